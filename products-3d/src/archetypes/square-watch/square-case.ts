import { type BufferGeometry, CylinderGeometry, Shape, SphereGeometry } from 'three';
import { plate, type Profile, rounded } from '../../geometry/solids.ts';
import { type Square, squareFace, squareTurned } from '../../geometry/square-turning.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { flutedCrown } from '../watch/crown.ts';
import { fourLugs, springBars } from '../watch/lugs.ts';

/** Outside of the case: 30 mm from side to side. */
export const CASE: Square = { halfMm: 15, cornerMm: 6.4 };

const LUG = { xMm: 10.25, widthMm: 2.5, reachMm: 17.6 } as const;
const BAR = { radiusMm: 0.65, lengthMm: 18, reachMm: LUG.reachMm } as const;
const AXIS_MM = 3.5;
const CROWN_SIZE = 0.74;
const BRUSHED_TILE_MM = 9;

const around = (detail: Detail): number => steps(detail, 176, { share: 0.36 });

const turned = (profile: Profile, detail: Detail, tileMm?: number): BufferGeometry =>
  squareTurned(CASE, profile, { sides: around(detail), creaseAngle: 0.4, ...(tileMm && { tileMm }) });

const back = (detail: Detail): BufferGeometry =>
  turned(
    rounded(
      [
        [6.3, 0],
        [3, 0.05],
        [1, 0.8],
        [0.25, 1.6],
        [0, 1.9],
      ],
      [0, 0.6, 0.5, 0.2, 0],
      steps(detail, 4),
    ),
    detail,
  );

/** The floor of the case, inside the ring above. */
const floor = (detail: Detail): BufferGeometry =>
  squareFace({ halfMm: 8.8, cornerMm: 0.2 }, () => 0, [1, around(detail)]).rotateY(Math.PI);

const flank = (detail: Detail): BufferGeometry =>
  turned(
    [
      [0, 1.9],
      [0, 4.9],
    ],
    detail,
    BRUSHED_TILE_MM,
  );

/** A polished edge, a narrow satined step, and the bezel that rises from it. */
const edge = (detail: Detail): BufferGeometry =>
  turned(
    [
      [0, 4.9],
      [0.5, 5.35],
    ],
    detail,
  );

const step = (detail: Detail): BufferGeometry =>
  turned(
    [
      [0.5, 5.35],
      [1.35, 5.5],
    ],
    detail,
    BRUSHED_TILE_MM,
  );

const bezel = (detail: Detail): BufferGeometry =>
  turned(
    rounded(
      [
        [1.35, 5.4],
        [1.4, 6.25],
        [1.75, 6.85],
        [2.5, 7.1],
        [2.75, 6.95],
        [2.8, 6.3],
      ],
      [0, 0.25, 0.45, 0.25, 0.12, 0],
      steps(detail, 5),
    ),
    detail,
  );

const crystal = (detail: Detail): BufferGeometry =>
  squareFace(
    { halfMm: 12.35, cornerMm: 3.8 },
    (share) => 6.9 + 0.45 * (1 - share ** 2.4) - (share > 0.985 ? 0.15 : 0),
    [steps(detail, 24, { share: 0.35 }), around(detail)],
  );

/** The lug from the side: short, and bent down towards the wrist. */
function lugProfile(): Shape {
  const shape = new Shape().moveTo(13.2, 4.7);
  shape.bezierCurveTo(15.8, 5, 18.1, 3.9, 19.4, 0.9);
  shape.bezierCurveTo(19.75, 0, 19.2, -0.7, 18.4, -0.6);
  shape.bezierCurveTo(17, -0.4, 15.8, 0.7, 13.2, 1);
  return shape.closePath();
}

function lugs(detail: Detail): readonly BufferGeometry[] {
  const flat = plate(lugProfile(), {
    thicknessMm: LUG.widthMm,
    bevelMm: 0.32,
    bevelSegments: steps(detail, 3, { least: 1 }),
    curveSegments: steps(detail, 16),
    creaseAngle: 0.5,
  });
  return fourLugs(flat, LUG);
}

function crown(detail: Detail): readonly Part[] {
  const xMm = CASE.halfMm + 0.5;
  return [
    { node: 'Crown', slot: 'case', geometry: flutedCrown({ xMm, zMm: AXIS_MM, size: CROWN_SIZE }, detail) },
    {
      node: 'Crown',
      slot: 'case',
      geometry: new CylinderGeometry(1.3, 1.3, 1.6, steps(detail, 24))
        .rotateZ(Math.PI / 2)
        .translate(CASE.halfMm, 0, AXIS_MM),
    },
    {
      node: 'Crown',
      slot: 'cabochon',
      geometry: new SphereGeometry(1.15, steps(detail, 32), steps(detail, 16))
        .scale(0.6, 1, 1)
        .translate(xMm + 3.75 * CROWN_SIZE, 0, AXIS_MM),
    },
  ];
}

/** A square case with a stepped bezel. Origin: middle of the back; +Z out of the dial, +Y to 12 o'clock. */
export const squareCase = (detail: Detail): readonly Part[] => [
  ...[back, floor, edge].map((make): Part => ({ node: 'Case', slot: 'case', geometry: make(detail) })),
  ...[flank, step].map((make): Part => ({ node: 'Case', slot: 'caseBrushed', geometry: make(detail) })),
  ...lugs(detail).map((geometry): Part => ({ node: 'Case', slot: 'case', geometry })),
  ...springBars(BAR, detail).map((geometry): Part => ({ node: 'Case', slot: 'case', geometry })),
  { node: 'Bezel', slot: 'case', geometry: bezel(detail) },
  ...crown(detail),
  { node: 'Crystal', slot: 'crystal', geometry: crystal(detail) },
];
