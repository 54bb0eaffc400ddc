import { TorusGeometry, type Vector3 } from 'three';
import { type Course, courseThrough } from '../../geometry/course.ts';
import { point } from '../../geometry/numbers.ts';
import type { Part } from '../../model.ts';
import { set } from '../hardware/frame.ts';
import { strapBuckle, strapEnd } from '../hardware/shoulder-strap.ts';
import { strapParts } from '../leather-parts.ts';
import { aroundAt, body, LEATHER_MM } from './bucket-form.ts';

const RING_Y_MM = 182;
const STRAP = { halfWidthMm: 10, thicknessMm: 3.2 } as const;

const sideAt = (side: 1 | -1, y: number, offMm: number): Vector3 =>
  body(aroundAt((side * Math.PI) / 2), y, LEATHER_MM / 2 + offMm);

/** The ring at a side and the tab that holds it. */
function mounting(side: 1 | -1): readonly Part[] {
  const ring = new TorusGeometry(11, 1.9, 18, 64);
  const on = sideAt(side, RING_Y_MM, 6.6);
  const tab = courseThrough(
    [
      [158, 1.4],
      [166, 2.2],
      [172, 5.4],
      [175.5, 9.4],
      [173, 11.6],
      [168.6, 9.2],
      [164, 5],
      [152, 3.4],
    ].map(([y = 0, off = 0], i) => ({
      at: sideAt(side, y, off),
      face: i < 4 ? point(-side * (4 - i), -0.3 * i, 0) : point(side * (i - 3), i === 4 ? 1 : 0.2, 0),
    })),
  );
  return [
    {
      node: 'Hardware',
      slot: 'metal',
      geometry: set(ring, on, [point(0, 0, -side), point(0.25 * side, 1, 0)]),
    },
    ...strapParts('Body', tab, { halfWidthAt: () => 8.4, thicknessMm: 2, steps: 44, lanes: 2 }),
  ];
}

const up = (from: Vector3, ...offset: readonly [number, number, number]): Vector3 =>
  from.clone().add(point(...offset));

/** The strap held up: it leans back a little and turns as it rises. */
function strapCourse(): Course {
  const [left, right] = [sideAt(-1, RING_Y_MM + 10, 6.6), sideAt(1, RING_Y_MM + 10, 6.6)];
  return courseThrough([
    { at: left, face: point(-1, 0, 0.04) },
    { at: up(left, -5, 34, -1), face: point(-1, 0.04, 0.1) },
    { at: up(left, -7, 84, -5), face: point(-1, 0.1, 0.18) },
    { at: up(left, 0, 142, -12), face: point(-0.93, 0.38, 0.2) },
    { at: up(left, 21, 190, -20), face: point(-0.74, 0.68, 0.16) },
    { at: up(left, 58, 221, -27), face: point(-0.36, 0.93, 0.12) },
    { at: point(5, left.y + 232, -31), face: point(0.02, 1, 0.12) },
    { at: up(right, -54, 218, -28), face: point(0.4, 0.92, 0.1) },
    { at: up(right, -17, 186, -20), face: point(0.78, 0.64, 0.08) },
    { at: up(right, 3, 138, -11), face: point(0.95, 0.32, 0.04) },
    { at: up(right, 8, 80, -4), face: point(1, 0.1, -0.02) },
    { at: up(right, 5, 34, -1), face: point(1, 0.03, 0) },
    { at: right, face: point(1, 0, 0) },
  ]);
}

/** Rings, tabs and the shoulder strap with its buckle. */
export function strapPartsOfBucket(): readonly Part[] {
  const course = strapCourse();
  return [
    ...mounting(1),
    ...mounting(-1),
    ...([1, -1] as const).map((side) => strapEnd(sideAt(side, RING_Y_MM + 11, 6.6), STRAP)),
    ...strapParts('Strap', course, {
      halfWidthAt: () => STRAP.halfWidthMm,
      thicknessMm: STRAP.thicknessMm,
      steps: 150,
      lanes: 4,
      seam: { insetMm: 2.6, fromMm: 8, toMm: course.lengthMm - 8 },
    }),
    ...strapBuckle(course, STRAP, { atMm: 92, end: -1, endMm: 74 }),
  ];
}
