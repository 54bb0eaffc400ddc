import { clamp } from '../geometry/numbers.ts';
import {
  type PackedRaster,
  type PlanarRaster,
  type Plane,
  type Raster,
  type SemiPlanarRaster,
  yuvFactors,
} from './raster.ts';

/** Red, green and blue added up, 0 to 255 each time. */
export interface ColourSum {
  red: number;
  green: number;
  blue: number;
}

/** Adds the colour of one place; x and y are measured from the first pixel's centre. */
export type Sampler = (x: number, y: number, sum: ColourSum) => void;

/** Places in a row, in pixels: the first one's, measured from the first pixel's centre, and the way to the next. */
interface SampleLine {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  /** So many neighbouring places make one colour. */
  readonly samples: number;
}

/**
 * Reads whole lines of places: a tracker asks for millions of places a second, so no object is made for any of them, and
 * what a camera delivers as luma and chroma is added up as that, and turned to colours but once.
 */
export interface LineSampler {
  /** Adds the raster's own channels to `sums`: three numbers for every `samples` places. */
  add(line: SampleLine, sums: Float64Array): void;
  /** Turns sums of so many places each to red, green and blue, 0 to 255. */
  toColours(sums: Float64Array, places: number): void;
}

/** `edge` repeats the last row and column outside of the picture; without it, there is black. */
export function lineSamplerOf(raster: Raster, edge: boolean): LineSampler {
  switch (raster.format) {
    case 'rgba':
    case 'bgra':
      return packedSampler(raster, edge);
    case 'nv12':
    case 'i420':
      return yuvSampler(raster, edge);
  }
}

/** The same for single places. */
export function samplerOf(raster: Raster, edge: boolean): Sampler {
  const lines = lineSamplerOf(raster, edge);
  const colour = new Float64Array(3);
  const line = { x: 0, y: 0, stepX: 0, stepY: 0, samples: 1 };
  return (x, y, sum) => {
    line.x = x;
    line.y = y;
    colour.fill(0);
    lines.add(line, colour);
    lines.toColours(colour, 1);
    sum.red += colour[0] ?? 0;
    sum.green += colour[1] ?? 0;
    sum.blue += colour[2] ?? 0;
  };
}

const within = (value: number, last: number): number => clamp(value, 0, last);

function isOutside(x: number, y: number, { widthPx, heightPx }: Raster): boolean {
  return x < -0.5 || y < -0.5 || x > widthPx - 0.5 || y > heightPx - 0.5;
}

const WHITE = 255;

/** Between the byte at a place and the one so far behind it. */
const pairMixer =
  (bytes: Plane['bytes']) =>
  (at: number, behind: number, fraction: number): number =>
    (bytes[at] ?? 0) * (1 - fraction) + (bytes[at + behind] ?? 0) * fraction;

function packedSampler(raster: PackedRaster, edge: boolean): LineSampler {
  const { bytes, offset, stride } = raster.pixels;
  const lastX = raster.widthPx - 1;
  const lastY = raster.heightPx - 1;
  const mixed = pairMixer(bytes);
  return {
    add({ x, y, stepX, stepY, samples }, sums) {
      const places = (sums.length / 3) * samples;
      for (let k = 0; k < places; k += 1) {
        const placeX = x + k * stepX;
        const placeY = y + k * stepY;
        if (!edge && isOutside(placeX, placeY, raster)) continue;
        const insideX = within(placeX, lastX);
        const insideY = within(placeY, lastY);
        const left = insideX | 0;
        const top = insideY | 0;
        const fractionX = insideX - left;
        const fractionY = insideY - top;
        const right = left < lastX ? 4 : 0;
        const down = top < lastY ? stride : 0;
        const cell = 3 * Math.floor(k / samples);
        for (let channel = 0; channel < 3; channel += 1) {
          const at = offset + top * stride + 4 * left + channel;
          const value =
            mixed(at, right, fractionX) * (1 - fractionY) + mixed(at + down, right, fractionX) * fractionY;
          sums[cell + channel] = (sums[cell + channel] ?? 0) + value;
        }
      }
    },

    toColours(sums, places) {
      for (let cell = 0; cell < sums.length; cell += 3) {
        const [first, third] = [(sums[cell] ?? 0) / places, (sums[cell + 2] ?? 0) / places];
        sums[cell] = raster.format === 'rgba' ? first : third;
        sums[cell + 1] = (sums[cell + 1] ?? 0) / places;
        sums[cell + 2] = raster.format === 'rgba' ? third : first;
      }
    },
  };
}

/** Luma is interpolated; chroma, which has a quarter of the pixels, is taken from the nearest. */
function yuvSampler(raster: SemiPlanarRaster | PlanarRaster, edge: boolean): LineSampler {
  const { bytes, offset, stride } = raster.luma;
  const lastX = raster.widthPx - 1;
  const lastY = raster.heightPx - 1;
  const mixed = pairMixer(bytes);
  const colour = yuvFactors(raster.colour);
  const { blues, reds, apart } = chromaOf(raster);
  return {
    add({ x, y, stepX, stepY, samples }, sums) {
      for (let cell = 0, k = 0; cell < sums.length; cell += 3) {
        let light = 0;
        let blue = 0;
        let red = 0;
        for (const next = k + samples; k < next; k += 1) {
          const placeX = x + k * stepX;
          const placeY = y + k * stepY;
          if (!edge && isOutside(placeX, placeY, raster)) {
            light += colour.black;
            continue;
          }
          const insideX = within(placeX, lastX);
          const insideY = within(placeY, lastY);
          const left = insideX | 0;
          const top = insideY | 0;
          const fractionX = insideX - left;
          const fractionY = insideY - top;
          const at = offset + top * stride + left;
          const right = left < lastX ? 1 : 0;
          const below = at + (top < lastY ? stride : 0);
          light += mixed(at, right, fractionX) * (1 - fractionY) + mixed(below, right, fractionX) * fractionY;
          const column = ((insideX + 0.5) >> 1) * apart;
          const row = (insideY + 0.5) >> 1;
          blue += difference(blues, row, column);
          red += difference(reds, row, column);
        }
        sums[cell] = (sums[cell] ?? 0) + light;
        sums[cell + 1] = (sums[cell + 1] ?? 0) + blue;
        sums[cell + 2] = (sums[cell + 2] ?? 0) + red;
      }
    },

    toColours(sums, places) {
      for (let cell = 0; cell < sums.length; cell += 3) {
        const grey = ((sums[cell] ?? 0) / places - colour.black) * colour.luma;
        const blue = (sums[cell + 1] ?? 0) / places;
        const red = (sums[cell + 2] ?? 0) / places;
        sums[cell] = within(grey + colour.redFromV * red, WHITE);
        sums[cell + 1] = within(grey + colour.greenFromU * blue + colour.greenFromV * red, WHITE);
        sums[cell + 2] = within(grey + colour.blueFromU * blue, WHITE);
      }
    },
  };
}

const NEUTRAL = 128;

const difference = ({ bytes, offset, stride }: Plane, row: number, column: number): number =>
  (bytes[offset + row * stride + column] ?? NEUTRAL) - NEUTRAL;

/** Both planes of colour differences, and how far apart two values of one are in a row. */
function chromaOf(raster: SemiPlanarRaster | PlanarRaster) {
  if (raster.format === 'i420') return { blues: raster.chromaBlue, reds: raster.chromaRed, apart: 1 };
  const { chroma } = raster;
  return { blues: chroma, reds: { ...chroma, offset: chroma.offset + 1 }, apart: 2 };
}
