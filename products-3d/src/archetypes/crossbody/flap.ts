import { Shape, type Vector2 } from 'three';
import { foldsOf } from '../../geometry/folds.ts';
import { clamp, point, smoothStep } from '../../geometry/numbers.ts';
import { faceAt, type Form, formOf, outlineOf } from '../../geometry/pattern.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import type { Part } from '../../model.ts';
import { set } from '../hardware/frame.ts';
import { turnLock } from '../hardware/turn-lock.ts';
import { pieceParts, seamInside, seamParts } from '../leather-parts.ts';
import { frontDepthAt, fullness, HEIGHT_MM } from './crossbody-form.ts';

const FLAP_MM = 2.2;
const LIES_OFF_MM = 3.4;

/** The flap from the side (y, z), over the fullest part: sewn to the back, over the top, down the front. */
const COURSE = smoothCurve(
  [
    [HEIGHT_MM - 34, -34.6],
    [HEIGHT_MM - 16, -33],
    [HEIGHT_MM - 1, -28.6],
    [HEIGHT_MM + 7.5, -17],
    [HEIGHT_MM + 10.4, -2],
    [HEIGHT_MM + 8.4, 13],
    [HEIGHT_MM + 0.5, frontDepthAt(HEIGHT_MM) + 4.6],
    ...[150, 134, 116, 98, 80, 64, 50, 38].map((y) => [y, frontDepthAt(y) + LIES_OFF_MM] as const),
  ].map(([y = 0, z = 0]) => point(0, y, z)),
);
const COURSE_MM = COURSE.getLength();
const LENGTH_MM = COURSE_MM - 4;

const FOLDS = foldsOf([
  { from: [-78, 70], to: [-30, 132], widthMm: 15, heightMm: 1.8 },
  { from: [80, 74], to: [44, 138], widthMm: 14, heightMm: 1.6 },
  { from: [0, 190], to: [-64, 158], widthMm: 15, heightMm: -1.2 },
  { from: [4, 188], to: [66, 160], widthMm: 15, heightMm: -1.1 },
]);

/** The lower corners lift a little; the lock holds the middle down. */
const liftMm = (x: number, share: number): number =>
  smoothStep(0.66, 1, share) * (2.6 * Math.abs(x / 92) ** 2.4 + 0.5 * Math.sin(x / 17));

/** Pattern y runs from the seam on the back to the front edge; x is mirrored, as it is seen from behind there. */
const flap: Form = formOf((x, y) => {
  const share = clamp(y / COURSE_MM);
  const [on, along] = [COURSE.getPointAt(share), COURSE.getTangentAt(share)];
  on.addScaledVector(along, y - share * COURSE_MM);
  const sag = 2.4 * (1 - Math.abs(x / 100) ** 2) * Math.exp(-(((y - 58) / 26) ** 2));
  const scale = fullness(x * 1.04);
  const out = point(0, along.z, -along.y).multiplyScalar(FOLDS(-x, y) + liftMm(x, share));
  return point(-x, on.y - sag + out.y, on.z * scale + out.z);
});

/** Cut straight on the back, wide over the top, a deep curve in front. */
function outline(): readonly Vector2[] {
  const [back, wide, low] = [88, 100, LENGTH_MM];
  const shape = new Shape().moveTo(-back + 8, 0).lineTo(back - 8, 0);
  shape.quadraticCurveTo(back, 0, back, 8).bezierCurveTo(back, 24, wide - 4, 34, wide - 4, 58);
  shape.bezierCurveTo(wide - 4, 76, wide, 88, wide, 104);
  shape.bezierCurveTo(wide, low - 26, wide - 34, low - 4, 26, low);
  shape.quadraticCurveTo(0, low + 1, -26, low);
  shape.bezierCurveTo(-wide + 34, low - 4, -wide, low - 26, -wide, 104);
  shape.bezierCurveTo(-wide, 88, -wide + 4, 76, -wide + 4, 58);
  shape.bezierCurveTo(-wide + 4, 34, -back, 24, -back, 8).quadraticCurveTo(-back, 0, -back + 8, 0);
  return outlineOf(shape, 2.8);
}

function lock(): readonly Part[] {
  const y = LENGTH_MM - 19;
  const face = faceAt(flap, 0, y);
  const right = point(1, 0, 0);
  return turnLock(0.8).map(([slot, geometry]) => ({
    node: 'Lock',
    slot,
    geometry: set(geometry, flap(0, y, FLAP_MM / 2 - 0.2), [right, face.clone().cross(right)]),
  }));
}

/** The flap with its smooth inner side, painted edge, seam and lock. */
export function flapParts(): readonly Part[] {
  const cut = outline();
  return [
    ...pieceParts('Flap', { form: flap, outline: cut }, { thicknessMm: FLAP_MM, back: 'smooth', rings: 26 }),
    ...seamParts('Flap', { form: flap, path: seamInside(cut, 3.6) }, { offMm: FLAP_MM / 2 }),
    ...lock(),
  ];
}
