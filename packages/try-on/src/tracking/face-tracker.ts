import { cutWindow, FEATURES, type Part, refinedPoint, windowAround, type WindowMap } from './attention.ts';
import {
  IRIS_POINTS,
  LANDMARK_COUNT,
  LEFT_EYE_POINTS,
  LIP_POINTS,
  RIGHT_EYE_POINTS,
} from './attention-points.ts';
import { decodeBoxes, DETECTOR, probability } from './detector.ts';
import { type FaceBox, mergeBoxes, placeBox } from './face-box.ts';
import type { FaceModel, ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';
import {
  type Landmarks,
  partsOfPicture,
  placeInPicture,
  type Region,
  regionOfBox,
  regionOfLandmarks,
  wholePicture,
} from './region.ts';
import { sampleRegion } from './sample-region.ts';

export interface TrackedFace {
  /** 478 points of x, y, z in pixels of the picture. */
  readonly landmarks: Landmarks;
  /** How sure the model is that a face is in its window, 0 to 1. It is no measure of how well the points lie. */
  readonly flag: number;
}

/** Follows one face from picture to picture. */
export interface FaceTracker {
  /** Looks near the last face, and in the whole picture only if there was none. */
  follow(raster: Raster): Promise<TrackedFace | undefined>;
  /** Looks once and closely, in parts of the picture too; forgets what it followed. */
  study(raster: Raster): Promise<TrackedFace | undefined>;
  forget(): void;
}

const LANDMARK_INPUT_PX = 192;
const COARSE_POINTS = 468;
/** Below this the window holds no face (mediapipe tensors_to_face_landmarks.pbtxt). */
const LEAST_FLAG = 0.5;
/** Passes over a still picture, each around the points of the one before. */
const PASSES_ON_STILL = 3;

const LIPS: Part = { points: LIP_POINTS, from: 61, to: 291 };
const EYES = [
  { model: 'face-left-eye', part: { points: LEFT_EYE_POINTS, from: 33, to: 133 } },
  { model: 'face-right-eye', part: { points: RIGHT_EYE_POINTS, from: 362, to: 263 } },
] as const satisfies readonly { readonly model: FaceModel; readonly part: Part }[];
/** The eyeball's outline comes first among an eye's points; an iris lies at its mean depth. */
const EYE_OUTLINE_POINTS = 16;

export function createFaceTracker(models: ModelRunner): FaceTracker {
  let next: Region | undefined;

  const detect = async (raster: Raster, region: Region): Promise<FaceBox | undefined> => {
    const { inputPx, range, leastOverlap } = DETECTOR;
    const input = sampleRegion(raster, region, { sizePx: inputPx, range, outside: 'black' });
    const outputs = await models.run('face-detector', input);
    const boxes = decodeBoxes(longest(outputs), shortest(outputs));
    const origin = { x: region.centreX - region.sizePx / 2, y: region.centreY - region.sizePx / 2 };
    return largest(mergeBoxes(boxes, leastOverlap).map((box) => placeBox(box, origin, region.sizePx)));
  };

  const landmarksIn = async (raster: Raster, region: Region): Promise<TrackedFace> => {
    const range = { black: 0, white: 1 };
    const input = sampleRegion(raster, region, { sizePx: LANDMARK_INPUT_PX, range, outside: 'edge' });
    const outputs = await models.run('face-base', input);
    const coarse = ofLength(outputs, COARSE_POINTS * 3);
    const landmarks = new Float32Array(LANDMARK_COUNT * 3);
    landmarks.set(coarse);
    await refine(models, ofLength(outputs, FEATURES.side ** 2 * FEATURES.channels), landmarks);
    return {
      landmarks: placeInPicture(landmarks, region, LANDMARK_INPUT_PX),
      flag: probability(ofLength(outputs, 1)[0] ?? -Infinity),
    };
  };

  return {
    async follow(raster) {
      const box = next ? undefined : await detect(raster, wholePicture(raster.widthPx, raster.heightPx));
      const region = next ?? (box && regionOfBox(box));
      if (!region) return undefined;
      const face = await landmarksIn(raster, region);
      next = face.flag >= LEAST_FLAG ? regionOfLandmarks(face.landmarks) : undefined;
      return next && face;
    },

    async study(raster) {
      next = undefined;
      const { widthPx, heightPx } = raster;
      let box = await detect(raster, wholePicture(widthPx, heightPx));
      for (const part of box ? [] : partsOfPicture(widthPx, heightPx)) {
        const found = await detect(raster, part);
        box = largest([box, found].filter((candidate) => candidate !== undefined));
      }
      if (!box) return undefined;

      let face = await landmarksIn(raster, regionOfBox(box));
      for (let pass = 1; pass < PASSES_ON_STILL && face.flag >= LEAST_FLAG; pass += 1) {
        face = await landmarksIn(raster, regionOfLandmarks(face.landmarks));
      }
      return face.flag >= LEAST_FLAG ? face : undefined;
    },

    forget() {
      next = undefined;
    },
  };
}

/** Replaces lips and eyes by what the refining models say, and adds the irises. Input square's pixels; in place. */
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
  return points.reduce((sum, point) => sum + (landmarks[3 * point + 2] ?? 0), 0) / points.length;
}

/** The nearest face is the one that tries on. */
function largest(boxes: readonly FaceBox[]): FaceBox | undefined {
  return boxes.reduce<FaceBox | undefined>(
    (best, box) => (!best || box.widthPx * box.heightPx > best.widthPx * best.heightPx ? box : best),
    undefined,
  );
}

type Outputs = readonly Float32Array[];

function ofLength(outputs: Outputs, length: number): Float32Array {
  const found = outputs.find((output) => output.length === length);
  if (!found) throw new Error(`The model answered no tensor of ${length} numbers`);
  return found;
}

function longest(outputs: Outputs): Float32Array {
  return ofLength(outputs, Math.max(...outputs.map(({ length }) => length)));
}

function shortest(outputs: Outputs): Float32Array {
  return ofLength(outputs, Math.min(...outputs.map(({ length }) => length)));
}
