import { type BufferGeometry, CylinderGeometry, Shape, SphereGeometry } from 'three';
import { plate, rounded, turnedZ } from '../../geometry/solids.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { flutedCrown } from './crown.ts';
import { fourLugs, springBars } from './lugs.ts';

/** Half the distance between the pairs of lugs, and how far they reach from the middle. */
const LUG = { xMm: 11.6, widthMm: 2.9, reachMm: 21.7 } as const;
const BAR = { radiusMm: 0.7, lengthMm: 20, reachMm: LUG.reachMm } as const;

const around = (detail: Detail, hero: number): number => steps(detail, hero, { share: 0.5 });

const middle = (detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [0, 0.2],
        [14, 0],
        [16.6, 0.5],
        [18.8, 1.6],
        [19.6, 2.6],
        [19.6, 6.4],
        [18.9, 7.3],
        [17.4, 7.5],
      ],
      [0, 0.6, 0.6, 0.6, 0.5, 0.5, 0.3, 0],
      steps(detail, 5),
    ),
    { segments: around(detail, 128) },
  );

const bezel = (detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [19, 7.15],
        [19.15, 7.6],
        [18.5, 8.7],
        [17.3, 9.15],
        [16.75, 8.9],
        [16.6, 8.1],
      ],
      [0, 0.4, 0.9, 0.5, 0.3, 0],
      steps(detail, 6),
    ),
    { segments: around(detail, 144) },
  );

/** The crystal: a little domed over the bezel. */
const crystal = (detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [16.75, 8.75],
        [16.4, 9.35],
        [12, 9.75],
        [6, 9.98],
        [0, 10.05],
      ],
      [0, 0.3, 2, 2, 0],
      steps(detail, 8),
    ),
    {
      segments: around(detail, 96),
      creaseAngle: 1.2,
    },
  );

/** The lug from the side: forward from the case, bent down towards the wrist. */
function lugProfile(): Shape {
  const shape = new Shape().moveTo(12.5, 6.5);
  shape.bezierCurveTo(17, 7.2, 21.5, 5.6, 23.9, 1.2);
  shape.bezierCurveTo(24.3, 0.2, 23.6, -0.7, 22.6, -0.6);
  shape.bezierCurveTo(20.5, -0.3, 19, 0.9, 17, 1.2);
  shape.lineTo(12.5, 1.2).closePath();
  return shape;
}

function lugs(detail: Detail): readonly BufferGeometry[] {
  const flat = plate(lugProfile(), {
    thicknessMm: LUG.widthMm,
    bevelMm: 0.38,
    bevelSegments: steps(detail, 4, { least: 1 }),
    curveSegments: steps(detail, 20),
    creaseAngle: 0.55,
  });
  return fourLugs(flat, LUG);
}

/** The case with bezel, crystal and crown. Origin: middle of the back; +Z out of the dial, +Y to 12 o'clock. */
export const caseParts = (detail: Detail): readonly Part[] => [
  { node: 'Case', slot: 'steel', geometry: middle(detail) },
  ...lugs(detail).map((geometry): Part => ({ node: 'Case', slot: 'steelBrushed', geometry })),
  ...springBars(BAR, detail).map((geometry): Part => ({ node: 'Case', slot: 'steel', geometry })),
  { node: 'Bezel', slot: 'metal', geometry: bezel(detail) },
  { node: 'Crown', slot: 'metal', geometry: flutedCrown({ xMm: 19.9, zMm: 4.4 }, detail) },
  {
    node: 'Crown',
    slot: 'steel',
    geometry: new CylinderGeometry(1.5, 1.5, 2, around(detail, 24))
      .rotateZ(Math.PI / 2)
      .translate(19.6, 0, 4.4),
  },
  {
    node: 'Crown',
    slot: 'cabochon',
    geometry: new SphereGeometry(1.35, around(detail, 32), around(detail, 16))
      .scale(0.5, 1, 1)
      .translate(23.75, 0, 4.4),
  },
  { node: 'Crystal', slot: 'crystal', geometry: crystal(detail) },
];
