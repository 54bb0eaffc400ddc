import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOfPicture, placeInPicture, regionOfBox, regionOfLandmarks, wholePicture } from './region.ts';

const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });

describe('a region of the picture', () => {
  it('of the whole picture holds all of it', () => {
    expect(wholePicture(640, 480)).toEqual({ centreX: 320, centreY: 240, sizePx: 640, rotation: 0 });
  });

  it('brings the corners of a model input back to its own', () => {
    fc.assert(
      fc.property(angle, fc.double({ min: 10, max: 500, noNaN: true }), (rotation, sizePx) => {
        const region = { centreX: 300, centreY: 200, sizePx, rotation };
        const [x = 0, y = 0] = placeInPicture(new Float32Array([96, 96, 0]), region, 192);
        expect([x, y]).toEqual([300, 200]);
        const corner = placeInPicture(new Float32Array([192, 192, 192]), region, 192);
        const [cx = 0, cy = 0, cz = 0] = corner;
        expect(Math.hypot(cx - 300, cy - 200)).toBeCloseTo(sizePx / Math.SQRT2, 2);
        expect(cz).toBeCloseTo(sizePx, 2);
      }),
    );
  });

  it('around a detection stands upright on the line of the eyes, half as large again', () => {
    const box = { score: 1, centreX: 100, centreY: 100, widthPx: 40, heightPx: 60 };
    const region = regionOfBox({
      ...box,
      points: [
        { x: 90, y: 90 },
        { x: 110, y: 110 },
      ],
    });
    expect(region).toMatchObject({ centreX: 100, centreY: 100, sizePx: 90 });
    expect(region.rotation).toBeCloseTo(Math.PI / 4, 6);
  });

  it('around landmarks holds every one of them, and turns with the eyes', () => {
    fc.assert(
      fc.property(angle, (turn) => {
        const landmarks = new Float32Array(478 * 3);
        for (let k = 0; k < 478; k += 1) {
          const [x, y] = [((k * 37) % 100) - 50, ((k * 61) % 140) - 70];
          landmarks[3 * k] = 400 + x * Math.cos(turn) - y * Math.sin(turn);
          landmarks[3 * k + 1] = 300 + x * Math.sin(turn) + y * Math.cos(turn);
        }
        landmarks.set([400 - 30 * Math.cos(turn), 300 - 30 * Math.sin(turn)], 3 * 33);
        landmarks.set([400 + 30 * Math.cos(turn), 300 + 30 * Math.sin(turn)], 3 * 263);
        const region = regionOfLandmarks(landmarks);
        expect(Math.cos(region.rotation - turn)).toBeCloseTo(1, 4);
        for (let k = 0; k < 478; k += 1) {
          expect(Math.abs((landmarks[3 * k] ?? 0) - region.centreX)).toBeLessThanOrEqual(region.sizePx / 2);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    [640, 480],
    [480, 2000],
    [1000, 1000],
    [2048, 300],
  ])('of parts covers a picture of %i by %i between them, however many they are', (widthPx, heightPx) => {
    const places = Array.from({ length: 17 * 17 }, (_, k) => [
      ((k % 17) / 16) * widthPx,
      (Math.floor(k / 17) / 16) * heightPx,
    ]);
    for (const across of [2, 4] as const) {
      const parts = partsOfPicture({ widthPx, heightPx, across });
      const holds = ([x = 0, y = 0]: readonly number[]) =>
        parts.some(
          ({ centreX, centreY, sizePx }) =>
            Math.abs(x - centreX) <= sizePx / 2 + 1 && Math.abs(y - centreY) <= sizePx / 2 + 1,
        );
      expect(places.every(holds)).toBe(true);
    }
  });
});
