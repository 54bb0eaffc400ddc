import type { CameraModel } from './camera-model.ts';
import type { Rotation, Vector } from '../geometry/rotation.ts';

/** Part of a limb on which something is worn: a piece of an elliptic cylinder, in camera space, real centimetres. */
export interface LimbPose {
  /** Its middle. */
  readonly translation: Vector;
  /** Its axes: Y along the limb, to the tip of a finger or to the hand; Z off the back. */
  readonly rotation: Rotation;
  /** Half axes of the ellipse, along X and Z. */
  readonly halfWidthCm: number;
  readonly halfDepthCm: number;
}

/** The place of camera space whose image lies at `point`, where a centimetre has `pxPerCm` pixels. */
export function placeInSpace(
  { widthPx, heightPx, focalPx }: CameraModel,
  point: { readonly x: number; readonly y: number },
  pxPerCm: number,
): Vector {
  return [(point.x - widthPx / 2) / pxPerCm, (heightPx / 2 - point.y) / pxPerCm, -focalPx / pxPerCm];
}
