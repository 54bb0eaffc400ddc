/** x, y, z. */
export type Vector = readonly [x: number, y: number, z: number];
/** A unit quaternion: x, y, z, w. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];

const NO_ROTATION: Rotation = [0, 0, 0, 1];

export function rotated([x, y, z, w]: Rotation, [vx, vy, vz]: Vector): Vector {
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + (y * tz - z * ty), vy + w * ty + (z * tx - x * tz), vz + w * tz + (x * ty - y * tx)];
}

export const inverted = ([x, y, z, w]: Rotation): Rotation => [-x, -y, -z, w];

export function normalized([x, y, z, w]: Rotation): Rotation {
  const length = Math.hypot(x, y, z, w);
  return length === 0 ? NO_ROTATION : [x / length, y / length, z / length, w / length];
}

/** Angle between two rotations, in radians. */
export function angleBetween(one: Rotation, other: Rotation): number {
  return 2 * Math.acos(Math.min(1, Math.abs(dot(one, other))));
}

/** A share of the way from one rotation to another, on the shorter arc (nlerp): near enough for the small steps of a filter. */
export function nlerp(from: Rotation, to: Rotation, share: number): Rotation {
  const sign = dot(from, to) < 0 ? -1 : 1;
  const mix = (k: 0 | 1 | 2 | 3) => from[k] * (1 - share) + sign * to[k] * share;
  return normalized([mix(0), mix(1), mix(2), mix(3)]);
}

/** How far the head is turned to the side, in radians; positive to the wearer's left. */
export function yawOf(rotation: Rotation): number {
  const [x, , z] = rotated(rotation, [0, 0, 1]);
  return Math.atan2(x, z);
}

const dot = (one: Rotation, other: Rotation) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3];
