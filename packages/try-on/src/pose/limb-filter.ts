import type { LimbPose } from './limb-pose.ts';
import { smoothing } from './one-euro.ts';
import { createRigidEasing, mixed } from './rigid-easing.ts';

/** Steadies a limb over time. A jump in time (a hidden tab, a lost hand) starts it anew. */
export interface LimbFilter {
  next(limb: LimbPose, atMs: number): LimbPose;
  reset(): void;
}

/** A limb does not grow; only its estimates do. */
const SIZE_CUTOFF_HZ = 0.5;
const LONGEST_STEP_MS = 400;

export function createLimbFilter(): LimbFilter {
  let last: { readonly limb: LimbPose; readonly atMs: number } | undefined;
  let ease = createRigidEasing();

  return {
    next(limb, atMs) {
      const stepMs = last ? atMs - last.atMs : Infinity;
      if (!last || stepMs > LONGEST_STEP_MS || stepMs <= 0) {
        if (stepMs > 0) ease = createRigidEasing();
        last = { limb, atMs };
        return limb;
      }
      const stepS = stepMs / 1000;
      const share = smoothing(SIZE_CUTOFF_HZ, stepS);
      const eased = {
        ...ease(last.limb, limb, stepS),
        halfWidthCm: mixed(last.limb.halfWidthCm, limb.halfWidthCm, share),
        halfDepthCm: mixed(last.limb.halfDepthCm, limb.halfDepthCm, share),
      };
      last = { limb: eased, atMs };
      return eased;
    },
    reset() {
      last = undefined;
    },
  };
}
