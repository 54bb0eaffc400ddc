import type { BodySide } from '../landmarks/landmarks.ts';
import type { Vector } from '../geometry/rotation.ts';
import type { Point } from '../geometry/point.ts';

/** Of a foot or of the shoe on it, in pixels of the picture: the hindmost point of its heel and the foremost of its toe. */
export interface DetectedFoot {
  readonly heel: Point;
  readonly toe: Point;
  /**
   * The way out of the top of the foot, in camera space (+Y up, +Z to the camera), length 1. A foot stands on the ground
   * whose way up that is; where the shin is known it need not be the way up of the room.
   */
  readonly up: Vector;
}

/** By the person's own sides; a foot that is not seen, or not surely, is left out. */
export interface DetectedFeet {
  readonly left?: DetectedFoot;
  readonly right?: DetectedFoot;
}

export const FOOT_SIDES: readonly BodySide[] = ['left', 'right'];

export const OTHER_SIDE: Readonly<Record<BodySide, BodySide>> = { left: 'right', right: 'left' };
