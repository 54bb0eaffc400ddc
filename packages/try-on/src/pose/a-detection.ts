/** Builder of what a camera would see of the canonical face: for tests of the pose. */
import type { Landmarks } from '../landmarks/landmarks.ts';
import { IRIS_POINTS, LANDMARK_COUNT } from '../landmarks/face-points.ts';
import type { CameraModel } from './camera-model.ts';
import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import { type Rotation, rotated, type Vector } from '../geometry/rotation.ts';

export interface SeenHead {
  readonly rotation: Rotation;
  readonly translation: Vector;
  /** Diameter of its irises in centimetres of the canonical face. */
  readonly irisCm?: number;
}

/** Corners of the eyes, inner and outer. */
const EYES = [
  [133, 33],
  [362, 263],
] as const;

/** Landmarks as the model answers them: x and y by perspective, z in the scale of x about the head's own depth. */
export function landmarksOf(face: CanonicalFace, head: SeenHead, camera: CameraModel): Landmarks {
  const landmarks = new Float32Array(3 * LANDMARK_COUNT);
  const put = (index: number, point: Vector) => landmarks.set(projected(point, head, camera), 3 * index);
  for (let k = 0; k < face.positions.length / 3; k += 1) put(k, pointOf(face, k));

  const radius = (head.irisCm ?? 1.17) / 2;
  EYES.forEach(([inner, outer], eye) => {
    const [a, b] = [pointOf(face, inner), pointOf(face, outer)];
    const middle: Vector = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    const first = IRIS_POINTS.first + eye * IRIS_POINTS.perEye;
    const offsets = [
      [0, 0],
      [radius, 0],
      [0, radius],
      [-radius, 0],
      [0, -radius],
    ] as const;
    offsets.forEach(([x, y], k) => put(first + k, [middle[0] + x, middle[1] + y, middle[2]]));
  });
  return landmarks;
}

function projected(point: Vector, { rotation, translation }: SeenHead, camera: CameraModel): Vector {
  const [px, py, pz] = rotated(rotation, point);
  const [x, y, z] = [px + translation[0], py + translation[1], pz + translation[2]];
  const { widthPx, heightPx, focalPx } = camera;
  const pxPerCm = focalPx / -translation[2];
  return [widthPx / 2 + (focalPx * x) / -z, heightPx / 2 - (focalPx * y) / -z, -pz * pxPerCm];
}

function pointOf({ positions }: CanonicalFace, index: number): Vector {
  return [positions[3 * index] ?? 0, positions[3 * index + 1] ?? 0, positions[3 * index + 2] ?? 0];
}
