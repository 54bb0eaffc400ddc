import type { BodySide } from '../landmarks/landmarks.ts';
import { LEG_POINTS } from '../landmarks/body-points.ts';
import type { Point } from '../geometry/point.ts';
import { pointOf, type TrackedBody } from './read-body.ts';
import { FOOT_SIDES, type DetectedFeet, type DetectedFoot } from './detected-feet.ts';
import { withToeByShape } from './toe-by-shape.ts';
import type { Vector } from '../geometry/rotation.ts';
import { cross, direction, dot, lengthOf, minus, times } from '../geometry/vectors.ts';

/** Below this the window holds no body. */
const LEAST_FLAG = 0.6;
/** The least confidence of every point of a leg, from the hip down. */
const LEAST_VISIBLE = 0.6;
/** A foot's length as a share of the shin's, both in the model's own metres: an adult's is 0.6. */
const FOOT_PER_SHIN = { least: 0.25, most: 1.1 } as const;

interface SourceImage {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The feet of a body whose whole leg is in the picture. For feet alone the model invents a body around them with high
 * confidence: its hips and knees then lie outside of the picture, and the answer is dropped.
 */
export function feetOfBody(body: TrackedBody, picture: SourceImage): DetectedFeet | undefined {
  if (body.flag < LEAST_FLAG) return undefined;
  const feet: Partial<Record<BodySide, DetectedFoot>> = {};
  for (const side of FOOT_SIDES) {
    const foot = footOf(body, side, picture);
    if (foot) feet[side] = foot;
  }
  return feet.left || feet.right ? feet : undefined;
}

function footOf(body: TrackedBody, side: BodySide, picture: SourceImage): DetectedFoot | undefined {
  const points = LEG_POINTS[side];
  const isSeen = Object.values(points).every(
    (point: number) => (body.visible[point] ?? 0) >= LEAST_VISIBLE && isWithin(pointOf(body, point), picture),
  );
  const axes = isSeen ? axesOf(body, side) : undefined;
  const ends = { heel: pointOf(body, points.heel), toe: pointOf(body, points.toe) };
  return axes && withToeByShape(body, side, withEnds(ends, axes));
}

/** The directions of the toe and of the top of a foot, in camera space, length 1. */
interface FootAxes {
  readonly along: Vector;
  readonly up: Vector;
}

/** From the directions of shin and foot; undefined where they cannot belong to a foot. */
function axesOf({ world }: TrackedBody, side: BodySide): FootAxes | undefined {
  const points = LEG_POINTS[side];
  // From the model's axes, down and away from the camera, to those of camera space.
  const place = (point: number): Vector => [
    world[3 * point] ?? 0,
    -(world[3 * point + 1] ?? 0),
    -(world[3 * point + 2] ?? 0),
  ];
  const foot = minus(place(points.toe), place(points.heel));
  const shin = minus(place(points.knee), place(points.ankle));
  const share = lengthOf(foot) / Math.max(1e-6, lengthOf(shin));
  if (share < FOOT_PER_SHIN.least || share > FOOT_PER_SHIN.most) return undefined;
  // A foot in line with its shin does not show its top.
  if (lengthOf(cross(shin, foot)) < LEAST_BEND * lengthOf(shin) * lengthOf(foot)) return undefined;
  const along = direction(foot);
  return { along, up: direction(minus(shin, times(along, dot(shin, along)))) };
}

/**
 * The model's points lie within the foot: at the heel bone and at the joints of the toes. Their distances from the
 * ends of a shoe, in centimetres, are the mean of four marked photographs, three of them of people in shoes.
 */
const WITHIN = {
  betweenCm: 23,
  heel: { alongCm: -3, upCm: -4 },
  toe: { alongCm: 3.5, upCm: -1.5 },
} as const;
/** The largest foreshortening that is assumed of a foot that points at the camera. */
const LEAST_SHOWN = 0.3;

function withEnds({ heel, toe }: Pick<DetectedFoot, 'heel' | 'toe'>, { along, up }: FootAxes): DetectedFoot {
  const shown = Math.max(LEAST_SHOWN, Math.hypot(along[0], along[1]));
  const pxPerCm = Math.hypot(toe.x - heel.x, toe.y - heel.y) / (WITHIN.betweenCm * shown);
  const beyond = (
    point: Point,
    { alongCm, upCm }: { readonly alongCm: number; readonly upCm: number },
  ): Point => ({
    x: point.x + pxPerCm * (alongCm * along[0] + upCm * up[0]),
    y: point.y - pxPerCm * (alongCm * along[1] + upCm * up[1]),
  });
  return { heel: beyond(heel, WITHIN.heel), toe: beyond(toe, WITHIN.toe), up };
}

/** Sine of the angle between foot and shin. */
const LEAST_BEND = 0.25;

const isWithin = ({ x, y }: Point, { widthPx, heightPx }: SourceImage): boolean =>
  x >= 0 && y >= 0 && x <= widthPx && y <= heightPx;
