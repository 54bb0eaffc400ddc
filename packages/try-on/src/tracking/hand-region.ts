/** Where the hand model looks: upright hands in a square with a margin (mediapipe's hand_landmark graphs). */
import type { Landmarks } from '../landmarks/landmarks.ts';
import type { Point } from '../geometry/point.ts';
import type { DetectedBox } from './detected-box.ts';
import { KNUCKLES, WRIST } from '../landmarks/hand-points.ts';
import type { Region } from './region.ts';

/** Of the palm detector's points. */
const PALM_POINTS = { wrist: 0, middleKnuckle: 2 } as const;
/** The square is so many times the palm's box, and lies half a box ahead of it, over the fingers. */
const AROUND_PALM = { times: 2.6, ahead: 0.5 } as const;
/** The square is so many times the box of the hand without its finger tips, and lies a tenth of that ahead. */
const AROUND_HAND = { times: 2, ahead: 0.1 } as const;
/**
 * Wrist, thumb without its tip, and the two lower points of every finger: the part that does not move when fingers
 * bend.
 */
const STEADY_POINTS = [0, 1, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18];

/** The square around a detected palm, in which the hand points up. */
export function regionOfPalm({ centreX, centreY, widthPx, heightPx, points }: DetectedBox): Region {
  const origin = { x: 0, y: 0 };
  const rotation = uprightTurn(
    points[PALM_POINTS.wrist] ?? origin,
    points[PALM_POINTS.middleKnuckle] ?? origin,
  );
  const ahead = AROUND_PALM.ahead * heightPx;
  return {
    centreX: centreX + ahead * Math.sin(rotation),
    centreY: centreY - ahead * Math.cos(rotation),
    sizePx: Math.max(widthPx, heightPx) * AROUND_PALM.times,
    rotation,
  };
}

/** The square in which to look for the same hand in the next picture. */
export function regionOfHand(landmarks: Landmarks): Region {
  const point = pointsOf(landmarks);
  const rotation = uprightTurn(point(WRIST), middleOfKnuckles(point));
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const upright = STEADY_POINTS.map(point).map(({ x, y }) => ({
    x: x * cos + y * sin,
    y: y * cos - x * sin,
  }));
  const across = extentOf(upright.map(({ x }) => x));
  const along = extentOf(upright.map(({ y }) => y));
  const [x, y] = [across.middle, along.middle - AROUND_HAND.ahead * along.length];
  return {
    centreX: x * cos - y * sin,
    centreY: x * sin + y * cos,
    sizePx: Math.max(across.length, along.length) * AROUND_HAND.times,
    rotation,
  };
}

/** Whether two squares look at the same hand. */
export function isSameHand(one: Region, other: Region): boolean {
  const apart = Math.hypot(one.centreX - other.centreX, one.centreY - other.centreY);
  return apart < SAME_WITHIN * Math.min(one.sizePx, other.sizePx);
}

/** Share of a square's side between the middles of two of one hand. */
const SAME_WITHIN = 0.3;

/** The turn after which `to` lies straight above `from`. */
function uprightTurn(from: Point, to: Point): number {
  return Math.atan2(to.x - from.x, from.y - to.y);
}

/** Weighted to the middle finger. */
function middleOfKnuckles(point: (index: number) => Point): Point {
  const [index, middle, ring] = KNUCKLES.map(point);
  const mean = (axis: 'x' | 'y') =>
    0.25 * (index?.[axis] ?? 0) + 0.5 * (middle?.[axis] ?? 0) + 0.25 * (ring?.[axis] ?? 0);
  return { x: mean('x'), y: mean('y') };
}

function pointsOf(landmarks: Landmarks): (index: number) => Point {
  return (index) => ({ x: landmarks[3 * index] ?? 0, y: landmarks[3 * index + 1] ?? 0 });
}

function extentOf(values: readonly number[]): { readonly middle: number; readonly length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}
