import { clamp } from '../../geometry/numbers.ts';
import type { Raster } from '../raster.ts';

/** How bright every pixel is, 0 to 255, row by row. */
export interface GreyPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly values: Float32Array;
}

/** A picture and its halves, the finest first. Points of it are pixels of the finest, measured from its corner. */
export interface GreyPyramid {
  readonly levels: readonly GreyPicture[];
  /** Pixels of the picture it was made of per pixel of the finest level. */
  readonly scale: number;
}

/** A finer picture gains nothing: feet are large in such pictures. */
const LONGEST_SIDE_PX = 640;
const LEVELS = 4;
/** A level smaller than this shows nothing. */
const LEAST_SIDE_PX = 24;

/** The luma of a picture, halved until its longer side is at most 640 pixels, and then three times more. */
export function greyPyramid(raster: Raster): GreyPyramid {
  let finest = greyOf(raster);
  let scale = 1;
  while (Math.max(finest.widthPx, finest.heightPx) > LONGEST_SIDE_PX) {
    finest = halved(finest);
    scale *= 2;
  }
  const levels = [finest];
  for (let level = finest; levels.length < LEVELS; levels.push(level)) {
    level = halved(level);
    if (Math.min(level.widthPx, level.heightPx) < LEAST_SIDE_PX) break;
  }
  return { levels, scale };
}

function greyOf(raster: Raster): GreyPicture {
  const { widthPx, heightPx } = raster;
  const values = new Float32Array(widthPx * heightPx);
  const isPacked = 'pixels' in raster;
  const { bytes, offset, stride } = 'pixels' in raster ? raster.pixels : raster.luma;
  // Red and blue have so little weight that their order does not matter here.
  for (let row = 0, at = 0; row < heightPx; row += 1) {
    let from = offset + row * stride;
    for (let column = 0; column < widthPx; column += 1, at += 1) {
      if (isPacked) {
        values[at] = 0.2 * (bytes[from] ?? 0) + 0.6 * (bytes[from + 1] ?? 0) + 0.2 * (bytes[from + 2] ?? 0);
        from += 4;
      } else {
        values[at] = bytes[from] ?? 0;
        from += 1;
      }
    }
  }
  return { widthPx, heightPx, values };
}

/** Every pixel the mean of four. */
function halved({ widthPx, heightPx, values }: GreyPicture): GreyPicture {
  const half = { widthPx: widthPx >> 1, heightPx: heightPx >> 1 };
  const means = new Float32Array(half.widthPx * half.heightPx);
  for (let row = 0, at = 0; row < half.heightPx; row += 1) {
    let from = 2 * row * widthPx;
    for (let column = 0; column < half.widthPx; column += 1, at += 1, from += 2) {
      means[at] =
        ((values[from] ?? 0) +
          (values[from + 1] ?? 0) +
          (values[from + widthPx] ?? 0) +
          (values[from + widthPx + 1] ?? 0)) /
        4;
    }
  }
  return { ...half, values: means };
}

/** Between the four nearest pixels; the last row and column go on outside. x and y from the picture's corner. */
export function greyAt({ widthPx, heightPx, values }: GreyPicture, x: number, y: number): number {
  const inX = clamp(x - 0.5, 0, widthPx - 1.001);
  const inY = clamp(y - 0.5, 0, heightPx - 1.001);
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  const [right, down] = [inX - left, inY - top];
  const at = top * widthPx + left;
  const upper = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right;
  const lower = (values[at + widthPx] ?? 0) * (1 - right) + (values[at + widthPx + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
