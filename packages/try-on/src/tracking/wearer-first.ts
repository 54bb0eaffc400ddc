import { regionOfHand } from './hand-region.ts';
import type { TrackedHand } from './read-hand.ts';

/** Another hand must be so many times as large to take over from the one that wears. */
const CLEARLY_LARGER = 1.25;

/**
 * Sorts hands so that the one that wears comes first: the largest. The first one of the picture before, if something
 * is remembered of it, stays first unless another is clearly larger.
 */
export function wearerFirst<Hand extends { readonly hand: TrackedHand; readonly worn?: object }>(
  hands: readonly Hand[],
): readonly Hand[] {
  const weight = (one: Hand) =>
    (one === hands[0] && one.worn ? CLEARLY_LARGER : 1) * regionOfHand(one.hand.landmarks).sizePx;
  return hands.toSorted((one, other) => weight(other) - weight(one));
}
