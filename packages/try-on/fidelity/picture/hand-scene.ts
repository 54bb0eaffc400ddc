import type { ArticulationName } from '../hand/articulation.ts';
import type { HandBuildName } from '../hand/build.ts';
import type { HandWear } from '../hand/hand-wear.ts';
import type { Tone } from '../head/complexion.ts';
import type { DrawnHeadPose, SceneCamera, SceneLight } from './head-scene.ts';

/** A hand with its forearm before a wall; unturned, its back faces the camera and its fingers point up. */
export type HandScene = {
  readonly subject: 'hand' | 'nobody';
  /** The person's own. */
  readonly side: 'right' | 'left';
  readonly tone: Tone;
  readonly articulation: ArticulationName;
  /** The usual one where nothing is said. */
  readonly build?: HandBuildName;
  /** Nothing where nothing is said. */
  readonly wears?: HandWear;
  /** Yaw turns about the forearm, pitch tips the fingers to the camera, roll turns in the picture. */
  readonly pose: DrawnHeadPose;
  /** `headOffsetCm` is the hand's. */
  readonly camera: SceneCamera;
  readonly light: SceneLight;
  /** The camera's noise: its deviation of 255, and which of endlessly many. */
  readonly noise?: { readonly deviation: number; readonly seed: number };
};
