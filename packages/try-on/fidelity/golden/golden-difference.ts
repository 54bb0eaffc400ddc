import { colourDifference } from '../colour/colour-difference.ts';
import { colourOf } from '../makeup/reference-picture.ts';
import type { Pixels } from '../makeup/reference-picture.ts';

/** One look, all of one size. */
export type GoldenPictures = {
  /** As it is drawn now, without what is worn and with it. */
  readonly bare: Pixels;
  readonly worn: Pixels;
  /** The latter put through such a file as the golden one lies in, whose own loss falls out by that, and the golden one. */
  readonly filed: Pixels;
  readonly golden: Pixels;
};

/** How a look differs to the eye from the one that was looked at. */
export type GoldenDifference = {
  /** Mean CIEDE2000 over the pixels of what is worn. */
  readonly shadeDeltaE: number;
  /** How many pixels anywhere are of another colour, as a share of those of what is worn. */
  readonly strayShare: number;
};

/**
 * Nobody sees a difference below 1. Edges may fall a hundredth of a pixel elsewhere where processor or browser round
 * otherwise; a thin ring that has moved by one pixel is more than a fifth of itself off.
 */
const GOLDEN_TOLERANCE = { shadeDeltaE: 1, strayShare: 0.05 } as const satisfies GoldenDifference;

/** CIEDE2000 from which a pixel is of what is worn, its shadow among it, and from which it is of another colour. */
const IS_WORN = 2;
const IS_OTHER = 5;

/** Infinite where nothing is worn. Throws a RangeError when their sizes differ. */
export function goldenDifference({ bare, worn, filed, golden }: GoldenPictures): GoldenDifference {
  const pixels = wornPixels(bare, worn);
  const apart = differences(filed, golden);
  const others = apart.filter((deltaE) => deltaE > IS_OTHER).length;
  const sum = pixels.reduce((total, pixel) => total + (apart[pixel] ?? 0), 0);
  return pixels.length > 0
    ? { shadeDeltaE: sum / pixels.length, strayShare: others / pixels.length }
    : { shadeDeltaE: Infinity, strayShare: Infinity };
}

export const isAsGolden = ({ shadeDeltaE, strayShare }: GoldenDifference): boolean =>
  shadeDeltaE <= GOLDEN_TOLERANCE.shadeDeltaE && strayShare <= GOLDEN_TOLERANCE.strayShare;

/** The numbers of the pixels that show what is worn. */
export function wornPixels(bare: Pixels, worn: Pixels): readonly number[] {
  return [...differences(bare, worn).entries()].flatMap(([pixel, apart]) => (apart > IS_WORN ? [pixel] : []));
}

/** CIEDE2000, pixel by pixel. */
function differences(one: Pixels, other: Pixels): Float32Array {
  if (one.widthPx !== other.widthPx || one.heightPx !== other.heightPx)
    throw new RangeError(`${one.widthPx}×${one.heightPx} pixels beside ${other.widthPx}×${other.heightPx}`);
  const apart = new Float32Array(one.widthPx * one.heightPx);
  for (let pixel = 0; pixel < apart.length; pixel += 1) {
    const first = 4 * pixel;
    const isSame = [0, 1, 2].every((channel) => one.bytes[first + channel] === other.bytes[first + channel]);
    if (!isSame) apart[pixel] = colourDifference(colourOf(one.bytes, first), colourOf(other.bytes, first));
  }
  return apart;
}
