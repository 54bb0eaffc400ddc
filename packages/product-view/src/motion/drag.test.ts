import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragged, flung, pinched, wheeled } from './drag.ts';
import { NOWHERE } from './orbit.ts';

const extent = { widthPx: 400, heightPx: 500 };
const pixels = fc.double({ min: -1000, max: 1000, noNaN: true });

describe('a drag', () => {
  it('turns the piece after the finger, and shows more of its top downwards', () => {
    const { azimuth, elevation } = dragged({ x: 0, y: 0, atMs: 0 }, { x: 100, y: 50, atMs: 16 }, extent);
    expect(azimuth).toBeLessThan(0);
    expect(elevation).toBeGreaterThan(0);
  });

  it('shows the other side in one sweep across the stage', () => {
    const { azimuth } = dragged({ x: 0, y: 0, atMs: 0 }, { x: extent.widthPx, y: 0, atMs: 16 }, extent);
    expect(Math.abs(azimuth)).toBeGreaterThan(Math.PI);
  });

  it('does nothing on a stage without a size', () => {
    expect(dragged({ x: 0, y: 0, atMs: 0 }, { x: 9, y: 9, atMs: 1 }, { widthPx: 0, heightPx: 0 })).toEqual(
      NOWHERE,
    );
  });
});

describe('letting go', () => {
  it('goes on the way it went, at most half a turn', () => {
    fc.assert(
      fc.property(pixels, pixels, fc.double({ min: 1, max: 79, noNaN: true }), (x, y, ms) => {
        const trail = [
          { x: 0, y: 0, atMs: 0 },
          { x, y, atMs: ms },
        ];
        const way = flung(trail, ms, extent);
        expect(Math.abs(way.azimuth)).toBeLessThanOrEqual(Math.PI);
        expect(Math.sign(way.azimuth) * Math.sign(-x)).toBeGreaterThanOrEqual(0);
        expect(way.stops).toBe(0);
      }),
    );
  });

  it('leaves the piece where it is when the finger had come to rest', () => {
    const trail = [
      { x: 0, y: 0, atMs: 0 },
      { x: 200, y: 0, atMs: 50 },
    ];
    expect(flung(trail, 400, extent)).toEqual(NOWHERE);
  });

  it.each([
    ['without a trail', []],
    ['at the moment of the touch', [{ x: 5, y: 5, atMs: 30 }]],
  ])('goes nowhere %s', (_, trail) => {
    expect(flung(trail, 30, extent)).toEqual(NOWHERE);
  });
});

describe('two fingers and the wheel', () => {
  it('bring it twice as close when the fingers are twice as far apart, and back again', () => {
    expect(pinched(100, 200).stops).toBe(1);
    expect(pinched(200, 100).stops).toBe(-1);
    expect(pinched(0, 100)).toEqual(NOWHERE);
  });

  it('bring it closer away from the hand', () => {
    expect(wheeled(-100).stops).toBeGreaterThan(0);
    expect(wheeled(100).stops).toBe(-wheeled(-100).stops);
  });
});
