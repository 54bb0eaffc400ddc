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
  /** The distance from the lens to the point that the head turns about. */
  readonly distanceCm: number;
  /** The offset of the head from the axis of the camera, in centimetres to the right of the picture and up. */
  readonly headOffsetCm: readonly [number, number];
};

export type SceneLight = {
  /** The direction of the main light from the camera, in degrees to the right and up. */
  readonly keyFromDeg: readonly [number, number];
  /** Strength of all lights; 1 is a well lit room. */
  readonly strength: number;
  /**
   * The exposure of a camera whose picture is linear in the light. Without it the camera has the curve of film: bright parts
   * are held back, and dark parts are darker.
   */
  readonly exposure?: number;
  /** The factor of the finished picture's values: 1 leaves them as lit, near 0 makes them almost black. */
  readonly pictureGain: number;
  readonly warmth: number;
  /** Plain background, sRGB hexadecimal. */
  readonly background: string;
};

/** What is before the camera; `shoulders` are shoulders without a head. */
type Subject = 'head' | 'shoulders' | 'nobody';

/**
 * A natural face, or one without gloss whose lips have the flat colour of a card, which shows that colour in the light
 * of the lips.
 */
export type FaceSurface = 'skin' | { readonly lips: Colour };

export type HeadScene = {
  readonly subject: Subject;
  readonly tone: Tone;
  readonly shape: HeadShape;
  readonly pose: DrawnHeadPose;
  readonly camera: SceneCamera;
  readonly light: SceneLight;
  readonly surface?: FaceSurface;
  /** A hair colour in place of the one that belongs to the skin. */
  readonly hairColour?: Colour;
  /** Long hair. The hair is short when left out. */
  readonly hanging?: HangingStyle;
};
