import type { Tone } from '../head/complexion.ts';
import type { SceneLight } from './head-scene.ts';

/** Where the camera is and which way it looks: both feet stand about the origin, their toes away from it. */
export type FootCamera = {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Vertical field of view. */
  readonly fovDeg: number;
  /** How steeply it looks down, and how far it has gone round the feet: degrees. */
  readonly lookDownDeg: number;
  readonly roundDeg: number;
  /** Tipped in the picture's plane, clockwise. */
  readonly tipDeg: number;
  /** To the place it looks at, which lies so far to the right of and ahead of the feet. */
  readonly distanceCm: number;
  readonly asideCm: number;
  readonly aheadCm: number;
};

/** Two bare feet on a floor of wood. */
export type FootScene = {
  readonly tone: Tone;
  readonly camera: FootCamera;
  readonly light: SceneLight;
  /** How far up the legs go; to the ankles where nothing is said. */
  readonly upTo?: 'ankle' | 'leg';
  /** The camera's noise: its deviation of 255, and which of endlessly many. */
  readonly noise?: { readonly deviation: number; readonly seed: number };
};
