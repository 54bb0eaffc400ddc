import type { Vector3 } from 'three';
import { type Course, courseThrough } from '../../geometry/course.ts';
import { clamp, point } from '../../geometry/numbers.ts';
import { ellipseSection } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';
import { ring, set } from '../hardware/frame.ts';
import { strapBuckle, strapEnd } from '../hardware/shoulder-strap.ts';
import { rivet } from '../hardware/turn-lock.ts';
import { strapParts } from '../leather-parts.ts';

const STRAP = { halfWidthMm: 9, thicknessMm: 3 } as const;
const RING_MM = [106, 166] as const;

const ringAt = (side: 1 | -1): Vector3 => point(side * RING_MM[0], RING_MM[1], -2);

/** The ring at an end of the band, in its leather tab. */
function mounting(side: 1 | -1): readonly Part[] {
  const on = ringAt(side);
  const loop = ring({
    widthMm: 23,
    heightMm: 17,
    cornerMm: 6,
    section: ellipseSection(1.7, 1.6, 2.4),
    steps: 90,
    sides: 14,
  });
  const tab = courseThrough(
    (
      [
        [3.4, -42, 1],
        [2.2, -28, 1],
        [1.4, -18, 1],
        [2.2, -11, 0.9],
        [0.6, -5.6, 0],
        [-2.6, -10, -0.9],
        [-2.4, -18, -1],
        [-1.6, -26, -1],
      ] as const
    ).map(([out, y, face]) => ({
      at: on.clone().add(point(side * out, y, 0)),
      face: point(side * face, face === 0 ? 1 : 0.2, 0),
    })),
  );
  const stud = rivet(2.4);
  return [
    {
      node: 'Hardware',
      slot: 'metal',
      geometry: set(loop, on, [point(0, 0, -side), point(side * 0.12, 1, 0)]),
    },
    ...strapParts('Strap', tab, {
      halfWidthAt: (x) => 8.6 * Math.sqrt(clamp(1 - clamp(1 - x / 8) ** 2.4)) + 0.1,
      thicknessMm: 2,
      steps: 44,
      lanes: 2,
    }),
    {
      node: 'Hardware',
      slot: 'metal',
      geometry: set(stud, on.clone().add(point(side * 3.4, -24, 0)), [point(0, 0, -side), point(0, 1, 0)]),
    },
  ];
}

/** A place above the ring of a side: outward, up, forward. */
const rise = (side: 1 | -1, [dx, dy, dz]: readonly [number, number, number]): Vector3 =>
  ringAt(side).add(point(side * dx, dy + 8.5, dz));

/** The strap held up, slack: it leans back and turns a little. */
function strapCourse(): Course {
  return courseThrough([
    { at: rise(-1, [0, 0, 0]), face: point(-1, 0, 0) },
    { at: rise(-1, [5, 30, -2]), face: point(-1, -0.06, 0.12) },
    { at: rise(-1, [8, 76, -10]), face: point(-1, 0.1, 0.24) },
    { at: rise(-1, [-6, 128, -24]), face: point(-0.9, 0.42, 0.32) },
    { at: rise(-1, [-38, 168, -40]), face: point(-0.66, 0.72, 0.34) },
    { at: rise(-1, [-78, 188, -52]), face: point(-0.3, 0.9, 0.34) },
    { at: point(6, RING_MM[1] + 200, -58), face: point(0.02, 0.94, 0.34) },
    { at: rise(1, [-70, 184, -54]), face: point(0.4, 0.88, 0.28) },
    { at: rise(1, [-30, 158, -42]), face: point(0.76, 0.62, 0.2) },
    { at: rise(1, [0, 116, -25]), face: point(0.95, 0.3, 0.1) },
    { at: rise(1, [11, 68, -10]), face: point(1, 0.06, 0) },
    { at: rise(1, [6, 28, -2]), face: point(1, -0.05, -0.04) },
    { at: rise(1, [0, 0, 0]), face: point(1, 0, 0) },
  ]);
}

/** Rings, tabs and the long strap with its buckle. */
export function crossbodyStrap(): readonly Part[] {
  const course = strapCourse();
  return [
    ...mounting(1),
    ...mounting(-1),
    ...([1, -1] as const).map((side) => strapEnd(ringAt(side).add(point(0, 8.6, 0)), STRAP)),
    ...strapParts('Strap', course, {
      halfWidthAt: () => STRAP.halfWidthMm,
      thicknessMm: STRAP.thicknessMm,
      steps: 140,
      lanes: 4,
      seam: { insetMm: 2.4, fromMm: 8, toMm: course.lengthMm - 8 },
    }),
    ...strapBuckle(course, STRAP, { atMm: course.lengthMm - 88, end: 1, endMm: 66 }),
  ];
}
