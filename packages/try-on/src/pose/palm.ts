/**
 * How a palm lies in space. Where its points lie in the picture is seen well; how deep they lie the landmark model knows
 * only roughly, and makes much of it. So an adult's palm is laid onto the points, and decides most of their depth: turned
 * to the side it is narrower, and by how much is seen.
 */
import { KNUCKLES, WRIST } from '../tracking/hand-points.ts';
import { AVERAGE_HAND_CM } from './average-hand.ts';
import { rotated, type Vector } from './rotation.ts';
import { fitSimilarity, type Similarity } from './similarity.ts';
import { times } from './vectors.ts';

const PALM = [WRIST, ...KNUCKLES];
/** How much of the model's depth is believed. */
const DEPTH_SHARE = 0.2;
/** Each round brings what is not believed nearer to the palm that was laid on. */
const ROUNDS = 20;

/** Of length 1, in camera space. */
interface PalmAxes {
  /** From the wrist to the knuckles. */
  readonly along: Vector;
  readonly back: Vector;
}

/** `points` are the hand's 21, in pixels, Y up and Z towards the camera. */
export function palmIn(points: readonly Vector[], isRight: boolean): PalmAxes {
  const seen = PALM.map((index): Vector => points[index] ?? [0, 0, 0]);
  const palm = PALM.map((index): Vector => {
    const [x, y, z] = AVERAGE_HAND_CM[index] ?? [0, 0, 0];
    return [isRight ? x : -x, y, z];
  });
  let laid = layOn(palm, seen);
  for (let round = 1; round < ROUNDS; round += 1) {
    const before = laid;
    laid = layOn(
      palm,
      seen.map(([x, y, z], index): Vector => {
        const byPalm = depthOf(before, palm[index] ?? [0, 0, 0]);
        return [x, y, DEPTH_SHARE * z + (1 - DEPTH_SHARE) * byPalm];
      }),
    );
  }
  return { along: rotated(laid.rotation, [0, 1, 0]), back: rotated(laid.rotation, [0, 0, 1]) };
}

const layOn = (palm: readonly Vector[], seen: readonly Vector[]): Similarity =>
  fitSimilarity(palm.map((from, index) => ({ from, to: seen[index] ?? [0, 0, 0], weight: 1 })));

const depthOf = ({ scale, rotation, translation }: Similarity, point: Vector): number =>
  times(rotated(rotation, point), scale)[2] + translation[2];
