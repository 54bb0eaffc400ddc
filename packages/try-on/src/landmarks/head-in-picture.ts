import { meanOf } from '../geometry/numbers.ts';
import type { Point } from '../geometry/point.ts';
import type { Landmarks, BodySide } from './landmarks.ts';
import type { CanonicalFace } from './canonical-face.ts';
import { rotated, type Vector } from '../geometry/rotation.ts';
import { fitSimilarity } from '../geometry/similarity.ts';

/** Maps places beside a face to its picture, as far as the landmarks tell. */
export interface HeadInPicture {
  readonly pxPerCm: number;
  /** The share of each ear's direction towards the camera, -1 to 1. */
  readonly towards: Readonly<Record<BodySide, number>>;
  /** Maps a place near one ear from centimetres of the canonical face to pixels of the picture. */
  place(side: BodySide, point: Vector): Point;
}

/**
 * Points of the face's outline in front of the ear. Places beside them are measured from there, so that the lens does
 * not matter.
 */
const BESIDE: Readonly<Record<BodySide, readonly number[]>> = {
  right: [127, 234, 93, 132, 58],
  left: [356, 454, 323, 361, 288],
};
const SIDES = ['left', 'right'] as const;

export function headInPicture(landmarks: Landmarks, face: CanonicalFace): HeadInPicture {
  const seen = (landmark: number): Vector => [
    landmarks[3 * landmark] ?? 0,
    -(landmarks[3 * landmark + 1] ?? 0),
    -(landmarks[3 * landmark + 2] ?? 0),
  ];
  const { scale, rotation, translation } = fitSimilarity(
    face.rigid.map(({ landmark, weight }) => ({
      from: pointOf(face.positions, landmark),
      to: seen(landmark),
      weight,
    })),
  );
  const cast = (point: Vector): Point => {
    const [x, y] = rotated(rotation, point);
    return { x: translation[0] + scale * x, y: -(translation[1] + scale * y) };
  };
  const offs = Object.fromEntries(
    SIDES.map((side) => {
      const misses = BESIDE[side].map((landmark) => {
        const [x, y] = seen(landmark);
        const { x: fromX, y: fromY } = cast(pointOf(face.positions, landmark));
        return [x - fromX, -y - fromY] as const;
      });
      const mean = (axis: 0 | 1) => meanOf(misses, (miss) => miss[axis]);
      return [side, { x: mean(0), y: mean(1) }];
    }),
  );
  const outwards = rotated(rotation, [1, 0, 0])[2];
  return {
    pxPerCm: scale,
    towards: { left: outwards, right: -outwards },
    place(side, point) {
      const { x, y } = cast(point);
      return { x: x + (offs[side]?.x ?? 0), y: y + (offs[side]?.y ?? 0) };
    },
  };
}

function pointOf(values: ArrayLike<number>, index: number): Vector {
  return [values[3 * index] ?? 0, values[3 * index + 1] ?? 0, values[3 * index + 2] ?? 0];
}
