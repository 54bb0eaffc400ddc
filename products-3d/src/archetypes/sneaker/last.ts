import type { Vector3 } from 'three';
import { at, clamp, mix, point, smoothStep } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';

/**
 * The form the shoe is built on: a right shoe of EU 42, heel at z = 0, toe towards +Z, ground at y = 0.
 * Places around it are told by `a`: 0 at the back of the heel, along the outside (x < 0) to 0.5 at the toe,
 * and back along the inside to 1.
 */
const OUTLINE = [
  [0, 0],
  [-19, 4],
  [-31, 19],
  [-35, 45],
  [-36, 85],
  [-38, 125],
  [-44, 168],
  [-50, 205],
  [-49.5, 232],
  [-42, 259],
  [-27, 280],
  [-6, 290],
  [14, 287.5],
  [31, 271],
  [41, 244],
  [44.5, 212],
  [41, 172],
  [33, 132],
  [28.5, 95],
  [29.5, 55],
  [28.5, 22],
  [18.5, 4.5],
] as const;

export const LENGTH_MM = 290;
export const HEEL_CENTRE_Z_MM = 35;

const outline = smoothCurve(
  OUTLINE.map(([x, z]) => point(x, 0, z)),
  true,
);
outline.arcLengthDivisions = 800;
outline.updateArcLengths();

const around = (a: number): number => ((a % 1) + 1) % 1;

/** Outward in the ground plane. */
export function outwardAt(a: number): Vector3 {
  const tangent = outline.getTangentAt(around(a));
  return point(tangent.z, 0, -tangent.x).normalize().multiplyScalar(-1);
}

/** A point of the outline, moved inward. */
export const outlineAt = (a: number, insetMm: number): Vector3 =>
  outline.getPointAt(around(a)).addScaledVector(outwardAt(a), -insetMm);

/** The toe lifts off the ground, and a little of the heel. */
export const springAt = (z: number): number =>
  8 * smoothStep(205, 292, z) ** 1.4 + 1.5 * smoothStep(28, 0, z);

/** The sole is thicker under the heel. */
const soleScaleAt = (z: number): number => mix(1.14, 0.95, smoothStep(40, 230, z));

/** Raises a point of the sole to its height over the ground. */
export const onSole = (p: Vector3, heightMm: number): Vector3 =>
  point(p.x, heightMm * soleScaleAt(p.z) + springAt(p.z), p.z);

/** A table read as a smooth curve: the first column is the place, the others are interpolated (cubic Hermite). */
export function smoothTable(rows: readonly (readonly number[])[]): (place: number) => readonly number[] {
  return (place) => {
    const next = Math.max(
      1,
      rows.findIndex((row, i) => at(row, 0) >= place || i === rows.length - 1),
    );
    const [before, from, to, after] = [next - 2, next - 1, next, next + 1].map((i) =>
      at(rows, clamp(i, 0, rows.length - 1)),
    );
    if (!before || !from || !to || !after) throw new RangeError('A smooth table needs two rows');
    const span = at(to, 0) - at(from, 0);
    const t = clamp((place - at(from, 0)) / (span || 1));
    return from.slice(1).map((_, column) => {
      const value = (row: readonly number[]): number => at(row, column + 1);
      const slope = (a: readonly number[], b: readonly number[]): number =>
        ((value(b) - value(a)) / (at(b, 0) - at(a, 0) || 1)) * span;
      return hermite(t, [value(from), value(to)], [slope(before, to), slope(from, after)]);
    });
  };
}

function hermite(
  t: number,
  [p0, p1]: readonly [number, number],
  [m0, m1]: readonly [number, number],
): number {
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * p0 + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * p1 + (t3 - t2) * m1;
}
