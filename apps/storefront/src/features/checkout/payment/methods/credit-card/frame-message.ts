/** What the provider's card fields say to the page that frames them (apps/payment-sandbox/README.md). */
export type FrameMessage =
  | { readonly type: 'ready' | 'resized'; readonly heightPx: number }
  | { readonly type: 'changed'; readonly valid: boolean }
  /** Enter was pressed in a field. */
  | { readonly type: 'submit-asked' }
  | { readonly type: 'tokenised'; readonly token: string; readonly brand: string; readonly lastFour: string }
  | { readonly type: 'failed'; readonly code: CardFailureCode };

/** `invalid`: the frame shows which field. `unavailable`: try again. `expired`: the frame must be opened anew. */
export type CardFailureCode = 'invalid' | 'unavailable' | 'expired';

/** What the page says to the frame: hand over a token for the card. */
export const SUBMIT_CARD = { type: 'vitrine-card:submit' } as const;

const PREFIX = 'vitrine-card:';
/** Taller than four fields with their messages at the largest text size; more would be a page out of its mind. */
const TALLEST_PX = 1200;

/** A message of the frame, or undefined for anything else that may be posted to a page. */
export function readFrameMessage(posted: unknown): FrameMessage | undefined {
  if (typeof posted !== 'object' || posted === null) return undefined;
  const message: Readonly<Record<string, unknown>> = { ...posted };
  switch (message['type']) {
    case `${PREFIX}ready`:
      return sized('ready', message);
    case `${PREFIX}resized`:
      return sized('resized', message);
    case `${PREFIX}changed`:
      return { type: 'changed', valid: message['valid'] === true };
    case `${PREFIX}submit-asked`:
      return { type: 'submit-asked' };
    case `${PREFIX}tokenised`:
      return tokenised(message);
    case `${PREFIX}failed`:
      return failed(message);
    default:
      return undefined;
  }
}

function sized(
  type: 'ready' | 'resized',
  { heightPx }: Readonly<Record<string, unknown>>,
): FrameMessage | undefined {
  if (typeof heightPx !== 'number' || !(heightPx >= 0)) return undefined;
  return { type, heightPx: Math.min(heightPx, TALLEST_PX) };
}

function tokenised({ token, brand, lastFour }: Readonly<Record<string, unknown>>): FrameMessage | undefined {
  if (typeof token !== 'string' || token === '') return undefined;
  return {
    type: 'tokenised',
    token,
    brand: typeof brand === 'string' ? brand : '',
    lastFour: typeof lastFour === 'string' ? lastFour : '',
  };
}

function failed({ code }: Readonly<Record<string, unknown>>): FrameMessage {
  return { type: 'failed', code: code === 'invalid' || code === 'expired' ? code : 'unavailable' };
}
