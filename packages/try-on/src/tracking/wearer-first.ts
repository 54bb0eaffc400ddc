import { regionOfHand } from './hand-region.ts';
import type { TrackedHand } from './read-hand.ts';

/** The hand that wears goes on wearing until another one is so many times as large. */
const CLEARLY_LARGER = 1.25;

/**
 * Of several hands the one that wears, first: the largest. One that was the first in the picture before, and so is the
 * first of `hands` and has something remembered of it, stays the first unless another is clearly larger.
 */
export function wearerFirst<Hand extends { readonly hand: TrackedHand; readonly worn?: object }>(
  hands: readonly Hand[],
): readonly Hand[] {
  const weight = (one: Hand) =>
    (one === hands[0] && one.worn ? CLEARLY_LARGER : 1) * regionOfHand(one.hand.landmarks).sizePx;
  return hands.toSorted((one, other) => weight(other) - weight(one));
}
