import { useLabels } from '../../../shared/page/page.tsx';
import { failureWords } from '../failure-words.ts';
import { hintKey, isWarmingUp, type Stage } from '../stage/stage.ts';
import styles from './stage-messages.module.css';

interface StageMessagesProps {
  readonly stage: Stage;
  readonly mode: 'live' | 'photo' | 'snapshot';
  /** Nothing is on the stage yet. */
  readonly isWaiting: boolean;
}

/** What the shopper should do or know, said on the stage and to screen readers; progress while the engine loads. */
export function StageMessages({ stage, mode, isWaiting }: StageMessagesProps) {
  const t = useLabels();
  const hint = hintKey(stage, mode);
  const notice = stage.notice && failureWords(stage.notice);
  return (
    <div className={styles['messages']}>
      {stage.status.state === 'loading' && isWaiting && (
        <div className={styles['progress']}>
          <label htmlFor="tryon-progress">{t('tryon_loading')}</label>
          <progress id="tryon-progress" value={stage.status.progress} max={1} />
        </div>
      )}
      <p className={styles['hint']} aria-live="polite">
        {hint !== undefined && !(isWarmingUp(stage) && !isWaiting) && t(hint)}
      </p>
      <p className={styles['notice']} role="alert">
        {notice && t(notice.key, notice.values)}
      </p>
    </div>
  );
}
