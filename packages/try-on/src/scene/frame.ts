import type { CameraModel } from '../pose/camera-model.ts';
import type { Detection } from '../tracking/worker-protocol.ts';

/** One picture, and what was seen in it. */
export interface Frame {
  readonly detection: Detection;
  /** The lens it was seen through; its size is the picture's, which the points of the sight are pixels of. */
  readonly camera: CameraModel;
  /** When it was taken: only differences count. */
  readonly atMs: number;
  /** In a still picture nothing swings; nor where less motion is asked for. */
  readonly motion: 'still' | 'moving';
  /**
   * The shopper places what is worn by hand: where nothing is seen it is taken to be in the middle of the picture, as
   * large as in an ordinary one.
   */
  readonly byHand?: boolean;
}
