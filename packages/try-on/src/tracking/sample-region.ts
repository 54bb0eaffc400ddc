import type { Raster } from './raster.ts';
import type { Region } from './region.ts';
import { type ColourSum, samplerOf } from './samplers.ts';

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
  const samples = Math.max(1, Math.min(mostSamples, Math.round(region.sizePx / sizePx)));
  const gain = (range.white - range.black) / 255 / (samples * samples);
  const tensor = new Float32Array(sizePx * sizePx * 3);
  const sample = samplerOf(raster, outside === 'edge');
  const grid = gridOf(region, sizePx * samples);
  const sum: ColourSum = { red: 0, green: 0, blue: 0 };

  for (let pixel = 0, at = 0; pixel < sizePx * sizePx; pixel += 1, at += 3) {
    const column = (pixel % sizePx) * samples;
    const row = Math.floor(pixel / sizePx) * samples;
    sum.red = sum.green = sum.blue = 0;
    for (let k = 0; k < samples * samples; k += 1) {
      const right = column + (k % samples);
      const down = row + Math.floor(k / samples);
      sample(
        grid.startX + right * grid.stepX - down * grid.stepY,
        grid.startY + right * grid.stepY + down * grid.stepX,
        sum,
      );
    }
    tensor[at] = range.black + sum.red * gain;
    tensor[at + 1] = range.black + sum.green * gain;
    tensor[at + 2] = range.black + sum.blue * gain;
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
