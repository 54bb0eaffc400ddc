import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../page/page.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /**
   * `panel`: at the inline end, full height; `centre`: in the middle; `full`: the whole screen; `stage`: the whole screen
   * without a margin around the body, which fills it.
   */
  readonly shape?: 'panel' | 'centre' | 'full' | 'stage';
  /** Of a dialog in the middle; narrower where the page is. */
  readonly widthPx?: number;
  readonly children: ReactNode;
  /** Called once, however it is closed: its button, the Escape key, or a press beside it. */
  readonly onClose: () => void;
}

/**
 * [R2.078] A modal dialog that is open as long as it is rendered. The platform's own: the page behind is inert, Tab stays
 * inside, Escape closes the top one only, and the focus goes back to where it was.
 */
export function Dialog({ title, shape = 'panel', widthPx, children, onClose }: DialogProps) {
  const t = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it is still in the document, or the focus could not go back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    open(element);
    return () => close(element);
  }, []);
  const closeOnBackdrop = (event: SyntheticEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    // The press beside the dialog is a convenience for the pointer; the keyboard has Escape and the button.
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[shape]}`}
      style={widthPx === undefined ? undefined : { inlineSize: `min(${widthPx}px, 100% - 2rem)` }}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Not when it was opened again before this event arrived.
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onPointerDown={closeOnBackdrop}
    >
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={styles['close']} onClick={() => dialog.current?.close()}>
            {t('dialog_close')}
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
      </div>
    </dialog>
  );
}

/** Inner ones first: while one of them is open, nothing of the page can take the focus back. */
function close(dialog: HTMLDialogElement | null): void {
  const inner = dialog?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? [];
  for (const one of [...inner].toReversed()) one.close();
  dialog?.close();
}

/** Effects of what is inside run first, so a dialog opens those around it before itself: the inner one is on top. */
function open(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog || dialog.open) return;
  open(dialog.parentElement?.closest('dialog'));
  dialog.showModal();
}
