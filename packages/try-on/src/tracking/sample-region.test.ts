import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Raster } from './raster.ts';
import { yuvFactors } from './raster.ts';
import { sampleRegion } from './sample-region.ts';
import { samplerOf } from './samplers.ts';

const SIZE = 32;
const unit = { black: 0, white: 1 };

/** Red grows to the right, green downwards, blue is constant. */
function aGradient(format: 'rgba' | 'bgra'): Raster {
  const bytes = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const colour = format === 'rgba' ? [8 * x, 8 * y, 40, 255] : [40, 8 * y, 8 * x, 255];
      bytes.set(colour, 4 * (y * SIZE + x));
    }
  }
  return { format, widthPx: SIZE, heightPx: SIZE, pixels: { bytes, offset: 0, stride: 4 * SIZE } };
}

const whole = { centreX: SIZE / 2, centreY: SIZE / 2, sizePx: SIZE, rotation: 0 };
const pixel = (tensor: Float32Array, size: number, [x, y]: readonly [number, number]) =>
  [0, 1, 2].map((k) => Math.round(255 * (tensor[3 * (y * size + x) + k] ?? 0)));

describe('a region sampled from pixels', () => {
  it.each(['rgba', 'bgra'] as const)('at its own size is the picture itself, from %s', (format) => {
    const tensor = sampleRegion(aGradient(format), whole, { sizePx: SIZE, range: unit, outside: 'black' });
    for (const place of [
      [0, 0],
      [5, 9],
      [31, 31],
    ] as const) {
      expect(pixel(tensor, SIZE, place)).toEqual([8 * place[0], 8 * place[1], 40]);
    }
  });

  it('turned by a quarter runs down the picture along its rows', () => {
    const tensor = sampleRegion(
      aGradient('rgba'),
      { ...whole, rotation: Math.PI / 2 },
      { sizePx: SIZE, range: unit, outside: 'black' },
    );
    expect(pixel(tensor, SIZE, [0, 0])).toEqual([8 * 31, 0, 40]);
    expect(pixel(tensor, SIZE, [31, 0])).toEqual([8 * 31, 8 * 31, 40]);
  });

  it('reduced averages what it covers instead of picking from it', () => {
    const bytes = new Uint8Array(SIZE * SIZE * 4);
    for (let k = 0; k < SIZE * SIZE; k += 1)
      bytes.fill((k + Math.floor(k / SIZE)) % 2 === 0 ? 255 : 0, 4 * k, 4 * k + 4);
    const board: Raster = {
      format: 'rgba',
      widthPx: SIZE,
      heightPx: SIZE,
      pixels: { bytes, offset: 0, stride: 4 * SIZE },
    };
    const tensor = sampleRegion(board, whole, { sizePx: 8, range: unit, outside: 'edge' });
    for (const value of tensor) expect(value).toBeCloseTo(0.5, 1);
  });

  it('outside of the picture is black, or the edge repeated', () => {
    const left = { ...whole, centreX: -SIZE };
    const sampling = { sizePx: 4, range: { black: -1, white: 1 } } as const;
    const black = sampleRegion(aGradient('rgba'), left, { ...sampling, outside: 'black' });
    expect([...black].every((value) => value === -1)).toBe(true);
    const edge = sampleRegion(aGradient('rgba'), left, { ...sampling, outside: 'edge' });
    expect(edge[0]).toBe(-1);
    expect(edge[2]).toBeCloseTo((40 / 255) * 2 - 1, 5);
  });

  it('heeds where rows start and how far apart they are', () => {
    const plain = aGradient('rgba');
    if (plain.format !== 'rgba') throw new Error('The gradient is packed');
    const stride = 4 * SIZE + 12;
    const bytes = new Uint8Array(7 + stride * SIZE);
    for (let y = 0; y < SIZE; y += 1) {
      bytes.set(plain.pixels.bytes.subarray(4 * SIZE * y, 4 * SIZE * (y + 1)), 7 + stride * y);
    }
    const sampling = { sizePx: 20, range: unit, outside: 'edge' } as const;
    expect(sampleRegion({ ...plain, pixels: { bytes, offset: 7, stride } }, whole, sampling)).toEqual(
      sampleRegion(plain, whole, sampling),
    );
  });
});

const planeOf = (bytes: Uint8Array, stride: number) => ({ bytes, offset: 0, stride });

describe('a region sampled from a camera', () => {
  const colour = { matrix: 'bt601', fullRange: false } as const;
  const luma = { bytes: new Uint8Array(SIZE * SIZE).fill(81), offset: 0, stride: SIZE };
  const sampling = { sizePx: 4, range: unit, outside: 'edge' } as const;
  const size = { widthPx: SIZE, heightPx: SIZE };

  it('is the same red from NV12 and from I420', () => {
    const half = (SIZE / 2) ** 2;
    const interleaved = Uint8Array.from({ length: 2 * half }, (_, k) => (k % 2 === 0 ? 90 : 240));
    const nv12: Raster = {
      ...size,
      format: 'nv12',
      luma,
      chroma: { bytes: interleaved, offset: 0, stride: SIZE },
      colour,
    };
    const plane = (value: number) => ({
      bytes: new Uint8Array(half).fill(value),
      offset: 0,
      stride: SIZE / 2,
    });
    const i420: Raster = {
      ...size,
      format: 'i420',
      luma,
      chromaBlue: plane(90),
      chromaRed: plane(240),
      colour,
    };
    const tensor = sampleRegion(nv12, whole, sampling);
    expect(sampleRegion(i420, whole, sampling)).toEqual(tensor);
    const [red = 0, green = 1, blue = 1] = tensor;
    expect(red).toBeGreaterThan(0.98);
    expect(Math.max(green, blue)).toBeLessThan(0.02);
  });

  it('is the mean of the places that it covers, wherever it lies and however it is turned', () => {
    const half = SIZE / 2;
    const region = fc.record({
      centreX: fc.double({ min: -4, max: SIZE + 4, noNaN: true }),
      centreY: fc.double({ min: -4, max: SIZE + 4, noNaN: true }),
      rotation: fc.double({ min: -4, max: 4, noNaN: true }),
    });
    // A light colour of low saturation, so that no value is clipped at black or white.
    const light = fc.uint8Array({ min: 90, max: 160, minLength: SIZE * SIZE, maxLength: SIZE * SIZE });
    const hue = fc.uint8Array({ min: 120, max: 136, minLength: half * half, maxLength: half * half });
    fc.assert(
      fc.property(region, light, hue, (place, lights, hues) => {
        const chroma = { chromaBlue: planeOf(hues, half), chromaRed: planeOf(hues.toReversed(), half) };
        const raster: Raster = { ...size, format: 'i420', luma: planeOf(lights, SIZE), ...chroma, colour };
        const [red = 0, green = 0, blue = 0] = sampleRegion(
          raster,
          { ...place, sizePx: 3 },
          { ...sampling, sizePx: 1 },
        );
        const sum = { red: 0, green: 0, blue: 0 };
        const sample = samplerOf(raster, true);
        const [right, down] = [Math.cos(place.rotation), Math.sin(place.rotation)];
        for (const x of [-1, 0, 1])
          for (const y of [-1, 0, 1])
            sample(
              place.centreX - 0.5 + x * right - y * down,
              place.centreY - 0.5 + x * down + y * right,
              sum,
            );
        expect(red).toBeCloseTo(sum.red / 9 / 255, 5);
        expect(green).toBeCloseTo(sum.green / 9 / 255, 5);
        expect(blue).toBeCloseTo(sum.blue / 9 / 255, 5);
      }),
      { numRuns: 50 },
    );
  });

  it.each(['bt601', 'bt709'] as const)('keeps grey grey, and white white, by %s', (matrix) => {
    const factors = yuvFactors({ matrix, fullRange: false });
    expect((235 - factors.black) * factors.luma).toBeCloseTo(255, 6);
    const full = yuvFactors({ matrix, fullRange: true });
    expect([full.black, full.luma]).toEqual([0, 1]);
    // Red at full strength is Y = its weight and V = half of the range above the middle.
    const weight = matrix === 'bt601' ? 0.299 : 0.2126;
    expect(255 * weight + full.redFromV * 127.5).toBeCloseTo(255, 6);
  });
});
