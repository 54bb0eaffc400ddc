import { clamp } from '../../src/geometry/numbers.ts';
import type { PicturePoint } from '../../src/geometry/point.ts';

/** How one frame shows a still: moved, turned and enlarged about its middle. */
export type CameraMove = {
  readonly rightPx: number;
  readonly downPx: number;
  readonly turnDeg: number;
  readonly zoom: number;
};

/** The largest pan, zoom and turn of a still in each direction. */
export type CameraSwing = CameraMove & { readonly frames: number };

/** The still is enlarged a little, so that its edges stay outside the picture. */
const AT_REST = 1.27;

/**
 * A face at arm’s length at 30 frames a second. Its top speed is a quarter of a metre a second, and it comes back to
 * its place.
 */
export const SWING: CameraSwing = { rightPx: 36, downPx: 14, turnDeg: 7, zoom: 0.06, frames: 40 };

/** The frame that does not move the still. */
export const STILL: CameraMove = { rightPx: 0, downPx: 0, turnDeg: 0, zoom: AT_REST };

/** The move at one moment of a swing, which begins and ends at rest; before and after it nothing moves. */
export function moveAt({ rightPx, downPx, turnDeg, zoom, frames }: CameraSwing, frame: number): CameraMove {
  const share = clamp(frame / frames, 0, 1);
  // The move starts and ends slowly, as that of a hand-held camera.
  const turn = 2 * Math.PI * (share - Math.sin(2 * Math.PI * share) / (2 * Math.PI));
  return {
    rightPx: rightPx * Math.sin(turn),
    downPx: downPx * Math.sin(2 * turn),
    turnDeg: turnDeg * Math.sin(turn),
    zoom: AT_REST * (1 + zoom * Math.sin(2 * turn)),
  };
}

/** The place in the frame that shows a place of the still. Both have the same size. */
export function shownAt(move: CameraMove, [x, y]: PicturePoint, [width, height]: PicturePoint): PicturePoint {
  const [right, down] = [x - width / 2, y - height / 2];
  const turn = (move.turnDeg * Math.PI) / 180;
  const [cosine, sine] = [move.zoom * Math.cos(turn), move.zoom * Math.sin(turn)];
  return [
    width / 2 + move.rightPx + cosine * right - sine * down,
    height / 2 + move.downPx + sine * right + cosine * down,
  ];
}

/** The place of the still that a place of the frame shows. */
export function placeInStill(
  move: CameraMove,
  [x, y]: PicturePoint,
  [width, height]: PicturePoint,
): PicturePoint {
  const [right, down] = [x - width / 2 - move.rightPx, y - height / 2 - move.downPx];
  const turn = (move.turnDeg * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn) / move.zoom, Math.sin(turn) / move.zoom];
  return [width / 2 + cosine * right + sine * down, height / 2 - sine * right + cosine * down];
}
