import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const paris = { latitude: 48.8566, longitude: 2.3522 };

describe('distanceKm', () => {
  it.each([
    ['Lyon', { latitude: 45.764, longitude: 4.8357 }, 391],
    ['New York', { latitude: 40.7128, longitude: -74.006 }, 5837],
    ['the other side of the world', { latitude: -48.8566, longitude: -177.6478 }, 20015],
  ])('[R7.182] measures from Paris to %s', (_, there, expected) => {
    expect(Math.round(distanceKm(paris, there))).toBe(expected);
  });

  it('[R7.182] is the same both ways, nothing to oneself, and half of the globe at most', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
        expect(distanceKm(one, one)).toBe(0);
        expect(distanceKm(one, other)).toBeLessThanOrEqual(20015.2);
      }),
    );
  });
});
