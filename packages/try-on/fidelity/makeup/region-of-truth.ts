import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { polygonDistance } from '../geometry/polygon-distance.ts';
import { EYE_RINGS, LIPS_INNER, LIPS_OUTER, SIDES } from '../head/face-landmarks.ts';
import type { HeadTruth } from '../picture/head-truth.ts';

/** Numbers of the first bytes of pixels, four bytes each. */
export type PixelList = readonly number[];

/**
 * The allowed error of landmarks, as a share of the distance between the pupils. Pixels nearer to an edge are not
 * judged.
 */
const MARGIN = 0.04;

/** Pixels that are certainly lips: neither near their edge nor near the line between them. */
export function lipPixels(truth: HeadTruth): PixelList {
  const [outer, inner] = [outlineOf(truth, LIPS_OUTER), outlineOf(truth, LIPS_INNER)];
  const marginPx = 0.5 * MARGIN * truth.interpupillaryPx;
  return pixelsWhere(
    truth,
    (point) => polygonDistance(point, outer) < -marginPx && polygonDistance(point, inner) > marginPx,
  );
}

/** Pixels that are certainly not lips. */
export function pixelsBesideLips(truth: HeadTruth): PixelList {
  const outer = outlineOf(truth, LIPS_OUTER);
  return pixelsWhere(truth, (point) => polygonDistance(point, outer) > MARGIN * truth.interpupillaryPx);
}

/** Pixels of the eyeballs, between the lids. */
export function eyePixels(truth: HeadTruth): PixelList {
  const eyes = SIDES.map((side) => outlineOf(truth, EYE_RINGS[side]));
  return pixelsWhere(truth, (point) =>
    eyes.some((eye) => polygonDistance(point, eye) < -MARGIN * truth.interpupillaryPx),
  );
}

const outlineOf = ({ landmarks }: HeadTruth, indices: readonly number[]): readonly Vector[] =>
  indices.map((index) => [at(landmarks, index)[0], at(landmarks, index)[1], 0]);

function pixelsWhere({ widthPx, heightPx }: HeadTruth, isIn: (point: Vector) => boolean): PixelList {
  return Array.from({ length: widthPx * heightPx }, (_, k) => k)
    .filter((k) => isIn([(k % widthPx) + 0.5, Math.floor(k / widthPx) + 0.5, 0]))
    .map((k) => 4 * k);
}
