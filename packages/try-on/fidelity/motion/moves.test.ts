import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveAt, placeInStill, shownAt, STILL, SWING } from './moves.ts';

const SIZE = [640, 480] as const;
const anyPlace = fc.tuple(fc.integer({ min: 0, max: 640 }), fc.integer({ min: 0, max: 480 }));
const anyFrame = fc.double({ min: -10, max: SWING.frames + 10, noNaN: true });

describe('a still that is moved', () => {
  it('shows every place where it came from', () => {
    fc.assert(
      fc.property(anyFrame, anyPlace, (frame, place) => {
        const move = moveAt(SWING, frame);
        const [x, y] = placeInStill(move, shownAt(move, place, SIZE), SIZE);
        expect(Math.hypot(x - place[0], y - place[1])).toBeLessThan(1e-6);
      }),
    );
  });

  it('never shows its edges', () => {
    const corners = [
      [0, 0],
      [640, 0],
      [0, 480],
      [640, 480],
    ] as const;
    const moments = Array.from({ length: 20 * SWING.frames + 1 }, (_, k) => k / 20);
    for (const frame of moments) {
      for (const corner of corners) {
        const [x, y] = placeInStill(moveAt(SWING, frame), corner, SIZE);
        expect(Math.min(x, y, 640 - x, 480 - y), `frame ${frame}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('begins and ends at rest', () => {
    for (const frame of [-3, 0, SWING.frames, SWING.frames + 3]) {
      const { rightPx, downPx, turnDeg, zoom } = moveAt(SWING, frame);
      expect([rightPx, downPx, turnDeg].every((by) => Math.abs(by) < 1e-9)).toBe(true);
      expect(zoom).toBeCloseTo(STILL.zoom);
    }
  });
});
