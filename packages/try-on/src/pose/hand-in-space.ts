/**
 * A hand's points as directions and lengths in camera space (+X right, +Y up, +Z towards the viewer): from the picture
 * across, from the model's own metres in depth. And how many pixels a real centimetre has, by the size of adult hands.
 */
import { HAND_POINTS } from '../landmarks/hand-points.ts';
import type { TrackedHand } from '../tracking/read-hand.ts';
import { DEPTH_SEEN } from './average-hand.ts';
import { palmIn } from './palm.ts';
import { cross, minus } from '../geometry/vectors.ts';
import type { Vector } from '../geometry/rotation.ts';

export interface HandInSpace {
  /** The 21 points in pixels of the picture, from its left lower corner and the depth of the wrist. */
  readonly points: readonly Vector[];
  readonly pxPerCm: number;
  readonly isRight: boolean;
  /** Directions of length 1 of the palm: from the wrist to the knuckles, and off its back. */
  readonly along: Vector;
  readonly back: Vector;
}

/** Lengths in an adult's palm between landmarks, in centimetres: the mean of women and men. */
const PALM_CM = [
  [0, 5, 8.1],
  [0, 9, 8],
  [0, 13, 7.6],
  [0, 17, 7.05],
  [5, 17, 5.6],
] as const;

/**
 * Where the model's confidence in which hand it is is low, the back is assumed to face the camera: that is what
 * people show.
 */
const LOW_CONFIDENCE = 0.2;
const hasLowConfidence = (rightness: number): boolean => Math.abs(rightness - 0.5) < LOW_CONFIDENCE;

/** Everything that one hand wears in a picture needs the same, so it is computed once. */
const known = new WeakMap<TrackedHand, { readonly heightPx: number; readonly space: HandInSpace }>();

export function handInSpace(hand: TrackedHand, heightPx: number): HandInSpace {
  const before = known.get(hand);
  if (before?.heightPx === heightPx) return before.space;
  const space = fittedInSpace(hand, heightPx);
  known.set(hand, { heightPx, space });
  return space;
}

function fittedInSpace({ landmarks, world, rightness }: TrackedHand, heightPx: number): HandInSpace {
  const scale = pixelsPerMetre(landmarks, world);
  const points = Array.from({ length: HAND_POINTS }, (_, index): Vector => {
    const depth = ((world[3 * index + 2] ?? 0) - (world[2] ?? 0)) * scale;
    return [landmarks[3 * index] ?? 0, heightPx - (landmarks[3 * index + 1] ?? 0), -depth];
  });
  const at = (index: number): Vector => points[index] ?? [0, 0, 0];
  const [toIndex, toLittle] = [minus(at(5), at(0)), minus(at(17), at(0))];
  const rightsBack = cross(toLittle, toIndex);
  const isRight = hasLowConfidence(rightness) ? rightsBack[2] > 0 : rightness > 0.5;
  return {
    points,
    isRight,
    pxPerCm: pixelsPerCentimetre(at),
    ...palmIn(points, isRight),
  };
}

/** The similarity of the model's metres to the picture, across: their spreads about their means compared. */
function pixelsPerMetre(landmarks: Float32Array, world: Float32Array): number {
  let [along, spread] = [0, 0];
  for (const axis of [0, 1]) {
    const [inPicture, inWorld] = [meanOf(landmarks, axis), meanOf(world, axis)];
    for (let k = axis; k < world.length; k += 3) {
      along += ((landmarks[k] ?? 0) - inPicture) * ((world[k] ?? 0) - inWorld);
      spread += ((world[k] ?? 0) - inWorld) ** 2;
    }
  }
  return spread > 0 ? Math.max(0, along / spread) : 0;
}

function meanOf(points: Float32Array, axis: number): number {
  let sum = 0;
  for (let k = axis; k < points.length; k += 3) sum += points[k] ?? 0;
  return sum / HAND_POINTS;
}

function pixelsPerCentimetre(at: (index: number) => Vector): number {
  let [seen, real] = [0, 0];
  for (const [from, to, cm] of PALM_CM) {
    const [x, y, z] = minus(at(to), at(from));
    seen += Math.hypot(x, y, z / DEPTH_SEEN);
    real += cm;
  }
  return Math.max(1e-3, seen / real);
}
