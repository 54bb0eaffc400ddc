import type { Vector3 } from 'three';
import { at, clamp, mix, point, smoothStep } from '../../geometry/numbers.ts';
import { outlineAt, smoothTable } from '../sneaker/last.ts';

/** The foam is flared under the heel: the shoe is this much longer than its last. */
const HEEL_FLARE_MM = 7;
export const LENGTH_MM = 299;
/** The tread stands out of the rubber by this much. */
export const TREAD_MM = 2.4;
const RUBBER_MM = 3.6;

/** Places count from the heel along either side: 0 at its back, 0.5 at the toe. */
const halfOf = (a: number): number => {
  const around = ((a % 1) + 1) % 1;
  return Math.min(around, 1 - around);
};

/** How far the ground falls away: the heel is bevelled, the toe rolls off. */
export const springAt = (z: number): number =>
  14 * smoothStep(188, 296, z) ** 1.5 + 9 * smoothStep(42, -12, z) ** 1.6;

/** The upper edge of the foam over the ground: it cradles the heel and rises at the toe. */
const foamTop = smoothTable([
  [0, 53],
  [0.04, 51.5],
  [0.09, 45],
  [0.15, 39.5],
  [0.22, 37],
  [0.3, 33],
  [0.38, 30.5],
  [0.44, 31],
  [0.47, 32],
  [0.5, 32.6],
]);
export const foamTopAt = (a: number): number => at(foamTop(halfOf(a)), 0);

/** The upper edge of the rubber at the side: a thin line that climbs over the toe. */
export const rubberTopAt = (a: number): number =>
  RUBBER_MM + 2.6 + 6 * smoothStep(0.42, 0.5, halfOf(a)) ** 1.4;

/** How high the foam's wall is, from the rubber to its edge. */
const foamSpanMm = (a: number): number =>
  Math.max(6, foamTopAt(a) - rubberTopAt(a) - springAt(outlineAt(a, 0).z));

/** The foot's bed. */
const bed = smoothTable([
  [0, 41],
  [60, 38],
  [130, 33],
  [210, 27],
  [290, 31],
]);
export const bedAt = (z: number): number => at(bed(z), 0);

/** The line carved along the foam, as a share of its height: high at the heel, running down to the ball of the foot. */
const carvedAt = (half: number): number => mix(0.74, 0.2, smoothStep(0.06, 0.44, half));

/** Where the heel is fluted, as the caps of the house are; how many flutes go around the whole shoe. */
const FLUTES = { around: 104, fromHalf: 0.178, toHalf: 0.15, depthMm: 1.7 } as const;

function flutesMm(a: number, v: number, half: number): number {
  const along = smoothStep(FLUTES.fromHalf, FLUTES.toHalf, half);
  const top = carvedAt(half);
  const across = smoothStep(0.1, 0.17, v) * smoothStep(top - 0.09, top - 0.17, v);
  return FLUTES.depthMm * along * across * (0.5 - 0.5 * Math.cos(a * FLUTES.around * Math.PI * 2)) ** 0.8;
}

/** The part of either side that is carved finely. */
export const FINE_HALF = 0.19;

/** A quarter circle that ends a wall softly. */
const rounding = (distanceMm: number, radiusMm: number): number =>
  radiusMm * (1 - Math.sqrt(1 - (1 - clamp(distanceMm / radiusMm)) ** 2));

/** How far the foam's wall stands out of the last's outline: v runs from the rubber up to the foam's edge. */
export function foamOutMm(a: number, v: number, sculpted: boolean): number {
  const half = halfOf(a);
  const spanMm = foamSpanMm(a);
  const heel = smoothStep(0.17, 0.02, half);
  const flare = mix(2.2, HEEL_FLARE_MM, heel) * (1 - v) ** 1.25;
  const carved = carvedAt(half);
  const belly = 1.7 * smoothStep(carved + 0.02, carved - 0.16, v);
  const groove = 1.9 * Math.exp(-(((v - carved) / 0.042) ** 2));
  const edges =
    rounding(spanMm * v, 1.2) + rounding(spanMm * (1 - v), Math.min(spanMm * 0.6, 5.4 - 1.6 * heel));
  const waist = 2.4 * Math.exp(-(((half - 0.25) / 0.07) ** 2)) * v;
  const lean = 1.9 * v * smoothStep(0.4, 0.5, half);
  return 1.2 + flare + belly - groove - edges - waist - lean - (sculpted ? flutesMm(a, v, half) : 0);
}

/** Raises a place to its height over ground that falls away at both ends. */
export const overGround = (p: Vector3, heightMm: number): Vector3 =>
  point(p.x, heightMm + springAt(p.z), p.z);

/** A place of the foam's wall. */
export function foamAt(a: number, v: number, sculpted: boolean): Vector3 {
  const p = outlineAt(a, -foamOutMm(a, v, sculpted));
  const low = rubberTopAt(a) + springAt(p.z);
  return point(p.x, low + Math.max(6, foamTopAt(a) - low) * v, p.z);
}

/** How far the rubber stands out at its upper edge: a lip over the foam. */
export const rubberOutMm = (a: number): number => foamOutMm(a, 0.1, false) + 0.5;
