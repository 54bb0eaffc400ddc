import { smoothstep } from '../../src/geometry/numbers.ts';
import { noiseAt } from '../geometry/noise.ts';
import { at, bell } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lengthOf, lerp, minus, times } from '../../src/geometry/vectors.ts';
import type { Colour, Complexion } from '../head/complexion.ts';
import type { Hand } from './hand.ts';

/** The landmarks where the skin is redder: knuckles, joints, tips. */
const KNUCKLES = [3, 5, 6, 9, 10, 13, 14, 17, 18];
const OUTER_JOINTS = [7, 11, 15, 19];
const TIPS = [4, 8, 12, 16, 20];

/** The colour of a hand's skin at each point. */
export function handColours(hand: Hand, complexion: Complexion): readonly Colour[] {
  const { points, normals } = hand.skin;
  // The palm of a dark hand is much lighter than its back. The palm of a light hand is redder.
  const palm = lerp(lerp(complexion.skin, complexion.flush, 0.4), [0.5, 0.32, 0.24], 0.35);
  const nail = lerp(complexion.skin, [0.62, 0.42, 0.38], 0.45);
  return points.map((point, index) => {
    const [broad, fine] = [noiseAt(point, 0.35, 1), noiseAt(point, 1.6, 2)];
    const shade = times(complexion.skin, 1 + 0.12 * broad + 0.1 * fine);
    const below = smoothstep(0.1, -0.6, at(normals, index)[2]) * smoothstep(-2.5, 1.5, point[1] + 0.8 * fine);
    const flushed = lerp(
      lerp(shade, palm, 0.75 * below),
      complexion.flush,
      Math.min(0.5, flushAt(point, hand)),
    );
    const outside = at(hand.nails, index);
    const rimmed = lerp(flushed, times(complexion.skin, 0.5), 0.5 * bell(Math.max(0, outside), 0.04));
    return lerp(rimmed, nail, 0.85 * smoothstep(0.02, -0.03, outside));
  });
}

function flushAt(point: Vector, { joints }: Hand): number {
  const near = (indices: readonly number[], width: number): number =>
    indices.reduce((sum, index) => sum + bell(lengthOf(minus(point, at(joints, index))), width), 0);
  return 0.33 * near(KNUCKLES, 1.05) + 0.25 * near(OUTER_JOINTS, 0.9) + 0.5 * near(TIPS, 0.9);
}
