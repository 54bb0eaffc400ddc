import type { FaceLight } from './face-light.ts';
import type { HeadPose } from './head-pose.ts';
import { smoothing } from './one-euro.ts';
import { createRigidEasing, mixed, type RigidEasing } from './rigid-easing.ts';

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
 * A head does not change its size, and its shape changes only by its expression; the rest is noise of the estimates.
 */
const SIZE_CUTOFF_HZ = 0.15;
const SHAPE_CUTOFF_HZ = 0.6;
const LIGHT_CUTOFF_HZ = 0.5;
const LONGEST_STEP_MS = 400;

export function createPoseFilter(): PoseFilter {
  let last: { readonly head: WornHead; readonly atMs: number } | undefined;
  let ease = createRigidEasing();

  return {
    next(head, atMs) {
      const stepMs = last ? atMs - last.atMs : Infinity;
      if (!last || stepMs > LONGEST_STEP_MS || stepMs <= 0) {
        if (stepMs > 0) ease = createRigidEasing();
        last = { head, atMs };
        return head;
      }
      last = { head: step(last.head, head, { ease, stepS: stepMs / 1000 }), atMs };
      return last.head;
    },
    reset() {
      last = undefined;
    },
  };
}

function step(
  from: WornHead,
  to: WornHead,
  { ease, stepS }: { readonly ease: RigidEasing; readonly stepS: number },
): WornHead {
  return {
    pose: ease(from.pose, to.pose, stepS),
    size: mixed(from.size, to.size, smoothing(SIZE_CUTOFF_HZ, stepS)),
    light: easedLight(from.light, to.light, smoothing(LIGHT_CUTOFF_HZ, stepS)),
    shape: easedShape(from.shape, to.shape, smoothing(SHAPE_CUTOFF_HZ, stepS)),
  };
}

const easedLight = (from: FaceLight, to: FaceLight, share: number): FaceLight => ({
  strength: mixed(from.strength, to.strength, share),
  azimuth: mixed(from.azimuth, to.azimuth, share),
});

function easedShape(from: Float32Array, to: Float32Array, share: number): Float32Array<ArrayBuffer> {
  const shape = new Float32Array(to.length);
  for (let k = 0; k < shape.length; k += 1) shape[k] = mixed(from[k] ?? 0, to[k] ?? 0, share);
  return shape;
}
