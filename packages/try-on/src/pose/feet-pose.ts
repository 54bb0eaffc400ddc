/**
 * Where a pair of shoes stands that the shopper places by hand: as feet are photographed, from above by the one who stands
 * on them, both in the middle of the picture and their toes up. Camera space, centimetres.
 */
import type { CameraModel } from './camera-model.ts';
import type { Rotation, Vector } from './rotation.ts';

/** On the ground under the heels and between them: +Y up from the ground, +Z to the toes, +X to the wearer's left. */
export interface FeetPose {
  readonly translation: Vector;
  readonly rotation: Rotation;
}

/** How steeply one looks down at one's feet. */
const LOOKS_DOWN = (70 * Math.PI) / 180;
/** A shoe's length as a share of the picture's shorter side. */
const SHARE = 0.45;

/** `lengthCm` is a shoe's. */
export function assumedFeet({ widthPx, heightPx, focalPx }: CameraModel, lengthCm: number): FeetPose {
  const [cos, sin] = [Math.cos(LOOKS_DOWN), Math.sin(LOOKS_DOWN)];
  const distance = (focalPx * lengthCm) / (SHARE * Math.min(widthPx, heightPx));
  // Half a turn about the ground's up, so that toes point away, then tipped by how steeply one looks.
  const half = LOOKS_DOWN / 2;
  const heel = lengthCm / 2;
  return {
    rotation: [0, Math.cos(half), Math.sin(half), 0],
    translation: [0, -heel * sin, -distance + heel * cos],
  };
}
