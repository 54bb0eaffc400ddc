import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { developed, keptShadow, TILE_IVORY, toneMapped } from './develop.ts';
import type { Film } from './film.ts';
import type { Shadow } from './shadow.ts';

const aFilm = (colour: number, coverage: number): Film => ({
  width: 1,
  height: 1,
  colour: [Float32Array.of(colour), Float32Array.of(colour), Float32Array.of(colour)],
  coverage: Float32Array.of(coverage),
});
const aShadow = (darkness: number): Shadow => ({
  width: 2,
  height: 2,
  darkness: new Float32Array(4).fill(darkness),
});

/** A picture of 5 × 5 with one pixel of film in its middle. */
const picture = (film: Film, shadow: Shadow): Buffer =>
  developed(
    { sizePx: [5, 5], film, crop: { left: 2, top: 2, width: 1, height: 1 }, shadow },
    { exposure: 1, ground: TILE_IVORY },
  );
const pixel = (bytes: Buffer, index: number): readonly number[] => [
  ...bytes.subarray(index * 3, index * 3 + 3),
];
const MIDDLE = 12;
const IVORY = [0xf4, 0xf1, 0xec];

describe('development', () => {
  it('leaves empty film without shadow exactly the ivory of the tile', () => {
    const bytes = picture(aFilm(0, 0), aShadow(0));
    for (let i = 0; i < 25; i += 1) expect(pixel(bytes, i)).toEqual(IVORY);
  });

  it('darkens the ground by its shadow, but not what stands on it', () => {
    const lit = picture(aFilm(0.4, 1), aShadow(0));
    const shaded = picture(aFilm(0.4, 1), aShadow(0.5));
    expect(pixel(shaded, MIDDLE)).toEqual(pixel(lit, MIDDLE));
    expect(pixel(shaded, 11)[0]).toBeLessThan(0xf4 - 40);
  });

  it('lets the shaded ground be seen where the product covers only a part', () => {
    const light = picture(aFilm(0.1, 0.5), aShadow(0));
    const shaded = picture(aFilm(0.1, 0.5), aShadow(0.6));
    expect(pixel(shaded, MIDDLE)[0]).toBeLessThan(pixel(light, MIDDLE)[0] ?? 0);
  });

  it('keeps a colour of the house what it is, but for the small offset of the tone map', () => {
    const [r, g, b] = toneMapped([0.3, 0.1, 0.12]);
    expect(r).toBeCloseTo(0.26, 5);
    expect(g).toBeCloseTo(0.06, 5);
    expect(b).toBeCloseTo(0.08, 5);
  });

  it('never clips: any light stays under white, and brighter never comes out darker', () => {
    const light = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(light, light, light, (r, g, b) => {
        const peak = Math.max(...toneMapped([r, g, b]));
        expect(peak).toBeLessThanOrEqual(1);
        expect(Math.max(...toneMapped([r * 1.2, g * 1.2, b * 1.2]))).toBeGreaterThanOrEqual(peak - 1e-9);
      }),
    );
  });

  it('fades a shadow out before the edge of the picture', () => {
    expect(keptShadow(0.5, 0.5)).toBe(1);
    expect(keptShadow(0.001, 0.5)).toBeLessThan(0.01);
    expect(keptShadow(0.5, 0.999)).toBeLessThan(0.01);
  });
});
