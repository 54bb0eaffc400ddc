import { clamp } from './numbers.ts';

import type { PicturePoint } from './point.ts';

/**
 * A closed curve through points, as `perSegment` points for each that is given (uniform Catmull and Rom, 1974): no
 * corner of the polygon shows. It divides by nothing, so points that fall together do no harm.
 */
export function smoothRing(points: readonly PicturePoint[], perSegment: number): readonly PicturePoint[] {
  const count = points.length;
  return points.flatMap((_, index) => segment((step) => points[(index + step + count) % count], perSegment));
}

/** An open curve through points, its ends included: `perSegment` points for each gap, and the last. */
export function smoothLine(points: readonly PicturePoint[], perSegment: number): readonly PicturePoint[] {
  const last = points.length - 1;
  const held = (index: number) => points[clamp(index, 0, last)];
  const inner = points.slice(0, -1).flatMap((_, index) => segment((step) => held(index + step), perSegment));
  const end = points[last];
  return end ? [...inner, end] : inner;
}

function segment(
  neighbour: (step: -1 | 0 | 1 | 2) => PicturePoint | undefined,
  perSegment: number,
): readonly PicturePoint[] {
  const nothing: PicturePoint = [0, 0];
  const [a, b] = [neighbour(-1) ?? nothing, neighbour(0) ?? nothing];
  const [c, d] = [neighbour(1) ?? nothing, neighbour(2) ?? nothing];
  return Array.from({ length: perSegment }, (_, k) => {
    const t = k / perSegment;
    const along = (axis: 0 | 1) => blended([a[axis], b[axis], c[axis], d[axis]], t);
    return [along(0), along(1)];
  });
}

function blended([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

export function mixedPoint(one: PicturePoint, other: PicturePoint, share: number): PicturePoint {
  return [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])];
}

export function distanceBetween(one: PicturePoint, other: PicturePoint): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
