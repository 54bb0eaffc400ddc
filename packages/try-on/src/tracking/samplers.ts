import {
  type PackedRaster,
  type PlanarRaster,
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

/** Adds the colour of one place; x and y are measured from the first pixel's centre. Called millions of times a second. */
export type Sampler = (x: number, y: number, sum: ColourSum) => void;

/** `edge` repeats the last row and column outside of the picture; without it, there is black. */
export function samplerOf(raster: Raster, edge: boolean): Sampler {
  switch (raster.format) {
    case 'rgba':
    case 'bgra':
      return packedSampler(raster, edge);
    case 'nv12':
    case 'i420':
      return yuvSampler(raster, edge);
  }
}

/** The four pixels around a place: the first one's, how far right and down the others are, and the fractions between. */
interface Footprint {
  left: number;
  top: number;
  right: 0 | 1;
  down: 0 | 1;
  fractionX: number;
  fractionY: number;
}

/** Sets `found` to the pixels around a place; false where nothing is there. One object is used again and again. */
type Locator = (x: number, y: number, found: Footprint) => boolean;

function locatorIn(size: { readonly widthPx: number; readonly heightPx: number }, edge: boolean): Locator {
  const lastX = size.widthPx - 1;
  const lastY = size.heightPx - 1;
  return (x, y, found) => {
    if (!edge && (x < -0.5 || y < -0.5 || x > lastX + 0.5 || y > lastY + 0.5)) return false;
    const insideX = Math.max(0, Math.min(lastX, x));
    const insideY = Math.max(0, Math.min(lastY, y));
    found.left = Math.floor(insideX);
    found.top = Math.floor(insideY);
    found.right = found.left < lastX ? 1 : 0;
    found.down = found.top < lastY ? 1 : 0;
    found.fractionX = insideX - found.left;
    found.fractionY = insideY - found.top;
    return true;
  };
}

const noFootprint = (): Footprint => ({ left: 0, top: 0, right: 0, down: 0, fractionX: 0, fractionY: 0 });

function packedSampler(raster: PackedRaster, edge: boolean): Sampler {
  const { bytes, offset, stride } = raster.pixels;
  const red = raster.format === 'rgba' ? 0 : 2;
  const locate = locatorIn(raster, edge);
  const found = noFootprint();
  const mixed = (at: number) => {
    const right = at + 4 * found.right;
    const down = stride * found.down;
    const upper = (bytes[at] ?? 0) * (1 - found.fractionX) + (bytes[right] ?? 0) * found.fractionX;
    const lower =
      (bytes[at + down] ?? 0) * (1 - found.fractionX) + (bytes[right + down] ?? 0) * found.fractionX;
    return upper * (1 - found.fractionY) + lower * found.fractionY;
  };
  return (x, y, sum) => {
    if (!locate(x, y, found)) return;
    const at = offset + found.top * stride + 4 * found.left;
    sum.red += mixed(at + red);
    sum.green += mixed(at + 1);
    sum.blue += mixed(at + 2 - red);
  };
}

/** Luma is interpolated; chroma, which has a quarter of the pixels, is taken from the nearest. */
function yuvSampler(raster: SemiPlanarRaster | PlanarRaster, edge: boolean): Sampler {
  const { bytes, offset, stride } = raster.luma;
  const locate = locatorIn(raster, edge);
  const found = noFootprint();
  const colour = yuvFactors(raster.colour);
  const chroma = chromaReader(raster);
  const chosen = { blue: 0, red: 0 };
  return (x, y, sum) => {
    if (!locate(x, y, found)) return;
    const at = offset + found.top * stride + found.left;
    const down = stride * found.down;
    const upper = (bytes[at] ?? 0) * (1 - found.fractionX) + (bytes[at + found.right] ?? 0) * found.fractionX;
    const lower =
      (bytes[at + down] ?? 0) * (1 - found.fractionX) +
      (bytes[at + down + found.right] ?? 0) * found.fractionX;
    const light = upper * (1 - found.fractionY) + lower * found.fractionY;
    chroma(
      (found.left + Math.round(found.fractionX)) >> 1,
      (found.top + Math.round(found.fractionY)) >> 1,
      chosen,
    );
    const grey = (light - colour.black) * colour.luma;
    sum.red += byte(grey + colour.redFromV * chosen.red);
    sum.green += byte(grey + colour.greenFromU * chosen.blue + colour.greenFromV * chosen.red);
    sum.blue += byte(grey + colour.blueFromU * chosen.blue);
  };
}

/** Sets both colour differences of a chroma pixel, about zero. */
type ChromaReader = (x: number, y: number, chosen: { blue: number; red: number }) => void;
const NEUTRAL = 128;

function chromaReader(raster: SemiPlanarRaster | PlanarRaster): ChromaReader {
  if (raster.format === 'nv12') {
    const { bytes, offset, stride } = raster.chroma;
    return (x, y, chosen) => {
      const at = offset + y * stride + 2 * x;
      chosen.blue = (bytes[at] ?? NEUTRAL) - NEUTRAL;
      chosen.red = (bytes[at + 1] ?? NEUTRAL) - NEUTRAL;
    };
  }
  const { chromaBlue, chromaRed } = raster;
  return (x, y, chosen) => {
    chosen.blue = (chromaBlue.bytes[chromaBlue.offset + y * chromaBlue.stride + x] ?? NEUTRAL) - NEUTRAL;
    chosen.red = (chromaRed.bytes[chromaRed.offset + y * chromaRed.stride + x] ?? NEUTRAL) - NEUTRAL;
  };
}

const byte = (value: number) => Math.max(0, Math.min(255, value));
