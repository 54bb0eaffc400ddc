/** The pose of a shoe on a foot whose heel and toe are known in the picture. Camera space, centimetres. */
import { clamp } from '../geometry/numbers.ts';
import type { DetectedFoot } from '../tracking/detected-feet.ts';
import type { CameraModel } from './camera-model.ts';
import type { Point } from '../geometry/point.ts';
import type { Rotation, Vector } from '../geometry/rotation.ts';
import { cross, direction, dot, lengthOf, minus, rotationOfAxes, times } from '../geometry/vectors.ts';

/** On the ground under the heel: +Y out of the top of the foot, +Z to the toes, +X to the wearer's left. */
export interface FootPose {
  readonly translation: Vector;
  readonly rotation: Rotation;
}

/** The room's vertical in camera space, for a camera that looks down by so many radians and is not tilted aside. */
export const upSeenFrom = (lookDown: number): Vector => [0, Math.cos(lookDown), Math.sin(lookDown)];

/**
 * The inverse: the angle at which a camera looks down at ground with this normal; between beside it and straight
 * above.
 */
export const lookDownAt = ([, y, z]: Vector): number => clamp(Math.atan2(z, y), 0.15, 1.5);

/**
 * The largest ratio between the distances of heel and toe: ground seen from its edge does not show how far it
 * reaches.
 */
const MOST_DEPTH_RATIO = 1.6;

/**
 * The pose of a shoe whose heel and toe, `lengthCm` apart on ground with the foot's normal, appear where the foot's
 * do. Only one size and distance fit both exactly.
 */
export function standOn(camera: CameraModel, foot: DetectedFoot, lengthCm: number): FootPose {
  const [heelRay, toeRay] = [rayThrough(camera, foot.heel), rayThrough(camera, foot.toe)];
  const toeDepth = depthRatio(dot(foot.up, heelRay) / dot(foot.up, toeRay));
  const foreward = minus(times(toeRay, toeDepth), heelRay);
  const heelDepth = lengthCm / Math.max(1e-6, lengthOf(foreward));
  const z = direction(foreward);
  const y = direction(minus(foot.up, times(z, dot(foot.up, z))));
  return { translation: times(heelRay, heelDepth), rotation: rotationOfAxes(cross(y, z), y, z) };
}

function depthRatio(ratio: number): number {
  if (!(ratio > 0)) return 1;
  return clamp(ratio, 1 / MOST_DEPTH_RATIO, MOST_DEPTH_RATIO);
}

/** The ray to a point of the picture, as far as depth 1. */
const rayThrough = ({ widthPx, heightPx, focalPx }: CameraModel, { x, y }: Point): Vector => [
  (x - widthPx / 2) / focalPx,
  (heightPx / 2 - y) / focalPx,
  -1,
];
