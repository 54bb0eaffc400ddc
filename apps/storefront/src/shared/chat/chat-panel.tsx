import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './chat.module.css';

interface ChatPanelProps {
  readonly title: string;
  readonly isFolded: boolean;
  /** Whether the page that was loaded brought it back: then the focus stays where the page has it. */
  readonly isBack: boolean;
  /** What the folded one says. */
  readonly foldedWords: string;
  /** What puts it away is called so: it is folded, or gone. */
  readonly awayWords: string;
  readonly onOpen: () => void;
  readonly onAway: () => void;
  readonly children: ReactNode;
}

/**
 * [R2.116] A window in the corner that leaves the page as it is: nothing behind it is inert, and Escape puts it away wherever
 * the focus is, so that it hides nothing that has the focus. Folded, it is a button.
 */
export function ChatPanel(props: ChatPanelProps) {
  const { title, isFolded, foldedWords, awayWords, onOpen, children } = props;
  const panel = useRef<HTMLDialogElement>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useFocus(props, isFolded ? chip : panel);
  const putAway = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.defaultPrevented || document.querySelector('dialog:modal') !== null;
    if (event.key === 'Escape' && !isElsewhere) props.onAway();
  });
  useEffect(() => {
    if (isFolded) return undefined;
    document.addEventListener('keydown', putAway);
    return () => document.removeEventListener('keydown', putAway);
  }, [isFolded]);
  return (
    <>
      {isFolded && (
        <button ref={chip} type="button" className={styles['chip']} aria-haspopup="dialog" onClick={onOpen}>
          {foldedWords}
        </button>
      )}
      <dialog
        ref={panel}
        open={!isFolded}
        className={styles['panel']}
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={styles['away']} onClick={props.onAway}>
            {awayWords}
          </button>
        </div>
        <div className={styles['chat']}>{children}</div>
      </dialog>
    </>
  );
}

/** The focus follows what the shopper opened or folded. */
function useFocus(
  { isFolded, isBack }: ChatPanelProps,
  shown: { readonly current: HTMLElement | null },
): void {
  const before = useRef(isBack ? isFolded : undefined);
  useEffect(() => {
    if (before.current !== isFolded) shown.current?.focus({ preventScroll: true });
    before.current = isFolded;
  }, [isFolded, shown]);
}
