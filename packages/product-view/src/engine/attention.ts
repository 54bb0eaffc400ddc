/** How long nobody looks before graphics memory is given back. */
export const UNSEEN_AFTER_MS = 30_000;

export interface AttentionListener {
  /** Called when nobody has looked for long, or the page was put away. */
  readonly onUnseen: () => void;
  readonly onSeen: () => void;
}

/** The page, as far as it is needed: a window and its document. */
interface Page {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly hidden: boolean };
}

/** Watches whether anybody can see the page. */
export function watchAttention(
  page: Page,
  { onUnseen, onSeen }: AttentionListener,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);
  signal.addEventListener('abort', wait);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      wait();
      if (page.document.hidden) timer = setTimeout(onUnseen, UNSEEN_AFTER_MS);
      else onSeen();
    },
    { signal },
  );
  // A page kept for the back button must not hold graphics memory that other pages need.
  page.window.addEventListener('pagehide', onUnseen, { signal });
  page.window.addEventListener('pageshow', onSeen, { signal });
}
