import { clamp, smoothstep } from '../../src/geometry/numbers.ts';
import { noiseAt } from '../geometry/noise.ts';
import { bell } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lengthOf, lerp, minus, times } from '../../src/geometry/vectors.ts';
import type { Colour, Complexion } from './complexion.ts';
import type { Regions } from './face-regions.ts';
import { IRIS_RADIUS_CM } from './eyes.ts';

export type SkinPlace = {
  readonly point: Vector;
  readonly regions: Regions;
  readonly hairiness: number;
  /** How red the skin is here, 0 to 1. */
  readonly flush: number;
};

/** The colour of the skin at one place. */
export function skinColour({ point, regions, hairiness, flush }: SkinPlace, complexion: Complexion): Colour {
  const [broad, fine] = [noiseAt(point, 0.35, 1), noiseAt(point, 1.6, 2)];
  const shadowed: Colour = [complexion.skin[0] * 0.62, complexion.skin[1] * 0.52, complexion.skin[2] * 0.52];
  let colour = times(complexion.skin, 1 + 0.1 * broad + 0.08 * fine);
  colour = lerp(colour, complexion.flush, clamp(flush + 0.1 * fine, 0, 0.6));
  colour = lerp(colour, shadowed, 0.4 * regions.eyeSocket);
  colour = lerp(colour, times(shadowed, 0.6), 0.75 * regions.lidFold);
  colour = lerp(colour, times(complexion.lips, 1 + 0.3 * fine), regions.lips);
  colour = lerp(colour, times(complexion.lips, 0.22), 0.9 * regions.seam);
  colour = lerp(colour, complexion.hair, 0.3 * regions.brow);
  return lerp(colour, times(complexion.hair, 1.2), 0.8 * hairiness);
}

/** How red the skin is at a point, from its distance to the cheeks, the tip of the nose and the chin. */
export function flushAt(
  point: Vector,
  marks: { cheeks: readonly Vector[]; nose: Vector; chin: Vector },
): number {
  const near = (mark: Vector, width: number): number => bell(lengthOf(minus(point, mark)), width);
  const cheeks = marks.cheeks.reduce((sum, cheek) => sum + near(cheek, 2.6), 0);
  return 0.36 * cheeks + 0.42 * near(marks.nose, 1.3) + 0.12 * near(marks.chin, 2);
}

/** The colour of an eyeball about the origin looking along z: pupil, iris with its dark rim, white. */
export function eyeColour(point: Vector, complexion: Complexion): Colour {
  const [x, y, z] = point;
  if (z < 0) return [0.6, 0.52, 0.48];
  const fromMiddle = Math.hypot(x, y);
  if (fromMiddle < 0.2) return [0.004, 0.004, 0.004];
  const angle = Math.atan2(y, x);
  const fibres = 1 + noiseAt([Math.cos(angle) * 6, Math.sin(angle) * 6, fromMiddle * 1.2], 1, 5);
  const iris = times(complexion.iris, fibres * (1.15 - 0.5 * smoothstep(0.3, 0.56, fromMiddle)));
  const shade = 1 - 0.25 * smoothstep(0.9, 1.2, fromMiddle);
  const white: Colour = [0.72 * shade, 0.66 * shade, 0.62 * shade];
  const edge = smoothstep(IRIS_RADIUS_CM - 0.03, IRIS_RADIUS_CM + 0.03, fromMiddle);
  return lerp(
    lerp(iris, white, edge),
    [0.015, 0.015, 0.015],
    0.75 * bell(fromMiddle - IRIS_RADIUS_CM + 0.02, 0.05),
  );
}
