import { Color } from 'three';
import { clamp, smoothStep } from '../geometry/numbers.ts';
import type { Crop, Film } from './film.ts';
import { valueAt } from './planes.ts';
import { enlarged, type Shadow } from './shadow.ts';

/** The ground every product lies on: the page's own tile ivory. */
export const TILE_IVORY = '#f4f1ec';

type Colour = readonly [number, number, number];

const COMPRESSION_START = 0.8 - 0.04;
const DESATURATION = 0.15;

/** Khronos PBR Neutral tone mapping (specification of 2024): brand colours stay what they are up to 0.8. */
export function toneMapped([r, g, b]: Colour): Colour {
  const darkest = Math.min(r, g, b);
  const offset = darkest < 0.08 ? darkest - 6.25 * darkest * darkest : 0.04;
  const peak = Math.max(r, g, b) - offset;
  if (peak < COMPRESSION_START) return [r - offset, g - offset, b - offset];
  const room = 1 - COMPRESSION_START;
  const newPeak = 1 - (room * room) / (peak + room - COMPRESSION_START);
  const towardsWhite = 1 - 1 / (DESATURATION * (peak - newPeak) + 1);
  const map = (value: number): number =>
    ((value - offset) * newPeak * (1 - towardsWhite)) / peak + newPeak * towardsWhite;
  return [map(r), map(g), map(b)];
}

const encoded = (linear: number): number => {
  const value = clamp(linear);
  return 255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
};

/** Shadows lie below the product: the pool they run out in is centred a little under the middle. */
const POOL_CENTRE_Y = 0.56;

/**
 * How much of a shadow is kept at a place of the picture: it is whole in the middle and runs out in an ellipse
 * before the frame, or the end of the caught shadow would draw a box on the page.
 */
export function keptShadow(x: number, y: number): number {
  const down = y - POOL_CENTRE_Y;
  const reach = Math.hypot(2 * x - 1, down / (down > 0 ? 1 - POOL_CENTRE_Y : POOL_CENTRE_Y));
  return 1 - smoothStep(0.6, 1, reach);
}

interface Exposed {
  readonly sizePx: readonly [number, number];
  /** The product, on the part of the picture where it is. */
  readonly film: Film;
  readonly crop: Crop;
  readonly shadow: Shadow;
}

interface Development {
  readonly exposure: number;
  readonly ground: string;
}

/** Linear film to 8-bit sRGB over its shadow on the ground; where there is neither, the ground's colour exactly. Three bytes per pixel. */
export function developed(
  { sizePx, film, crop, shadow }: Exposed,
  { exposure, ground }: Development,
): Buffer {
  const [width, height] = sizePx;
  const paper = new Color(ground);
  const darkness = enlarged(shadow, sizePx);
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const kept = keptShadow((x + 0.5) / width, (y + 0.5) / height);
      const light = 1 - clamp(valueAt(darkness, y * width + x)) * kept;
      const [r, g, b, coverage] = productAt(film, exposure, pixelIn(crop, x, y));
      const place = (y * width + x) * 3;
      const bare = (1 - coverage) * light;
      bytes[place] = Math.round(encoded(r * coverage + paper.r * bare));
      bytes[place + 1] = Math.round(encoded(g * coverage + paper.g * bare));
      bytes[place + 2] = Math.round(encoded(b * coverage + paper.b * bare));
    }
  }
  return bytes;
}

/** The pixel of the film at a place of the whole picture; undefined beside it. */
function pixelIn({ left, top, width, height }: Crop, x: number, y: number): number | undefined {
  const [column, row] = [x - left, y - top];
  return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : undefined;
}

const NOTHING = [0, 0, 0, 0] as const;

/** Colour and coverage of the product as the eye is to see them, linear. */
function productAt(
  { colour, coverage }: Film,
  exposure: number,
  pixel: number | undefined,
): readonly [r: number, g: number, b: number, coverage: number] {
  if (pixel === undefined) return NOTHING;
  const share = clamp(valueAt(coverage, pixel));
  if (share === 0) return NOTHING;
  const light = (channel: 0 | 1 | 2): number => Math.max(0, valueAt(colour[channel], pixel) * exposure);
  const [r, g, b] = toneMapped([light(0), light(1), light(2)]);
  return [r, g, b, share];
}
