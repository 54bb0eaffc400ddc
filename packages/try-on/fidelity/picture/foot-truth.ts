import type { Foot } from '../foot/foot.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { cross, direction, dot, minus, plus, times } from '../../src/geometry/vectors.ts';
import type { FootCamera } from './foot-scene.ts';
import type { PicturePoint } from '../../src/geometry/point.ts';

type FootEnds = { readonly heel: PicturePoint; readonly toe: PicturePoint };

/** The ground truth of drawn feet, in pixels of the picture. */
export type FootTruth = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly left: FootEnds;
  readonly right: FootEnds;
};

/**
 * The distance from the middle of a heel to the middle between both heels, and the angle that each foot is turned
 * outwards.
 */
const STANCE_CM = 8;
const OUTWARDS = (8 * Math.PI) / 180;

/**
 * Maps a point from the foot's own space to the room's. In the room toes point to -z, and x points to the right of the
 * picture.
 */
export function footInRoom(side: 'left' | 'right', [x, y, z]: Vector): Vector {
  const sign = side === 'right' ? 1 : -1;
  // The inside of a right foot is on the person's left.
  const [aside, ahead] = [-x, z - 13];
  const [cos, sin] = [Math.cos(OUTWARDS), Math.sin(OUTWARDS)];
  return [sign * (STANCE_CM + aside * cos + ahead * sin), y, -(ahead * cos - aside * sin)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The place of the camera in the room, and its axes: right, up, back. */
export function cameraInRoom(camera: FootCamera) {
  const [down, round, tip] = [radians(camera.lookDownDeg), radians(camera.roundDeg), radians(camera.tipDeg)];
  const back: Vector = [Math.sin(round) * Math.cos(down), Math.sin(down), Math.cos(round) * Math.cos(down)];
  const level = direction(cross([0, 1, 0], back));
  const above = cross(back, level);
  const right = plus(times(level, Math.cos(tip)), times(above, -Math.sin(tip)));
  const up = plus(times(level, Math.sin(tip)), times(above, Math.cos(tip)));
  const eye = plus([camera.asideCm, 0, -camera.aheadCm], times(back, camera.distanceCm));
  return { eye, right, up, back };
}

export function footTruth(foot: Foot, camera: FootCamera): FootTruth {
  const { eye, right, up, back } = cameraInRoom(camera);
  const focalPx = camera.heightPx / 2 / Math.tan((camera.fovDeg * Math.PI) / 360);
  const seen = (side: 'left' | 'right', point: Vector): PicturePoint => {
    const offset = minus(footInRoom(side, point), eye);
    const depth = -dot(offset, back);
    return [
      camera.widthPx / 2 + (focalPx * dot(offset, right)) / depth,
      camera.heightPx / 2 - (focalPx * dot(offset, up)) / depth,
    ];
  };
  const ends = (side: 'left' | 'right'): FootEnds => ({
    heel: seen(side, foot.heel),
    toe: seen(side, foot.toe),
  });
  return { widthPx: camera.widthPx, heightPx: camera.heightPx, left: ends('left'), right: ends('right') };
}
