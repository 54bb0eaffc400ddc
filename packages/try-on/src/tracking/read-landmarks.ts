import { meanOf } from '../geometry/numbers.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import {
  cutWindow,
  FEATURES,
  type FacePart,
  refinedPoint,
  windowAround,
  type WindowMap,
} from './attention.ts';
import {
  IRIS_POINTS,
  LANDMARK_COUNT,
  LEFT_EYE_POINTS,
  LIP_POINTS,
  RIGHT_EYE_POINTS,
} from '../landmarks/face-points.ts';
import { probability } from './detector.ts';
import { flippedColumns, unmirrored } from './mirror.ts';
import type { ModelName, ModelRunner } from './model-runner.ts';
import { longest, ofLength, shortest } from './model-outputs.ts';
import type { Raster } from './raster.ts';
import { placeInPicture, type Region } from './region.ts';
import { sampleRegion } from './sample-region.ts';

export interface TrackedFace {
  /** 478 points of x, y, z in pixels of the picture. */
  readonly landmarks: Landmarks;
  /** The model's confidence that a face is in its window, 0 to 1. It does not measure how well the points lie. */
  readonly flag: number;
}

export interface FaceWindow {
  readonly raster: Raster;
  readonly region: Region;
  /** For every landmark the one it is in a mirror; with it, the model is shown the region mirrored. */
  readonly mirrorPartners?: readonly number[];
}

const INPUT_PX = 192;
const COARSE_POINTS = 468;
const RANGE = { black: 0, white: 1 } as const;

const LIPS: FacePart = { points: LIP_POINTS, from: 61, to: 291 };
const EYES = [
  { model: 'face-left-eye', part: { points: LEFT_EYE_POINTS, from: 33, to: 133 } },
  { model: 'face-right-eye', part: { points: RIGHT_EYE_POINTS, from: 362, to: 263 } },
] as const satisfies readonly { readonly model: ModelName; readonly part: FacePart }[];
/** The eyeball's outline comes first among an eye's points; an iris lies at its mean depth. */
const EYE_OUTLINE_POINTS = 16;

/** The answers of the landmark model and its refiners for one square of the picture. */
export async function readLandmarks(
  models: ModelRunner,
  { raster, region, mirrorPartners }: FaceWindow,
): Promise<TrackedFace> {
  const seen = sampleRegion(raster, region, { sizePx: INPUT_PX, range: RANGE, outside: 'edge' });
  const outputs = await models.run('face-base', mirrorPartners ? flippedColumns(seen, INPUT_PX) : seen);
  const landmarks = new Float32Array(LANDMARK_COUNT * 3);
  landmarks.set(ofLength(outputs, COARSE_POINTS * 3));
  await refine(models, ofLength(outputs, FEATURES.side ** 2 * FEATURES.channels), landmarks);
  const straight = mirrorPartners ? unmirrored(landmarks, mirrorPartners, INPUT_PX) : landmarks;
  return {
    landmarks: placeInPicture(straight, region, INPUT_PX),
    flag: probability(ofLength(outputs, 1)[0] ?? -Infinity),
  };
}

/**
 * Replaces lips and eyes by the refining models' answers, and adds the irises. Pixels of the input square; in place.
 */
async function refine(models: ModelRunner, features: Float32Array, landmarks: Landmarks): Promise<void> {
  const coarse = landmarks.slice();
  const lips = windowAround(coarse, LIPS);
  const [lipAnswer] = await models.run('face-lips', cutWindow(features, lips));
  if (lipAnswer) movePoints(landmarks, LIP_POINTS, { map: lips, answer: lipAnswer });

  for (const [eye, { model, part }] of EYES.entries()) {
    const map = windowAround(coarse, part);
    const outputs = await models.run(model, cutWindow(features, map));
    movePoints(landmarks, part.points, { map, answer: longest(outputs) });

    const first = IRIS_POINTS.first + eye * IRIS_POINTS.perEye;
    const iris = Array.from({ length: IRIS_POINTS.perEye }, (_, k) => first + k);
    movePoints(landmarks, iris, { map, answer: shortest(outputs) });
    const depth = meanDepth(landmarks, part.points.slice(0, EYE_OUTLINE_POINTS));
    for (const point of iris) landmarks[3 * point + 2] = depth;
  }
}

function movePoints(
  landmarks: Landmarks,
  points: readonly number[],
  { map, answer }: { readonly map: WindowMap; readonly answer: ArrayLike<number> },
): void {
  points.forEach((point, index) => {
    const { x, y } = refinedPoint(map, answer, index);
    landmarks[3 * point] = x;
    landmarks[3 * point + 1] = y;
  });
}

function meanDepth(landmarks: Landmarks, points: readonly number[]): number {
  return meanOf(points, (point) => landmarks[3 * point + 2] ?? 0);
}
