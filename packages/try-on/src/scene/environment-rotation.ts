import { clamp } from '../geometry/numbers.ts';
import { Euler, Quaternion, Vector3 } from 'three';
import type { Vector } from '../geometry/rotation.ts';
import { type Environment, windowAzimuth } from './environment.ts';

const UP = new Vector3(0, 1, 0);

/** What decides how an environment map is rotated. */
export interface EnvironmentPose {
  /** Where its window should be, seen from above: radians from the camera, positive to the picture's right. */
  readonly azimuth: number;
  /** The direction in which a head looks, of unit length; undefined where there is none. */
  readonly facing?: Vector | undefined;
}

/**
 * How an environment map is rotated so that its window is where the light of the picture comes from. Behind a head
 * that looks up it leans back by twice the angle: so the front of a pair of glasses, which is nearly flat, mirrors
 * the same as on an upright head. Otherwise the whole front would mirror the window at once, and black would turn
 * grey.
 */
export function environmentRotation(
  environment: Environment,
  { azimuth, facing: [x, y, z] = [0, 0, 1] }: EnvironmentPose,
): Euler {
  const leans = 2 * Math.asin(clamp(y, 0, 1));
  const yaw = Math.atan2(x, z);
  const turn = new Quaternion()
    .setFromAxisAngle(new Vector3(-Math.cos(yaw), 0, Math.sin(yaw)), leans)
    .multiply(new Quaternion().setFromAxisAngle(UP, azimuth - windowAzimuth(environment)));
  return new Euler().setFromQuaternion(turn);
}
