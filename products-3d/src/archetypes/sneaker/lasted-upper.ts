import type { Vector3 } from 'three';
import { at, clamp, mix, point, smoothStep } from '../../geometry/numbers.ts';
import { outwardAt, type smoothTable } from './last.ts';

type Table = ReturnType<typeof smoothTable>;

/** The lines that an upper is drawn with, by the place along its opening: 0 at the heel, 0.5 at the throat. */
export interface UpperLines {
  /** How far along the outline each place of the collar is joined to the sole. */
  readonly solePlace: Table;
  /** The opening: half width, height, distance from the heel. */
  readonly collar: Table;
  /** Handles of the wall's curve: at the sole upward and outward, at the collar in x, y and z. */
  readonly handles: Table;
  /** Where the wall stands on the sole, by the place along the outline. */
  readonly footAt: (place: number) => Vector3;
}

/** An upper drawn over the last: places on it are told around the shoe, and up the wall from the sole (0) to the opening (1). */
export interface LastedUpper {
  readonly at: (around: number, up: number) => Vector3;
  /** Outward normal. */
  readonly normalAt: (around: number, up: number) => Vector3;
  /** A point lifted off the upper. */
  readonly over: (around: number, up: number, liftMm: number) => Vector3;
  /** Points along the opening, `liftMm` off it. */
  readonly rim: (share: readonly [number, number], count: number, liftMm: number) => readonly Vector3[];
}

const NORMAL_STEP = 0.0025;

function pointOn(lines: UpperLines, around: number, up: number): Vector3 {
  const a = ((around % 1) + 1) % 1;
  const inside = a > 0.5;
  const half = inside ? 1 - a : a;
  const side = inside ? 1 : -1;
  const soleHalf = at(lines.solePlace(half), 0);
  const place = inside ? 1 - soleHalf : soleHalf;
  const [rise, belly, pullX, pullY, pullZ] = lines.handles(half);
  const [halfWidth, height, z] = lines.collar(half);
  const foot = lines.footAt(place);
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

/** The upper that these lines draw. */
export function lastedUpper(lines: UpperLines): LastedUpper {
  const pointAt = (a: number, up: number): Vector3 => pointOn(lines, a, up);
  const normalAt = (a: number, up: number): Vector3 => {
    const along = pointAt(a + NORMAL_STEP, up).sub(pointAt(a - NORMAL_STEP, up));
    const upward = pointAt(a, Math.min(1, up + NORMAL_STEP)).sub(pointAt(a, Math.max(0, up - NORMAL_STEP)));
    const normal = along.cross(upward).normalize();
    const here = pointAt(a, up);
    const fromInside = here.clone().sub(point(0, 45, clamp(here.z, 45, 225)));
    return normal.dot(fromInside) < 0 ? normal.negate() : normal;
  };
  const over = (a: number, up: number, liftMm: number): Vector3 =>
    pointAt(a, up).addScaledVector(normalAt(a, up), liftMm);
  return {
    at: pointAt,
    normalAt,
    over,
    rim: ([from, to], count, liftMm) =>
      Array.from({ length: count + 1 }, (_, k) => over(mix(from, to, k / count), 1, liftMm)),
  };
}
