import { useRef } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import styles from './consent-dialog.module.css';

interface ConsentDialogProps {
  readonly onAccept: () => void;
  /** Refusing, Escape and a press outside do the same: the flow ends, and nothing is stored. */
  readonly onRefuse: () => void;
}

/** [R4.007] Asked before camera or picture are touched. */
export function ConsentDialog({ onAccept, onRefuse }: ConsentDialogProps) {
  const t = useLabels();
  const isAccepted = useRef(false);
  return (
    <Dialog
      title={t('tryon_consent_title')}
      shape="centre"
      onClose={() => (isAccepted.current ? onAccept() : onRefuse())}
    >
      <div ref={focusedFirst} tabIndex={-1} className={styles['text']}>
        <p>{t('tryon_consent_camera')}</p>
        <p className={styles['promise']}>{t('tryon_consent_stays_here')}</p>
        <p className={styles['fine']}>{t('tryon_consent_until')}</p>
      </div>
      {/** The platform closes the dialog, so that the focus returns to where it was. */}
      <form method="dialog" className={styles['actions']}>
        <Button
          type="submit"
          onClick={() => {
            isAccepted.current = true;
          }}
        >
          {t('tryon_consent_accept')}
        </Button>
        <Button type="submit" look="outline">
          {t('tryon_consent_refuse')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The dialog opens with the focus on this element, so that it is read; React would not write the attribute. */
function focusedFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
