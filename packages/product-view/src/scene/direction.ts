/** A direction of unit length: +X is the eye's right, +Y up, +Z towards the eye. */
export type Direction = readonly [x: number, y: number, z: number];

/** The cosine of the angle between two directions. */
export const dot = (one: Direction, other: Direction): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** The same way with unit length; the vector may not be zero. */
export function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
