import { Matrix4, type Vector3 } from 'three';
import { point } from '../../geometry/numbers.ts';

/** The wrist every watch is closed around: an ellipse in y and z, 176 mm around. */
export const WRIST = { halfWidthMm: 30.5, halfDepthMm: 25.5, centreZMm: -25.3 } as const;

/** A point of the wrist; angle 0 is under the dial, a quarter turn towards 12 o'clock. */
export const onWrist = (angle: number): Vector3 =>
  point(0, WRIST.halfWidthMm * Math.sin(angle), WRIST.centreZMm + WRIST.halfDepthMm * Math.cos(angle));

/** Straight away from the skin there. */
export const offWrist = (angle: number): Vector3 =>
  point(0, Math.sin(angle) / WRIST.halfWidthMm, Math.cos(angle) / WRIST.halfDepthMm).normalize();

/** A frame on the strap at an angle around the wrist: x across, z away from the skin. */
export function frameAt(angle: number, liftMm: number): Matrix4 {
  const normal = offWrist(angle);
  const across = point(1, 0, 0);
  return new Matrix4()
    .makeBasis(across, normal.clone().cross(across).normalize(), normal)
    .setPosition(onWrist(angle).addScaledVector(normal, liftMm));
}
