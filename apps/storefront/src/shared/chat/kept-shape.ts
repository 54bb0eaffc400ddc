import { hasWaiting } from './use-outbox.ts';

/** How the chat stands on a page: a window, or the button that opens it again. */
export type ChatShape = 'open' | 'folded';

/** The tab remembers how a chat that goes on stands: the path where it is open, or that it is folded. */
const PLACE = 'vitrine-chat-open';
const FOLDED = 'folded';
/** Where the shopper's messages wait to be sent. */
export const OUTBOX = 'shopper';

/**
 * [R2.116] How the chat comes back with a page: open where the page itself is loaded again, folded on any other, and where
 * something is still to be sent.
 */
export function keptShape(): ChatShape | undefined {
  const kept = sessionStorage.getItem(PLACE);
  if (kept === null) return hasWaiting(OUTBOX) ? 'folded' : undefined;
  return kept === location.pathname ? 'open' : 'folded';
}

/** Remembers how the chat stands; undefined where none goes on. */
export function keepShape(shape: ChatShape | undefined): void {
  if (shape === undefined) sessionStorage.removeItem(PLACE);
  else sessionStorage.setItem(PLACE, shape === 'open' ? location.pathname : FOLDED);
}
