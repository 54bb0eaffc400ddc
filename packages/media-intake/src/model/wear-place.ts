import { mean, type PosedSurface, reach, slice, span } from './posed-surface.ts';
import type { Vec3 } from './vectors.ts';
import type { WornType } from './worn-sizes.ts';

const [X, Y, Z] = [0, 1, 2] as const;

/**
 * Where the wear frame's origin lies in a piece that stands as it is worn, 0 to 1 along its box, of which a unit is so
 * many metres.
 */
export function wearPlace(type: WornType, pose: PosedSurface, unitScale: number): Vec3 {
  return PLACES[type](pose, unitScale);
}

type Place = (pose: PosedSurface, unitScale: number) => Vec3;

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
  /** Behind the middle of a head that covers the lobe; where there is none, the highest point, over what hangs there. */
  earrings: (pose, unitScale) => {
    const { points, sides } = pose;
    const height = headHeight(pose);
    const top = slice(points, Y, [height > 0 ? 1 - height : 0.94, 1]);
    const depth = height > 0 ? backOf(top) - HALF_LOBE_M / (unitScale * sides[Z]) : mean(top, Z);
    return [mean(top, X), 1 - height / 2, depth];
  },
};

/** A head lies before the lobe, in whose middle the wear frame is. */
const HALF_LOBE_M = 0.0015;

/** The back of a head, whose post has next to no surface. */
const POST_SHARE = 0.1;

function backOf(points: readonly Vec3[]): number {
  const depths = points.map((point) => point[Z]).toSorted((one, other) => one - other);
  return depths[Math.floor(POST_SHARE * depths.length)] ?? 0.5;
}

const LEVELS = 25;
/** A head is at least so broad, as a share of the broadest part; below it comes a neck, by so much narrower than it. */
const HEAD = { breadth: 0.4, neck: 0.5, most: 0.45 } as const;

/** How far down the head of an earring reaches, 0 to 1: a button or a cluster with a drop below. A wire has none. */
function headHeight({ points }: PosedSurface): number {
  const whole = reach(points, X);
  let broadest = 0;
  for (let level = 0; level < LEVELS * HEAD.most; level += 1) {
    const [from, to] = [1 - (level + 1) / LEVELS, 1 - level / LEVELS];
    const breadth = reach(slice(points, Y, [from, to]), X);
    if (breadth < HEAD.neck * broadest) return broadest >= HEAD.breadth * whole ? level / LEVELS : 0;
    broadest = Math.max(broadest, breadth);
  }
  return 0;
}
