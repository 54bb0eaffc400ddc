import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { minus, plus } from '../../src/geometry/vectors.ts';
import { BARE } from '../hand/hand-wear.ts';
import type { Hand, WornPlace } from '../hand/hand.ts';
import type { HandScene } from './hand-scene.ts';
import { focalPxOf, rotated, rotationOf } from './head-truth.ts';
import type { PicturePoint } from '../../src/geometry/point.ts';

/** A place where a product is worn, in camera space and in the picture. */
export type WornTruth = {
  readonly centre: PicturePoint;
  /** Its directions in camera space: to the tip or the hand, and away from the back. */
  readonly along: Vector;
  readonly back: Vector;
  readonly centreCm: Vector;
  readonly halfWidthCm: number;
  readonly halfDepthCm: number;
  readonly pxPerCm: number;
};

/** The ground truth of a drawn hand. */
export type HandTruth = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
  readonly side: HandScene['side'];
  readonly joints: readonly PicturePoint[];
  /** The distance from the wrist to the middle knuckle, seen from the back. Errors are shares of it. */
  readonly palmPx: number;
  /** Thumb, index, middle, ring, little finger. */
  readonly rings: readonly WornTruth[];
  readonly wrist: WornTruth;
};

/** Hands turn about a point between wrist and knuckles. It is in the middle of the picture. */
export const HAND_PIVOT: Vector = [0, 4, 0];

/** Maps the hand's space to camera space. A left hand is the mirror image of a right one. */
export function handInCamera({ pose, camera, side }: HandScene) {
  const rotation = rotationOf(pose);
  const [right, up] = camera.headOffsetCm;
  const place = (direction: Vector): Vector =>
    rotated(rotation, side === 'right' ? direction : [-direction[0], direction[1], direction[2]]);
  return {
    rotation,
    direction: place,
    point: (point: Vector): Vector => plus(place(minus(point, HAND_PIVOT)), [right, up, -camera.distanceCm]),
  };
}

export function handTruth(hand: Hand, scene: HandScene): HandTruth {
  const { widthPx, heightPx } = scene.camera;
  const focalPx = focalPxOf(scene.camera);
  const { point: inCamera, direction } = handInCamera(scene);
  const inPicture = (point: Vector): PicturePoint => {
    const [x, y, z] = inCamera(point);
    return [widthPx / 2 - (focalPx * x) / z, heightPx / 2 + (focalPx * y) / z];
  };
  const worn = (place: WornPlace): WornTruth => {
    const centreCm = inCamera(place.centre);
    return {
      centre: inPicture(place.centre),
      along: direction(place.along),
      back: direction(place.back),
      centreCm,
      halfWidthCm: place.halfWidth,
      halfDepthCm: place.halfDepth,
      pxPerCm: focalPx / -centreCm[2],
    };
  };
  const places = hand.worn(scene.wears ?? BARE);
  const [wrist, knuckle] = [at(hand.joints, 0), at(hand.joints, 9)];
  const palmCm = Math.hypot(...minus(knuckle, wrist));
  return {
    widthPx,
    heightPx,
    focalPx,
    side: scene.side,
    joints: hand.joints.map(inPicture),
    palmPx: (focalPx * palmCm) / -inCamera(knuckle)[2],
    rings: places.rings.map(worn),
    wrist: worn(places.wrist),
  };
}
