import { clamp } from '../geometry/numbers.ts';
import type { Raster } from './raster.ts';
import type { Region } from './region.ts';
import { lineSamplerOf } from './samplers.ts';

export interface Sampling {
  /** Side of the answered square. */
  readonly sizePx: number;
  /** Values that black and white become. */
  readonly range: { readonly black: number; readonly white: number };
  /** What lies outside of the picture: black, or its last row and column repeated. */
  readonly outside: 'black' | 'edge';
  /** Samples per answered pixel are averaged, at most so many each way; 4 where nothing is said. */
  readonly mostSamples?: number;
}

/** More samples per answered pixel than 4×4 change the landmarks no further. */
const MOST_SAMPLES = 4;

/**
 * Cuts a turned square out of a picture as the float tensor [sizePx, sizePx, 3] the models take. Bilinear between the
 * four nearest pixels; where the square is reduced, several samples are averaged so that fine patterns do not alias.
 */
export function sampleRegion(raster: Raster, region: Region, sampling: Sampling): Float32Array<ArrayBuffer> {
  const { sizePx, range, outside, mostSamples = MOST_SAMPLES } = sampling;
  const samples = clamp(Math.round(region.sizePx / sizePx), 1, mostSamples);
  const gain = (range.white - range.black) / 255;
  const tensor = new Float32Array(sizePx * sizePx * 3);
  const lines = lineSamplerOf(raster, outside === 'edge');
  const { startX, startY, stepX, stepY } = gridOf(region, sizePx * samples);
  const sums = new Float64Array(sizePx * 3);

  for (let row = 0; row < sizePx; row += 1) {
    sums.fill(0);
    for (let down = row * samples; down < (row + 1) * samples; down += 1)
      lines.add({ x: startX - down * stepY, y: startY + down * stepX, stepX, stepY, samples }, sums);
    lines.toColours(sums, samples * samples);
    for (let k = 0, at = row * sums.length; k < sums.length; k += 1, at += 1)
      tensor[at] = range.black + (sums[k] ?? 0) * gain;
  }
  return tensor;
}

/** Where the first of `count` by `count` samples lies, and the way to the next, measured from the first pixel's centre. */
function gridOf({ centreX, centreY, sizePx, rotation }: Region, count: number) {
  const stepX = (Math.cos(rotation) * sizePx) / count;
  const stepY = (Math.sin(rotation) * sizePx) / count;
  const half = (count - 1) / 2;
  return {
    stepX,
    stepY,
    startX: centreX - 0.5 - half * stepX + half * stepY,
    startY: centreY - 0.5 - half * stepY - half * stepX,
  };
}
