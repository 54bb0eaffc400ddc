/** Reading the output of `face_detection_short_range`: constants from mediapipe's face_detection_short_range.pbtxt. */
import type { FaceBox, Point } from './face-box.ts';

export const DETECTOR = {
  inputPx: 128,
  /** Input values of black and white. */
  range: { black: -1, white: 1 },
  /** Numbers per anchor: box centre and size, then six points of two, of which the first are the eyes. */
  numbersPerBox: 16,
  leastScore: 0.5,
  leastOverlap: 0.3,
} as const;

/** Two anchors per cell of a 16×16 grid and six per cell of an 8×8 one: their centres, from 0 to 1. */
const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;

/** Scores are cut at this logit before the exponential. */
const LARGEST_LOGIT = 100;

export const ANCHORS: readonly Point[] = GRIDS.flatMap(({ cells, anchors }) =>
  Array.from({ length: cells * cells * anchors }, (_, k) => {
    const cell = Math.floor(k / anchors);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

/** Boxes of at least `leastScore`, in units of the input square (0 to 1). Not yet merged. */
export function decodeBoxes(boxes: ArrayLike<number>, logits: ArrayLike<number>): readonly FaceBox[] {
  return ANCHORS.flatMap((anchor, index) => {
    const score = probability(logits[index] ?? -Infinity);
    if (score < DETECTOR.leastScore) return [];
    const number = (k: number) => (boxes[index * DETECTOR.numbersPerBox + k] ?? 0) / DETECTOR.inputPx;
    const point = (k: number) => ({ x: number(k) + anchor.x, y: number(k + 1) + anchor.y });
    const centre = point(0);
    return [
      {
        score,
        centreX: centre.x,
        centreY: centre.y,
        widthPx: number(2),
        heightPx: number(3),
        rightEye: point(4),
        leftEye: point(6),
      },
    ];
  });
}

/** A logit as a probability. */
export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-Math.max(-LARGEST_LOGIT, Math.min(LARGEST_LOGIT, logit))));
}
