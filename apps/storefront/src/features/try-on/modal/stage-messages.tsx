import type { TryOnFailure, TryOnHint } from '@vitrine/try-on';
import type { TryOnSession } from '../session/session.ts';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { cameraHelpKey } from '../camera-help.ts';
import { failureWords } from '../failure-words.ts';
import type { Opening } from '../opening/opening.ts';
import { hintKey } from '../stage/hint-key.ts';
import { isWarmingUp, type StageState } from '../stage/stage.ts';
import styles from './stage-messages.module.css';

interface StageMessagesProps {
  readonly stage: StageState;
  readonly session: Pick<TryOnSession, 'mode' | 'tryOnType'>;
  readonly step: Opening['step'];
}

/** For screen readers. */
const SAID = {
  live: 'tryon_said_live',
  photo: 'tryon_said_photo',
  snapshot: 'tryon_said_snapshot',
} as const satisfies Record<TryOnSession['mode'], LabelKey>;

/** With these hints the target is followed, but the product is not visible. */
const UNSEEN: ReadonlySet<TryOnHint> = new Set([
  'ring-hidden',
  'wrist-hidden',
  'ear-covered',
  'glasses-worn',
]);

function saidKey({ status }: StageState, mode: TryOnSession['mode']): LabelKey {
  const isShown = status.state === 'tracked' && !(status.hint && UNSEEN.has(status.hint));
  return mode === 'live' && isShown ? 'tryon_said_worn' : SAID[mode];
}

/** What the shopper should do or know, on the stage and for screen readers, and progress while the engine loads. */
export function StageMessages({ stage, session, step }: StageMessagesProps) {
  const t = useLabels();
  const isWaiting = step === 'loading';
  const wanted = hintKey(stage, session);
  const hint = isWarmingUp(stage) && !isWaiting ? undefined : wanted;
  return (
    // The content below moves up while there is no message.
    <div
      className={styles['messages']}
      data-live={session.mode === 'live' && step !== 'photo-choice'}
      data-silent={hint === undefined && stage.notice === undefined}
    >
      {stage.status.state === 'loading' && isWaiting && (
        <div className={styles['progress']}>
          <label htmlFor="tryon-progress">{t('tryon_loading')}</label>
          <progress id="tryon-progress" value={stage.status.progress} max={1} />
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {step === 'live' && t(saidKey(stage, session.mode))}
      </p>
      <p className={styles['hint']} aria-live="polite">
        {hint && t(hint)}
      </p>
      <p className={styles['notice']} role="alert">
        {stage.notice && <Notice failure={stage.notice} tryOnType={session.tryOnType} />}
      </p>
    </div>
  );
}

interface NoticeProps {
  readonly failure: TryOnFailure;
  readonly tryOnType: TryOnSession['tryOnType'];
}

/** What went wrong, and for a refused camera where its switch is. */
function Notice({ failure, tryOnType }: NoticeProps) {
  const t = useLabels();
  const { key, values } = failureWords(failure, tryOnType);
  const help = cameraHelpKey(failure.code, navigator);
  return `${t(key, values)}${help ? ` ${t(help)}` : ''}`;
}
