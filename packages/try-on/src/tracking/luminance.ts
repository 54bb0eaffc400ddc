import { mean } from '../geometry/numbers.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import { decoded, luminanceOf } from '../colour/linear-colour.ts';
import type { Raster } from './raster.ts';
import { type Region, regionOfLandmarks } from './region.ts';
import { sampleRegion } from './sample-region.ts';
import { type ColourSum, samplerOf } from './samplers.ts';

/** How bright a picture is, as linear luminance, 0 to 1. */
export interface PictureLuminance {
  readonly mean: number;
  /** A tenth of the picture is brighter than this: white or nearly white things. */
  readonly bright: number;
}

/** A coarse sampling is enough. */
const SIDE_PX = 16;
/** The landmarks' square is 1.5 times the face; its inner half is skin nearly everywhere. */
const INNER_SHARE = 0.5;

/** Mean linear luminance of a face, 0 to 1. */
export function faceLuminance(raster: Raster, landmarks: Landmarks): number {
  const around = regionOfLandmarks(landmarks);
  const values = luminances(raster, { ...around, sizePx: around.sizePx * INNER_SHARE });
  return mean(Array.from(values));
}

/** Of the middle square of a picture. */
export function pictureLuminance(raster: Raster): PictureLuminance {
  const { widthPx, heightPx } = raster;
  const sizePx = Math.min(widthPx, heightPx);
  const values = luminances(raster, { centreX: widthPx / 2, centreY: heightPx / 2, sizePx, rotation: 0 });
  return { mean: mean(Array.from(values)), bright: values.toSorted()[Math.floor(values.length * 0.9)] ?? 0 };
}

function luminances(raster: Raster, region: Region): Float32Array {
  const pixels = sampleRegion(raster, region, {
    sizePx: SIDE_PX,
    range: { black: 0, white: 1 },
    outside: 'edge',
  });
  return Float32Array.from({ length: SIDE_PX * SIDE_PX }, (_, k) =>
    luminanceOf([
      decoded(pixels[3 * k] ?? 0),
      decoded(pixels[3 * k + 1] ?? 0),
      decoded(pixels[3 * k + 2] ?? 0),
    ]),
  );
}

/** The radius around a landmark in which its skin is sampled, as a share of the face's width. */
const AROUND = 0.015;
const TAPS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The picture's colour at every landmark: red, green and blue one after another, in linear light. */
export function landmarkColours(raster: Raster, landmarks: Landmarks): Float32Array<ArrayBuffer> {
  const around = (regionOfLandmarks(landmarks).sizePx / 1.5) * AROUND;
  const sample = samplerOf(raster, true);
  const sum: ColourSum = { red: 0, green: 0, blue: 0 };
  const colours = new Float32Array(landmarks.length);
  for (let at = 0; at + 2 < landmarks.length; at += 3) {
    sum.red = sum.green = sum.blue = 0;
    const [x, y] = [(landmarks[at] ?? 0) - 0.5, (landmarks[at + 1] ?? 0) - 0.5];
    for (const [right, down] of TAPS) sample(x + right * around, y + down * around, sum);
    const unit = 255 * TAPS.length;
    colours.set([decoded(sum.red / unit), decoded(sum.green / unit), decoded(sum.blue / unit)], at);
  }
  return colours;
}

/** Linear luminance of every colour, 0 to 1. */
export function luminancesOf(colours: Float32Array): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: colours.length / 3 }, (_, k) =>
    luminanceOf([colours[3 * k] ?? 0, colours[3 * k + 1] ?? 0, colours[3 * k + 2] ?? 0]),
  );
}
