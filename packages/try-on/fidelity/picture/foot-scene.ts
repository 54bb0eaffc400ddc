import type { Tone } from '../head/complexion.ts';
import type { SceneLight } from './head-scene.ts';

/** Where the camera is and where it looks. Both feet stand at the origin, and their toes point away from the camera. */
export type FootCamera = {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Vertical field of view. */
  readonly fovDeg: number;
  /** How steeply the camera looks down, and how far it has gone round the feet, in degrees. */
  readonly lookDownDeg: number;
  readonly roundDeg: number;
  /** The rotation in the plane of the picture, clockwise. */
  readonly tipDeg: number;
  /** The distance to the place that the camera looks at, and how far that place is to the right and ahead of the feet. */
  readonly distanceCm: number;
  readonly asideCm: number;
  readonly aheadCm: number;
};

/** Two bare feet on a floor of wood. */
export type FootScene = {
  readonly tone: Tone;
  readonly camera: FootCamera;
  readonly light: SceneLight;
  /** How far up the legs are drawn; to the ankles when left out. */
  readonly upTo?: 'ankle' | 'leg';
  /** The noise of the camera: its deviation, of 255, and its seed. */
  readonly noise?: { readonly deviation: number; readonly seed: number };
};
