import { clamp } from '../geometry/numbers.ts';
import { Euler, Quaternion, Vector3 } from 'three';
import type { Vector } from '../geometry/rotation.ts';
import { type Environment, windowAzimuth } from './environment.ts';

const UP = new Vector3(0, 1, 0);

/** What decides how a room stands. */
export interface EnvironmentPose {
  /** Where its window should stand, seen from above: radians from the camera, positive to the picture's right. */
  readonly azimuth: number;
  /** Where a head looks, of unit length; undefined where there is none. */
  readonly facing?: Vector | undefined;
}

/**
 * How a room is turned for its window to stand where the picture is lit from. Behind a head that looks up it leans back
 * twice as far: so the front of a pair of glasses, which is nearly flat, mirrors what it does on an upright head. Otherwise
 * the whole of it would mirror the window at once, and black turn grey.
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
