import type { PicturePoint } from '../../src/geometry/point.ts';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { dot, lengthOf, lerp, minus } from '../../src/geometry/vectors.ts';
import type { HeadTruthCm } from '../head/head.ts';
import type { DrawnHeadPose, HeadScene, SceneCamera } from './head-scene.ts';

/** Row by row. */
export type RotationRows = readonly [Vector, Vector, Vector];

/** What is exactly true of a drawn picture. Camera space: centimetres, x right, y up, z towards the viewer, lens at 0. */
export type HeadTruth = {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Focal length in pixels. */
  readonly focalPx: number;
  readonly landmarks: readonly PicturePoint[];
  /** Right eye, left eye. */
  readonly irises: readonly [PicturePoint, PicturePoint];
  readonly landmarksCm: readonly Vector[];
  /** From pupil to pupil, as the person is built. */
  readonly interpupillaryCm: number;
  /** From pupil to pupil if the person at this distance faced the camera: what errors are shares of. */
  readonly interpupillaryPx: number;
  /** From head space (the canonical face) to camera space. */
  readonly rotation: RotationRows;
  readonly translationCm: Vector;
  /** Where temples of glasses lie on the ears, right then left, in camera space and in the picture. */
  readonly earRestsCm: readonly [Vector, Vector];
  readonly earRests: readonly [PicturePoint, PicturePoint];
  readonly earLobes: readonly [PicturePoint, PicturePoint];
};

/** Heads turn about the top of the neck. */
export const PIVOT: Vector = [0, -8, -5];
/** Height of the camera above the pivot, so that the face stands in the middle of the picture. */
const CAMERA_ABOVE_PIVOT_CM = 7;

/** Nod first, then turn, then tip, as a neck does. */
export function rotationOf({ yawDeg, pitchDeg, rollDeg }: DrawnHeadPose): RotationRows {
  const [yaw, pitch, roll] = [yawDeg, pitchDeg, rollDeg].map((degrees) => (degrees * Math.PI) / 180);
  const [cy, sy] = cosAndSin(yaw);
  const [cp, sp] = cosAndSin(pitch);
  const [cr, sr] = cosAndSin(roll);
  return [
    [cr * cy, cr * sy * sp - sr * cp, cr * sy * cp + sr * sp],
    [sr * cy, sr * sy * sp + cr * cp, sr * sy * cp - cr * sp],
    [-sy, cy * sp, cy * cp],
  ];
}

function cosAndSin(radians = 0): readonly [number, number] {
  return [Math.cos(radians), Math.sin(radians)];
}

export function rotated(rotation: RotationRows, point: Vector): Vector {
  return [dot(rotation[0], point), dot(rotation[1], point), dot(rotation[2], point)];
}

/** Where head space's origin lies in camera space for a scene. */
export function translationOf({ pose, camera }: Pick<HeadScene, 'pose' | 'camera'>): Vector {
  const [right, up] = camera.headOffsetCm;
  const pivot: Vector = [right, up - CAMERA_ABOVE_PIVOT_CM, -camera.distanceCm];
  return minus(pivot, rotated(rotationOf(pose), PIVOT));
}

/** Focal length in pixels of a pinhole camera. */
export function focalPxOf({ heightPx, fovDeg }: Pick<SceneCamera, 'heightPx' | 'fovDeg'>): number {
  return heightPx / 2 / Math.tan((fovDeg * Math.PI) / 360);
}

/** Everything that is true of a head drawn by this scene. */
export function truthOf(head: HeadTruthCm, scene: Pick<HeadScene, 'pose' | 'camera'>): HeadTruth {
  const { widthPx, heightPx } = scene.camera;
  const [rotation, translationCm, focalPx] = [
    rotationOf(scene.pose),
    translationOf(scene),
    focalPxOf(scene.camera),
  ];
  const inCamera = (point: Vector): Vector => {
    const [x, y, z] = rotated(rotation, point);
    return [x + translationCm[0], y + translationCm[1], z + translationCm[2]];
  };
  const inPicture = (point: Vector): PicturePoint => {
    const [x, y, z] = inCamera(point);
    return [widthPx / 2 - (focalPx * x) / z, heightPx / 2 + (focalPx * y) / z];
  };
  const [right, left] = head.irises;
  const interpupillaryCm = lengthOf(minus(right, left));
  return {
    widthPx,
    heightPx,
    focalPx,
    landmarks: head.landmarks.map(inPicture),
    irises: [inPicture(right), inPicture(left)],
    landmarksCm: head.landmarks,
    interpupillaryCm,
    interpupillaryPx: (focalPx * interpupillaryCm) / -at(inCamera(lerp(right, left, 0.5)), 2),
    rotation,
    translationCm,
    earRestsCm: [inCamera(head.rests[0]), inCamera(head.rests[1])],
    earRests: [inPicture(head.rests[0]), inPicture(head.rests[1])],
    earLobes: [inPicture(head.lobes[0]), inPicture(head.lobes[1])],
  };
}
