import { mean, type PosedSurface, reach, slice } from './posed-surface.ts';
import type { Vec3 } from './vectors.ts';
import type { WornType } from './worn-sizes.ts';

const [X, Y, Z] = [0, 1, 2] as const;

/** From -1 (it is certainly the other way round) to 1 (certainly so). */
type Sign = (pose: PosedSurface) => number;

/** The difference of two amounts relative to their sum: -1 to 1. */
function more(first: number, second: number): number {
  return first + second === 0 ? 0 : (first - second) / (first + second);
}

/** A sole is long and wide, an opening is not; toes are lower than heels. */
const sneakers: readonly Sign[] = [
  ({ points }) => more(footprint(slice(points, Y, [0, 0.15])), footprint(slice(points, Y, [0.75, 1]))),
  ({ points }) => more(reach(slice(points, Z, [0, 0.2]), Y), reach(slice(points, Z, [0.8, 1]), Y)),
];

function footprint(points: readonly Vec3[]): number {
  return reach(points, X) * reach(points, Z);
}

/** In front lenses and a bridge stand between the temples, behind there is nothing; temples sit above the middle. */
const sunglasses: readonly Sign[] = [
  ({ points }) => more(middlePart(slice(points, Z, [0.8, 1])), middlePart(slice(points, Z, [0, 0.4]))),
  ({ points }) => 2 * (mean(slice(points, Z, [0.35, 0.75]), Y) - 0.5),
];

function middlePart(points: readonly Vec3[]): number {
  return slice(points, X, [0.2, 0.8]).length;
}

/** The case is wider than the strap; the crown is narrow and stands out at one side of it. */
const watches: readonly Sign[] = [
  ({ points }) => more(reach(slice(points, Z, [0.85, 1]), X), reach(slice(points, Z, [0, 0.5]), X)),
  ({ points }) => more(edgeHeight(points, [0, 0.03]), edgeHeight(points, [0.97, 1])),
];

function edgeHeight(points: readonly Vec3[], edge: readonly [number, number]): number {
  return reach(slice(points, X, edge), Y);
}

/** One looks through a ring along the finger; the stone stands off one side of the round. */
const rings: readonly Sign[] = [
  (pose) => 2 * clearShare(pose, 'below') - 1,
  (pose) => more(clearShare(pose, 'below'), clearShare(pose, 'above')),
];

/** How much of the band's opening is free, when the round touches the lower or the upper end. */
function clearShare({ points, sides }: PosedSurface, round: 'below' | 'above'): number {
  const radius = sides[X] / 2;
  const middle = round === 'below' ? radius : sides[Z] - radius;
  const inside = points.filter(
    ([x, , z]) => Math.hypot((x - 0.5) * sides[X], z * sides[Z] - middle) < 0.7 * radius,
  );
  return 1 - Math.min(1, (8 * inside.length) / points.length);
}

/**
 * Weak signs, because anything may be an earring: it hangs with its heavy end below, and shows its broad side to the
 * front, or to the side if it is a hoop.
 */
const earrings: readonly Sign[] = [
  ({ sides }) => 0.6 * more(sides[Y], Math.max(sides[X], sides[Z])),
  ({ balance }) => 3 * (0.5 - balance[Y]),
  (pose) => 0.6 * (isHoop(pose) ? more(pose.sides[Z], pose.sides[X]) : more(pose.sides[X], pose.sides[Z])),
];

/** Whether only a rim fills the outline of its two longer sides. */
function isHoop({ points, sides }: PosedSurface): boolean {
  const thin = sides.indexOf(Math.min(...sides));
  const [first = X, second = Y] = ([X, Y, Z] as const).filter((axis) => axis !== thin);
  const inside = points.filter((point) => Math.hypot(point[first] - 0.5, point[second] - 0.5) < 0.3);
  return inside.length < points.length / 100;
}

const SIGNS: Readonly<Record<WornType, readonly Sign[]>> = { sneakers, sunglasses, watches, rings, earrings };

/** How much a posed surface looks like a piece that is worn this way up: -1 to 1. */
export function likeness(type: WornType, pose: PosedSurface): number {
  const signs = SIGNS[type].map((sign) => Math.min(1, Math.max(-1, sign(pose))));
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
}
