import { describe, expect, it } from 'vitest';
import { faultsOfHand, measuredHand } from './hand-measure.ts';
import type { HandDemand } from './hand-measure.ts';
import type { HandTruth, WornTruth } from './picture/hand-truth.ts';
import type { ProbedHand, ProbedLimb } from './runner/hands-probe.ts';

const worn = (halfWidthCm: number): WornTruth => ({
  centre: [100, 200],
  along: [0, 1, 0],
  back: [0, 0, 1],
  centreCm: [0, 0, -40],
  halfWidthCm,
  halfDepthCm: halfWidthCm,
  pxPerCm: 10,
});
const limb = (halfWidthPx: number): ProbedLimb => ({
  centre: [100, 200],
  along: [0, 1, 0],
  back: [0, 0, 1],
  halfWidthPx,
  pxPerCm: 10,
});

const truth: HandTruth = {
  widthPx: 640,
  heightPx: 480,
  focalPx: 600,
  side: 'left',
  joints: Array.from({ length: 21 }, (_, index) => [index, 2 * index] as const),
  palmPx: 80,
  rings: Array.from({ length: 5 }, () => worn(0.9)),
  wrist: worn(2.8),
};
const exact: ProbedHand = {
  points: truth.joints,
  flag: 1,
  rightness: 0.1,
  hasForearm: true,
  rings: Array.from({ length: 5 }, () => limb(9)),
  wrist: limb(28),
};

const ALL: HandDemand = { rings: true, expects: 'found' };

describe('a hand compared with the truth', () => {
  it('has no faults when it is exact', () => {
    const measured = measuredHand(exact, truth);
    expect(measured).toMatchObject({ pointsPercent: 0, isSideRight: true });
    expect(faultsOfHand(measured, ALL)).toEqual([]);
  });

  it('tells a watch that is off by half a case, too large, and aslant', () => {
    const wrist: ProbedLimb = {
      ...exact.wrist,
      centre: [120, 200],
      pxPerCm: 12,
      along: [Math.sin(0.3), Math.cos(0.3), 0],
    };
    const measured = measuredHand({ ...exact, wrist }, truth);
    expect(measured.watch.off).toBeCloseTo(20 / 39, 6);
    expect(measured.watch.scalePercent).toBeCloseTo(20, 6);
    expect(measured.watch.axisDeg).toBeCloseTo(17.19, 1);
    expect(faultsOfHand(measured, ALL)).toHaveLength(3);
  });

  it('tells how far a watch is rolled about the arm from how it is tilted to the camera', () => {
    const rolled = { ...exact.wrist, back: [Math.sin(0.2), 0, Math.cos(0.2)] as const };
    const tilted = { ...exact.wrist, back: [0, Math.sin(0.2), Math.cos(0.2)] as const };
    const { watch } = measuredHand({ ...exact, wrist: rolled }, truth);
    expect(watch.rollDeg).toBeCloseTo(11.46, 1);
    expect(watch.backDeg).toBeCloseTo(11.46, 1);
    expect(measuredHand({ ...exact, wrist: tilted }, truth).watch).toMatchObject({ rollDeg: 0 });
  });

  it('tells rings that are off, unless they are not asked for, and the wrong hand', () => {
    const rings = exact.rings.map((ring) => ({ ...ring, centre: [110, 200] as const, halfWidthPx: 11 }));
    const measured = measuredHand({ ...exact, rings, rightness: 0.9 }, truth);
    expect(faultsOfHand(measured, ALL)).toHaveLength(3);
    expect(faultsOfHand(measured, { ...ALL, rings: false })).toEqual(['it is the other hand']);
  });
});
