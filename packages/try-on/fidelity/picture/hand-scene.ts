import type { ArticulationName } from '../hand/articulation.ts';
import type { HandBuildName } from '../hand/build.ts';
import type { HandWear } from '../hand/hand-wear.ts';
import type { Tone } from '../head/complexion.ts';
import type { DrawnHeadPose, SceneCamera, SceneLight } from './head-scene.ts';

/** A hand with its forearm before a wall. Without a turn its back faces the camera and its fingers point up. */
export type HandScene = {
  readonly subject: 'hand' | 'nobody';
  /** The side of the person. */
  readonly side: 'right' | 'left';
  readonly tone: Tone;
  readonly articulation: ArticulationName;
  /** The usual one when left out. */
  readonly build?: HandBuildName;
  /** Nothing when left out. */
  readonly wears?: HandWear;
  /** Yaw turns about the forearm, pitch tips the fingers to the camera, roll turns in the picture. */
  readonly pose: DrawnHeadPose;
  /** `headOffsetCm` is the offset of the hand. */
  readonly camera: SceneCamera;
  readonly light: SceneLight;
  /** The noise of the camera: its deviation, of 255, and its seed. */
  readonly noise?: { readonly deviation: number; readonly seed: number };
};
