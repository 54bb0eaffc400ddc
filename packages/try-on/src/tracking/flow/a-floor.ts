/** Builder of pictures of a floor with a pattern of its own, for tests of what is followed: every place looks different. */
import { clamp } from '../../geometry/numbers.ts';
import type { Point } from '../../geometry/point.ts';
import type { Raster } from '../raster.ts';
import type { PlanarSimilarity } from './planar-similarity.ts';

export interface SeenFloor {
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** From places of the floor to the picture. */
  readonly seen: PlanarSimilarity;
  /** Deviation of the camera's noise, of 255. */
  readonly noise?: number;
  readonly seed?: number;
  /** Share of its light: as a camera that sets another exposure. */
  readonly gain?: number;
}

/** What a camera sees of the floor, brightness only. */
export function aFloor(floor: SeenFloor): Raster {
  const { widthPx = 320, heightPx = 240, seen, noise = 0, seed = 1, gain = 1 } = floor;
  const bytes = new Uint8Array(widthPx * heightPx);
  const random = randomFrom(seed);
  const { a, b, x, y } = seen;
  const square = a * a + b * b;
  for (let row = 0; row < heightPx; row += 1) {
    for (let column = 0; column < widthPx; column += 1) {
      const [right, down] = [column + 0.5 - x, row + 0.5 - y];
      const place = { x: (a * right + b * down) / square, y: (a * down - b * right) / square };
      const grain = noise === 0 ? 0 : noise * (random() + random() + random() - 1.5) * 2;
      bytes[row * widthPx + column] = clamp(gain * brightnessAt(place) + grain, 0, 255);
    }
  }
  const plane = { bytes, offset: 0, stride: widthPx };
  const chroma = { bytes: new Uint8Array(widthPx * heightPx).fill(128), offset: 0, stride: widthPx };
  return {
    format: 'nv12',
    widthPx,
    heightPx,
    luma: plane,
    chroma,
    colour: { matrix: 'bt601', fullRange: true },
  };
}

/** Side of the floor's pattern, which repeats. */
const SIDE = 512;
/** Grains of every size, coarse ones as well as fine ones. */
const GRAINS_PX = [64, 32, 16, 8, 4] as const;
let pattern: Float32Array | undefined;

function brightnessAt({ x, y }: Point): number {
  pattern ??= aPattern();
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    pattern?.[(((row % SIDE) + SIDE) % SIDE) * SIDE + (((column % SIDE) + SIDE) % SIDE)] ?? 0;
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}

function aPattern(): Float32Array {
  const random = randomFrom(7);
  const values = new Float32Array(SIDE * SIDE).fill(128);
  for (const grain of GRAINS_PX) {
    const cells = SIDE / grain;
    const grains = Array.from({ length: cells * cells }, () => 44 * (random() - 0.5));
    for (let at = 0; at < values.length; at += 1) {
      const [x, y] = [(at % SIDE) / grain, Math.floor(at / SIDE) / grain];
      const [column, row] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [x - column, y - row];
      const of = (aside: number, below: number) =>
        grains[((row + below) % cells) * cells + ((column + aside) % cells)] ?? 0;
      values[at] =
        (values[at] ?? 0) +
        (of(0, 0) * (1 - right) + of(1, 0) * right) * (1 - down) +
        (of(0, 1) * (1 - right) + of(1, 1) * right) * down;
    }
  }
  return values;
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
