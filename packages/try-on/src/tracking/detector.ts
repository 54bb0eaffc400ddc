/** Decodes the outputs of the detectors: single-shot, with fixed anchors on two grids. */
import { clamp } from '../geometry/numbers.ts';
import type { Point } from '../geometry/point.ts';
import { type DetectedBox, mergeBoxes, placeBox } from './detected-box.ts';
import { longest, type Outputs, shortest } from './model-outputs.ts';
import type { Raster } from './raster.ts';
import type { Region } from './region.ts';
import { sampleRegion } from './sample-region.ts';

/** What one detector was trained with. */
export interface Detector {
  readonly inputPx: number;
  /** The input values of black and white. */
  readonly range: { readonly black: number; readonly white: number };
  /** Points it marks beside the box. */
  readonly points: number;
  /** Centres of its anchors in the unit square, in the order of its answers. */
  readonly anchors: readonly Point[];
  readonly leastScore: number;
}

/** Boxes that share more of their area than this are the same object (mediapipe's graphs, for faces and palms). */
const LEAST_OVERLAP = 0.3;
/** Box centre and size come before the points. */
const NUMBERS_BEFORE_POINTS = 4;
/** Scores are cut at this logit before the exponential. */
const LARGEST_LOGIT = 100;

interface AnchorGrid {
  readonly cells: number;
  readonly anchors: number;
}

/** The centres of the anchors, from 0 to 1: so many per cell of each grid, row by row. */
function anchorsOn(grids: readonly AnchorGrid[]): readonly Point[] {
  return grids.flatMap(({ cells, anchors }) =>
    Array.from({ length: cells * cells * anchors }, (_, k) => {
      const cell = Math.floor(k / anchors);
      return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
    }),
  );
}

export const numbersPerBox = ({ points }: Detector): number => NUMBERS_BEFORE_POINTS + 2 * points;

/** Constants of mediapipe's face_detection_short_range.pbtxt. Its first points are the eyes, the person's right first. */
export const FACE_DETECTOR: Detector = {
  inputPx: 128,
  range: { black: -1, white: 1 },
  points: 6,
  anchors: anchorsOn([
    { cells: 16, anchors: 2 },
    { cells: 8, anchors: 6 },
  ]),
  leastScore: 0.5,
};

/** Constants of mediapipe's palm_detection_cpu.pbtxt. Its points are the wrist and the knuckles; 2 is the middle one. */
export const PALM_DETECTOR: Detector = {
  inputPx: 192,
  range: { black: 0, white: 1 },
  points: 7,
  anchors: anchorsOn([
    { cells: 24, anchors: 2 },
    { cells: 12, anchors: 6 },
  ]),
  leastScore: 0.5,
};

/** Constants of mediapipe's pose_detection_cpu.pbtxt. Its first points are the hips' middle and how far the body reaches. */
export const BODY_DETECTOR: Detector = {
  inputPx: 224,
  range: { black: -1, white: 1 },
  points: 4,
  anchors: anchorsOn([
    { cells: 28, anchors: 2 },
    { cells: 14, anchors: 2 },
    { cells: 7, anchors: 6 },
  ]),
  leastScore: 0.5,
};

/** Boxes of at least `leastScore`, in units of the input square (0 to 1). Not yet merged. */
export function decodeBoxes(
  detector: Detector,
  boxes: ArrayLike<number>,
  logits: ArrayLike<number>,
): readonly DetectedBox[] {
  const numbers = numbersPerBox(detector);
  return detector.anchors.flatMap((anchor, index) => {
    const score = probability(logits[index] ?? -Infinity);
    if (score < detector.leastScore) return [];
    const number = (k: number) => (boxes[index * numbers + k] ?? 0) / detector.inputPx;
    const point = (k: number) => ({ x: number(k) + anchor.x, y: number(k + 1) + anchor.y });
    const centre = point(0);
    return [
      {
        score,
        centreX: centre.x,
        centreY: centre.y,
        widthPx: number(2),
        heightPx: number(3),
        points: Array.from({ length: detector.points }, (_, k) => point(NUMBERS_BEFORE_POINTS + 2 * k)),
      },
    ];
  });
}

/** Looks at an upright square of the picture through a detector; `run` is its model. Boxes in the picture, best first. */
export async function detectIn(
  { raster, region }: { readonly raster: Raster; readonly region: Region },
  detector: Detector,
  run: (input: Float32Array<ArrayBuffer>) => Promise<Outputs>,
): Promise<readonly DetectedBox[]> {
  const { inputPx, range } = detector;
  const outputs = await run(sampleRegion(raster, region, { sizePx: inputPx, range, outside: 'black' }));
  const boxes = decodeBoxes(detector, longest(outputs), shortest(outputs));
  const origin = { x: region.centreX - region.sizePx / 2, y: region.centreY - region.sizePx / 2 };
  return mergeBoxes(boxes, LEAST_OVERLAP).map((box) => placeBox(box, origin, region.sizePx));
}

/** A logit as a probability. */
export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-clamp(logit, -LARGEST_LOGIT, LARGEST_LOGIT)));
}
