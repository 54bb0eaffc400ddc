import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointInPicture, pointOnScreen } from './screen-point.ts';
import type { Layout } from './visible-part.ts';

const size = fc.record({
  widthPx: fc.integer({ min: 100, max: 3000 }),
  heightPx: fc.integer({ min: 100, max: 3000 }),
});
const layouts: fc.Arbitrary<Layout> = fc.record({
  picture: size,
  box: size,
  fit: fc.constantFrom('cover', 'contain'),
  mirrored: fc.boolean(),
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  shift: fc.record({
    x: fc.double({ min: -1, max: 1, noNaN: true }),
    y: fc.double({ min: -1, max: 1, noNaN: true }),
  }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a place on the screen', () => {
  it('is the same place in the picture and back, however the picture lies there', () => {
    fc.assert(
      fc.property(layouts, share, share, (layout, x, y) => {
        const again = pointOnScreen(pointInPicture({ x, y }, layout), layout);
        expect(again.x).toBeCloseTo(x, 6);
        expect(again.y).toBeCloseTo(y, 6);
      }),
    );
  });

  it('is on the other side in a mirror', () => {
    const layout: Layout = {
      picture: { widthPx: 640, heightPx: 480 },
      box: { widthPx: 480, heightPx: 480 },
      fit: 'cover',
      mirrored: true,
      zoom: 1,
    };
    expect(pointInPicture({ x: 0, y: 0 }, layout)).toEqual({ x: 560, y: 0 });
    expect(pointOnScreen({ x: 80, y: 240 }, layout)).toEqual({ x: 1, y: 0.5 });
  });
});
