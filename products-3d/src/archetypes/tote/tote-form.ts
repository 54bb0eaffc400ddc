import { foldsOf } from '../../geometry/folds.ts';
import { clamp, mix, point, smoothStep } from '../../geometry/numbers.ts';
import { type Form, formOf } from '../../geometry/pattern.ts';

/** Sizes of the standing tote, in millimetres. Origin: middle of the ground, +Z front. */
export const HEIGHT_MM = 268;
export const FEET_MM = 4;
const BASE_DEPTH_MM = 138;
const BASE_ROUND_MM = 15;
export const LEATHER_MM = 2;
/** How far the edges of front and back stand out beyond the sides they are sewn to. */
export const FLANGE_MM = 5;

/** Half the width between the sides. */
export const halfWidthAt = (y: number): number => mix(147, 171, clamp(y / HEIGHT_MM) ** 0.9);

/** Half the depth where front and sides are sewn together. */
const halfDepthAt = (y: number): number => mix(BASE_DEPTH_MM / 2, 47, smoothStep(0.1, 1.15, y / HEIGHT_MM));

/** The body is one piece: down the front, under the base, up the back. Its length along the middle. */
const WALL_MM = HEIGHT_MM - FEET_MM - BASE_ROUND_MM;
const TURN_MM = (Math.PI / 2) * BASE_ROUND_MM;
const FLOOR_MM = BASE_DEPTH_MM - 2 * BASE_ROUND_MM;
export const BODY_MM = 2 * (WALL_MM + TURN_MM) + FLOOR_MM;

/** Where handles hold the rim. */
export const HANDLE_X_MM = 76;

const FRONT_FOLDS = foldsOf([
  { from: [-92, 232], to: [-128, 40], widthMm: 17, heightMm: 6.0 },
  { from: [94, 228], to: [140, 70], widthMm: 15, heightMm: 5.5 },
  { from: [-60, 206], to: [-6, 120], widthMm: 20, heightMm: -3.7 },
  { from: [58, 202], to: [20, 96], widthMm: 19, heightMm: -3.2 },
  { from: [-130, 18], to: [-40, 66], widthMm: 15, heightMm: 4.1 },
  { from: [134, 14], to: [36, 60], widthMm: 17, heightMm: 3.9 },
]);
const BACK_FOLDS = foldsOf([
  { from: [-90, 236], to: [-120, 60], widthMm: 18, heightMm: 5.5 },
  { from: [90, 230], to: [66, 60], widthMm: 18, heightMm: 4.6 },
  { from: [124, 16], to: [20, 80], widthMm: 18, heightMm: 3.7 },
]);

/** The rim hangs between the handles and beyond them. */
function sagMm(x: number, y: number): number {
  const between = 11 * (1 - clamp(Math.abs(x) / HANDLE_X_MM) ** 2);
  const beyond = 10 * smoothStep(HANDLE_X_MM, 172, Math.abs(x));
  return (between + beyond + 0.9 * Math.sin(x / 33)) * smoothStep(0.55, 1, y / HEIGHT_MM);
}

/** How far front (1) or back (-1) stands out at a place: bellied low, loose at the rim. */
function standsOutMm(x: number, y: number, side: 1 | -1): number {
  const up = clamp(y / HEIGHT_MM);
  const across = clamp(1 - (x / halfWidthAt(y)) ** 2);
  const belly = 13 * across * Math.sin(Math.PI * up ** 0.8);
  const rim = (side === 1 ? 16 : 6) * across ** 1.6 * smoothStep(0.62, 1, up);
  const wave = 5.2 * Math.sin(x / 47 + (side === 1 ? 0.4 : 2)) * smoothStep(0.5, 1, up);
  const folds = side === 1 ? FRONT_FOLDS(x, y) : BACK_FOLDS(x, y);
  return halfDepthAt(y) + (belly + rim + wave + folds) * smoothStep(BASE_ROUND_MM, 52, y - FEET_MM);
}

/** A place of the front (1) or the back (-1): x across, y its height before it sags. */
function wall(x: number, y: number, side: 1 | -1) {
  return point(x, y - sagMm(x, y), side * standsOutMm(x, y, side));
}

/**
 * The body: pattern x runs from the rim of the front down, under and up to the rim of the back;
 * pattern y runs across, to the right as seen from the front.
 */
export const body: Form = formOf((s, x) => {
  const fromMiddle = s - BODY_MM / 2;
  const side = fromMiddle < 0 ? 1 : -1;
  const out = Math.abs(fromMiddle);
  if (out < FLOOR_MM / 2) return point(x, FEET_MM, side * out);
  const turned = (out - FLOOR_MM / 2) / BASE_ROUND_MM;
  if (turned < Math.PI / 2) {
    const z = FLOOR_MM / 2 + Math.sin(turned) * BASE_ROUND_MM;
    return point(x, FEET_MM + (1 - Math.cos(turned)) * BASE_ROUND_MM, side * z);
  }
  return wall(x, FEET_MM + BASE_ROUND_MM + (out - FLOOR_MM / 2 - TURN_MM), side);
});

/** The height of a place of the body's pattern, before it sags. */
const heightAt = (s: number): number => {
  const out = Math.abs(s - BODY_MM / 2);
  return FEET_MM + BASE_ROUND_MM + out - FLOOR_MM / 2 - TURN_MM;
};

/** The pattern's x for a height on the front. */
export const frontAt = (y: number): number => HEIGHT_MM - y;

/** Half the width of the body's pattern, flanges included. */
export const bodyHalfAt = (s: number): number => halfWidthAt(Math.max(FEET_MM, heightAt(s))) + FLANGE_MM;

/** The pattern's x of the body for a height (before it sags) on its front (1) or back (-1), under the base too. */
function alongBody(y: number, side: 1 | -1): number {
  const up = (y - FEET_MM) / BASE_ROUND_MM;
  const beyondFloor = up < 1 ? Math.acos(clamp(1 - up)) * BASE_ROUND_MM : TURN_MM + (up - 1) * BASE_ROUND_MM;
  return BODY_MM / 2 - side * (FLOOR_MM / 2 + beyondFloor);
}

/** The share of a side's half pattern that is its flange. */
const FLANGE_SHARE = 0.075;

/** The soft fold of a side: how far its middle is drawn in. */
const drawnInMm = (y: number): number => 58 * smoothStep(0.06, 1.08, y / HEIGHT_MM);

/**
 * One side (1 right, -1 left): pattern x from -1 at the back to 1 at the front in units of `SIDE_UNIT_MM`,
 * pattern y its height; the face looks outward.
 */
export const SIDE_UNIT_MM = 74;

export const gusset = (side: 1 | -1): Form =>
  formOf((across, y) => {
    const w = (-side * across) / SIDE_UNIT_MM;
    const share = Math.min(1, Math.abs(w) / (1 - FLANGE_SHARE));
    const beyond = Math.max(0, Math.abs(w) - (1 - FLANGE_SHARE)) / FLANGE_SHARE;
    const toFront = w > 0 ? 1 : -1;
    const reach = side * (halfWidthAt(y) + beyond * FLANGE_MM);
    const seam = body(alongBody(y, toFront), reach, -LEATHER_MM - 0.1);
    const inward = drawnInMm(y) * (1 - share ** 1.25) ** 1.35;
    const swell = 5 * (1 - share ** 2) * smoothStep(0.5, 0, y / HEIGHT_MM);
    const sunk = 7 * (1 - share) * smoothStep(0.6, 1, y / HEIGHT_MM);
    return point(
      seam.x + side * (swell - inward),
      seam.y - sunk,
      seam.z * Math.sin((share * Math.PI) / 2) ** 1.1,
    );
  });
