import { mean, type PosedSurface, slice, span } from './posed-surface.ts';
import type { Vec3 } from './surface.ts';
import type { WornType } from './worn-sizes.ts';

const [X, Y, Z] = [0, 1, 2] as const;

/** Where the wear frame's origin lies in a piece that stands as it is worn, 0 to 1 along its box. */
export function wearPlace(type: WornType, pose: PosedSurface): Vec3 {
  return PLACES[type](pose);
}

type Place = (pose: PosedSurface) => Vec3;

const PLACES: Readonly<Record<WornType, Place>> = {
  /** Under the middle of the heel: half the heel's width before its back. */
  sneakers: ({ points, sides }) => {
    const heel = slice(slice(points, Z, [0, 0.2]), Y, [0, 0.3]);
    const [left, right] = span(heel, X);
    const halfWidth = ((right - left) * sides[X]) / 2;
    return [(left + right) / 2, 0, Math.min(0.3, halfWidth / sides[Z])];
  },
  /** Behind the bridge, at its lower edge. */
  sunglasses: ({ points }) => {
    const bridge = slice(slice(points, X, [0.46, 0.54]), Z, [0.7, 1]);
    const [low] = span(bridge, Y);
    const [back] = span(bridge, Z);
    return bridge.length === 0 ? [0.5, 0.6, 0.95] : [0.5, low, back];
  },
  /** The middle of the case back: the underside of what lies highest over the middle of the wrist. */
  watches: ({ points }) => {
    const core = slice(slice(points, X, [0.35, 0.65]), Y, [0.4, 0.6]);
    const upper = slice(core, Z, [0.5, 1]);
    const [back] = span(upper, Z);
    const dial = slice(points, Z, [0.85, 1]);
    const [low, high] = span(dial, Y);
    // The crown stands out at one side of the case, and at neither side of the strap.
    const [left, right] = span(slice(points, Z, [0, 0.5]), X);
    return [(left + right) / 2, (low + high) / 2, upper.length === 0 ? 0.85 : back];
  },
  /** The middle of the round, which touches the side away from the stone. */
  rings: ({ points, sides }) => [mean(points, X), 0.5, Math.min(0.5, sides[X] / 2 / sides[Z])],
  /** The highest point, over what hangs there. */
  earrings: ({ points }) => {
    const top = slice(points, Y, [0.94, 1]);
    return [mean(top, X), 1, mean(top, Z)];
  },
};
