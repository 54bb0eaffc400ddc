import { type BufferGeometry, CylinderGeometry, Matrix4 } from 'three';
import { placed } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { clamp, mix, point, signedPower, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { type Section, swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { FAITE } from './aviator-form.ts';
import { wrapMm } from './front.ts';
import { armCurve } from './temple.ts';

const HINGE_BEHIND_MM = 3.6;
/** Share of the temple after which acetate covers the metal. */
const TIP_FROM = 0.63;

/** Where the temple turns: at the end of the end piece. */
export const aviatorHingeAt = (side: 1 | -1): readonly [number, number, number] => [
  side * (FAITE.temple.xMm + 0.7),
  FAITE.temple.yMm,
  wrapMm(FAITE.temple.xMm) - HINGE_BEHIND_MM,
];

/** Behind the hinge the temple runs as every temple of the house does. */
function courseOf(side: 1 | -1) {
  const arm = armCurve(FAITE, side);
  return smoothCurve(unitSteps(24).map((t) => arm.getPointAt(mix(0.035, 1, t)).add(point(side * 0.5, 0, 0))));
}

const strip: Section = (t, angle) => {
  const { heightMm, endHeightMm, thicknessMm } = FAITE.temple;
  return [
    (thicknessMm / 2) * signedPower(Math.cos(angle), 0.5),
    (mix(heightMm, endHeightMm, smoothStep(0.12, 0.5, t)) / 2) * signedPower(Math.sin(angle), 0.5),
  ];
};

const tip: Section = (t, angle) => {
  const begins = t < 0.05 ? Math.sqrt(clamp(1 - ((0.05 - t) / 0.05) ** 2)) * 0.5 + 0.5 : 1;
  const ends = t > 0.92 ? Math.sqrt(clamp(1 - ((t - 0.92) / 0.08) ** 2)) * 0.97 + 0.03 : 1;
  const grown = begins * ends;
  return [
    1.25 * grown * signedPower(Math.cos(angle), 0.8),
    mix(1.7, 2.7, smoothStep(0.1, 0.75, t)) * grown * signedPower(Math.sin(angle), 0.8),
  ];
};

/** Where along the temple the name of the house stands. */
const SIGNED_AT = 0.12;

function signature(detail: Detail, side: 1 | -1): BufferGeometry {
  const letters = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 2.5,
    spacingMm: 0.55,
    heightMm: 0.16,
    curveSegments: detail === 'hero' ? 5 : 1,
  }).translate(0, -0.8, 0);
  const course = courseOf(side);
  const along = course.getTangentAt(SIGNED_AT).multiplyScalar(side);
  const outward = along
    .clone()
    .cross(point(0, 1, 0))
    .normalize();
  const skin = FAITE.temple.thicknessMm / 2 - 0.04;
  return placed(
    letters,
    new Matrix4()
      .makeBasis(along, outward.clone().cross(along), outward)
      .setPosition(course.getPointAt(SIGNED_AT).addScaledVector(outward, skin)),
  );
}

/** All that belongs to one side: the turning temple with its tip and signature, and the barrel on the frame. */
export function aviatorTempleParts(detail: Detail, side: 1 | -1): readonly Part[] {
  const node = side > 0 ? 'TempleL' : 'TempleR';
  const course = courseOf(side);
  const tipCourse = smoothCurve(unitSteps(16).map((t) => course.getPointAt(mix(TIP_FROM, 1, t))));
  const [x, y, z] = aviatorHingeAt(side);
  return [
    {
      node,
      slot: 'metal',
      geometry: swept({
        curve: course,
        steps: steps(detail, 90, { share: 0.4 }),
        sides: steps(detail, 28, { share: 0.45 }),
        section: strip,
        up: () => point(0, 1, 0),
      }),
    },
    {
      node,
      slot: 'acetate',
      geometry: swept({
        curve: tipCourse,
        steps: steps(detail, 56),
        sides: steps(detail, 28, { share: 0.45 }),
        section: tip,
        up: () => point(0, 1, 0),
        tileMm: 58,
      }),
    },
    { node, slot: 'letters', geometry: signature(detail, side) },
    {
      node: 'Frame',
      slot: 'metal',
      geometry: new CylinderGeometry(1.05, 1.05, 4.2, steps(detail, 28, { share: 0.4 })).translate(x, y, z),
    },
  ];
}
