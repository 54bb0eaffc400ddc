import type { PicturePoint } from '../../src/geometry/point.ts';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { dot, lengthOf, lerp, minus } from '../../src/geometry/vectors.ts';
import type { HeadTruthCm } from '../head/head.ts';
import type { DrawnHeadPose, HeadScene, SceneCamera } from './head-scene.ts';

/** Row by row. */
export type RotationRows = readonly [Vector, Vector, Vector];

/** The ground truth of a drawn picture. Camera space: centimetres, x right, y up, z towards the viewer, lens at 0. */
export type HeadTruth = {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Focal length in pixels. */
  readonly focalPx: number;
  readonly landmarks: readonly PicturePoint[];
  /** Right eye, left eye. */
  readonly irises: readonly [PicturePoint, PicturePoint];
  readonly landmarksCm: readonly Vector[];
  /** The distance between the pupils of the person. */
  readonly interpupillaryCm: number;
  /**
   * The distance between the pupils in the picture, if the person at this distance faced the camera. Errors are shares
   * of it.
   */
  readonly interpupillaryPx: number;
  /** The map from head space (the canonical face) to camera space. */
  readonly rotation: RotationRows;
  readonly translationCm: Vector;
  /** Where temples of glasses lie on the ears, right then left, in camera space and in the picture. */
  readonly earRestsCm: readonly [Vector, Vector];
  readonly earRests: readonly [PicturePoint, PicturePoint];
  readonly earLobes: readonly [PicturePoint, PicturePoint];
};

/** Heads turn about the top of the neck. */
export const PIVOT: Vector = [0, -8, -5];
/** The height of the camera above the pivot. It puts the face in the middle of the picture. */
const CAMERA_ABOVE_PIVOT_CM = 7;

/** The rotation of a neck: nod first, then turn, then tip. */
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

/** The origin of head space in camera space, for a scene. */
export function translationOf({ pose, camera }: Pick<HeadScene, 'pose' | 'camera'>): Vector {
  const [right, up] = camera.headOffsetCm;
  const pivot: Vector = [right, up - CAMERA_ABOVE_PIVOT_CM, -camera.distanceCm];
  return minus(pivot, rotated(rotationOf(pose), PIVOT));
}

/** Focal length in pixels of a pinhole camera. */
export function focalPxOf({ heightPx, fovDeg }: Pick<SceneCamera, 'heightPx' | 'fovDeg'>): number {
  return heightPx / 2 / Math.tan((fovDeg * Math.PI) / 360);
}

/** The ground truth of the head that this scene draws. */
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
