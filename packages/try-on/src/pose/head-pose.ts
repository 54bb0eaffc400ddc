/**
 * The pose of a head from its landmarks. The canonical face is fitted to them in camera space (centimetres of the
 * canonical face, +X right, +Y up, +Z towards the viewer, the camera at the origin). The landmark model answers weak
 * perspective: z in the scale of x. So depth is solved for in rounds: a distance is assumed, the points are projected
 * to their depths behind it, and the size that results corrects the distance.
 */
import { IRIS_POINTS } from '../landmarks/face-points.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import type { CameraModel } from './camera-model.ts';
import { CANONICAL_POINTS, type CanonicalFace } from '../landmarks/canonical-face.ts';
import { irisScale } from './iris-scale.ts';
import { fitSimilarity, type PointPair, type Similarity } from '../geometry/similarity.ts';
import { inverted, type Rotation, rotated, type Vector } from '../geometry/rotation.ts';

export interface HeadPose {
  readonly rotation: Rotation;
  /** Of the head's origin, in centimetres of the canonical face. */
  readonly translation: Vector;
}

export interface SolvedHead {
  readonly pose: HeadPose;
  /** Real centimetres per canonical centimetre, by the irises. */
  readonly size: number;
  /** The 468 points in the head's own frame: this person's face instead of the average one. */
  readonly shape: Float32Array<ArrayBuffer>;
}

/** The scale is exact to 0.1 % after three. */
const ROUNDS = 4;

/** A picture's landmarks, what they are compared with, and the lens they were seen through. */
export interface HeadInput {
  readonly landmarks: Landmarks;
  readonly face: CanonicalFace;
  readonly camera: CameraModel;
}

export function solveHead(detection: HeadInput): SolvedHead {
  const { landmarks, face } = detection;
  let pxPerCm = firstScale(landmarks, face);
  let fit = fitAt(pxPerCm, detection);
  for (let round = 1; round < ROUNDS; round += 1) {
    pxPerCm *= fit.scale;
    fit = fitAt(pxPerCm, detection);
  }
  const { rotation, translation } = fit;
  const cast = casting(pxPerCm, detection);
  return {
    pose: { rotation, translation },
    size: irisScale(landmarks, detection.camera.focalPx / -cast(IRIS_POINTS.first)[2]),
    shape: shapeOf(cast, { rotation, translation }),
  };
}

/** Pixels per canonical centimetre, from the extent of the rigid points: a start, right to a few percent. */
function firstScale(landmarks: Landmarks, face: CanonicalFace): number {
  const pairs = face.rigid.map(({ landmark, weight }) => ({
    from: pointOf(face.positions, landmark),
    to: flipped(pointOf(landmarks, landmark)),
    weight,
  }));
  return Math.max(1e-3, fitSimilarity(pairs).scale);
}

const flipped = ([x, y, z]: Vector): Vector => [x, -y, -z];

function fitAt(pxPerCm: number, detection: HeadInput): Similarity {
  const { face } = detection;
  const cast = casting(pxPerCm, detection);
  const pairs: PointPair[] = face.rigid.map(({ landmark, weight }) => ({
    from: pointOf(face.positions, landmark),
    to: cast(landmark),
    weight,
  }));
  return fitSimilarity(pairs);
}

/** A landmark in camera space, if the head's origin plane has `pxPerCm`. */
function casting(pxPerCm: number, { landmarks, camera }: HeadInput): (landmark: number) => Vector {
  const { widthPx, heightPx, focalPx } = camera;
  const distance = focalPx / pxPerCm;
  return (landmark) => {
    const [x, y, z] = pointOf(landmarks, landmark);
    const depth = Math.max(distance * 0.1, distance + z / pxPerCm);
    return [((x - widthPx / 2) * depth) / focalPx, ((heightPx / 2 - y) * depth) / focalPx, -depth];
  };
}

function shapeOf(cast: (landmark: number) => Vector, pose: HeadPose): Float32Array<ArrayBuffer> {
  const back = inverted(pose.rotation);
  const [tx, ty, tz] = pose.translation;
  const shape = new Float32Array(3 * CANONICAL_POINTS);
  for (let landmark = 0; landmark < CANONICAL_POINTS; landmark += 1) {
    const [x, y, z] = cast(landmark);
    shape.set(rotated(back, [x - tx, y - ty, z - tz]), 3 * landmark);
  }
  return shape;
}

function pointOf(values: ArrayLike<number>, index: number): Vector {
  return [values[3 * index] ?? 0, values[3 * index + 1] ?? 0, values[3 * index + 2] ?? 0];
}
