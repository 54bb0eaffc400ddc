import { colourDifference } from '../colour/colour-difference.ts';
import { colourOf } from '../makeup/reference-picture.ts';
import type { Pixels } from '../makeup/reference-picture.ts';

/** Pictures of one look. All have the same size. */
export type GoldenPictures = {
  /** The picture as it is drawn now, without the worn products and with them. */
  readonly bare: Pixels;
  readonly worn: Pixels;
  /**
   * The worn picture after it was written to a lossy file like the golden one, so that the loss of the file does not
   * count; and the golden one.
   */
  readonly filed: Pixels;
  readonly golden: Pixels;
};

/** The visible difference between a look and its golden picture. */
export type GoldenDifference = {
  /** The mean CIEDE2000 over the pixels of the worn products. */
  readonly shadeDeltaE: number;
  /** The number of pixels anywhere that have another colour, as a share of the pixels of the worn products. */
  readonly strayShare: number;
};

/**
 * Nobody sees a difference below 1. Another processor or browser may round differently and move edges by a hundredth of a
 * pixel. A thin ring that moves by one pixel changes more than a fifth of its pixels.
 */
const GOLDEN_TOLERANCE = { shadeDeltaE: 1, strayShare: 0.05 } as const satisfies GoldenDifference;

/** The CIEDE2000 from which a pixel belongs to the worn product or its shadow, and from which it has another colour. */
const IS_WORN = 2;
const IS_OTHER = 5;

/** The difference is infinite where nothing is worn. Throws a RangeError when their sizes differ. */
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

/** The indices of the pixels that show worn products. */
export function wornPixels(bare: Pixels, worn: Pixels): readonly number[] {
  return [...differences(bare, worn).entries()].flatMap(([pixel, apart]) => (apart > IS_WORN ? [pixel] : []));
}

/** The CIEDE2000 of each pixel. */
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
