/** A point or direction in head space: centimetres, x to the image's right, y up, z towards the camera. */
export type Point3 = readonly [number, number, number];

/** The element at `index`; throws a RangeError where there is none, because a mesh with a hole in it is a bug. */
export function at<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return item;
}

export function add(a: Point3, b: Point3): Point3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Point3, factor: number): Point3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length([x, y, z]: Point3): number {
  // Several times as fast as Math.hypot, which building a head would spend most of its time in.
  return Math.sqrt(x * x + y * y + z * z);
}

/** The direction of `a`, length 1; the zero vector stays zero. */
export function unit(a: Point3): Point3 {
  const size = length(a);
  return size < 1e-12 ? [0, 0, 0] : scale(a, 1 / size);
}

/** `a` at 0, `b` at 1. */
export function mix(a: Point3, b: Point3, share: number): Point3 {
  return add(scale(a, 1 - share), scale(b, share));
}

export function mean(points: readonly Point3[]): Point3 {
  return scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0]),
    1 / points.length,
  );
}

/** The mirror image across the middle plane of the face. */
export function mirrored(a: Point3): Point3 {
  return [-a[0], a[1], a[2]];
}

/** 0 at `from`, 1 at `to`, with flat ends; `from` may be the greater. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A bell of height 1 around zero with the given half width (same unit as `distance`). */
export function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}
