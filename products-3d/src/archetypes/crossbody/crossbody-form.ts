import { Shape, type Vector2 } from 'three';
import { foldsOf } from '../../geometry/folds.ts';
import { clamp, flat, point, smoothStep } from '../../geometry/numbers.ts';
import { type Form, formOf, outlineOf } from '../../geometry/pattern.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { smoothCurve } from '../../geometry/solids.ts';

/** Sizes of the standing bag, in millimetres. Origin: middle of the ground, +Z front. */
export const HEIGHT_MM = 164;
const HALF_WIDTH_MM = 112;
export const LEATHER_MM = 1.9;
/** How far front and back stand out beyond the band sewn between them. */
export const FLANGE_MM = 4;

const TOP_HALF_MM = 101;
const CORNER_MM = 58;

const frontProfile = smoothProfile([
  [-4, 26],
  [6, 30],
  [34, 38.5],
  [70, 41],
  [110, 37.5],
  [146, 29],
  [170, 23],
]);
const backProfile = smoothProfile([
  [-4, 26],
  [6, 29],
  [34, 33],
  [80, 34],
  [130, 31],
  [170, 25],
]);

export const frontDepthAt = (y: number): number => frontProfile(y)[0];
const backDepthAt = (y: number): number => backProfile(y)[0];

/** Full in the middle, held at the seams. */
export const fullness = (x: number): number => 0.74 + 0.26 * clamp(1 - Math.abs(x / HALF_WIDTH_MM) ** 2.6);

const FRONT_FOLDS = foldsOf([
  { from: [-96, 66], to: [-24, 26], widthMm: 13, heightMm: 3 },
  { from: [98, 60], to: [30, 18], widthMm: 12, heightMm: 2.8 },
  { from: [-80, 22], to: [-6, 44], widthMm: 11, heightMm: 2 },
  { from: [72, 12], to: [8, 36], widthMm: 10, heightMm: 1.7 },
]);
const BACK_FOLDS = foldsOf([
  { from: [-90, 110], to: [-30, 30], widthMm: 15, heightMm: 2.6 },
  { from: [92, 90], to: [20, 40], widthMm: 15, heightMm: 2.2 },
]);

/** The front (1) with x to the right, or the back (-1) seen from behind. */
export const panel = (side: 1 | -1): Form =>
  formOf((x, y) => {
    const depth = side === 1 ? frontDepthAt(y) : backDepthAt(y);
    const inside = smoothStep(0, 26, HALF_WIDTH_MM - Math.abs(x)) * smoothStep(-2, 20, y);
    const folds = (side === 1 ? FRONT_FOLDS(x, y) : BACK_FOLDS(x, y)) * inside;
    return point(side * x, y, side * (depth * fullness(x) + folds));
  });

/** The outline of front and back, counter-clockwise from the top left corner, and where its top begins. */
export function panelOutline(beyondMm = 0): readonly Vector2[] {
  const [half, top, corner] = [HALF_WIDTH_MM + beyondMm, TOP_HALF_MM + beyondMm, CORNER_MM + beyondMm];
  const shape = new Shape().moveTo(-top, HEIGHT_MM);
  shape.bezierCurveTo(-top - 5, 120, -half, 92, -half, corner + 10 - beyondMm);
  shape.bezierCurveTo(-half, 16, -half + 26, -beyondMm, -half + corner + 12, -beyondMm);
  shape.lineTo(half - corner - 12, -beyondMm);
  shape.bezierCurveTo(half - 26, -beyondMm, half, 16, half, corner + 10 - beyondMm);
  shape.bezierCurveTo(half, 92, top + 5, 120, top, HEIGHT_MM);
  shape.lineTo(-top, HEIGHT_MM);
  return outlineOf(shape, 2.8);
}

const isTop = (p: Vector2): boolean => p.y > HEIGHT_MM - 1;

/** The outline's open part: down the left, along the ground, up the right. */
export const seamLine = (beyondMm: number): readonly Vector2[] => {
  const outline = panelOutline(beyondMm);
  const start = outline.findIndex((p, i) => !isTop(p) && isTop(outline.at(i - 1) ?? p));
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  return turned.filter((p) => !isTop(p));
};

const BAND_LINE = smoothCurve(seamLine(0).map((p) => point(p.x, p.y)));
export const BAND_MM = BAND_LINE.getLength();
/** Half the band's pattern across: -1 at the back, 1 at the front, in these units. */
export const BAND_UNIT_MM = 36;

/** The band between front and back: pattern x runs from the top left, under, to the top right; the face looks outward. */
export const band: Form = formOf((s, across) => {
  const t = clamp(s / BAND_MM);
  const [on, along] = [BAND_LINE.getPointAt(t), BAND_LINE.getTangentAt(t)];
  const inward = flat(-along.y, along.x);
  const w = across / BAND_UNIT_MM;
  const side = w > 0 ? 1 : -1;
  const edge = panel(side)(side * on.x, on.y, -LEATHER_MM / 2 - 0.2).z;
  const high = smoothStep(40, 150, on.y);
  const drawnIn = (9 * high - 2.5 * (1 - high)) * (1 - w * w) + 1.2 * Math.sin(s / 19) * (1 - Math.abs(w));
  return point(on.x + inward.x * drawnIn, on.y + inward.y * drawnIn, Math.abs(w) * edge);
});
