import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulerHeightPx, rulerScale, sizeAt, ticksOf } from './ruler-scale.ts';
import { cardRange, CARD_MM, parseScreenScale, storedScreenScale } from './screen-scale.ts';
import { WRIST } from './wrist-size.ts';

const screen = fc.double({ min: 2, max: 8, noNaN: true });
const height = fc.integer({ min: 440, max: 1400 });

describe('the ruler', () => {
  it('[R9.028] is the height of the viewport less 200 px', () => {
    expect(rulerHeightPx(800)).toBe(600);
    expect(rulerHeightPx(700)).toBe(500);
    expect(rulerHeightPx(150)).toBe(0);
  });

  it('[R2.104] has room for the largest wrist, and folds its strip no more than it must', () => {
    expect(rulerScale(900, 3.78)?.parts).toBe(1);
    expect(rulerScale(700, 3.78)?.parts).toBe(2);
    expect(rulerScale(640, 6.04)?.parts).toBe(4);
    expect(rulerScale(190, 6.04)).toBeUndefined();
    fc.assert(
      fc.property(height, screen, (heightPx, pxPerMm) => {
        const scale = rulerScale(heightPx, pxPerMm);
        if (scale === undefined) return;
        expect(WRIST.mostMm * scale.pxPerMm).toBeLessThanOrEqual(heightPx + 1e-6);
        if (scale.parts > 1) expect(WRIST.mostMm * scale.pxPerMm * 2).toBeGreaterThan(heightPx);
      }),
    );
  });

  it('reads back every size where it is drawn', () => {
    fc.assert(
      fc.property(
        height,
        screen,
        fc.integer({ min: WRIST.leastMm, max: WRIST.mostMm }),
        (heightPx, pxPerMm, sizeMm) => {
          const scale = rulerScale(heightPx, pxPerMm);
          if (scale) expect(sizeAt(scale, sizeMm * scale.pxPerMm)).toBe(sizeMm);
        },
      ),
    );
  });

  it('counts centimetres in halves and inches in quarters, from its end', () => {
    const scale = { heightPx: 100, parts: 1, pxPerMm: 2 } as const;
    expect(ticksOf(scale, 'cm').map(({ label }) => label)).toEqual([
      0,
      undefined,
      1,
      undefined,
      2,
      undefined,
      3,
      undefined,
      4,
      undefined,
      5,
    ]);
    expect(ticksOf(scale, 'inches').at(4)).toEqual({ atPx: 50.8, label: 1 });
  });
});

describe('the scale of a screen', () => {
  it('[R2.104] is told by a card that fits on it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 280, max: 2600 }),
        fc.integer({ min: 200, max: 1600 }),
        (widthPx, heightPx) => {
          const { leastPxPerMm, mostPxPerMm, isUpright } = cardRange({ widthPx, heightPx });
          expect(mostPxPerMm).toBeGreaterThanOrEqual(leastPxPerMm);
          const acrossMm = isUpright ? CARD_MM.short : CARD_MM.long;
          const roomPx = Math.max(widthPx, acrossMm * leastPxPerMm);
          expect(acrossMm * mostPxPerMm - roomPx).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('is remembered in pixels of the device, so that a zoomed page measures alike', () => {
    const stored = storedScreenScale(6, 3);
    expect(parseScreenScale(stored, 3)).toBe(6);
    expect(parseScreenScale(stored, 6)).toBe(3);
  });

  it.each([null, '', 'wide', '0', '-4', '9000'])('is unknown where storage holds %j', (stored) => {
    expect(parseScreenScale(stored, 1)).toBeUndefined();
  });
});
