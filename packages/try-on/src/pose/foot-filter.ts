import type { FootPose } from './feet-pose.ts';
import { createRigidEasing } from './rigid-easing.ts';

/** Steadies a foot over time. A jump in time (a hidden tab, a foot that was gone) starts it anew. */
export interface FootFilter {
  next(foot: FootPose, atMs: number): FootPose;
  reset(): void;
}

const LONGEST_STEP_MS = 400;

export function createFootFilter(): FootFilter {
  let last: { readonly foot: FootPose; readonly atMs: number } | undefined;
  let ease = createRigidEasing();
  return {
    next(foot, atMs) {
      const stepMs = last ? atMs - last.atMs : Infinity;
      const isNext = last !== undefined && stepMs > 0 && stepMs <= LONGEST_STEP_MS;
      if (!isNext && stepMs !== 0) ease = createRigidEasing();
      const eased = last && isNext ? ease(last.foot, foot, stepMs / 1000) : foot;
      last = { foot: eased, atMs };
      return eased;
    },
    reset() {
      last = undefined;
    },
  };
}
