import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './try-on-dialog.module.css';

interface TryOnDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * [R2.080, R2.078] The fullscreen modal: the platform's own dialog, so the page behind is inert, Tab stays inside, Escape
 * closes the top dialog only, and the focus goes back to what opened it. Unlike the shop's other dialogs it has no margin
 * around its body: the stage fills it.
 */
export function TryOnDialog({ title, children, onClose }: TryOnDialogProps) {
  const t = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed while it is still in the document, or the focus could not go back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Not when it was opened anew before the news of its closing came.
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
    >
      <div className={styles['frame']}>
        <header className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={styles['close']} onClick={() => dialog.current?.close()}>
            {t('dialog_close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
