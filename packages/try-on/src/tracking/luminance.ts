import type { Raster } from './raster.ts';
import { type Landmarks, type Region, regionOfLandmarks } from './region.ts';
import { sampleRegion } from './sample-region.ts';

/** A coarse look is enough for a mean. */
const SIDE_PX = 16;
/** The landmarks' square is 1.5 times the face; its inner half is skin nearly everywhere. */
const INNER_SHARE = 0.5;
/** Linear luminance weights of sRGB's primaries. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];

/** Mean linear luminance of a face, 0 to 1. */
export function faceLuminance(raster: Raster, landmarks: Landmarks): number {
  const around = regionOfLandmarks(landmarks);
  return meanLuminance(raster, { ...around, sizePx: around.sizePx * INNER_SHARE });
}

/** Mean linear luminance of the middle square of a picture, 0 to 1. */
export function pictureLuminance(raster: Raster): number {
  const { widthPx, heightPx } = raster;
  const sizePx = Math.min(widthPx, heightPx);
  return meanLuminance(raster, { centreX: widthPx / 2, centreY: heightPx / 2, sizePx, rotation: 0 });
}

function meanLuminance(raster: Raster, region: Region): number {
  const pixels = sampleRegion(raster, region, {
    sizePx: SIDE_PX,
    range: { black: 0, white: 1 },
    outside: 'edge',
  });
  let sum = 0;
  for (let k = 0; k + 2 < pixels.length; k += 3) {
    sum +=
      RED * linear(pixels[k] ?? 0) + GREEN * linear(pixels[k + 1] ?? 0) + BLUE * linear(pixels[k + 2] ?? 0);
  }
  return sum / (SIDE_PX * SIDE_PX);
}

/** The sRGB curve, from encoded to linear. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
