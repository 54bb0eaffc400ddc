import type { Motions } from './judge-motion.ts';

/** The tolerance of every product before a camera of 640×480. */
export const MOTION_TOLERANCE = { tremblePx: 0.5, lagFrames: 1 } as const;

/** The values beyond the tolerance, in words. An empty list means that the type passes. */
export function motionFaults(motions: Motions | undefined, type: string): readonly string[] {
  const motion = motions?.of[type];
  if (!motions || !motion) return [`nothing was measured of ${type}`];
  const names = ['tremblePx', 'lagFrames'] as const;
  return [
    ...(motions.lost === 0 ? [] : [`it was lost in ${motions.lost} frames`]),
    ...names
      .filter((name) => !(motion[name] <= MOTION_TOLERANCE[name]))
      .map((name) => `${name} is ${motion[name].toFixed(2)}, allowed are ${MOTION_TOLERANCE[name]}`),
  ];
}
