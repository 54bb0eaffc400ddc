import { courseThrough } from '../../geometry/course.ts';
import { point } from '../../geometry/numbers.ts';
import { formOf, outlineOf } from '../../geometry/pattern.ts';
import { roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import type { Detail, Part } from '../../model.ts';
import { houseStamp } from '../hardware/house-stamp.ts';
import { pieceParts, strapParts } from '../leather-parts.ts';
import { RUNNER_UPPER } from './upper-form.ts';

/** The middle of the tongue, from under the laces to its upper end. */
export const TONGUE = smoothCurve([
  point(-2.6, 70, 212),
  point(-2.2, 78, 192),
  point(-1.5, 85.5, 170),
  point(-1, 94, 142),
  point(-0.5, 101.5, 118),
  point(-0.3, 107, 106),
  point(-0.2, 113, 97),
  point(-0.2, 118, 91),
]);

const LABEL = { widthMm: 27, heightMm: 13, thicknessMm: 1.2 } as const;

/** The label on the tongue, bent as the tongue is. */
function label(detail: Detail): readonly Part[] {
  const t = 0.925;
  const [on, upward] = [TONGUE.getPointAt(t), TONGUE.getTangentAt(t)];
  const right = point(1, 0, 0);
  const out = right.clone().cross(upward).normalize();
  const form = formOf((x, y) =>
    on
      .clone()
      .addScaledVector(right, x)
      .addScaledVector(upward, y)
      .addScaledVector(out, 3.9 - 0.016 * x * x),
  );
  const { widthMm, heightMm, thicknessMm } = LABEL;
  const outline = outlineOf(roundedRectangle({ widthMm, heightMm, radiusMm: 2.4 }), 2);
  return [
    ...pieceParts('Tongue', { form, outline }, { thicknessMm, rings: 8 }),
    ...(detail === 'hero' ? houseStamp(form, { at: [0, -1.7], sizeMm: 5.2, offMm: thicknessMm / 2 }) : []),
  ];
}

/** The loop that pulls the shoe on. */
function pullLoop(detail: Detail): readonly Part[] {
  const outside = [0.7, 0.82, 0.94].map((up) => ({
    at: RUNNER_UPPER.over(0, up, 3),
    face: RUNNER_UPPER.normalAt(0, up),
  }));
  const inside = [0.97, 0.86].map((up) => ({
    at: RUNNER_UPPER.over(0, up, -7.6),
    face: RUNNER_UPPER.normalAt(0, up).negate(),
  }));
  const course = courseThrough([
    ...outside,
    { at: point(0, 121, -5.4), face: point(0, 0.3, -1) },
    { at: point(0, 125.4, -0.6), face: point(0, 1, 0) },
    { at: point(0, 120.6, 4), face: point(0, 0.3, 1) },
    ...inside,
  ]);
  return strapParts('HeelTab', course, {
    halfWidthAt: () => 6,
    thicknessMm: 1.6,
    steps: detail === 'hero' ? 44 : 16,
    lanes: 3,
    face: 'leather',
  });
}

/** What is sewn on last: the label and the loop at the heel. */
export const trimParts = (detail: Detail): readonly Part[] => [...label(detail), ...pullLoop(detail)];
