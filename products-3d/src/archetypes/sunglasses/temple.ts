import { type BufferGeometry, type CatmullRomCurve3, CylinderGeometry, Matrix4 } from 'three';
import { placed, shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { clamp, mix, point, signedPower, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { plate, roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, type Section, swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import type { FrameShape } from './frame-shapes.ts';
import { wrapMm } from './front.ts';

/** From hinge to tip along the curve of the temple. */
export const TEMPLE_LENGTH_MM = 145;

/** Where the temple turns: just behind the front. */
export const hingeAt = (shape: FrameShape, side: 1 | -1): readonly [number, number, number] => [
  side * (shape.temple.xMm - 2.4),
  shape.temple.yMm,
  wrapMm(shape.temple.xMm) - 1.6,
];

function templeSection({ temple }: FrameShape): Section {
  const heightAt = (t: number): number =>
    mix(temple.heightMm, temple.endHeightMm, smoothStep(0, 0.5, t)) +
    2.4 * smoothStep(0.72, 0.9, t) -
    2.3 * smoothStep(0.95, 1, t);
  const thicknessAt = (t: number): number =>
    mix(temple.thicknessMm, temple.thicknessMm * 0.82, smoothStep(0, 0.4, t));
  return (t, angle) => {
    const tip = t > 0.965 ? Math.sqrt(clamp(1 - ((t - 0.965) / 0.035) ** 2)) * 0.97 + 0.03 : 1;
    return [
      (thicknessAt(t) / 2) * tip * signedPower(Math.cos(angle), 0.5),
      (heightAt(t) / 2) * tip * signedPower(Math.sin(angle), 0.5),
    ];
  };
}

/** From the front along the head and down behind the ear. */
export function armCurve({ temple }: Pick<FrameShape, 'temple'>, side: 1 | -1): CatmullRomCurve3 {
  const { xMm: x, yMm: y } = temple;
  const z = wrapMm(x);
  return smoothCurve(
    [
      point(x, y, z + 0.6),
      point(x + 0.6, y, z - 8),
      point(x + 1.4, y - 0.4, -45),
      point(x + 1.6, y - 1.8, -88),
      point(x + 0.8, y - 7.5, -106),
      point(x - 0.6, y - 20, -124),
      point(x - 3, y - 35, -139),
    ].map((p) => p.setX(p.x * side)),
  );
}

function arm(shape: FrameShape, detail: Detail, side: 1 | -1): BufferGeometry {
  return swept({
    curve: armCurve(shape, side),
    steps: steps(detail, 80),
    sides: steps(detail, 40, { share: 0.4 }),
    section: templeSection(shape),
    up: () => point(0, 1, 0),
    tileMm: 58,
  });
}

/** The name lies over clear acetate: the wire begins behind it, so that gold is not read against gold. */
const CORE_SHARES = [0.26, 0.9] as const;

/** The wire that stiffens a temple, from behind the name to the bend. */
function core(shape: FrameShape, detail: Detail, side: 1 | -1): BufferGeometry {
  const course = armCurve(shape, side);
  const wire = smoothCurve(unitSteps(12).map((t) => course.getPointAt(mix(...CORE_SHARES, t))));
  return swept({
    curve: wire,
    steps: steps(detail, 60, { share: 0.4 }),
    sides: steps(detail, 12, { share: 0.5 }),
    section: ellipseSection(0.5, 0.95, 3),
    up: () => point(0, 1, 0),
  });
}

/** The name of the house, gilt, on the outside of the temple. */
function signature(shape: FrameShape, detail: Detail, side: 1 | -1): BufferGeometry {
  const sizeMm = Math.min(5.2, shape.temple.heightMm * 0.52);
  const letters = raisedLetters({
    text: 'AURÈLE',
    sizeMm,
    spacingMm: sizeMm * 0.2,
    heightMm: 0.3,
    curveSegments: detail === 'hero' ? 5 : 1,
  }).translate(0, -sizeMm * 0.31, 0);
  const outward = new Matrix4().makeBasis(point(0, 0, -side), point(0, 1, 0), point(side, 0, 0));
  const outsideX = side * (shape.temple.xMm + 0.95 + shape.temple.thicknessMm * 0.47);
  return placed(
    letters,
    outward.setPosition(outsideX, shape.temple.yMm - 0.1, wrapMm(shape.temple.xMm) - 20),
  );
}

/** The barrel and plate that the temple turns on. */
function hinge(shape: FrameShape, detail: Detail, side: 1 | -1): readonly BufferGeometry[] {
  const [x, y, z] = hingeAt(shape, side);
  const barrel = new CylinderGeometry(
    1.2,
    1.2,
    Math.min(6.2, shape.temple.heightMm * 0.7),
    steps(detail, 24, { share: 0.4 }),
  );
  const leaf = plate(
    roundedRectangle({ widthMm: 5.4, heightMm: Math.min(5.6, shape.temple.heightMm * 0.7), radiusMm: 1 }),
    {
      thicknessMm: 1.2,
      bevelMm: 0.3,
      bevelSegments: steps(detail, 3, { least: 1 }),
      curveSegments: steps(detail, 12),
    },
  );
  return [barrel.translate(x, y, z), shifted(leaf, [x - side * 2.6, y, z + 0.4])];
}

/** A gilt rivet bar let into the front, over the hinge. */
function rivet(shape: FrameShape, detail: Detail, side: 1 | -1): BufferGeometry {
  const x = shape.temple.xMm - 4;
  const slope = Math.atan2(wrapMm(x - 3) - wrapMm(x + 3), 6);
  return plate(roundedRectangle({ widthMm: 6.2, heightMm: 1.9, radiusMm: 0.9 }), {
    thicknessMm: 0.8,
    bevelMm: 0.28,
    bevelSegments: steps(detail, 4),
    curveSegments: steps(detail, 16),
  })
    .rotateY(side * slope)
    .translate(side * x, shape.temple.yMm + 1.6, wrapMm(x) + shape.depthMm - 0.35);
}

/** All that belongs to one side: the turning temple with its signature, and the metal on the frame. */
export function templeParts(shape: FrameShape, detail: Detail, side: 1 | -1): readonly Part[] {
  const node = side > 0 ? 'TempleL' : 'TempleR';
  return [
    { node, slot: 'acetate', geometry: arm(shape, detail, side) },
    { node, slot: 'metal', geometry: signature(shape, detail, side) },
    ...(shape.temple.hasCore ? [{ node, slot: 'metal', geometry: core(shape, detail, side) }] : []),
    ...hinge(shape, detail, side).map((geometry): Part => ({ node: 'Frame', slot: 'metal', geometry })),
    { node: 'Frame', slot: 'metal', geometry: rivet(shape, detail, side) },
  ];
}
