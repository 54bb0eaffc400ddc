import { smoothstep } from '../../src/geometry/numbers.ts';
import { bell } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lengthOf, minus, plus } from '../../src/geometry/vectors.ts';

/** How a head differs from the canonical one; every factor is 1 for no difference. */
export type HeadShape = {
  readonly width: number;
  readonly height: number;
  /** Width of the jaw and chin alone. */
  readonly jaw: number;
  /** The factor of the length of the nose. */
  readonly nose: number;
};

export const CANONICAL_SHAPE: HeadShape = { width: 1, height: 1, jaw: 1, nose: 1 };

const NOSE_TIP: Vector = [0, -1.1, 7.5];
const NOSE_STANDS_OUT_CM = 2.6;

/** Where a point of the canonical head lies on a head of another shape. */
export function reshaped([x, y, z]: Vector, shape: HeadShape): Vector {
  const towardsChin = smoothstep(0, -8, y);
  const width = shape.width * (1 + (shape.jaw - 1) * towardsChin);
  const nose = (shape.nose - 1) * NOSE_STANDS_OUT_CM * bell(lengthOf(minus([x, y, z], NOSE_TIP)), 1.9);
  return plus([x * width, y * shape.height, z], [0, 0, nose]);
}
