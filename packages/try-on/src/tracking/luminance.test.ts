import { describe, expect, it } from 'vitest';
import { faceLuminance, landmarkColours, luminancesOf, pictureLuminance } from './luminance.ts';
import type { Raster } from './raster.ts';

const SIDE = 40;

/** Grey all over but for a square of another grey in its middle. */
function aPicture(around: number, middle: number): Raster {
  const bytes = new Uint8Array(SIDE * SIDE * 4);
  for (let k = 0; k < SIDE * SIDE; k += 1) {
    const [x, y] = [k % SIDE, Math.floor(k / SIDE)];
    bytes.fill(Math.max(Math.abs(x - 19.5), Math.abs(y - 19.5)) < 10 ? middle : around, 4 * k, 4 * k + 4);
  }
  return { format: 'rgba', widthPx: SIDE, heightPx: SIDE, pixels: { bytes, offset: 0, stride: 4 * SIDE } };
}

/** A face of points all around a square of 20 pixels in the middle. */
const landmarks = Float32Array.from({ length: 3 * 478 }, (_, k) =>
  k % 3 === 2 ? 0 : 10 + 20 * ((Math.floor(k / 3) >> (k % 3)) & 1),
);

describe('luminance', () => {
  it('is linear: middle grey of a screen is a fifth of white', () => {
    expect(pictureLuminance(aPicture(255, 255)).mean).toBeCloseTo(1);
    expect(pictureLuminance(aPicture(0, 0)).mean).toBe(0);
    expect(pictureLuminance(aPicture(128, 128)).mean).toBeCloseTo(0.216, 2);
  });

  it('of a face leaves out what is around it', () => {
    expect(faceLuminance(aPicture(255, 20), landmarks)).toBeLessThan(0.02);
    expect(pictureLuminance(aPicture(255, 20)).mean).toBeGreaterThan(0.6);
  });

  it('knows what is white in a picture, however little of it', () => {
    expect(pictureLuminance(aPicture(20, 255)).bright).toBeCloseTo(1);
    expect(pictureLuminance(aPicture(20, 255)).mean).toBeLessThan(0.3);
  });

  it('is read at each landmark', () => {
    const [inside, outside] = [
      [20, 20, 0],
      [3, 3, 0],
    ];
    const shades = luminancesOf(
      landmarkColours(aPicture(255, 0), Float32Array.from([...inside, ...outside])),
    );
    expect(shades[0]).toBeCloseTo(0);
    expect(shades[1]).toBeCloseTo(1);
  });
});
