/** Bends a strap round a wrist: the case stays as it is, and the strap follows the wrist's ellipse. */
import { clamp } from '../../geometry/numbers.ts';
import type { Vector } from '../../geometry/rotation.ts';

/** Half axes of an ellipse, in centimetres: across the wrist and through it. */
export interface WristEllipse {
  readonly halfWidthCm: number;
  readonly halfDepthCm: number;
}

/**
 * Depths below the case back: down to the first the strap keeps its modelled shape, and from the second on it follows
 * the wrist fully.
 */
const AT_LUGS_CM = 0.1;
const FREE_CM = 1.3;

/**
 * Where a point of the strap goes. `made` is the wrist the model was made for; points are in the wear frame: Y round the
 * wrist, Z out of the dial, the case back at 0.
 */
export function fittedToWrist([x, y, z]: Vector, made: WristEllipse, wrist: WristEllipse): Vector {
  const below = Math.max(0, -z);
  const share = eased((below - AT_LUGS_CM) / (FREE_CM - AT_LUGS_CM));
  const across = 1 + share * (wrist.halfWidthCm / made.halfWidthCm - 1);
  return [x, y * across, z > 0 ? z : z * (wrist.halfDepthCm / made.halfDepthCm)];
}

const eased = (share: number): number => {
  const inside = clamp(share, 0, 1);
  return inside * inside * (3 - 2 * inside);
};
