import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointOnScreen } from './screen-point.ts';
import { drawnSize, shareOfPicture, shiftTo, visiblePart } from './visible-part.ts';

const side = fc.integer({ min: 1, max: 4000 });
const wide = { picture: { widthPx: 640, heightPx: 480 } };
const zooms = fc.double({ min: 1, max: 8, noNaN: true });
const fits = fc.constantFrom('cover', 'contain');

describe('the part of a picture that shows', () => {
  it('[R2.091] is all of it where it is contained', () => {
    expect(visiblePart({ ...wide, box: { widthPx: 390, heightPx: 844 }, fit: 'contain', zoom: 1 })).toEqual({
      leftPx: 0,
      topPx: 0,
      widthPx: 640,
      heightPx: 480,
    });
  });

  it('[R2.091] is its middle, in the shape of the screen, where it covers', () => {
    expect(
      visiblePart({
        picture: { widthPx: 1280, heightPx: 720 },
        box: { widthPx: 360, heightPx: 720 },
        fit: 'cover',
        zoom: 1,
      }),
    ).toEqual({
      leftPx: 460,
      topPx: 0,
      widthPx: 360,
      heightPx: 720,
    });
  });

  it('lies within the picture and is no emptier than a pixel', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.tuple(side, side, fits, zooms),
        (widthPx, heightPx, [across, down, fit, zoom]) => {
          const box = { widthPx: across, heightPx: down };
          const part = visiblePart({ picture: { widthPx, heightPx }, box, fit, zoom });
          expect(part.leftPx).toBeGreaterThanOrEqual(0);
          expect(part.topPx).toBeGreaterThanOrEqual(0);
          expect(part.leftPx + part.widthPx).toBeLessThanOrEqual(widthPx + 1);
          expect(part.topPx + part.heightPx).toBeLessThanOrEqual(heightPx + 1);
          expect(Math.min(part.widthPx, part.heightPx)).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  it('is all of it in a box that has no size yet', () => {
    const box = { widthPx: 0, heightPx: 0 };
    expect(visiblePart({ ...wide, box, fit: 'cover', zoom: 2 })).toMatchObject(wide.picture);
  });

  it('[R2.094] is a half of it each way where it is shown twice as large', () => {
    const box = { widthPx: 1280, heightPx: 960 };
    const half = { leftPx: 160, topPx: 120, widthPx: 320, heightPx: 240 };
    expect(visiblePart({ ...wide, box, fit: 'cover', zoom: 2 })).toEqual(half);
    expect(visiblePart({ ...wide, box, fit: 'contain', zoom: 2 })).toEqual(half);
  });

  it('[R2.094] first fills the screen where there is room beside it', () => {
    const box = { widthPx: 1280, heightPx: 480 };
    expect(visiblePart({ ...wide, box, fit: 'contain', zoom: 2 })).toMatchObject({
      widthPx: 640,
      heightPx: 240,
    });
  });
});

describe('what is worn, in an enlarged picture', () => {
  const lips = { x: 330, y: 300 };
  const box = { widthPx: 1280, heightPx: 960 };
  const shown = (zoom: number, mirrored = false) => {
    const layout = { ...wide, box, fit: 'cover', zoom } as const;
    return { ...layout, mirrored, shift: shiftTo(lips, layout) };
  };

  it.each([true, false])('[R2.094] is in the middle of the screen, mirrored: %s', (mirrored) => {
    for (const zoom of [2, 3]) {
      const { x, y } = pointOnScreen(lips, shown(zoom, mirrored));
      expect([x, y]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
      expect(shareOfPicture(0.5, shown(zoom, mirrored))).toBeCloseTo(330 / 640);
    }
    expect(visiblePart(shown(2, mirrored))).toEqual({ leftPx: 170, topPx: 180, widthPx: 320, heightPx: 240 });
  });

  it('[R2.094] comes no nearer than the edge of what fits, and not at all without enlarging', () => {
    expect(shiftTo({ x: 0, y: 470 }, { ...wide, box, fit: 'cover', zoom: 2 })).toEqual({ x: 0.5, y: -0.5 });
    const { x, y } = shiftTo(lips, { ...wide, box, fit: 'cover', zoom: 1 });
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });
});

describe('the size a picture is drawn at', () => {
  const camera = { widthPx: 640, heightPx: 480 };

  it('is a photo’s own', () => {
    expect(drawnSize('photo', { widthPx: 2048, heightPx: 1365 }, camera)).toEqual({
      widthPx: 2048,
      heightPx: 1365,
    });
  });

  it('grows with the screen for a camera, up to 1280, and never shrinks', () => {
    expect(drawnSize('live', camera, { widthPx: 960, heightPx: 600 })).toEqual({
      widthPx: 960,
      heightPx: 720,
    });
    expect(drawnSize('live', camera, { widthPx: 4000, heightPx: 3000 })).toEqual({
      widthPx: 1280,
      heightPx: 960,
    });
    expect(drawnSize('live', camera, { widthPx: 100, heightPx: 100 })).toEqual(camera);
    expect(drawnSize('live', camera, { widthPx: 0, heightPx: 0 })).toEqual(camera);
  });
});

describe('a place on the screen', () => {
  const camera = { widthPx: 1280, heightPx: 720 };
  const phone = { widthPx: 360, heightPx: 720 };

  it('[R2.087] lies in the part that shows, where the picture covers the screen', () => {
    const layout = { picture: camera, box: phone, fit: 'cover', mirrored: false, zoom: 1 } as const;
    expect(shareOfPicture(0, layout)).toBeCloseTo(460 / 1280);
    expect(shareOfPicture(1, layout)).toBeCloseTo(820 / 1280);
    expect(shareOfPicture(0, { ...layout, zoom: 2 })).toBeCloseTo(550 / 1280);
  });

  it('[R2.087] is held at the edges of a picture that is seen whole', () => {
    const layout = { picture: phone, box: camera, fit: 'contain', mirrored: false, zoom: 1 } as const;
    expect(shareOfPicture(0.1, layout)).toBe(0);
    expect(shareOfPicture(0.9, layout)).toBe(1);
    expect(shareOfPicture(460 / 1280, layout)).toBeCloseTo(0);
  });

  it('[R2.087] is the other way round in a mirror, and the middle is always the middle', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), side, side, (share, widthPx, heightPx) => {
        for (const fit of ['cover', 'contain'] as const) {
          const layout = { picture: camera, box: { widthPx, heightPx }, fit, zoom: 1 };
          const straight = shareOfPicture(share, { ...layout, mirrored: false });
          expect(shareOfPicture(share, { ...layout, mirrored: true })).toBeCloseTo(1 - straight);
          expect(shareOfPicture(0.5, { ...layout, mirrored: false })).toBeCloseTo(0.5);
          expect(straight).toBeGreaterThanOrEqual(0);
          expect(straight).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
