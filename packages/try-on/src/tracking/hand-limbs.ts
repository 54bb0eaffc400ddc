/** What the picture itself shows of a hand: the direction of the forearm, and the widths of forearm and fingers. */
import { middleOfPoints, type Point, pointBetween } from '../geometry/point.ts';
import { type Digit, KNUCKLES, ringPoints, WRIST } from '../landmarks/hand-points.ts';
import { type Limb, limbEdges, type LimbExpectation } from './limb-edges.ts';
import { limbPatch, skinAt } from './limb-patch.ts';
import type { Raster } from './raster.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import { sleeveEdges } from './sleeve-edges.ts';
import { type BandSearch, type WornBand, wornBand } from './worn-band.ts';

const CELLS = 64;
const CELLS_OF_FINGER = 40;
/** Lengths as shares of the palm's, from the wrist to the middle of the knuckles as seen. */
const FOREARM = {
  side: 3,
  from: 0.2,
  to: 1.9,
  width: 0.66,
  widths: [0.6, 1.75],
  mostSlope: 1.1,
  spreads: [0, 0.06, 0.12],
  darkened: 0.01,
  reach: 2,
  penalty: { width: 0.8, slope: 1.1 },
} as const;
/** An adult's digits are so wide where rings are worn, as shares of the palm's length. */
const DIGIT_WIDTHS: Readonly<Record<Digit, number>> = {
  thumb: 0.235,
  index: 0.225,
  middle: 0.23,
  ring: 0.218,
  little: 0.193,
};
/**
 * Lengths as shares of the part between knuckle and first joint, from half-way on; the side is at least so many widths,
 * for fingers that point to the camera.
 */
const FINGER = {
  origin: 0.5,
  side: 1.5,
  leastWidths: 2.8,
  from: 0,
  to: 0.42,
  widths: [0.6, 1.5],
  mostSlope: 0.18,
  spreads: [-0.06, 0],
  darkened: 0.02,
  reach: 1,
  penalty: { width: 0.35, slope: 0.3 },
} as const;
/** Skin is sampled on the middle line of a finger and so far beside it, as a share of that length. */
const ASIDE = [-0.12, 0, 0.12];
/** Edges with a lower score do not count. */
const LEAST_SEEN = 0.22;

/** A limb, and the watch, the bracelet or the ring that it already wears. */
export interface DetectedLimb extends Limb {
  readonly band?: WornBand;
}

/** What the picture shows beyond the hand. */
export interface DetectedWrist {
  /** Rows are counted from the wrist. */
  readonly forearm?: DetectedLimb;
  /** Whether it looks like this hand's skin: not a sleeve, and nothing in front of it. */
  readonly isBare: boolean;
  /** Whether it looks nowhere like this hand's skin, nor like a band on it. */
  readonly isSleeved: boolean;
}

/** The wrist, the forearm from its edges beyond it, and what is worn on that. */
export function wristIn(raster: Raster, landmarks: Landmarks): DetectedWrist {
  const wrist = pointAt(landmarks, WRIST);
  const knuckles = middleOfPoints(KNUCKLES.map((index) => pointAt(landmarks, index)));
  const palmPx = palmLength(landmarks);
  const towards = { x: wrist.x - knuckles.x, y: wrist.y - knuckles.y };
  const skin = KNUCKLES.flatMap((index) =>
    [0.15, 0.45, 0.75].map((share) => pointBetween(wrist, pointAt(landmarks, index), share)),
  );
  const place = { origin: wrist, towards, sidePx: FOREARM.side * palmPx, skin };
  const expected = inPixels(FOREARM, palmPx, FOREARM.width * palmPx);
  const forearm = plain(limbEdges(limbPatch(raster, place, CELLS), expected));
  const isBare = isBareBehind(raster, landmarks);
  if (!forearm) {
    const sleeve = sleeveEdges(raster, place, { cells: CELLS, expected, palmPx });
    return sleeve ? { isBare, isSleeved: true, forearm: sleeve } : { isBare, isSleeved: !isBare };
  }
  const limb = withBand(raster, forearm, watchSearch(palmPx));
  return { isBare, forearm: limb, isSleeved: !limb.band && isCloth(raster, limb, { palmPx, skin }) };
}

/**
 * Where a watch would lie and further up the arm, as shares of the palm's length; across, as shares of its half
 * width.
 */
const ARM_ROWS = [0.35, 0.5, 0.65, 0.8, 0.95];
const ACROSS_ARM = [-0.5, -0.25, 0, 0.25, 0.5];
/**
 * The similarity of cloth to skin is lower than this even where it is highest; bare arms, drawn and photographed,
 * reach 0.5 and more.
 */
const LIKE_SKIN = 0.35;

function isCloth(
  raster: Raster,
  { middle, direction, halfWidthPx, spread }: Limb,
  { palmPx, skin }: { readonly palmPx: number; readonly skin: readonly Point[] },
): boolean {
  const rows = ARM_ROWS.map((share) =>
    ACROSS_ARM.map((aside) => {
      const along = share * palmPx;
      const across = aside * (halfWidthPx + spread * along);
      return {
        x: middle.x + direction.x * along - direction.y * across,
        y: middle.y + direction.y * along + direction.x * across,
      };
    }),
  ).filter((row) => row.every((place) => isInside(place, raster)));
  return rows.length > 1 && rows.every((row) => skinAt(raster, row, skin) < LIKE_SKIN);
}

const isInside = ({ x, y }: Point, { widthPx, heightPx }: Raster): boolean =>
  x >= 1 && y >= 1 && x < widthPx - 1 && y < heightPx - 1;

/** Just behind the wrist, before a watch that is worn already would begin; as shares of the way from the knuckles to it. */
const BEHIND_WRIST = [1.02, 1.08, 1.15];
const BESIDE_IT = [-0.12, 0, 0.12];
/**
 * First joints of the fingers, and before them: the landmarks with the highest confidence where a sleeve or an arm
 * hides the rest.
 */
const FIRST_JOINTS = [6, 10, 14, 18] as const;
const ON_FINGERS = [0.7, 1];
const LEAST_BARE = 0.2;

function isBareBehind(raster: Raster, landmarks: Landmarks): boolean {
  const wrist = pointAt(landmarks, WRIST);
  const middle = middleOfPoints(KNUCKLES.map((index) => pointAt(landmarks, index)));
  const behind = BEHIND_WRIST.flatMap((share) =>
    BESIDE_IT.map((aside) => beside(middle, wrist, { share, aside })),
  );
  const skin = FIRST_JOINTS.flatMap((joint) =>
    ON_FINGERS.map((share) => pointBetween(pointAt(landmarks, joint - 1), pointAt(landmarks, joint), share)),
  );
  return skinAt(raster, behind, skin) >= LEAST_BARE;
}

/** A digit where a ring sits, from its edges, and the ring that is on it already. */
export function digitIn(raster: Raster, landmarks: Landmarks, digit: Digit): DetectedLimb | undefined {
  const [knuckle, joint] = boneOf(landmarks, digit);
  const lengthPx = boneLength(landmarks, digit);
  const widthPx = DIGIT_WIDTHS[digit] * palmLength(landmarks);
  const place = {
    origin: pointBetween(knuckle, joint, FINGER.origin),
    towards: { x: joint.x - knuckle.x, y: joint.y - knuckle.y },
    sidePx: Math.max(FINGER.side * lengthPx, FINGER.leastWidths * widthPx),
    skin: [0.4, 0.65, 0.9].flatMap((share) => ASIDE.map((aside) => beside(knuckle, joint, { share, aside }))),
  };
  const limb = plain(
    limbEdges(limbPatch(raster, place, CELLS_OF_FINGER), inPixels(FINGER, lengthPx, widthPx)),
  );
  if (!limb || digit === 'thumb') return limb;
  return withBand(raster, limb, ringSearch(lengthPx, 2 * limb.halfWidthPx));
}

function boneOf(landmarks: Landmarks, digit: Digit): readonly [knuckle: Point, joint: Point] {
  const [first, second] = ringPoints(digit);
  return [pointAt(landmarks, first), pointAt(landmarks, second)];
}

/** Of the bone on which a ring is worn, as seen in the picture. */
export const boneLength = (landmarks: Landmarks, digit: Digit): number =>
  Math.max(1, apart(...boneOf(landmarks, digit)));

function withBand(raster: Raster, limb: Limb, search: BandSearch): DetectedLimb {
  const band = wornBand(raster, limb, search);
  return band ? { ...limb, band } : limb;
}

/**
 * A watch begins close behind the wrist; seams further up belong to a sleeve. Bare arms, drawn and photographed,
 * score up to 0.2.
 */
const watchSearch = (palmPx: number): BandSearch => ({
  stepPx: 0.047 * palmPx,
  lengthsPx: [0.2 * palmPx, 0.62 * palmPx],
  fromPx: 0,
  toPx: 0.6 * palmPx,
  skinRows: 3,
  score: { least: 0.3, certain: 0.5 },
});

/** A ring lies about the middle of its bone, where the limb begins. Bare fingers score up to 0.2, folded ones 0.3. */
const ringSearch = (bonePx: number, widthPx: number): BandSearch => ({
  stepPx: 0.0375 * bonePx,
  lengthsPx: [0.12 * widthPx, 0.5 * widthPx],
  fromPx: -0.33 * bonePx,
  toPx: 0.33 * bonePx,
  skinRows: 2,
  score: { least: 0.28, certain: 0.42 },
});

/** From the wrist to the middle of the knuckles, or as broad as the palm is, if it is seen from its side. */
export function palmLength(landmarks: Landmarks): number {
  const wrist = pointAt(landmarks, WRIST);
  const [index, middle, , little] = KNUCKLES.map((knuckle) => pointAt(landmarks, knuckle));
  if (!index || !middle || !little) return 1;
  return Math.max(1, apart(wrist, middle), BREADTH_TO_LENGTH * apart(index, little));
}

/** An adult's palm is so many times as long as its knuckles are apart. */
const BREADTH_TO_LENGTH = 1.5;

type Shares = typeof FOREARM | typeof FINGER;

const inPixels = (shares: Shares, unitPx: number, widthPx: number): LimbExpectation => ({
  ...shares,
  fromPx: shares.from * unitPx,
  toPx: shares.to * unitPx,
  widthPx,
});

const plain = (limb: Limb | undefined): Limb | undefined =>
  limb && limb.seen >= LEAST_SEEN ? limb : undefined;

const pointAt = (landmarks: Landmarks, index: number): Point => ({
  x: landmarks[3 * index] ?? 0,
  y: landmarks[3 * index + 1] ?? 0,
});

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Between two points, and beside the line that joins them. */
const beside = (
  from: Point,
  to: Point,
  { share, aside }: { readonly share: number; readonly aside: number },
): Point => {
  const { x, y } = pointBetween(from, to, share);
  return { x: x - aside * (to.y - from.y), y: y + aside * (to.x - from.x) };
};
