import type { Colour, Tone } from '../head/complexion.ts';
import type { HangingStyle } from '../head/hanging-hair.ts';
import type { HeadShape } from '../head/head-shape.ts';

/** Degrees; yaw turns the face to the picture's right, pitch bows it down, roll tips it to the picture's left. */
export type DrawnHeadPose = { readonly yawDeg: number; readonly pitchDeg: number; readonly rollDeg: number };

export type SceneCamera = {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Vertical field of view. */
  readonly fovDeg: number;
  /** From the lens to the point the head turns about. */
  readonly distanceCm: number;
  /** How far the head stands off the axis of the camera, centimetres in the picture's right and up. */
  readonly headOffsetCm: readonly [number, number];
};

export type SceneLight = {
  /** Where the main light stands, seen from the camera: degrees to the right of it and above it. */
  readonly keyFromDeg: readonly [number, number];
  /** Strength of all lights; 1 is a well lit room. */
  readonly strength: number;
  /**
   * Of a camera that draws light as it is, times this. Without it the camera draws as film does: what is bright is held
   * back, what is dark is darker.
   */
  readonly exposure?: number;
  /** What the finished picture's values are multiplied with: 1 as lit, near 0 as good as black. */
  readonly pictureGain: number;
  readonly warmth: number;
  /** Plain background, sRGB hexadecimal. */
  readonly background: string;
};

/** What stands before the camera; `shoulders` has no head on them. */
type Subject = 'head' | 'shoulders' | 'nobody';

/** A face as it is; or one without any gloss whose lips are a card of this colour, to see it in the light they are in. */
export type FaceSurface = 'skin' | { readonly lips: Colour };

export type HeadScene = {
  readonly subject: Subject;
  readonly tone: Tone;
  readonly shape: HeadShape;
  readonly pose: DrawnHeadPose;
  readonly camera: SceneCamera;
  readonly light: SceneLight;
  readonly surface?: FaceSurface;
  /** Hair of another colour than goes with the skin. */
  readonly hairColour?: Colour;
  /** Long hair; without it, it is cut short. */
  readonly hanging?: HangingStyle;
};
