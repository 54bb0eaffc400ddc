import type { Rotation, Vector } from './rotation.ts';
import { normalized } from './rotation.ts';

export const plus = (one: Vector, other: Vector): Vector => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

export const minus = (one: Vector, other: Vector): Vector => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];

export const times = ([x, y, z]: Vector, factor: number): Vector => [x * factor, y * factor, z * factor];

export const dot = (one: Vector, other: Vector): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export const cross = (one: Vector, other: Vector): Vector => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];

export const lengthOf = (one: Vector): number => {
  // Several times as fast as Math.hypot.
  const [x, y, z] = one;
  return Math.sqrt(x * x + y * y + z * z);
};

/** The direction of a vector, length 1; the zero vector stays zero. */
export function direction(one: Vector): Vector {
  const length = lengthOf(one);
  return length < 1e-9 ? [0, 0, 0] : times(one, 1 / length);
}

/** A share of the way from one point to another. */
export const lerp = (from: Vector, to: Vector, share: number): Vector =>
  plus(times(from, 1 - share), times(to, share));

/** The rotation whose Y axis is `along` and whose X axis lies as near as it can to `across`. Neither may be zero. */
export function rotationAlong(along: Vector, across: Vector): Rotation {
  const y = direction(along);
  const x = direction(minus(across, times(y, dot(across, y))));
  return rotationOfAxes(x, y, cross(x, y));
}

/** The rotation that turns the axes of space onto three at right angles (Shepperd's choice of the largest divisor). */
export function rotationOfAxes(x: Vector, y: Vector, z: Vector): Rotation {
  const [xx, yy, zz] = [x[0], y[1], z[2]];
  const largest = Math.max(xx + yy + zz, xx, yy, zz);
  if (largest === xx) return normalized([1 + xx - yy - zz, y[0] + x[1], z[0] + x[2], y[2] - z[1]]);
  if (largest === yy) return normalized([y[0] + x[1], 1 + yy - xx - zz, z[1] + y[2], z[0] - x[2]]);
  if (largest === zz) return normalized([z[0] + x[2], z[1] + y[2], 1 + zz - xx - yy, x[1] - y[0]]);
  return normalized([y[2] - z[1], z[0] - x[2], x[1] - y[0], 1 + xx + yy + zz]);
}
