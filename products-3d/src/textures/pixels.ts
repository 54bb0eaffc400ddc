import sharp from 'sharp';
import { at, clamp, mix, randomSequence, smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';

type Rgb = readonly [number, number, number];

const remembered = new Map<string, Promise<Texture>>();

/** Makes a texture once per name and process. */
export function once(name: string, make: () => Promise<Buffer>): Promise<Texture> {
  const known = remembered.get(name) ?? make().then((png) => ({ name, png }));
  remembered.set(name, known);
  return known;
}

/** `#rrggbb` as three numbers 0 to 255. */
export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

/** A PNG from a colour per pixel; x and y run from 0 to 1, y downward. */
export async function painted(
  [width, height]: readonly [number, number],
  colourAt: (x: number, y: number) => readonly number[],
): Promise<Buffer> {
  const channels = colourAt(0, 0).length === 4 ? 4 : 3;
  const bytes = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colourAt((x + 0.5) / width, (y + 0.5) / height);
      colour.forEach((value, channel) => {
        bytes[(y * width + x) * channels + channel] = Math.round(clamp(value, 0, 255));
      });
    }
  }
  return sharp(bytes, { raw: { width, height, channels } }).png().toBuffer();
}

/** A tangent-space normal map (OpenGL convention) from a repeating height field. */
export function normalsFrom(
  size: number,
  heightAt: (x: number, y: number) => number,
  strength: number,
): Promise<Buffer> {
  const heights = new Float32Array(size * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) heights[y * size + x] = heightAt(x / size, y / size);
  }
  const height = (x: number, y: number): number =>
    at(heights, ((y + size) % size) * size + ((x + size) % size));
  const smooth = (x: number, y: number): number =>
    (height(x, y) * 4 + (height(x - 1, y) + height(x + 1, y) + height(x, y - 1) + height(x, y + 1)) * 2) / 12;
  return painted([size, size], (u, v) => {
    const [x, y] = [Math.floor(u * size), Math.floor(v * size)];
    const dx = (smooth(x + 1, y) - smooth(x - 1, y)) * strength;
    const dy = (smooth(x, y + 1) - smooth(x, y - 1)) * strength;
    const scale = 127.5 / Math.hypot(dx, dy, 1);
    return [127.5 - dx * scale, 127.5 + dy * scale, 127.5 + scale];
  });
}

/** Repeating value noise on a lattice of `period` cells. */
export function valueNoise(seed: number, period: number): (x: number, y: number) => number {
  const random = randomSequence(seed);
  const lattice = Array.from({ length: period * period }, () => random());
  const node = (i: number, j: number): number =>
    at(lattice, (((j % period) + period) % period) * period + (((i % period) + period) % period));
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smoothStep(0, 1, x - i), smoothStep(0, 1, y - j)];
    return mix(mix(node(i, j), node(i + 1, j), u), mix(node(i, j + 1), node(i + 1, j + 1), u), v);
  };
}
