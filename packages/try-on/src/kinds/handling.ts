import {
  adjusted,
  type Adjustment,
  type AdjustmentStep,
  NO_ADJUSTMENT,
  stepInPicture,
} from '../pose/adjustment.ts';
import type { Layout } from '../snapshot/visible-part.ts';
import type { Outfit } from './outfit.ts';

/** The shopper's hand on what is worn: compared outfits are moved alike, for they are worn by the same person. */
export interface Handling {
  adjust(step: AdjustmentStep, layout: Layout): Adjustment;
  /** Everything goes back to where it was found. */
  resetAdjustment(): void;
  /** To an outfit that came later. */
  readonly handOn: (outfit: Outfit) => void;
}

export function createHandling(outfits: () => readonly Outfit[]): Handling {
  let adjustment = NO_ADJUSTMENT;
  const handOn = (outfit: Outfit) => outfit.adjust(adjustment);

  return {
    adjust(step, layout) {
      adjustment = adjusted(adjustment, stepInPicture(step, layout), layout.picture);
      for (const outfit of outfits()) handOn(outfit);
      return adjustment;
    },
    resetAdjustment() {
      adjustment = NO_ADJUSTMENT;
      for (const outfit of outfits()) handOn(outfit);
    },
    handOn,
  };
}
