import type { Landmarks } from '../landmarks/landmarks.ts';
import { HAND_POINTS } from '../landmarks/hand-points.ts';
import { flippedColumns, halfway, meanDistance, unmirrored } from './mirror.ts';
import type { ModelName, ModelRunner } from './model-runner.ts';
import type { Outputs } from './model-outputs.ts';
import type { Raster } from './raster.ts';
import { placeInPicture, type Region } from './region.ts';
import { sampleRegion } from './sample-region.ts';

export interface TrackedHand {
  /** 21 points of x, y, z in pixels of the picture; z, from the wrist, is weak. */
  readonly landmarks: Landmarks;
  /**
   * The same points in the model's own metres about the hand's middle, x to the picture's right, y down, z away from
   * the camera. Their size is not reliable.
   */
  readonly world: Landmarks;
  /** The model's confidence that a hand is in its window, 0 to 1. */
  readonly flag: number;
  /** How likely it is the person's right hand, 0 to 1, if the picture is not a mirror image. */
  readonly rightness: number;
}

export interface HandLook {
  readonly raster: Raster;
  readonly region: Region;
  readonly model: HandModel;
}

type HandModel = Extract<ModelName, 'hand-lite' | 'hand-full'>;

const INPUT_PX = 224;
const RANGE = { black: 0, white: 1 } as const;
/** A hand's points are their own partners in a mirror, where a right hand is a left one. */
const PARTNERS = Array.from({ length: HAND_POINTS }, (_, index) => index);

/** The hand model's answer for one square of the picture. */
export async function readHand(
  models: ModelRunner,
  { raster, region, model }: HandLook,
): Promise<TrackedHand> {
  const input = sampleRegion(raster, region, { sizePx: INPUT_PX, range: RANGE, outside: 'edge' });
  return placed(handIn(await models.run(model, input)), region);
}

export interface CloselySeen {
  /** As it is seen once, and the mean of both answers. */
  readonly straight: TrackedHand;
  readonly hand: TrackedHand;
  /** The mean distance between the points of both answers, as a share of the square. */
  readonly apart: number;
}

/** Runs the model twice, once on the mirror image, which it answers with errors of its own. */
export async function readHandClosely(
  models: ModelRunner,
  { raster, region, model }: HandLook,
): Promise<CloselySeen> {
  const input = sampleRegion(raster, region, { sizePx: INPUT_PX, range: RANGE, outside: 'edge' });
  const straight = handIn(await models.run(model, input));
  const mirrored = handIn(await models.run(model, flippedColumns(input, INPUT_PX)));
  const other = unmirrored(mirrored.landmarks, PARTNERS, INPUT_PX);
  const hand = {
    landmarks: halfway(straight.landmarks, other),
    world: halfway(straight.world, unmirrored(mirrored.world, PARTNERS, 0)),
    flag: Math.min(straight.flag, mirrored.flag),
    rightness: (straight.rightness + 1 - mirrored.rightness) / 2,
  };
  const apart = meanDistance(straight.landmarks, other) / INPUT_PX;
  return { straight: placed(straight, region), hand: placed(hand, region), apart };
}

/** The model answers points, its confidence, which hand it is, and the points in metres, in this order. */
function handIn(outputs: Outputs): TrackedHand {
  const [landmarks, world] = outputs.filter(({ length }) => length === 3 * HAND_POINTS);
  const [flag, rightness] = outputs.filter(({ length }) => length === 1);
  if (!landmarks || !world || !flag || !rightness) throw new Error('The hand model answered something else');
  return {
    landmarks: new Float32Array(landmarks),
    world: new Float32Array(world),
    flag: flag[0] ?? 0,
    rightness: rightness[0] ?? 0,
  };
}

function placed(hand: TrackedHand, region: Region): TrackedHand {
  return {
    ...hand,
    landmarks: placeInPicture(hand.landmarks, region, INPUT_PX),
    world: turned(hand.world, region.rotation),
  };
}

/** Points turned about the origin, clockwise as the picture is seen. */
function turned(points: Landmarks, rotation: number): Landmarks {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return points.map((value, index) => {
    if (index % 3 === 0) return value * cos - (points[index + 1] ?? 0) * sin;
    return index % 3 === 1 ? (points[index - 1] ?? 0) * sin + value * cos : value;
  });
}
