import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittedToWrist } from './strap-fit.ts';

const MADE = { halfWidthCm: 3.05, halfDepthCm: 2.55 };
const half = fc.double({ min: 2, max: 4, noNaN: true });

it('lays the widest and the lowest place of a strap onto the wrist', () => {
  fc.assert(
    fc.property(half, half, (halfWidthCm, halfDepthCm) => {
      const wrist = { halfWidthCm, halfDepthCm };
      const [, side, depth] = fittedToWrist([0.4, 3.05, -2.55], MADE, wrist);
      expect(side).toBeCloseTo(halfWidthCm, 6);
      expect(depth).toBeCloseTo(-halfDepthCm, 6);
      expect(fittedToWrist([0, 0, -5.1], MADE, wrist)[2]).toBeCloseTo(-2 * halfDepthCm, 6);
    }),
  );
});

it('leaves the lugs and the width of the strap as they are', () => {
  const wrist = { halfWidthCm: 2.4, halfDepthCm: 1.9 };
  expect(fittedToWrist([1, 2.1, 0.3], MADE, wrist)).toEqual([1, 2.1, 0.3]);
  expect(fittedToWrist([1, 2.9, -2], MADE, wrist)[0]).toBe(1);
});

it('leaves everything as it is on the wrist it was made for', () => {
  fc.assert(
    fc.property(half, half, (y, z) => {
      const [, side, depth] = fittedToWrist([0, y, -z], MADE, MADE);
      expect(side).toBeCloseTo(y, 9);
      expect(depth).toBeCloseTo(-z, 9);
    }),
  );
});
