/**
 * The state machine of adding what is worn to the wishlist. The caller sends what `adding` asks for and reports the
 * answer.
 */
import type { WishOutcome } from '../../../shared/wishlist/wish.ts';

export type Wishing =
  | { readonly step: 'idle' }
  /** [R2.101] The shopper chooses a size in the side panel. */
  | { readonly step: 'panel' }
  /** [R2.099] The shopper chooses among what is worn together. */
  | { readonly step: 'choosing' }
  | { readonly step: 'adding'; readonly skuIds: readonly string[] }
  | { readonly step: 'done'; readonly outcome: WishOutcome };

export type WishingEvent =
  | {
      readonly type: 'pressed';
      /** What is worn, the piece that was tried on first. */
      readonly skuIds: readonly string[];
      /** The piece comes in sizes, and trying on does not tell which one fits. */
      readonly hasSizes: boolean;
    }
  | { readonly type: 'confirmed'; readonly skuIds: readonly string[] }
  | { readonly type: 'answered'; readonly outcome: WishOutcome }
  /** Something else is worn: messages about the last piece end. */
  | { readonly type: 'worn-changed' }
  | { readonly type: 'dismissed' };

export const NOT_WISHING: Wishing = { step: 'idle' };

/** [R2.092, R2.099, R2.101, R4.025] The step after an event; an event that its step does not know changes nothing. */
export function nextWishing(wishing: Wishing, event: WishingEvent): Wishing {
  if (wishing.step === 'adding') {
    return event.type === 'answered' ? { step: 'done', outcome: event.outcome } : wishing;
  }
  if (isEnd(wishing, event)) return NOT_WISHING;
  const isOpen = wishing.step === 'panel' || wishing.step === 'choosing';
  if (event.type === 'pressed') return isOpen ? wishing : pressed(wishing, event);
  if (event.type === 'confirmed' && isOpen && event.skuIds.length > 0) {
    return { step: 'adding', skuIds: event.skuIds };
  }
  return wishing;
}

const isEnd = ({ step }: Wishing, { type }: WishingEvent): boolean =>
  type === 'dismissed' || (type === 'worn-changed' && step === 'done');

function pressed(
  wishing: Wishing,
  { skuIds, hasSizes }: Extract<WishingEvent, { type: 'pressed' }>,
): Wishing {
  if (skuIds.length === 0) return wishing;
  if (skuIds.length > 1) return { step: 'choosing' };
  return hasSizes ? { step: 'panel' } : { step: 'adding', skuIds };
}
