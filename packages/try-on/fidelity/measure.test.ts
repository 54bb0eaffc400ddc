import type { PicturePoint } from '../src/geometry/point.ts';
import { describe, expect, it } from 'vitest';
import { angleBetween, beyondTolerance, measured, rotationFrom, TOLERANCE } from './measure.ts';
import { rotationOf } from './picture/head-truth.ts';
import type { HeadTruth } from './picture/head-truth.ts';
import type { Found, ProbedPose } from './runner/probe.ts';

const pixel = (index: number): PicturePoint => [index % 30, Math.floor(index / 30)];
const truth: HeadTruth = {
  widthPx: 640,
  heightPx: 480,
  focalPx: 600,
  landmarks: Array.from({ length: 468 }, (_, index) => pixel(index)),
  irises: [
    [100, 100],
    [160, 100],
  ],
  landmarksCm: [],
  interpupillaryCm: 6.01,
  interpupillaryPx: 60,
  rotation: rotationOf({ yawDeg: 20, pitchDeg: 0, rollDeg: 0 }),
  translationCm: [0, 0, -60],
  earRestsCm: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  earRests: [
    [0, 0],
    [0, 0],
  ],
  earLobes: [
    [0, 0],
    [0, 0],
  ],
};

/** The truth as an answer, with every point moved to the right by that many pixels. */
function answer(movedPx: number): Found {
  const points = Array.from({ length: 478 }, (_, index) => pixel(index));
  points[468] = truth.irises[0];
  points[473] = truth.irises[1];
  const lobes = truth.earLobes.map(([x, y]) => [x + movedPx, y]);
  return { flag: 1, focalPx: truth.focalPx, lobes, points: points.map(([x, y]) => [x + movedPx, y, 0]) };
}

const turned = (degrees: number): ProbedPose => ({
  rotation: [0, Math.sin((degrees * Math.PI) / 360), 0, Math.cos((degrees * Math.PI) / 360)],
  size: 1,
});

/** A head that appears to be turned 8° too far, because the lens was assumed to have this focal length. */
const through = (focalPx: number, of: HeadTruth) => measured({ ...answer(0), focalPx, pose: turned(28) }, of);

describe('measured', () => {
  it('finds nothing wrong with the truth', () => {
    const measurement = measured(answer(0), truth);
    expect(measurement).toEqual({
      meanPercent: 0,
      eyesPercent: 0,
      lipsPercent: 0,
      irisPercent: 0,
      pupilDistancePercent: 0,
      lobesPercent: 0,
    });
    expect(beyondTolerance(measurement)).toEqual([]);
  });

  it('tells errors in percent of the distance between the pupils', () => {
    const measurement = measured(answer(3), truth);
    expect(measurement.meanPercent).toBeCloseTo(5);
    expect(measurement.irisPercent).toBeCloseTo(5);
    expect(measurement.pupilDistancePercent).toBeCloseTo(0);
    expect(measurement.lobesPercent).toBeCloseTo(5);
    expect(beyondTolerance(measurement)).toEqual([
      'eyesPercent is 5.00, allowed are 4',
      'lipsPercent is 5.00, allowed are 4',
      'irisPercent is 5.00, allowed are 3',
    ]);
  });

  it('tells how far the turn of the head is off', () => {
    const right = measured({ ...answer(0), pose: turned(20) }, truth);
    const wrong = measured({ ...answer(0), pose: turned(26) }, truth);
    expect(right.pose?.rotationDeg).toBeCloseTo(0);
    expect(wrong.pose?.rotationDeg).toBeCloseTo(6);
    expect(wrong.pose?.sizePercent).toBeCloseTo(0);
  });

  it('allows for a lens that cannot be known, and only off the middle of the picture', () => {
    const aside = { ...truth, translationCm: [12, 0, -60] } as const;
    expect(through(600, aside).pose?.byLensDeg).toBeCloseTo(0);
    expect(through(1200, truth).pose?.byLensDeg).toBeCloseTo(0);
    expect(through(1200, aside).pose?.byLensDeg).toBeCloseTo(5.6, 1);
    expect(beyondTolerance(through(600, aside))).toHaveLength(1);
    expect(beyondTolerance(through(1200, aside))).toEqual([]);
  });

  it('throws when an answer lacks points', () => {
    expect(() => measured({ flag: 1, focalPx: 600, lobes: [], points: [] }, truth)).toThrow(RangeError);
  });
});

describe('beyondTolerance', () => {
  it('passes no measure that is not a number', () => {
    const broken = { ...measured(answer(0), truth), meanPercent: Number.NaN };
    expect(beyondTolerance(broken)).toHaveLength(1);
  });

  it('passes exactly what is allowed', () => {
    expect(beyondTolerance({ ...TOLERANCE })).toEqual([]);
  });
});

it('reads the same turn from a quaternion as from angles', () => {
  const half = (17 * Math.PI) / 360;
  const rolled = rotationFrom([0, 0, Math.sin(half), Math.cos(half)]);
  expect(angleBetween(rolled, rotationOf({ yawDeg: 0, pitchDeg: 0, rollDeg: 17 }))).toBeCloseTo(0);
});
