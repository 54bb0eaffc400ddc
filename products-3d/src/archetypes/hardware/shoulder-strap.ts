import type { Vector3 } from 'three';
import type { Course } from '../../geometry/course.ts';
import { clamp, point } from '../../geometry/numbers.ts';
import type { Part } from '../../model.ts';
import { strapParts } from '../leather-parts.ts';
import { set } from './frame.ts';
import { leatherRoll } from './leather-roll.ts';
import { pinBuckle } from './pin-buckle.ts';

interface StrapSize {
  readonly halfWidthMm: number;
  readonly thicknessMm: number;
}

/** The end of a strap that goes round a ring standing across the bag. */
export const strapEnd = (on: Vector3, { halfWidthMm, thicknessMm }: StrapSize): Part => ({
  node: 'Strap',
  slot: 'smooth',
  geometry: set(leatherRoll(halfWidthMm, thicknessMm / 2 + 2), on, [point(0, 0, 1), point(0, 1, 0)]),
});

interface BucklePlace {
  readonly atMm: number;
  /** Whether the loose end runs on along the course (1) or back (-1). */
  readonly end: 1 | -1;
  readonly endMm: number;
}

/** The buckle that shortens a strap, with the loose end that has passed through it. */
export function strapBuckle(
  course: Course,
  size: StrapSize,
  { atMm, end, endMm }: BucklePlace,
): readonly Part[] {
  const { halfWidthMm, thicknessMm } = size;
  const along = course.form(atMm + end, 0).sub(course.form(atMm - end, 0));
  const out = course.form(atMm, 0, 5).sub(course.form(atMm, 0));
  const fittings = pinBuckle({
    strapMm: halfWidthMm * 2,
    lengthMm: halfWidthMm * 2.2,
    barMm: 3.5,
    depthMm: 3.3,
    steps: 90,
    sides: 20,
  });
  const loose: Course = {
    lengthMm: endMm,
    form: (x, y, offMm = 0) => {
      const lift = thicknessMm + 0.3 + 2 * clamp((x - endMm * 0.55) / (endMm * 0.45)) ** 2;
      return course.form(atMm - end * 5 + end * x, end * y, lift + offMm);
    },
  };
  const tipMm = halfWidthMm * 1.6;
  return [
    ...fittings.map((geometry): Part => ({
      node: 'Hardware',
      slot: 'metal',
      geometry: set(geometry, course.form(atMm, 0, thicknessMm / 2 + 0.6), [
        along,
        out.clone().cross(along).normalize(),
      ]),
    })),
    ...strapParts('Strap', loose, {
      halfWidthAt: (x) => halfWidthMm * Math.sqrt(clamp(1 - clamp((x - endMm + tipMm) / tipMm) ** 2.4)) + 0.1,
      thicknessMm: thicknessMm - 0.8,
      steps: 40,
      seam: { insetMm: 2.4, fromMm: 24, toMm: endMm - tipMm },
    }),
  ];
}
