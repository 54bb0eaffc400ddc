import type { PicturePoint } from '../src/geometry/point.ts';
import { clamp, mean } from '../src/geometry/numbers.ts';
import { at } from './geometry/point.ts';
import { EYES_MEASURED, IRISES_MEASURED, LANDMARKS, LIPS_MEASURED } from './head/face-landmarks.ts';
import type { HeadTruth, RotationRows } from './picture/head-truth.ts';
import type { Found, ProbedPose } from './runner/probe.ts';

/** The errors of an answer. Lengths are in percent of the interpupillary distance. */
export type Measurement = {
  readonly meanPercent: number;
  readonly eyesPercent: number;
  readonly lipsPercent: number;
  readonly irisPercent: number;
  /** The error of the distance between the pupils in the picture. */
  readonly pupilDistancePercent: number;
  /** The error of the worse visible earlobe, where its place is known. */
  readonly lobesPercent?: number;
  readonly pose?: PoseMeasurement;
};

type PoseMeasurement = {
  readonly rotationDeg: number;
  /**
   * The part of that error which no engine can avoid. The lens of a photograph is unknown; with another lens than the assumed
   * one, a head beside the middle of the picture appears at another angle.
   */
  readonly byLensDeg: number;
  readonly sizePercent: number;
};

/** The tolerance of every single picture. */
export const TOLERANCE = {
  meanPercent: 5,
  eyesPercent: 4,
  lipsPercent: 4,
  irisPercent: 3,
  pupilDistancePercent: 5,
  lobesPercent: 8,
} as const satisfies Tolerance;

type Tolerance = Readonly<Record<Exclude<keyof Measurement, 'pose'>, number>>;

/** The tolerance in the dark. The outlines of face and mouth blur there; eyes and irises must be as exact as ever. */
export const TOLERANCE_IN_THE_DARK: Tolerance = {
  ...TOLERANCE,
  meanPercent: 8,
  lipsPercent: 6,
};

/** The size is read from the irises with an error of about 5 %, and a wide face appears as a smaller head. */
const POSE_TOLERANCE = { rotationDeg: 6, sizePercent: 12 } as const;

/** The distance between the pupils of the canonical face is 6.01 cm. The engine's size is a factor of it. */
const CANONICAL_INTERPUPILLARY_CM = 6.01;

/** Compares an answer of 478 points with the truth. */
export function measured(found: Found, truth: HeadTruth): Measurement {
  const errorOf = (index: number, place: PicturePoint): number => {
    const point = at(found.points, index);
    return (100 * Math.hypot(at(point, 0) - place[0], at(point, 1) - place[1])) / truth.interpupillaryPx;
  };
  const ofLandmarks = (indices: readonly number[]): number =>
    mean(indices.map((index) => errorOf(index, at(truth.landmarks, index))));
  const everyLandmark = Array.from({ length: LANDMARKS.count }, (_, index) => index);
  return {
    meanPercent: ofLandmarks(everyLandmark),
    eyesPercent: ofLandmarks(EYES_MEASURED),
    lipsPercent: ofLandmarks(LIPS_MEASURED),
    irisPercent: mean(IRISES_MEASURED.map((index, eye) => errorOf(index, at(truth.irises, eye)))),
    pupilDistancePercent: pupilDistanceError(found, truth),
    lobesPercent: lobesError(found, truth),
    ...(found.pose === undefined ? {} : { pose: poseError(found.pose, found.focalPx, truth) }),
  };
}

/** The values beyond their tolerance, in words. An empty list means that the picture passes. */
export function beyondTolerance(
  measurement: Measurement,
  tolerance: Tolerance = TOLERANCE,
): readonly string[] {
  const names = [
    'meanPercent',
    'eyesPercent',
    'lipsPercent',
    'irisPercent',
    'pupilDistancePercent',
    'lobesPercent',
  ] as const;
  const limits = [
    ...names.flatMap((name) => {
      const is = measurement[name];
      return is === undefined ? [] : [{ name, is, allowed: tolerance[name] }];
    }),
    ...poseLimits(measurement.pose),
  ];
  return limits
    .filter(({ is, allowed }) => !(Math.abs(is) <= allowed))
    .map(({ name, is, allowed }) => `${name} is ${is.toFixed(2)}, allowed are ${allowed}`);
}

function poseLimits(pose: Measurement['pose']): readonly { name: string; is: number; allowed: number }[] {
  if (pose === undefined) return [];
  const { rotationDeg, sizePercent } = POSE_TOLERANCE;
  return [
    { name: 'rotationDeg', is: pose.rotationDeg, allowed: rotationDeg + pose.byLensDeg },
    { name: 'sizePercent', is: pose.sizePercent, allowed: sizePercent },
  ];
}

function pupilDistanceError(found: Found, { irises, interpupillaryPx }: HeadTruth): number {
  const [right, left] = IRISES_MEASURED.map((index) => at(found.points, index));
  const seen = between(right ?? [], left ?? []);
  return (100 * Math.abs(seen - between(irises[0], irises[1]))) / interpupillaryPx;
}

/** The right and the left ear. An ear that faces away from the camera by more than this is hidden by the head. */
const EARS = [-1, 1] as const;
const LEAST_TOWARDS = Math.sin((-15 * Math.PI) / 180);

function lobesError(found: Found, { earLobes, interpupillaryPx, rotation }: HeadTruth): number {
  const errors = earLobes.flatMap((lobe, ear) => {
    const towards = at(EARS, ear) * at(at(rotation, 2), 0);
    return towards > LEAST_TOWARDS ? [between(at(found.lobes, ear), lobe)] : [];
  });
  return (100 * Math.max(0, ...errors)) / interpupillaryPx;
}

function between(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(at(a, 0) - at(b, 0), at(a, 1) - at(b, 1));
}

function poseError(pose: ProbedPose, assumedFocalPx: number, truth: HeadTruth): PoseMeasurement {
  const trueSize = truth.interpupillaryCm / CANONICAL_INTERPUPILLARY_CM;
  const [x, y, z] = truth.translationCm;
  const offAxis = Math.hypot(x, y) / -z;
  const assumedOffAxis = (offAxis * truth.focalPx) / assumedFocalPx;
  return {
    rotationDeg: angleBetween(rotationFrom(pose.rotation), truth.rotation),
    byLensDeg: Math.abs(degrees(Math.atan(offAxis)) - degrees(Math.atan(assumedOffAxis))),
    sizePercent: 100 * (pose.size / trueSize - 1),
  };
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The rotation of a unit quaternion x, y, z, w. */
export function rotationFrom([x, y, z, w]: ProbedPose['rotation']): RotationRows {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ];
}

/** The angle of the turn from one rotation to another, degrees. */
export function angleBetween(a: RotationRows, b: RotationRows): number {
  const trace = a.flatMap((row, index) => row.map((value, column) => value * at(at(b, index), column)));
  const cosine = (trace.reduce((sum, value) => sum + value, 0) - 1) / 2;
  return degrees(Math.acos(clamp(cosine, -1, 1)));
}
