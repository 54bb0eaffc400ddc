import {
  adjusted,
  type Adjustment,
  type AdjustmentStep,
  NO_ADJUSTMENT,
  stepInPicture,
} from '../pose/adjustment.ts';
import type { Layout } from '../snapshot/visible-part.ts';
import type { ProductLayer } from './product-layer.ts';

/** Adjusts what is worn by hand. Compared layers move alike, because the same person wears them. */
export interface Handling {
  adjust(step: AdjustmentStep, layout: Layout): Adjustment;
  /** Everything goes back to where it was found. */
  resetAdjustment(): void;
  /** Passes the adjustment on to a layer that was made later. */
  readonly handOn: (layer: ProductLayer) => void;
}

export function createHandling(layers: () => readonly ProductLayer[]): Handling {
  let adjustment = NO_ADJUSTMENT;
  const handOn = (layer: ProductLayer) => layer.adjust(adjustment);

  return {
    adjust(step, layout) {
      adjustment = adjusted(adjustment, stepInPicture(step, layout), layout.picture);
      for (const layer of layers()) handOn(layer);
      return adjustment;
    },
    resetAdjustment() {
      adjustment = NO_ADJUSTMENT;
      for (const layer of layers()) handOn(layer);
    },
    handOn,
  };
}
