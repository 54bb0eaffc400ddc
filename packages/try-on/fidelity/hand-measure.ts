import { clamp, meanOf } from '../src/geometry/numbers.ts';
import { at } from './geometry/point.ts';
import type { Vector } from '../src/geometry/rotation.ts';
import { cross, dot } from '../src/geometry/vectors.ts';
import type { Expectation } from './scenes.ts';
import type { HandTruth, WornTruth } from './picture/hand-truth.ts';
import type { ProbedHand, ProbedLimb } from './runner/hands-probe.ts';

/** How far a ring or a watch would be from its true place. */
export type WornError = {
  /** The distance as a share of the finger's width, or of a case of 39 mm. */
  readonly off: number;
  readonly scalePercent: number;
  /** The measured width of the limb as a share of the true one. */
  readonly widthPercent: number;
  /** The angle between the axes in the picture. */
  readonly axisDeg: number;
  /**
   * The angle in space between the directions away from the back of the hand: one part from a wrong tilt of the limb,
   * one from a wrong roll about its axis.
   */
  readonly backDeg: number;
  readonly rollDeg: number;
};

export type HandMeasurement = {
  /** The mean over the 21 points, in percent of the palm's length. */
  readonly pointsPercent: number;
  readonly isSideRight: boolean;
  readonly watch: WornError;
  /** Thumb, index, middle, ring, little finger. */
  readonly rings: readonly WornError[];
};

/** What every drawn hand must pass: the watch, and the mean of the five rings. */
export const HAND_TOLERANCE = {
  watch: { off: 0.35, scalePercent: 15, axisDeg: 10 },
  ring: { off: 0.35, scalePercent: 15 },
} as const;
/** What hands must pass that hardly show. The engine need not find them. */
const HARDLY_SEEN = {
  watch: { off: 0.5, scalePercent: 22, axisDeg: 15 },
  ring: { off: 0.5, scalePercent: 22 },
} as const;

export const CASE_CM = 3.9;

export function measuredHand(hand: ProbedHand, truth: HandTruth): HandMeasurement {
  const errors = truth.joints.map(([x, y], index) => {
    const point = at(hand.points, index);
    return Math.hypot(point[0] - x, point[1] - y);
  });
  return {
    pointsPercent: (100 * errors.reduce((sum, error) => sum + error, 0)) / errors.length / truth.palmPx,
    isSideRight: hand.rightness > 0.5 === (truth.side === 'right'),
    watch: watchError(hand.wrist, truth.wrist),
    rings: truth.rings.map((ring, digit) => ringError(at(hand.rings, digit), ring)),
  };
}

function watchError(limb: ProbedLimb, truth: WornTruth): WornError {
  return wornError(limb, truth, {
    unitPx: CASE_CM * truth.pxPerCm,
    scalePercent: 100 * (limb.pxPerCm / truth.pxPerCm - 1),
  });
}

/** A ring is as large as the finger it lies on. */
function ringError(limb: ProbedLimb, truth: WornTruth): WornError {
  const truePx = truth.halfWidthCm * truth.pxPerCm;
  return wornError(limb, truth, {
    unitPx: 2 * truePx,
    scalePercent: 100 * (limb.halfWidthPx / truePx - 1),
  });
}

function wornError(
  limb: ProbedLimb,
  truth: WornTruth,
  { unitPx, scalePercent }: { readonly unitPx: number; readonly scalePercent: number },
): WornError {
  const [x, y] = truth.centre;
  return {
    off: Math.hypot(limb.centre[0] - x, limb.centre[1] - y) / unitPx,
    scalePercent,
    widthPercent: 100 * (limb.halfWidthPx / (truth.halfWidthCm * truth.pxPerCm) - 1),
    axisDeg: degrees(Math.abs(turnBetween(limb.along, truth.along))),
    backDeg: degrees(Math.acos(clamp(dot(limb.back, truth.back), -1, 1))),
    rollDeg: degrees(Math.abs(rollBetween(limb.back, truth))),
  };
}

/** The angle about the axis of the true limb. */
const rollBetween = (back: Vector, truth: WornTruth): number =>
  Math.atan2(dot(back, cross(truth.along, truth.back)), dot(back, truth.back));

function turnBetween(one: readonly number[], other: readonly number[]): number {
  const turn = Math.atan2(at(one, 1), at(one, 0)) - Math.atan2(at(other, 1), at(other, 0));
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** What a hand is tested for: whether for rings too, and with which tolerance. */
export type HandDemand = { readonly rings: boolean; readonly expects: Expectation };

/** The values beyond the tolerance, in words. An empty list means that the hand passes. */
export function faultsOfHand(
  { isSideRight, watch, rings }: HandMeasurement,
  asked: HandDemand,
): readonly string[] {
  const tolerance = asked.expects === 'found' ? HAND_TOLERANCE : HARDLY_SEEN;
  return [
    ...(isSideRight ? [] : ['it is the other hand']),
    ...beyond('watch', watch, tolerance.watch),
    ...(asked.rings ? beyond('rings', meanError(rings), tolerance.ring) : []),
  ];
}

/** The mean of the absolute errors. */
function meanError(rings: readonly WornError[]): WornError {
  const mean = (name: keyof WornError): number => meanOf(rings, (ring) => Math.abs(ring[name]));
  return {
    off: mean('off'),
    scalePercent: mean('scalePercent'),
    widthPercent: mean('widthPercent'),
    axisDeg: mean('axisDeg'),
    backDeg: mean('backDeg'),
    rollDeg: mean('rollDeg'),
  };
}

function beyond(
  what: string,
  error: WornError,
  tolerance: Partial<Record<keyof WornError, number>>,
): readonly string[] {
  const names = ['off', 'scalePercent', 'axisDeg'] as const;
  return names.flatMap((name) => {
    const allowed = tolerance[name] ?? Infinity;
    return Math.abs(error[name]) <= allowed
      ? []
      : [`${what}: ${name} is ${error[name].toFixed(2)}, allowed are ${allowed}`];
  });
}
