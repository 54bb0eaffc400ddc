import type { BodySide } from '../landmarks/landmarks.ts';
import type { Vector } from '../geometry/rotation.ts';
import type { Point } from '../geometry/point.ts';

/** One foot or the shoe on it, in pixels of the picture: the rearmost point of its heel and the foremost of its toe. */
export interface DetectedFoot {
  readonly heel: Point;
  readonly toe: Point;
  /**
   * The direction out of the top of the foot, in camera space (+Y up, +Z to the camera), length 1. It is the normal
   * of the ground under the foot; where the shin is known it may differ from the vertical of the room.
   */
  readonly up: Vector;
}

/** Feet by the person's own sides; a foot that is not seen, or with little confidence, is left out. */
export interface DetectedFeet {
  readonly left?: DetectedFoot;
  readonly right?: DetectedFoot;
}

export const FOOT_SIDES: readonly BodySide[] = ['left', 'right'];

export const OTHER_SIDE: Readonly<Record<BodySide, BodySide>> = { left: 'right', right: 'left' };
