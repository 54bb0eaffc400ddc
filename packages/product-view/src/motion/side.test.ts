import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideAt, SIDES } from './side.ts';

const TURN = 2 * Math.PI;

describe('the side that is seen', () => {
  it.each(SIDES.map((side, index) => [side, (index * TURN) / SIDES.length] as const))(
    'is the %s',
    (side, azimuth) => {
      expect(sideAt(azimuth)).toBe(side);
      expect(sideAt(azimuth + 0.3)).toBe(side);
      expect(sideAt(azimuth - 0.3)).toBe(side);
    },
  );

  it('is the same after any number of turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7, max: 7 }), fc.integer({ min: -20, max: 20 }), (eighth, turns) => {
        const azimuth = (eighth * TURN) / SIDES.length;
        expect(sideAt(azimuth + turns * TURN)).toBe(sideAt(azimuth));
      }),
    );
  });
});
