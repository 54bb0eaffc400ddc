/**
 * The contours make-up is laid between, as numbers of landmarks (the groups of MediaPipe's face mesh). Right and left
 * are the wearer's own; lines of the eyes run from the outer to the inner corner.
 */
import type { PicturePoint } from '../geometry/point.ts';
import { LIP_POINTS } from '../landmarks/face-points.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import { distanceBetween } from '../geometry/curve.ts';

/** The number of points in a ring of the lips, and how many of them belong to the lower lip, both corners included. */
const LIP_RING = 20;
const LOWER_LIP = 11;

/**
 * Four rings from the lips' edge to the opening of the mouth, point by point behind each other: from the right corner
 * along the lower lip to the left one, and back along the upper lip.
 */
export const LIP_RINGS: readonly (readonly number[])[] = [0, 2, 3, 1].map((ring) => {
  const points = LIP_POINTS.slice(ring * LIP_RING, (ring + 1) * LIP_RING);
  // The refining model lists the upper lip from the right to the left corner too.
  return [...points.slice(0, LOWER_LIP), ...points.slice(LOWER_LIP).toReversed()];
});

export interface EyeContours {
  /** Lines from the rim of the upper lid over its fold to below the brow. */
  readonly upper: readonly (readonly number[])[];
  /** The rim of the lower lid, and a line below it. */
  readonly lower: readonly (readonly number[])[];
}

export const EYES: readonly EyeContours[] = [
  {
    upper: [
      [33, 246, 161, 160, 159, 158, 157, 173, 133],
      [130, 247, 30, 29, 27, 28, 56, 190, 243],
      [226, 113, 225, 224, 223, 222, 221, 189, 244],
    ],
    lower: [
      [33, 7, 163, 144, 145, 153, 154, 155, 133],
      [130, 25, 110, 24, 23, 22, 26, 112, 243],
    ],
  },
  {
    upper: [
      [263, 466, 388, 387, 386, 385, 384, 398, 362],
      [359, 467, 260, 259, 257, 258, 286, 414, 463],
      [446, 342, 445, 444, 443, 442, 441, 413, 464],
    ],
    lower: [
      [263, 249, 390, 373, 374, 380, 381, 382, 362],
      [359, 255, 339, 254, 253, 252, 256, 341, 463],
    ],
  },
];

export function pointOf(landmarks: Landmarks, index: number): PicturePoint {
  return [landmarks[3 * index] ?? 0, landmarks[3 * index + 1] ?? 0];
}

/** Middles of the irises; top of the forehead and chin. */
const PUPILS = [468, 473] as const;
const HEIGHT = [10, 152] as const;
/** The distance between the pupils as a share of that height, on the average face (canonical: 6.0 of 17.7 cm). */
const PUPILS_PER_HEIGHT = 0.34;

/** The unit of soft edges, in pixels: the distance between the pupils as if the face looked at the camera. */
export function eyeDistancePx(landmarks: Landmarks): number {
  const between = ([one, other]: readonly [number, number]) =>
    distanceBetween(pointOf(landmarks, one), pointOf(landmarks, other));
  return Math.max(1, between(PUPILS), PUPILS_PER_HEIGHT * between(HEIGHT));
}
