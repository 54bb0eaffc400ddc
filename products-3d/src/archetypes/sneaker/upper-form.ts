import type { Vector3 } from 'three';
import { at, clamp, mix, point, smoothStep } from '../../geometry/numbers.ts';
import { onSole, outlineAt, outwardAt, smoothTable } from './last.ts';

/** How far along the outline each place of the collar is joined to the sole. */
const SOLE_PLACE = smoothTable([
  [0, 0],
  [0.09, 0.073],
  [0.15, 0.12],
  [0.21, 0.165],
  [0.29, 0.235],
  [0.4, 0.36],
  [0.45, 0.43],
  [0.5, 0.5],
]);

/** The opening, from the heel along the outside to the throat: half width, height, distance from the heel. */
const COLLAR = smoothTable([
  [0, 0, 81, 7],
  [0.04, 12, 80, 9],
  [0.09, 22.5, 74, 25],
  [0.15, 28.5, 64, 54],
  [0.21, 29.5, 66, 82],
  [0.26, 27, 80, 104],
  [0.29, 24, 90.5, 116],
  [0.34, 21.5, 85, 136],
  [0.4, 17.5, 75, 164],
  [0.45, 13, 67, 188],
  [0.48, 8, 63.4, 200],
  [0.5, 0, 61.8, 205],
]);

/** Handles of the wall's curve: at the sole upward and outward, at the collar in x, y and z. */
const HANDLES = smoothTable([
  [0, 26, 3.5, 0, -24, -3],
  [0.09, 26, 3, 3, -22, -2],
  [0.15, 26, 2.5, 5, -18, 0],
  [0.21, 26, 2.5, 8, -18, 2],
  [0.29, 28, 3, 17, -20, 5],
  [0.4, 28, 3, 20, -9, 9],
  [0.45, 29, 3, 15, -7, 26],
  [0.5, 31, 2.5, 0, -6, 44],
]);

const FEATHER_INSET_MM = 4.2;
const FEATHER_HEIGHT_MM = 15;

/** A point of the upper: around the shoe (see the last), and up the wall from the sole (0) to the opening (1). */
export function upperAt(around: number, up: number): Vector3 {
  const a = ((around % 1) + 1) % 1;
  const inside = a > 0.5;
  const half = inside ? 1 - a : a;
  const side = inside ? 1 : -1;
  const soleHalf = at(SOLE_PLACE(half), 0);
  const place = inside ? 1 - soleHalf : soleHalf;
  const [rise, belly, pullX, pullY, pullZ] = HANDLES(half);
  const [halfWidth, height, z] = COLLAR(half);
  const foot = onSole(outlineAt(place, FEATHER_INSET_MM), FEATHER_HEIGHT_MM);
  const rim = point(side * (halfWidth ?? 0) - 3 * smoothStep(0.3, 0.5, half), height, z);
  const low = foot
    .clone()
    .add(point(0, rise))
    .addScaledVector(outwardAt(place), belly ?? 0);
  const high = rim.clone().add(point(side * (pullX ?? 0), pullY, pullZ));
  const rest = 1 - up;
  return foot
    .multiplyScalar(rest ** 3)
    .addScaledVector(low, 3 * rest * rest * up)
    .addScaledVector(high, 3 * rest * up * up)
    .addScaledVector(rim, up ** 3);
}

const NORMAL_STEP = 0.0025;

/** Outward normal of the upper. */
export function upperNormalAt(a: number, up: number): Vector3 {
  const along = upperAt(a + NORMAL_STEP, up).sub(upperAt(a - NORMAL_STEP, up));
  const upward = upperAt(a, Math.min(1, up + NORMAL_STEP)).sub(upperAt(a, Math.max(0, up - NORMAL_STEP)));
  const normal = along.cross(upward).normalize();
  const here = upperAt(a, up);
  const fromInside = here.clone().sub(point(0, 45, clamp(here.z, 45, 225)));
  return normal.dot(fromInside) < 0 ? normal.negate() : normal;
}

/** A point lifted off the upper. */
export const overUpper = (a: number, up: number, liftMm: number): Vector3 =>
  upperAt(a, up).addScaledVector(upperNormalAt(a, up), liftMm);

/** Points along the opening, `liftMm` off it. */
export const rimPoints = (
  [from, to]: readonly [number, number],
  count: number,
  liftMm: number,
): readonly Vector3[] =>
  Array.from({ length: count + 1 }, (_, k) => overUpper(mix(from, to, k / count), 1, liftMm));
