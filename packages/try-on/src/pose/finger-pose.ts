/**
 * The pose of a ring: between the knuckle and the first joint of a digit, with the thickness that the picture shows;
 * or on the ring that is worn there already.
 */
import type { Point } from '../geometry/point.ts';
import { type Digit, ringPoints } from '../landmarks/hand-points.ts';
import type { DetectedLimb } from '../tracking/hand-limbs.ts';
import type { DetectedHand } from '../tracking/detected-hand.ts';
import type { Limb } from '../tracking/limb-edges.ts';
import type { CameraModel } from './camera-model.ts';
import { fingerThickness, HALF_CM } from './finger-thickness.ts';
import { type HandInSpace, handInSpace } from './hand-in-space.ts';
import { type LimbPose, placeInSpace } from './limb-pose.ts';
import { rotated, type Rotation, type Vector } from '../geometry/rotation.ts';
import { cross, direction, minus, rotationAlong, lerp } from '../geometry/vectors.ts';

/** Just beyond the web of the fingers, as a share of the way from the knuckle to the joint. */
export const RING_AT = 0.66;
const RING_ON_THUMB_AT = 0.66;
/** The weight of the middle between fully visible edges against the landmarks. */
const EDGE_SHARE = 0.95;
/** The angle between the back of the thumb and that of the hand. */
const THUMB_TURN = (55 * Math.PI) / 180;

/** What is known of the ring and its wearer. */
export interface RingOnFinger {
  readonly finger: Digit;
  /** The inner diameter of the shopper's ring, which gives the thickness of the finger where its edges do not show. */
  readonly innerDiameterMm?: number;
}

export function solveFinger(
  hand: DetectedHand,
  camera: CameraModel,
  { finger: digit, innerDiameterMm }: RingOnFinger,
): LimbPose {
  const space = handInSpace(hand, camera.heightPx);
  const [first, second] = ringPoints(digit);
  const [knuckle, joint] = [pointOf(space, first), pointOf(space, second)];
  const share = digit === 'thumb' ? RING_ON_THUMB_AT : RING_AT;
  const [x, y] = lerp(knuckle, joint, share);
  const seen = fingerThickness(hand.digits, digit, space.pxPerCm);
  const onFinger = { x, y: camera.heightPx - y };
  const usual = onMiddleLine(onFinger, hand.digits[digit], EDGE_SHARE * (seen?.trust ?? 0));
  const place = onRing(usual, hand.digits[digit]);
  const halfCm = seen ? HALF_CM[digit] * seen.ratio : (innerDiameterMm ?? 20 * HALF_CM[digit]) / 20;
  return {
    translation: placeInSpace(camera, place, space.pxPerCm),
    rotation: fingerRotation(space, digit, direction(minus(joint, knuckle))),
    halfWidthCm: halfCm,
    halfDepthCm: halfCm,
  };
}

const pointOf = ({ points }: HandInSpace, index: number): Vector => points[index] ?? [0, 0, 0];

function fingerRotation({ back, isRight }: HandInSpace, digit: Digit, along: Vector): Rotation {
  const rotation = rotationAlong(along, cross(along, back));
  if (digit !== 'thumb') return rotation;
  const turn = isRight ? THUMB_TURN : -THUMB_TURN;
  const [x, z] = [rotated(rotation, [1, 0, 0]), rotated(rotation, [0, 0, 1])];
  return rotationAlong(along, [
    x[0] * Math.cos(turn) - z[0] * Math.sin(turn),
    x[1] * Math.cos(turn) - z[1] * Math.sin(turn),
    x[2] * Math.cos(turn) - z[2] * Math.sin(turn),
  ]);
}

/** Part of the way from a point to the nearest one on the middle line between the seen edges. */
function onMiddleLine(point: Point, limb: Limb | undefined, share: number): Point {
  if (!limb) return point;
  const { middle, direction: along } = limb;
  const aside = (point.x - middle.x) * along.y - (point.y - middle.y) * along.x;
  // A middle line far beside the landmarks belongs to another finger.
  if (Math.abs(aside) > limb.halfWidthPx) return point;
  return { x: point.x - share * aside * along.y, y: point.y + share * aside * along.x };
}

/** On the ring that is worn already, weighted by its confidence. */
function onRing(point: Point, limb: DetectedLimb | undefined): Point {
  if (!limb?.band) return point;
  const { middle, direction: along, band } = limb;
  const share = (seen: number, worn: number) => seen + band.confidence * (worn - seen);
  return {
    x: share(point.x, middle.x + along.x * band.alongPx),
    y: share(point.y, middle.y + along.y * band.alongPx),
  };
}
