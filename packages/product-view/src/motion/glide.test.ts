import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, at, type Glide, GLIDE_MS, headFor, isResting, push, settled } from './glide.ts';
import { add, clampOrbit, minus, NOWHERE, type Orbit } from './orbit.ts';

const angle = fc.double({ min: -20, max: 20, noNaN: true });
/** Any place to look from, within the limits or not. */
const anOrbit = fc.record({
  azimuth: angle,
  elevation: angle,
  stops: fc.double({ min: -6, max: 6, noNaN: true }),
});
const frames = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 30 });
const aGlide = fc.tuple(anOrbit, anOrbit).map(([from, way]) => push(at(from), way));
const farApart = (one: Orbit, other: Orbit): number => {
  const { azimuth, elevation, stops } = minus(one, other);
  return Math.max(Math.abs(azimuth), Math.abs(elevation), Math.abs(stops));
};
const endOf = ({ orbit, ahead }: Glide): Orbit => add(orbit, ahead);

describe('a movement that runs out', () => {
  it('ends exactly where it was sent, however long its frames are', () => {
    fc.assert(
      fc.property(aGlide, frames, (glide, times) => {
        const end = [...times, 60 * GLIDE_MS].reduce(advance, glide);
        expect(isResting(end)).toBe(true);
        expect(farApart(end.orbit, endOf(glide))).toBeLessThan(1e-9);
      }),
    );
  });

  it('goes as far in one long frame as in many short ones', () => {
    fc.assert(
      fc.property(aGlide, frames, (glide, times) => {
        const total = times.reduce((sum, ms) => sum + ms, 0);
        expect(farApart(advance(glide, total).orbit, times.reduce(advance, glide).orbit)).toBeLessThan(0.002);
      }),
    );
  });

  it('slows down, never leaves the limits, and never goes back', () => {
    fc.assert(
      fc.property(aGlide, frames, (glide, times) => {
        let left = farApart(glide.ahead, NOWHERE);
        let now = glide;
        for (const ms of times) {
          now = advance(now, ms);
          expect(farApart(clampOrbit(now.orbit), now.orbit)).toBe(0);
          expect(farApart(now.ahead, NOWHERE)).toBeLessThanOrEqual(left);
          left = farApart(now.ahead, NOWHERE);
        }
      }),
    );
  });

  it('is never sent beyond a limit, so that turning back answers at once', () => {
    fc.assert(
      fc.property(aGlide, anOrbit, (glide, further) => {
        const end = endOf(push(glide, further));
        expect(farApart(clampOrbit(end), end)).toBeLessThan(1e-9);
      }),
    );
  });

  it('takes the shorter way around to where it heads for', () => {
    fc.assert(
      fc.property(anOrbit, anOrbit, (from, to) => {
        const glide = headFor(at(from), to);
        expect(Math.abs(glide.ahead.azimuth)).toBeLessThanOrEqual(Math.PI + 1e-9);
        expect(Math.cos(endOf(glide).azimuth)).toBeCloseTo(Math.cos(to.azimuth), 6);
        expect(endOf(glide).elevation).toBeCloseTo(clampOrbit(to).elevation, 9);
      }),
    );
  });

  it('is over at once for whom motion is reduced', () => {
    fc.assert(
      fc.property(aGlide, (glide) => {
        expect(isResting(settled(glide))).toBe(true);
        expect(farApart(settled(glide).orbit, endOf(glide))).toBeLessThan(1e-9);
      }),
    );
  });
});
