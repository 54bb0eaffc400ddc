import { smoothing } from '../../pose/one-euro.ts';
import type { Vector } from '../../geometry/rotation.ts';
import { GRAVITY } from './pendulum.ts';

/** How the motion of a hinge acts on what hangs on it. */
export interface HingeMotion {
  /**
   * The force on one kilogram that hangs there, in m/s², in the axes of `place` (+Y up): gravity minus the
   * acceleration of the hinge. `place` is in metres.
   */
  next(place: Vector, stepS: number): Vector;
  reset(): void;
}

/** Places are read from pictures: above this frequency their second differences are mostly noise. */
const CUTOFF_HZ = 4;
/** A hand's breadth in a tenth of a second and back. A stronger force is a jump of the tracking. */
const MOST_ACCELERATION = 8;
const AT_REST: Vector = [0, -GRAVITY, 0];
const ZERO: Vector = [0, 0, 0];

export function createHingeMotion(): HingeMotion {
  let place: Vector | undefined;
  let speed: Vector | undefined;
  let push: Vector = ZERO;

  return {
    next(now, stepS) {
      const moved = place && scaled(difference(now, place), 1 / stepS);
      const share = smoothing(CUTOFF_HZ, stepS);
      if (moved && speed) push = eased(push, scaled(difference(moved, speed), 1 / stepS), share);
      place = now;
      speed = moved;
      return difference(AT_REST, shortened(push, MOST_ACCELERATION));
    },
    reset() {
      place = speed = undefined;
      push = ZERO;
    },
  };
}

const difference = (one: Vector, other: Vector): Vector => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
const eased = (from: Vector, to: Vector, share: number): Vector => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
  from[2] + share * (to[2] - from[2]),
];

function shortened(vector: Vector, most: number): Vector {
  const length = Math.hypot(...vector);
  return length > most ? scaled(vector, most / length) : vector;
}
