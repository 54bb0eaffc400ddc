import type { LabelKey } from '../i18n/labels.ts';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import type { View3dStatus } from './use-product-view.ts';
import styles from './view-3d.module.css';

interface ViewMessageProps {
  readonly status: View3dStatus;
  /** The piece was turned already. */
  readonly isKnown: boolean;
  readonly onRetry: () => void;
}

/** How far the model has come, how it is turned once it is there, or why it will not come. */
export function ViewMessage({ status, isKnown, onRetry }: ViewMessageProps) {
  const t = useLabels();
  if (status.state === 'failed') {
    return (
      <div role="alert" className={styles['failure']}>
        <p>{t(failureKey(status.failure))}</p>
        <Button look="text" onClick={onRetry}>
          {t('view3d_retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['message']}>
      {status.state === 'loading' && (
        <progress aria-label={t('view3d_loading')} value={status.progress} className={styles['progress']} />
      )}
      <output>
        {status.state === 'loading' && t('view3d_loading')}
        {status.state === 'shown' && !isKnown && t(hintKey(isFine()))}
      </output>
    </div>
  );
}

/** How the piece is turned with what is at hand: a wheel alone scrolls the page, so a mouse presses the signs below. */
function hintKey(hasFinePointer: boolean): LabelKey {
  return hasFinePointer ? 'view3d_hint_mouse' : 'view3d_hint_touch';
}

/** A mouse, a trackpad or a pen; asked each time, because a mouse may be plugged in meanwhile. */
const isFine = (): boolean => matchMedia('(pointer: fine)').matches;

function failureKey(failure: Extract<View3dStatus, { state: 'failed' }>['failure']): LabelKey {
  return failure === 'graphics-missing' ? 'view3d_failed_graphics' : 'view3d_failed_model';
}
