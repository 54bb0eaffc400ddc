import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, clampOrbit, enlargement, minus, NOWHERE, ORBIT_LIMITS } from './orbit.ts';

const angle = fc.double({ min: -20, max: 20, noNaN: true });
/** Any place to look from, within the limits or not. */
const anOrbit = fc.record({
  azimuth: angle,
  elevation: angle,
  stops: fc.double({ min: -6, max: 6, noNaN: true }),
});

describe('an orbit', () => {
  it('never leaves its limits, and turns around as often as one likes', () => {
    fc.assert(
      fc.property(anOrbit, (orbit) => {
        const { azimuth, elevation, stops } = clampOrbit(orbit);
        expect(azimuth).toBe(orbit.azimuth);
        expect(elevation).toBeGreaterThanOrEqual(ORBIT_LIMITS.elevation[0]);
        expect(elevation).toBeLessThanOrEqual(ORBIT_LIMITS.elevation[1]);
        expect(stops).toBeGreaterThanOrEqual(ORBIT_LIMITS.stops[0]);
        expect(stops).toBeLessThanOrEqual(ORBIT_LIMITS.stops[1]);
      }),
    );
  });

  it('is left alone within them', () => {
    fc.assert(
      fc.property(anOrbit, (orbit) => {
        const once = clampOrbit(orbit);
        expect(clampOrbit(once)).toEqual(once);
      }),
    );
  });

  it('comes back by the way it went', () => {
    fc.assert(
      fc.property(anOrbit, anOrbit, (here, way) => {
        const back = minus(add(here, way), way);
        expect(back.azimuth).toBeCloseTo(here.azimuth, 9);
        expect(back.elevation).toBeCloseTo(here.elevation, 9);
        expect(back.stops).toBeCloseTo(here.stops, 9);
      }),
    );
  });

  it('shows a piece whole, and at most about five times as large', () => {
    expect(enlargement(clampOrbit(NOWHERE))).toBe(1);
    expect(enlargement(clampOrbit({ ...NOWHERE, stops: 99 }))).toBeCloseTo(5, 1);
  });
});
