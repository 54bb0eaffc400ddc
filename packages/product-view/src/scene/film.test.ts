import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnRatio } from './film.ts';

const aPhone = { widthPx: 390, heightPx: 488 };

describe('how finely is drawn', () => {
  it.each([
    [1, 1],
    [1.5, 1.5],
    [2, 2],
    [3, 2],
  ])('on a screen of %d pixels for each is %d, still or moving', (pixelRatio, drawn) => {
    expect(drawnRatio({ ...aPhone, pixelRatio }, false, 'still')).toBe(drawn);
    expect(drawnRatio({ ...aPhone, pixelRatio }, false, 'moving')).toBe(drawn);
  });

  it('is coarse while it moves and fine at rest, where the processor draws', () => {
    expect(drawnRatio({ ...aPhone, pixelRatio: 3 }, true, 'moving')).toBe(1);
    expect(drawnRatio({ ...aPhone, pixelRatio: 1 }, true, 'still')).toBe(2);
  });

  it('is never more there than it can draw while one waits, unless the stage itself is larger', () => {
    const side = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(side, side, (widthPx, heightPx) => {
        const ratio = drawnRatio({ widthPx, heightPx, pixelRatio: 2 }, true, 'still');
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(widthPx * heightPx * ratio * ratio).toBeLessThan(
          Math.max(1_000_001, 1.000_001 * widthPx * heightPx),
        );
      }),
    );
  });
});
