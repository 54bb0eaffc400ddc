import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSEST, closer, clustersOf, fitted, moved, onMap, tilesOf, toWorld } from './map-view.ts';

const SIZE = { width: 600, height: 400 };
const place = fc.record({
  latitude: fc.double({ min: -60, max: 72, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the view of a map', () => {
  it('[R2.015] holds every store that it was fitted to', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (places) => {
        const points = places.map(toWorld);
        const view = fitted(points, SIZE, 10);
        for (const { x, y } of points.map((point) => onMap(point, view, SIZE))) {
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(SIZE.width + 1);
          // The northernmost and the southernmost together are higher than so low a map shows.
          expect(Math.abs(y - SIZE.height / 2)).toBeLessThan(SIZE.height);
        }
      }),
    );
  });

  it('[R2.015] goes closer to what is under the pointer, and back', () => {
    const paris = toWorld({ latitude: 48.85, longitude: 2.35 });
    const view = { x: 0.5, y: 0.35, zoom: 5 };
    const before = onMap(paris, view, SIZE);
    const about = { x: before.x - SIZE.width / 2, y: before.y - SIZE.height / 2 };
    const after = onMap(paris, closer(view, 2, about), SIZE);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
    expect(closer(view, 99).zoom).toBe(CLOSEST);
    const back = moved(moved(view, 30, -20), -30, 20);
    expect([back.x, back.y]).toEqual([expect.closeTo(view.x, 12), expect.closeTo(view.y, 12)]);
  });

  it('[R2.015] asks for fine outlines near the ground alone, and for a few', () => {
    const { x, y } = toWorld({ latitude: 48.85, longitude: 2.35 });
    expect(tilesOf({ x, y, zoom: 2 }, SIZE)).toEqual([]);
    expect(tilesOf({ x, y, zoom: 10 }, SIZE)).toEqual(['8-5']);
    expect(tilesOf({ x, y, zoom: 4.5 }, SIZE).length).toBeLessThanOrEqual(6);
  });
});

describe('pins on a map', () => {
  it('[R2.015] are one where they would touch, and each its own near by', () => {
    const paris = [
      { latitude: 48.849, longitude: 2.347 },
      { latitude: 48.859, longitude: 2.341 },
    ].map(toWorld);
    const tokyo = toWorld({ latitude: 35.68, longitude: 139.69 });
    expect(clustersOf([...paris, tokyo], 3).map(({ places }) => places.length)).toEqual([2, 1]);
    expect(clustersOf([...paris, tokyo], CLOSEST)).toHaveLength(3);
  });

  it('[R2.015] never get lost', () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 60 }),
        fc.double({ min: 0.5, max: 12, noNaN: true }),
        (places, zoom) => {
          const clusters = clustersOf(places.map(toWorld), zoom);
          expect(clusters.reduce((sum, each) => sum + each.places.length, 0)).toBe(places.length);
        },
      ),
    );
  });
});
