import { Matrix4 } from 'three';
import { dividedFaces } from '../../geometry/divided-faces.ts';
import { placed, shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { mix, signedPower, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { plate, roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { frameAt, offWrist, onWrist } from '../watch/wrist.ts';
import { awayAt } from './course.ts';

/** Half of what the clasp takes of the wrist, opposite the dial, in radians. */
const HALF_ANGLE = 0.56;
const LIFT_MM = 2.2;
const HALF_THICKNESS_MM = 1.75;

function cover(widthMm: number, detail: Detail): readonly Part[] {
  const curve = smoothCurve(
    unitSteps(16).map((t) => {
      const angle = mix(Math.PI - HALF_ANGLE, Math.PI + HALF_ANGLE, t);
      return onWrist(angle).addScaledVector(offWrist(angle), LIFT_MM);
    }),
  );
  const solid = swept({
    curve,
    steps: steps(detail, 40, { share: 0.4 }),
    sides: steps(detail, 48, { share: 0.4 }),
    section: (t, angle) => {
      const end = 1 - 0.2 * (smoothStep(0.965, 1, t) ** 2 + smoothStep(0.035, 0, t) ** 2);
      return [
        (widthMm / 2) * signedPower(Math.cos(angle), 2 / 10),
        HALF_THICKNESS_MM * end * signedPower(Math.sin(angle), 2 / 5),
      ];
    },
    up: (t) => awayAt(curve, t, 1),
    tileMm: 9,
  });
  const [flats, edges] = dividedFaces(
    solid,
    ({ normal, centre }) => Math.abs(normal.x) < 0.3 && normal.z < -0.5 && centre.z < -40,
  );
  return [
    { node: 'Buckle', slot: 'steelBrushed', geometry: flats },
    { node: 'Buckle', slot: 'steel', geometry: edges },
  ];
}

/** The folding clasp opposite the dial: a satined cover with polished edges, the name of the house and two releases. */
export function claspParts(widthMm: number, detail: Detail): readonly Part[] {
  const name = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 2.9,
    spacingMm: 0.6,
    heightMm: 0.4,
    curveSegments: detail === 'hero' ? 5 : 1,
  })
    .translate(0, -0.9, LIFT_MM + HALF_THICKNESS_MM - 0.22)
    .rotateZ(Math.PI);
  const release = plate(roundedRectangle({ widthMm: 7, heightMm: 1.6, radiusMm: 0.75 }), {
    thicknessMm: widthMm + 1.8,
    bevelMm: 0.4,
    bevelSegments: steps(detail, 3, { least: 1 }),
    curveSegments: steps(detail, 10, { share: 0.3 }),
  });
  const across = new Matrix4().set(0, 0, 1, -widthMm / 2 - 0.9, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1);
  return [
    ...cover(widthMm, detail),
    { node: 'Buckle', slot: 'steel', geometry: placed(name, frameAt(Math.PI, 0)) },
    {
      node: 'Buckle',
      slot: 'steel',
      geometry: placed(shifted(placed(release, across), [0, 0, LIFT_MM]), frameAt(Math.PI, 0)),
    },
  ];
}
