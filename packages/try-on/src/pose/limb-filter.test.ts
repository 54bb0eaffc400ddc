import { expect, it } from 'vitest';
import { createLimbFilter } from './limb-filter.ts';
import type { LimbPose } from './limb-pose.ts';

const aLimb = (x: number, halfWidthCm = 3): LimbPose => ({
  translation: [x, 0, -40],
  rotation: [0, 0, 0, 1],
  halfWidthCm,
  halfDepthCm: 0.74 * halfWidthCm,
});

it('calms a limb that is held still to half of its tremble', () => {
  const filter = createLimbFilter();
  const trembles = [0.05, -0.04, 0.06, -0.05, 0.02, -0.06, 0.04, -0.02];
  const shown = Array.from(
    { length: 80 },
    (_, frame) => filter.next(aLimb(trembles[frame % 8] ?? 0), 33 * frame).translation[0],
  ).slice(20);
  const rms = Math.sqrt(shown.reduce((sum, x) => sum + x * x, 0) / shown.length);
  expect(rms).toBeLessThan(0.022);
});

it('changes the size of a limb slowly', () => {
  const filter = createLimbFilter();
  filter.next(aLimb(0, 3), 0);
  const { halfWidthCm } = filter.next(aLimb(0, 4), 33);
  expect(halfWidthCm).toBeGreaterThan(3);
  expect(halfWidthCm).toBeLessThan(3.2);
});

it('begins anew after a pause, or when told to', () => {
  const filter = createLimbFilter();
  filter.next(aLimb(0), 0);
  expect(filter.next(aLimb(9), 2000)).toEqual(aLimb(9));
  filter.reset();
  expect(filter.next(aLimb(-4), 2033)).toEqual(aLimb(-4));
});
