import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGITS, type Digit } from '../landmarks/hand-points.ts';
import type { Limb } from '../tracking/limb-edges.ts';
import { fingerThickness, HALF_CM } from './finger-thickness.ts';

const PX_PER_CM = 15;

/** A finger of this thickness, as a factor of the mean, with edges of this quality. */
const aFinger = (digit: Digit, times: number, seen = 0.95): Limb => ({
  middle: { x: 0, y: 0 },
  direction: { x: 0, y: 1 },
  halfWidthPx: times * HALF_CM[digit] * PX_PER_CM,
  spread: 0,
  seen,
});

const aHand = (times: number, changes: Partial<Record<Digit, Limb>> = {}) => ({
  ...Object.fromEntries(DIGITS.map((digit) => [digit, aFinger(digit, times)])),
  ...changes,
});

/** The result for a thumb that looks a tenth thicker than the fingers, with edges of this quality. */
const ofThumb = (seen: number) =>
  fingerThickness(aHand(1, { thumb: aFinger('thumb', 1.1, seen) }), 'thumb', PX_PER_CM)?.ratio;

describe('the thickness of a finger', () => {
  it('is what is seen where all agree', () => {
    const times = fc.double({ min: 0.75, max: 1.35, noNaN: true });
    fc.assert(
      fc.property(times, fc.constantFrom(...DIGITS), (thick, digit) => {
        expect(fingerThickness(aHand(thick), digit, PX_PER_CM)?.ratio).toBeCloseTo(thick, 6);
      }),
    );
  });

  it('is its own where its edges are plain, and that of the others where they hardly show', () => {
    expect(ofThumb(0.98)).toBeGreaterThan(1.06);
    expect(ofThumb(0.3)).toBeLessThan(1.02);
  });

  it('does not take two fingers for one', () => {
    const hand = aHand(1, { ring: aFinger('ring', 1.39, 0.6) });
    const { ratio, trust } = fingerThickness(hand, 'ring', PX_PER_CM) ?? { ratio: 0, trust: 1 };
    expect(ratio).toBeLessThan(1.05);
    expect(trust).toBeLessThan(0.3);
  });

  it('is that of the others where nothing of it is seen, and unknown where nothing is seen at all', () => {
    const { index: _, ...others } = aHand(1.2);
    expect(fingerThickness(others, 'index', PX_PER_CM)).toEqual({ ratio: expect.closeTo(1.2, 6), trust: 0 });
    expect(fingerThickness({}, 'index', PX_PER_CM)).toBeUndefined();
  });

  it('never lies beyond what is seen of all fingers', () => {
    const seen = fc.record({
      times: fc.double({ min: 0.75, max: 1.35, noNaN: true }),
      plain: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(seen, { minLength: 5, maxLength: 5 }),
        fc.constantFrom(...DIGITS),
        (all, digit) => {
          const fingers = Object.fromEntries(
            DIGITS.map((one, index) => [one, aFinger(one, all[index]?.times ?? 1, all[index]?.plain)]),
          );
          const ratio = fingerThickness(fingers, digit, PX_PER_CM)?.ratio ?? 0;
          const times = all.map((one) => one.times);
          expect(ratio).toBeGreaterThanOrEqual(Math.min(...times) - 1e-9);
          expect(ratio).toBeLessThanOrEqual(Math.max(...times) + 1e-9);
        },
      ),
    );
  });
});
