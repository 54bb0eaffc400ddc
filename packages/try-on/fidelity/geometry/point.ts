/** Points and directions of what is drawn: centimetres, x to the image's right, y up, z towards the camera. */
import type { Vector } from '../../src/geometry/rotation.ts';
import { plus, times } from '../../src/geometry/vectors.ts';

/** The element at `index`; throws a RangeError where there is none, because a mesh with a hole in it is a bug. */
export function at<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return item;
}

export function mean(points: readonly Vector[]): Vector {
  return times(
    points.reduce((sum, point) => plus(sum, point), [0, 0, 0]),
    1 / points.length,
  );
}

/** The mirror image across the middle plane of the face. */
export function mirrored(a: Vector): Vector {
  return [-a[0], a[1], a[2]];
}

/** A bell of height 1 around zero with the given half width (same unit as `distance`). */
export function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}
