import { smoothstep } from '../../src/geometry/numbers.ts';
import { at, bell } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lineDistance, polygonDistance } from '../geometry/polygon-distance.ts';
import { BROWS, EYE_RINGS, LID_FOLDS, LIPS_INNER, LIPS_OUTER, SIDES } from './face-landmarks.ts';

/** How much a point of the skin belongs to each region, 0 to 1. */
export type Regions = {
  readonly lips: number;
  /** The dark line between the lips. */
  readonly seam: number;
  readonly brow: number;
  /** The darker skin around an eye. */
  readonly eyeSocket: number;
  /** The dark line above an upper lid. */
  readonly lidFold: number;
};

const NO_REGIONS: Regions = { lips: 0, seam: 0, brow: 0, eyeSocket: 0, lidFold: 0 };

/** A judge of points for one face; `landmarks` are its 468 points, centimetres. */
export function regionsOf(landmarks: readonly Vector[]): (point: Vector) => Regions {
  const outline = (indices: readonly number[]): readonly Vector[] =>
    indices.map((index) => at(landmarks, index));
  const [outer, inner] = [outline(LIPS_OUTER), outline(LIPS_INNER)];
  const brows = SIDES.map((side) => outline(BROWS[side]));
  const eyes = SIDES.map((side) => outline(EYE_RINGS[side]));
  const folds = SIDES.map((side) => outline(LID_FOLDS[side]));
  return (point) => {
    // No feature of the face lies further back than this, so the rest of the head is not computed.
    if (point[2] < 1.5) return NO_REGIONS;
    return {
      lips: smoothstep(0.06, -0.1, polygonDistance(point, outer)),
      seam: smoothstep(0.05, -0.03, polygonDistance(point, inner)),
      brow: smoothstep(-0.06, -0.32, nearest(point, brows)),
      eyeSocket: smoothstep(0.9, 0, nearest(point, eyes)),
      lidFold: bell(Math.min(...folds.map((fold) => lineDistance(point, fold))), 0.09),
    };
  };
}

function nearest(point: Vector, polygons: readonly (readonly Vector[])[]): number {
  return Math.min(...polygons.map((polygon) => polygonDistance(point, polygon)));
}
