import type { CameraModel } from '../pose/camera-model.ts';
import type { Detection } from '../tracking/worker-protocol.ts';

/** One picture, and what was detected in it. */
export interface Frame {
  readonly detection: Detection;
  /** The camera it was taken with. Its size is the picture's, in whose pixels the detection is measured. */
  readonly camera: CameraModel;
  /** When it was taken. Only differences matter. */
  readonly atMs: number;
  /** Nothing swings in a still picture, or where the shopper prefers reduced motion. */
  readonly motion: 'still' | 'moving';
  /**
   * The shopper places what is worn by hand: what is not seen is assumed to be in the middle of the picture, in its
   * usual size.
   */
  readonly byHand?: boolean;
}
