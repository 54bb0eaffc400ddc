import { createOneEuroGain } from './one-euro.ts';
import { angleBetween, nlerp, type Rotation, type Vector } from '../geometry/rotation.ts';

/** Where something is and how it is turned, in camera space. */
interface RigidPose {
  readonly rotation: Rotation;
  readonly translation: Vector;
}

/** Moves a pose towards the newest one by the share that is no tremble. */
export type RigidEasing = (from: RigidPose, to: RigidPose, stepS: number) => RigidPose;

/**
 * Units: the direction from the camera (1 = 45°), the logarithm of the distance, radians. Direction and distance are
 * filtered apart, because the distance trembles ten times more. What turns at 1 rad/s or moves by a hand's breadth
 * per second passes with under half a frame of lag; what is held still trembles by under half a pixel.
 */
const DIRECTION = { leastCutoffHz: 1.5, speedShare: 80 } as const;
const DISTANCE = { leastCutoffHz: 0.8, speedShare: 12 } as const;
const ROTATION = { leastCutoffHz: 1.5, speedShare: 12 } as const;

export function createRigidEasing(): RigidEasing {
  const gains = {
    right: createOneEuroGain(DIRECTION),
    up: createOneEuroGain(DIRECTION),
    distance: createOneEuroGain(DISTANCE),
    rotation: createOneEuroGain(ROTATION),
  };
  return (from, to, stepS) => {
    const [before, now] = [seen(from.translation), seen(to.translation)];
    const eased = (gain: keyof typeof before) =>
      mixed(before[gain], now[gain], gains[gain].next(now[gain] - before[gain], stepS));
    const turned = gains.rotation.next(angleBetween(from.rotation, to.rotation), stepS);
    return {
      translation: placed({ right: eased('right'), up: eased('up'), distance: eased('distance') }),
      rotation: nlerp(from.rotation, to.rotation, turned),
    };
  };
}

/** A share of the way from one number to another. */
export const mixed = (from: number, to: number, share: number): number => from + share * (to - from);

interface Seen {
  readonly right: number;
  readonly up: number;
  readonly distance: number;
}

const seen = ([x, y, z]: Vector): Seen => ({ right: x / -z, up: y / -z, distance: Math.log(-z) });

function placed({ right, up, distance }: Seen): Vector {
  const depth = Math.exp(distance);
  return [right * depth, up * depth, -depth];
}
