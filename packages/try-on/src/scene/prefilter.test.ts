import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefiltered } from './prefilter.ts';

const COSINES = Array.from({ length: 41 }, (_, step) => step / 20 - 1);
const spot = (cosine: number): number => Math.max(0, cosine) ** 14;
const roughness = fc.double({ min: 0, max: 1, noNaN: true });
const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

describe('what a rough surface mirrors', () => {
  it('is the room itself where the surface is a mirror', () => {
    expect(prefiltered(spot, 0)).toBe(spot);
  });

  it('of light that is the same from everywhere is that light, however rough it is', () => {
    fc.assert(
      fc.property(roughness, fc.double({ min: 0, max: 10, noNaN: true }), (rough, light) => {
        const seen = prefiltered(() => light, rough);
        for (const cosine of COSINES) expect(seen(cosine)).toBeCloseTo(light, 6);
      }),
      { numRuns: 20 },
    );
  });

  it('never holds more light than the brightest or less than the darkest place of the room', () => {
    fc.assert(
      fc.property(roughness, fc.double({ min: -2, max: 2, noNaN: true }), (rough, cosine) => {
        const seen = prefiltered(spot, rough)(cosine);
        // A mean of doubles, rounded at every step.
        expect(seen).toBeGreaterThanOrEqual(-1e-9);
        expect(seen).toBeLessThanOrEqual(1 + 1e-9);
      }),
      { numRuns: 30 },
    );
  });

  it('is the flatter, the rougher it is', () => {
    const spans = [0.1, 0.3, 0.5, 0.7, 1].map((rough) => spanOf(COSINES.map(prefiltered(spot, rough))));
    expect(spans).toEqual(spans.toSorted((one, other) => other - one));
  });

  it('of a lamp straight ahead is, at full roughness, near the mean weighed by the cosine: 2 / (14 + 2)', () => {
    expect(prefiltered(spot, 1)(1)).toBeCloseTo(2 / 16, 2);
  });
});
