import { Color } from 'three';
import { clamp, smoothStep } from '../geometry/numbers.ts';
import type { Film } from './film.ts';

/** The ground every product lies on: the page's own tile ivory. */
export const TILE_IVORY = '#f4f1ec';

type Triple = readonly [number, number, number];

const COMPRESSION_START = 0.8 - 0.04;
const DESATURATION = 0.15;

/** Khronos PBR Neutral tone mapping (specification of 2024): brand colours stay what they are up to 0.8. */
export function toneMapped([r, g, b]: Triple): Triple {
  const darkest = Math.min(r, g, b);
  const offset = darkest < 0.08 ? darkest - 6.25 * darkest * darkest : 0.04;
  const peak = Math.max(r, g, b) - offset;
  if (peak < COMPRESSION_START) return [r - offset, g - offset, b - offset];
  const room = 1 - COMPRESSION_START;
  const newPeak = 1 - (room * room) / (peak + room - COMPRESSION_START);
  const towardsWhite = 1 - 1 / (DESATURATION * (peak - newPeak) + 1);
  const map = (value: number): number =>
    ((value - offset) * newPeak * (1 - towardsWhite)) / peak + newPeak * towardsWhite;
  return [map(r), map(g), map(b)];
}

const encoded = (linear: number): number => {
  const value = clamp(linear);
  return 255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
};

/** Shadows lie below the product: the pool they run out in is centred a little under the middle. */
const POOL_CENTRE_Y = 0.56;

/**
 * How much of a shadow is kept at a place of the picture: it is whole in the middle and runs out in an ellipse
 * before the frame, or the end of the caught shadow would draw a box on the page. The product is kept everywhere.
 */
export function keptCoverage(coverage: number, x: number, y: number): number {
  const down = y - POOL_CENTRE_Y;
  const reach = Math.hypot(2 * x - 1, down / (down > 0 ? 1 - POOL_CENTRE_Y : POOL_CENTRE_Y));
  const pool = 1 - smoothStep(0.6, 1, reach);
  const solid = smoothStep(0.55, 0.8, coverage);
  return coverage * (pool + (1 - pool) * solid);
}

interface Development {
  readonly exposure: number;
  readonly ground: string;
}

/** Linear film to 8-bit sRGB over the ground; empty film becomes the ground's colour exactly. Three bytes per pixel. */
export function developed({ width, height, rgba }: Film, { exposure, ground }: Development): Buffer {
  const paper = new Color(ground);
  const bytes = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(pixel * 4, pixel * 4 + 4);
    const coverage = clamp(alpha);
    const kept = keptCoverage(
      coverage,
      ((pixel % width) + 0.5) / width,
      (Math.floor(pixel / width) + 0.5) / height,
    );
    const light = coverage > 1e-4 ? exposure / coverage : 0;
    const [r, g, b] = toneMapped([
      Math.max(0, red * light),
      Math.max(0, green * light),
      Math.max(0, blue * light),
    ]);
    bytes[pixel * 3] = Math.round(encoded(r * kept + paper.r * (1 - kept)));
    bytes[pixel * 3 + 1] = Math.round(encoded(g * kept + paper.g * (1 - kept)));
    bytes[pixel * 3 + 2] = Math.round(encoded(b * kept + paper.b * (1 - kept)));
  }
  return bytes;
}
