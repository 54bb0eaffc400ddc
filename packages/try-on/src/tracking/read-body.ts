import type { Landmarks } from '../landmarks/landmarks.ts';
import type { Point } from '../geometry/point.ts';
import {
  BODY_MIDDLE,
  BODY_POINTS,
  BODY_REACH,
  FRAME_LINES,
  NUMBERS_PER_POINT,
} from '../landmarks/body-points.ts';
import type { BodyShape } from './body-shape.ts';
import type { DetectedBox } from './detected-box.ts';
import { probability } from './detector.ts';
import type { ModelRunner } from './model-runner.ts';
import { ofLength } from './model-outputs.ts';
import type { Raster } from './raster.ts';
import { refinedByHeat } from './refine-by-heat.ts';
import { placeInPicture, type Region } from './region.ts';
import { sampleRegion } from './sample-region.ts';

export interface TrackedBody {
  /** 39 points of x, y, z in pixels of the picture; z, from the hips, is weak. */
  readonly landmarks: Landmarks;
  /** How likely each of them is seen, 0 to 1. */
  readonly visible: Float32Array;
  /** The same points in the model's own metres about the hips, x to the picture's right, y down, z away from the camera. */
  readonly world: Landmarks;
  /**
   * The model's confidence that a body is in its window, 0 to 1. It is high for feet alone too, where the model is
   * wrong.
   */
  readonly flag: number;
  readonly shape: BodyShape;
}

interface BodyLook {
  readonly raster: Raster;
  readonly region: Region;
}

const INPUT_PX = 256;
const RANGE = { black: 0, white: 1 } as const;
/** The square reaches so much further than the body (mediapipe's pose_landmark graphs). */
const AROUND = 1.25;

/** The body model's answer for one square of the picture. */
export async function readBody(models: ModelRunner, { raster, region }: BodyLook): Promise<TrackedBody> {
  const input = sampleRegion(raster, region, { sizePx: INPUT_PX, range: RANGE, outside: 'black' });
  const outputs = await models.run('pose-full', input);
  const numbers = ofLength(outputs, BODY_POINTS * NUMBERS_PER_POINT);
  const heat = ofLength(outputs, HEAT_SIDE * HEAT_SIDE * BODY_POINTS);
  const number = (point: number, k: number) => numbers[NUMBERS_PER_POINT * point + k] ?? 0;
  const points = new Float32Array(3 * BODY_POINTS);
  const visible = new Float32Array(BODY_POINTS);
  for (let point = 0; point < BODY_POINTS; point += 1) {
    const at = { x: number(point, 0), y: number(point, 1) };
    const { x, y } = refinedByHeat(at, {
      heat,
      channel: point,
      channels: BODY_POINTS,
      side: HEAT_SIDE,
      inputPx: INPUT_PX,
    });
    points.set([x, y, number(point, 2)], 3 * point);
    visible[point] = Math.min(probability(number(point, 3)), probability(number(point, 4)));
  }
  return {
    landmarks: placeInPicture(points, region, INPUT_PX),
    visible,
    world: turned(new Float32Array(ofLength(outputs, 3 * BODY_POINTS)), region.rotation),
    flag: ofLength(outputs, 1)[0] ?? 0,
    shape: { region, side: INPUT_PX, logits: ofLength(outputs, INPUT_PX * INPUT_PX) },
  };
}

const HEAT_SIDE = 64;

/** Of the body detector's points: the hips' middle, and a point as far from it as the body reaches. */
const DETECTED = { middle: 0, reach: 1 } as const;

export function regionOfDetected({ points }: DetectedBox): Region | undefined {
  const [middle, reach] = [points[DETECTED.middle], points[DETECTED.reach]];
  return middle && reach && around(middle, reach);
}

/** The square in which to look for the same body in the next picture. */
export function regionOfBody(body: TrackedBody): Region {
  return around(pointOf(body, BODY_MIDDLE), pointOf(body, BODY_REACH));
}

/** A point of the body in pixels of the picture. */
export const pointOf = ({ landmarks }: Pick<TrackedBody, 'landmarks'>, point: number): Point => ({
  x: landmarks[3 * point] ?? 0,
  y: landmarks[3 * point + 1] ?? 0,
});

/** The scale of a body in the picture: pixels to a centimetre of an adult, at its distance. */
export function pxPerCm({ landmarks, world }: Pick<TrackedBody, 'landmarks' | 'world'>): number {
  return lengthIn(landmarks) / Math.max(1e-6, lengthIn(world)) / 100;
}

function around(middle: Point, reach: Point): Region {
  const [x, y] = [reach.x - middle.x, reach.y - middle.y];
  return {
    centreX: middle.x,
    centreY: middle.y,
    sizePx: 2 * Math.hypot(x, y) * AROUND,
    rotation: Math.atan2(x, -y),
  };
}

function lengthIn(points: Landmarks): number {
  return FRAME_LINES.reduce((sum, [from, to]) => {
    const across = (points[3 * to] ?? 0) - (points[3 * from] ?? 0);
    const down = (points[3 * to + 1] ?? 0) - (points[3 * from + 1] ?? 0);
    return sum + Math.hypot(across, down);
  }, 0);
}

/** Points turned about the origin, clockwise as the picture is seen. */
function turned(points: Landmarks, rotation: number): Landmarks {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return points.map((value, index) => {
    if (index % 3 === 0) return value * cos - (points[index + 1] ?? 0) * sin;
    return index % 3 === 1 ? (points[index - 1] ?? 0) * sin + value * cos : value;
  });
}
