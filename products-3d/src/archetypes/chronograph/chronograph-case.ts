import { type BufferGeometry, CylinderGeometry, Path, Shape, type Vector2 } from 'three';
import { TessellateModifier } from 'three/examples/jsm/modifiers/TessellateModifier.js';
import { dividedFaces } from '../../geometry/divided-faces.ts';
import { inkLetters, inkOnRing } from '../../geometry/ink.ts';
import { creased, shifted, withPlanarUv } from '../../geometry/join.ts';
import { flat, mix } from '../../geometry/numbers.ts';
import { plate, rounded, turnedZ } from '../../geometry/solids.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { flutedCrown } from '../watch/crown.ts';
import { FORM, topAt, undersideAt } from './chronograph-form.ts';

const BRUSHED_TILE_MM = 9;
const around = (detail: Detail, hero: number): number => steps(detail, hero, { share: 0.5 });

/** From 3 o'clock to 12: the flank flows into the lug, around its tip and back to where the strap meets the case. */
function quarterOutline(detail: Detail): readonly Vector2[] {
  const leaves = 0.58;
  const { caseRadiusMm: r, gapRadiusMm: gap, lugTipMm: tip } = FORM;
  const [x, y] = [Math.cos(leaves) * r, Math.sin(leaves) * r];
  const returns = Math.acos(10.3 / gap);
  return new Path()
    .absarc(0, 0, r, 0, leaves, false)
    .bezierCurveTo(x - 2.1, y + 3.2, 14.9, 18.4, 14.5, tip - 1.3)
    .quadraticCurveTo(14.3, tip, 13.1, tip)
    .lineTo(11.3, tip)
    .quadraticCurveTo(10.35, tip, 10.3, tip - 1)
    .lineTo(10.3, Math.sin(returns) * gap)
    .absarc(0, 0, gap, returns, Math.PI / 2, false)
    .getPoints(steps(detail, 16, { share: 0.45 }));
}

function outline(detail: Detail): Shape {
  const quarter = quarterOutline(detail);
  const half = [
    ...quarter,
    ...quarter
      .slice(0, -1)
      .map((p) => flat(-p.x, p.y))
      .toReversed(),
  ];
  const whole = [...half.slice(0, -1), ...half.slice(0, -1).map((p) => flat(-p.x, -p.y))];
  const distinct = whole.filter((p, i) => i === 0 || p.distanceTo(whole[i - 1] ?? flat(99)) > 1e-3);
  const shape = new Shape(distinct);
  shape.holes.push(new Path().absarc(0, 0, 16.4, 0, Math.PI * 2, true));
  return shape;
}

/** Case and lugs of one piece: cut flat with a chamfer all round, then bent down over the wrist. */
function body(detail: Detail): readonly Part[] {
  const height = FORM.topMm - FORM.backMm;
  const cut = plate(outline(detail), {
    thicknessMm: height,
    bevelMm: 0.5,
    bevelSegments: 1,
    curveSegments: steps(detail, 32),
  });
  const fine = new TessellateModifier(detail === 'hero' ? 2.2 : 6, detail === 'hero' ? 6 : 4).modify(
    cut.toNonIndexed(),
  );
  const [top, sides] = dividedFaces(fine, ({ normal }) => normal.z > 0.9);
  const bend = (geometry: BufferGeometry): BufferGeometry => {
    const position = geometry.getAttribute('position');
    for (let i = 0; i < position.count; i += 1) {
      const y = position.getY(i);
      position.setZ(i, mix(undersideAt(y), topAt(y), position.getZ(i) / height));
    }
    return creased(geometry, 0.45);
  };
  return [
    { node: 'Case', slot: 'steelBrushed', geometry: withPlanarUv(bend(top), BRUSHED_TILE_MM) },
    { node: 'Case', slot: 'steel', geometry: bend(sides) },
  ];
}

/** The wall behind the strap's ends, up to the bezel, and the back that lies on the wrist. */
const barrel = (detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [0, 0],
        [14.4, 0],
        [17.6, 0.5],
        [18.6, 1.7],
        [19.5, 1.9],
        [19.5, 7.9],
      ],
      [0, 0.3, 0.5, 0.2, 0.2, 0],
      steps(detail, 4),
    ),
    { segments: around(detail, 120) },
  );

const ENGRAVED = [
  { text: 'MAISON AURÈLE', turnDeg: 0 },
  { text: 'CHRONO NORD', turnDeg: 180 },
] as const;

/** What is engraved around the back; the light model, which lies on a wrist, goes without. */
function engraving(detail: Detail): readonly Part[] {
  if (detail !== 'hero') return [];
  return ENGRAVED.map(({ text, turnDeg }) => {
    const letters = inkLetters({ text, sizeMm: 1.9, spacingMm: 0.42 }, 4);
    const geometry = inkOnRing(letters, { radiusMm: 11, zMm: 0.012 }, turnDeg).rotateY(Math.PI);
    return { node: 'Case', slot: 'engraving', geometry };
  });
}

/** A pump pusher beside the crown: collar, stem and domed head. */
function pusher(detail: Detail, y: number): readonly BufferGeometry[] {
  const standsOut = Math.sqrt(FORM.caseRadiusMm ** 2 - y ** 2);
  const head = turnedZ(
    rounded(
      [
        [2, 1.5],
        [2.25, 1.55],
        [2.3, 3.5],
        [1.9, 4],
        [0, 4.15],
      ],
      [0, 0.15, 0.4, 0.5, 0],
      4,
    ),
    { segments: steps(detail, 48, { share: 0.4 }) },
  );
  const collar = turnedZ(
    rounded(
      [
        [2.15, -1.6],
        [2.15, 0.5],
        [1.35, 0.65],
        [1.25, 1.6],
        [2, 1.65],
      ],
      [0, 0.15, 0.1, 0, 0],
      3,
    ),
    { segments: steps(detail, 40, { share: 0.4 }) },
  );
  return [head, collar].map((piece) => shifted(piece.rotateY(Math.PI / 2), [standsOut, y, FORM.axisMm]));
}

/** The crystal: a raised edge, then hardly domed. */
const crystal = (detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [16.75, 9.9],
        [16.7, 10.7],
        [15.9, 11.15],
        [8, 11.5],
        [0, 11.62],
      ],
      [0, 0.3, 0.5, 2, 0],
      steps(detail, 6),
    ),
    { segments: around(detail, 96), creaseAngle: 1.2 },
  );

/** A 41 mm case with crown and two pushers. Origin: middle of the back; +Z out of the dial, +Y to 12 o'clock. */
export const chronographCase = (detail: Detail): readonly Part[] => [
  ...body(detail),
  { node: 'Case', slot: 'steel', geometry: barrel(detail) },
  ...engraving(detail),
  ...[1, -1].flatMap((side) =>
    pusher(detail, side * 10.2).map((geometry): Part => ({ node: 'Pushers', slot: 'steel', geometry })),
  ),
  { node: 'Crown', slot: 'steel', geometry: flutedCrown({ xMm: 21, zMm: FORM.axisMm }, detail) },
  {
    node: 'Crown',
    slot: 'steel',
    geometry: new CylinderGeometry(2.2, 2.2, 2.4, around(detail, 32))
      .rotateZ(Math.PI / 2)
      .translate(20.2, 0, FORM.axisMm),
  },
  { node: 'Crystal', slot: 'crystal', geometry: crystal(detail) },
];
