import type { Comparison } from '../kinds/comparison.ts';
import type { Adjustment, AdjustmentStep } from '../pose/adjustment.ts';
import type { Layout } from '../snapshot/visible-part.ts';

/** Adjusts by hand what is worn in the photo that is shown. Every change is drawn at once. */
export interface PhotoAdjustment {
  /** Moves what is worn on a photo by hand, also where nothing was found in it; undefined if none is shown. */
  adjust(step: AdjustmentStep): Adjustment | undefined;
  /** What is worn goes back to where it was found. */
  resetAdjustment(): void;
}

export interface ShownPhoto {
  /** Undefined while no photo is shown. */
  layout(): Layout | undefined;
  /** Whether what is worn is placed by the shopper where it was not found. */
  setByHand(isByHand: boolean): void;
  redraw(): void;
}

/** Converts CSS pixels to device pixels, which the screen is measured in. */
function stepOnScreen({ rightPx = 0, downPx = 0, ...rest }: AdjustmentStep): AdjustmentStep {
  return { ...rest, rightPx: rightPx * devicePixelRatio, downPx: downPx * devicePixelRatio };
}

export function createPhotoAdjustment(comparison: Comparison, photo: ShownPhoto): PhotoAdjustment {
  return {
    adjust(step) {
      const layout = photo.layout();
      if (!layout) return undefined;
      const adjustment = comparison.adjust(stepOnScreen(step), layout);
      photo.setByHand(true);
      photo.redraw();
      return adjustment;
    },
    resetAdjustment() {
      comparison.resetAdjustment();
      photo.setByHand(false);
      photo.redraw();
    },
  };
}
