/**
 * Pixels as a camera or a decoder delivers them. Every engine's landmarks come from the same plain-JavaScript
 * sampling of these bytes, so that they agree to a hundredth of a pixel between browsers.
 */
export type Raster = PackedRaster | SemiPlanarRaster | PlanarRaster;

interface RasterSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Four bytes per pixel; the fourth is ignored. */
export interface PackedRaster extends RasterSize {
  readonly format: 'rgba' | 'bgra';
  readonly pixels: Plane;
}

/** Luma, then one plane of interleaved chroma at half the resolution: what Chromium's cameras deliver. */
export interface SemiPlanarRaster extends RasterSize {
  readonly format: 'nv12';
  readonly luma: Plane;
  readonly chroma: Plane;
  readonly colour: YuvColour;
}

/** Luma and two chroma planes at half the resolution: what Firefox's cameras deliver. */
export interface PlanarRaster extends RasterSize {
  readonly format: 'i420';
  readonly luma: Plane;
  readonly chromaBlue: Plane;
  readonly chromaRed: Plane;
  readonly colour: YuvColour;
}

export interface Plane {
  readonly bytes: Uint8Array | Uint8ClampedArray;
  /** Where the first row starts, and how far apart rows are. */
  readonly offset: number;
  readonly stride: number;
}

export interface YuvColour {
  readonly matrix: 'bt601' | 'bt709';
  /** Luma from 0 to 255 instead of 16 to 235. */
  readonly fullRange: boolean;
}

/** Factors of R = luma·(Y - black) + redFromV·(V - 128) and its like, for bytes. */
export interface YuvFactors {
  readonly black: number;
  readonly luma: number;
  readonly redFromV: number;
  readonly greenFromU: number;
  readonly greenFromV: number;
  readonly blueFromU: number;
}

/** Share of red and blue in luma, ITU-R BT.601 and BT.709. */
const LUMA_WEIGHTS = { bt601: { red: 0.299, blue: 0.114 }, bt709: { red: 0.2126, blue: 0.0722 } } as const;

export function yuvFactors({ matrix, fullRange }: YuvColour): YuvFactors {
  const { red, blue } = LUMA_WEIGHTS[matrix];
  const green = 1 - red - blue;
  const chroma = fullRange ? 1 : 255 / 224;
  return {
    black: fullRange ? 0 : 16,
    luma: fullRange ? 1 : 255 / 219,
    redFromV: 2 * (1 - red) * chroma,
    greenFromU: ((-2 * blue * (1 - blue)) / green) * chroma,
    greenFromV: ((-2 * red * (1 - red)) / green) * chroma,
    blueFromU: 2 * (1 - blue) * chroma,
  };
}
