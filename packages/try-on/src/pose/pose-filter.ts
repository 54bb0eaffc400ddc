import type { FaceLight } from './face-light.ts';
import type { HeadPose } from './head-pose.ts';
import { createOneEuroGain, smoothing } from './one-euro.ts';
import { angleBetween, between, type Vector } from './rotation.ts';

/** Steadies the head's pose and size over time. A jump in time (a hidden tab, a lost face) starts it anew. */
export interface PoseFilter {
  next(head: WornHead, atMs: number): WornHead;
  reset(): void;
}

/** A head as something is drawn on it. */
export interface WornHead {
  readonly pose: HeadPose;
  /** Real centimetres per canonical centimetre. */
  readonly size: number;
  /** This person's face in the head's frame: x, y, z of 468 points. */
  readonly shape: Float32Array<ArrayBuffer>;
  readonly light: FaceLight;
}

/**
 * Units: the direction from the camera (1 = 45°), the logarithm of the distance, radians. Direction and distance are
 * filtered apart, because the distance trembles ten times more. A head turned at 1 rad/s or moved by a hand's breadth
 * per second passes with under half a frame of lag; one held still trembles by under half a pixel.
 */
const DIRECTION = { leastCutoffHz: 1.5, speedShare: 40 } as const;
const DISTANCE = { leastCutoffHz: 0.8, speedShare: 12 } as const;
const ROTATION = { leastCutoffHz: 1.5, speedShare: 6 } as const;
/** A head does not change its size, nor its shape but for its expression; only the estimates do. */
const SIZE_CUTOFF_HZ = 0.15;
const SHAPE_CUTOFF_HZ = 0.6;
const LIGHT_CUTOFF_HZ = 0.5;
const LONGEST_STEP_MS = 400;

export function createPoseFilter(): PoseFilter {
  let last: { readonly head: WornHead; readonly atMs: number } | undefined;
  let gains = createGains();

  return {
    next(head, atMs) {
      const stepMs = last ? atMs - last.atMs : Infinity;
      if (!last || stepMs > LONGEST_STEP_MS || stepMs <= 0) {
        if (stepMs > 0) gains = createGains();
        last = { head, atMs };
        return head;
      }
      last = { head: step(last.head, head, { gains, stepS: stepMs / 1000 }), atMs };
      return last.head;
    },
    reset() {
      last = undefined;
    },
  };
}

function createGains() {
  return {
    right: createOneEuroGain(DIRECTION),
    up: createOneEuroGain(DIRECTION),
    distance: createOneEuroGain(DISTANCE),
    rotation: createOneEuroGain(ROTATION),
  };
}

function step(
  from: WornHead,
  to: WornHead,
  { gains, stepS }: { readonly gains: ReturnType<typeof createGains>; readonly stepS: number },
): WornHead {
  const [before, now] = [seen(from.pose.translation), seen(to.pose.translation)];
  const eased = (gain: keyof typeof before) =>
    mixed(before[gain], now[gain], gains[gain].next(now[gain] - before[gain], stepS));
  const turned = gains.rotation.next(angleBetween(from.pose.rotation, to.pose.rotation), stepS);
  return {
    pose: {
      translation: placed({ right: eased('right'), up: eased('up'), distance: eased('distance') }),
      rotation: between(from.pose.rotation, to.pose.rotation, turned),
    },
    size: mixed(from.size, to.size, smoothing(SIZE_CUTOFF_HZ, stepS)),
    light: easedLight(from.light, to.light, smoothing(LIGHT_CUTOFF_HZ, stepS)),
    shape: easedShape(from.shape, to.shape, smoothing(SHAPE_CUTOFF_HZ, stepS)),
  };
}

const mixed = (from: number, to: number, share: number) => from + share * (to - from);

const easedLight = (from: FaceLight, to: FaceLight, share: number): FaceLight => ({
  strength: mixed(from.strength, to.strength, share),
  azimuth: mixed(from.azimuth, to.azimuth, share),
});

function easedShape(from: Float32Array, to: Float32Array, share: number): Float32Array<ArrayBuffer> {
  const shape = new Float32Array(to.length);
  for (let k = 0; k < shape.length; k += 1) shape[k] = mixed(from[k] ?? 0, to[k] ?? 0, share);
  return shape;
}

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
