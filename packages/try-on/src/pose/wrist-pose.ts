/**
 * The pose of a watch: on the forearm behind the wrist. The landmark model knows no forearm, so its direction and
 * width come from its edges in the picture; where none show, the hand replaces them. The hand gives the roll, because
 * it bends in the wrist but does not roll. Where a watch is worn already, this one is worn in its place.
 */
import { clamp } from '../geometry/numbers.ts';
import type { DetectedHand } from '../tracking/detected-hand.ts';
import type { Limb } from '../tracking/limb-edges.ts';
import type { CameraModel } from './camera-model.ts';
import { fingerThickness } from './finger-thickness.ts';
import { type HandInSpace, handInSpace } from './hand-in-space.ts';
import { type LimbPose, placeInSpace } from './limb-pose.ts';
import { rotated, type Vector } from '../geometry/rotation.ts';
import { cross, direction, dot, minus, plus, rotationAlong, times } from '../geometry/vectors.ts';

export interface WristOptions {
  /** Circumference of the wrist, if it was measured. */
  readonly wristMm?: number;
}

/** From the landmark of the wrist to the middle of a watch, along the forearm. */
const WATCH_BEHIND_CM = 2.7;
/** From the wrist to the middle of the palm, by which the hand's scale is told. */
const PALM_MIDDLE_CM = 4;
/** An adult's wrist: the mean circumference, and its depth as a share of its width. */
const MEAN_WRIST_MM = 165;
const DEPTH_TO_WIDTH = 0.74;
/** The share of the hand's tilt towards the camera that the forearm has: wrists are seldom quite straight. */
const TILT_SHARE = 0.4;
/** The model sees the knuckles nearer to the camera than they are by this much. */
const TILT_SEEN = (5 * Math.PI) / 180;
const MOST_TILT = (50 * Math.PI) / 180;
/**
 * A forearm whose width makes the wrist so much larger or smaller than the hand does is a sleeve, or something else.
 */
const PLAUSIBLE = { least: 0.72, most: 1.4 } as const;
/** The weight of the wrist's width in the scale, if its real size is only the mean. */
const WIDTH_SHARE = 0.5;
/**
 * The weight of the fingers' thickness in the hand's own scale: the wrist, from which the palm is measured, may lie
 * in a sleeve.
 */
const FINGER_SHARE = 0.5;

export function solveWrist(
  hand: DetectedHand,
  camera: CameraModel,
  { wristMm }: WristOptions = {},
): LimbPose {
  const space = handInSpace(hand, camera.heightPx);
  const forearm = hand.forearm && isPlausible(hand.forearm, space) ? hand.forearm : undefined;
  const along = forearmDirection(space, forearm);
  const rotation = rotationAlong(along, cross(space.along, space.back));
  const foreshortened = Math.hypot(along[0], along[1]);
  const nearerCm = PALM_MIDDLE_CM * space.along[2] + WATCH_BEHIND_CM * along[2];
  const byHand = furtherAway(scaleByHand(hand, space), nearerCm, camera);

  const wornAt = (behindPx: number): LimbPose => {
    const halfCm = halfWidthOf(wristMm ?? MEAN_WRIST_MM);
    const across = Math.hypot(...rotated(rotation, [1, 0, 0]).slice(0, 2));
    const seenPx = forearm && (forearm.halfWidthPx + forearm.spread * behindPx) / seenShare(across);
    const byWidth = seenPx ? seenPx / halfCm : byHand;
    // The width of a sleeve does not measure the wrist in it.
    const byWrist = wristMm === undefined ? WIDTH_SHARE : 1;
    const pxPerCm = scaleBetween(byHand, byWidth, hand.isSleeved ? 0 : byWrist);
    const halfWidthCm = seenPx ? seenPx / pxPerCm : halfCm;
    return {
      translation: placeInSpace(camera, placeOf(space, { forearm, along, behindPx, camera }), pxPerCm),
      rotation,
      halfWidthCm,
      halfDepthCm: DEPTH_TO_WIDTH * halfWidthCm,
    };
  };
  const usual = WATCH_BEHIND_CM * byHand * foreshortened;
  const band = forearm?.band;
  if (!band) return wornAt(usual);
  const onBand = band.alongPx - outsideBehindPx(wornAt(band.alongPx), camera);
  return wornAt(usual + band.confidence * (onBand - usual));
}

/** How much further the visible side of a limb lies from the hand in the picture than its axis does. */
function outsideBehindPx({ translation, rotation, halfDepthCm }: LimbPose, { focalPx }: CameraModel): number {
  const back = rotated(rotation, [0, 0, 1]);
  const outside = plus(translation, times(back, Math.sign(back[2]) * halfDepthCm));
  const inPicture = ([x, y, z]: Vector): Vector => [(focalPx * x) / -z, (focalPx * y) / -z, 0];
  const [x, y] = rotated(rotation, [0, 1, 0]);
  return -dot(minus(inPicture(outside), inPicture(translation)), direction([x, y, 0]));
}

/**
 * A watch is drawn over a cuff up to so many times the width of the wrist that the hand predicts; over a wider one it
 * looks absurd.
 */
const MOST_CUFF = 1.08;

/** Whether a wrist shows at all: one in a thick sleeve, or behind the other arm, wears nothing that could be seen. */
export function showsWrist(hand: DetectedHand, camera: CameraModel): boolean {
  const { forearm, isBare, isSleeved } = hand;
  if (!forearm) return isBare;
  if (!isSleeved) return true;
  const { pxPerCm } = handInSpace(hand, camera.heightPx);
  const seenPx = forearm.halfWidthPx + forearm.spread * WATCH_BEHIND_CM * pxPerCm;
  return seenPx <= MOST_CUFF * halfWidthOf(MEAN_WRIST_MM) * pxPerCm;
}

/** Of an ellipse with this depth, by Euler's approximation of its circumference. */
export function halfWidthOf(circumferenceMm: number): number {
  return circumferenceMm / 10 / (2 * Math.PI * Math.sqrt((1 + DEPTH_TO_WIDTH ** 2) / 2));
}

/** The visible share of the half width of a wrist that is rolled so that its width shows by `across`, 0 to 1. */
const seenShare = (across: number): number =>
  Math.sqrt(across ** 2 + DEPTH_TO_WIDTH ** 2 * (1 - across ** 2));

/** In pixels per centimetre, by the palm and by the fingers. */
function scaleByHand({ digits }: DetectedHand, { pxPerCm }: HandInSpace): number {
  const fingers = fingerThickness(digits, 'middle', pxPerCm);
  return fingers ? scaleBetween(pxPerCm, pxPerCm * fingers.ratio, FINGER_SHARE) : pxPerCm;
}

/** What is nearer to the camera is seen larger. */
const furtherAway = (pxPerCm: number, cm: number, { focalPx }: CameraModel): number =>
  pxPerCm / (1 + (pxPerCm * cm) / focalPx);

const scaleBetween = (byHand: number, byWidth: number, share: number): number =>
  Math.exp((1 - share) * Math.log(byHand) + share * Math.log(byWidth));

function isPlausible({ halfWidthPx }: Limb, { pxPerCm }: HandInSpace): boolean {
  const ratio = halfWidthPx / (halfWidthOf(MEAN_WRIST_MM) * pxPerCm);
  return ratio >= PLAUSIBLE.least * DEPTH_TO_WIDTH && ratio <= PLAUSIBLE.most;
}

/** To the hand. */
function forearmDirection({ along }: HandInSpace, forearm: Limb | undefined): Vector {
  if (!forearm) return along;
  const tilt = clamp(TILT_SHARE * (Math.asin(along[2]) - TILT_SEEN), -MOST_TILT, MOST_TILT);
  const flat: Vector = [-forearm.direction.x, forearm.direction.y, 0];
  const [x, y] = times(direction(flat), Math.cos(tilt));
  return [x, y, Math.sin(tilt)];
}

function placeOf(
  { points }: HandInSpace,
  where: {
    readonly forearm: Limb | undefined;
    readonly along: Vector;
    readonly behindPx: number;
    readonly camera: CameraModel;
  },
) {
  const [x, y] = points[0] ?? [0, 0, 0];
  const wrist = { x, y: where.camera.heightPx - y };
  const [right, up] = direction([where.along[0], where.along[1], 0]);
  const start = where.forearm ? where.forearm.middle : wrist;
  return { x: start.x - right * where.behindPx, y: start.y + up * where.behindPx };
}
