import { type BufferGeometry, Shape } from 'three';
import { shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { mix, point, unitSteps } from '../../geometry/numbers.ts';
import { plate, roundedRectangle } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import type { Archetype, Finishes, Part, Shape3d } from '../../model.ts';
import { GILT } from '../house-finishes.ts';
import { pebbledLeather } from '../leather-colours.ts';

const WIDTH_MM = 102;
const HEIGHT_MM = 76;
const CORNER_MM = 5;
const TILE_MM = 34;

/** A pocket panel: straight at the sides, its upper edge dips in the middle for the thumb. */
function pocket(heightMm: number): Shape {
  const half = WIDTH_MM / 2;
  const shape = new Shape().moveTo(-half + CORNER_MM, 0).lineTo(half - CORNER_MM, 0);
  shape.absarc(half - CORNER_MM, CORNER_MM, CORNER_MM, -Math.PI / 2, 0, false);
  shape.lineTo(half, heightMm).lineTo(17, heightMm);
  shape.bezierCurveTo(10, heightMm, 9, heightMm - 5.5, 0, heightMm - 5.5);
  shape.bezierCurveTo(-9, heightMm - 5.5, -10, heightMm, -17, heightMm);
  shape.lineTo(-half, heightMm).lineTo(-half, CORNER_MM);
  shape.absarc(-half + CORNER_MM, CORNER_MM, CORNER_MM, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** Panels from back to front: where each starts and what it is cut like. */
function panels(): readonly BufferGeometry[] {
  const full = roundedRectangle({ widthMm: WIDTH_MM, heightMm: HEIGHT_MM, radiusMm: CORNER_MM });
  const cut = { bevelMm: 0.42, bevelSegments: 4, tileMm: TILE_MM };
  return [
    shifted(plate(full, { ...cut, thicknessMm: 1.7 }), [0, HEIGHT_MM / 2, -1.7]),
    shifted(plate(full, { ...cut, thicknessMm: 1.5 }), [0, HEIGHT_MM / 2, -0.1]),
    shifted(plate(pocket(64), { ...cut, thicknessMm: 1.3 }), [0, 0, 1.3]),
    shifted(plate(pocket(51), { ...cut, thicknessMm: 1.3 }), [0, 0, 2.5]),
  ];
}

/** The painted edge: a darker core that shows a hair's breadth around the panels. */
function core(): BufferGeometry {
  const shape = roundedRectangle({
    widthMm: WIDTH_MM + 0.35,
    heightMm: HEIGHT_MM + 0.35,
    radiusMm: CORNER_MM,
  });
  return shifted(plate(shape, { thicknessMm: 3, bevelMm: 1.1, bevelSegments: 5 }), [0, HEIGHT_MM / 2, -1.75]);
}

/** The seam around the pockets: down one side, along the base, up the other, following the round corners. */
function seam(): readonly SeamPoint[] {
  const inset = 2.6;
  const [half, radius] = [WIDTH_MM / 2 - inset, CORNER_MM - 1.6];
  const corner = unitSteps(8).map((t) => (t * Math.PI) / 2);
  const right = [
    ...unitSteps(20).map((t) => [half, mix(50.4, inset + radius, t)] as const),
    ...corner.map((a) => [half - radius * (1 - Math.cos(a)), inset + radius * (1 - Math.sin(a))] as const),
  ];
  const left = right.map(([x, y]) => [-x, y] as const).toReversed();
  return [...right, ...left].map(([x, y]) => ({ at: point(x, y, 3.84), normal: point(0, 0, 1) }));
}

function build(): Shape3d {
  const stamp = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 8.4,
    spacingMm: 1.9,
    heightMm: 0.1,
    curveSegments: 6,
  });
  const node = 'Case';
  return {
    parts: [
      ...panels().map((geometry): Part => ({ node, slot: 'leather', geometry })),
      { node, slot: 'edge', geometry: core() },
      {
        node: 'Stitching',
        slot: 'thread',
        geometry: stitched(seam(), { lengthMm: 2.6, gapMm: 1, radiusMm: 0.3 }),
      },
      { node: 'Stamp', slot: 'metal', geometry: shifted(stamp, [0, 13, 3.76]) },
    ],
    origins: [],
    facts: { widthMm: WIDTH_MM, heightMm: HEIGHT_MM, depthMm: 6 },
  };
}

const finishes = async (colour: string): Promise<Finishes> => ({
  ...(await pebbledLeather(colour)),
  metal: GILT,
});

/** A flat card case with two pockets. Origin: middle of the lower edge, +Z front, +Y up. */
export const cardCase: Archetype = { type: 'card-case', build, finishes };
