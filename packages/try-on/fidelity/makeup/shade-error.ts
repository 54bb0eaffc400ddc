import { mean } from '../../src/geometry/numbers.ts';
import { luminanceOf } from '../../src/colour/linear-colour.ts';
import { colourDifference } from '../colour/colour-difference.ts';
import { at } from '../geometry/point.ts';
import { colourOf } from './reference-picture.ts';
import type { Pixels } from './reference-picture.ts';
import type { PixelList } from './region-of-truth.ts';

/**
 * The difference between worn colours and a card in the colour of the swatch, at the same place, in the same light and
 * camera: the mean CIEDE2000 over all pixels that are lips.
 */
export function shadeError(worn: Pixels, card: Pixels, lips: PixelList): number {
  const errors = lips.map((pixel) =>
    colourDifference(colourOf(worn.bytes, pixel), colourOf(card.bytes, pixel)),
  );
  return mean(errors);
}

/**
 * The two thirds of these pixels that shine least. Gloss mirrors the lamp, and the mirrored lamp does not have the
 * colour of the shade.
 */
export function withoutShine(worn: Pixels, pixels: PixelList): PixelList {
  const brightness = (pixel: number) => luminanceOf(colourOf(worn.bytes, pixel));
  return pixels
    .toSorted((one, other) => brightness(one) - brightness(other))
    .slice(0, Math.ceil((pixels.length * 2) / 3));
}

/** The largest change of these pixels, 0 to 255. */
export function mostChange(one: Pixels, other: Pixels, pixels: PixelList): number {
  return pixels.reduce((most, pixel) => Math.max(most, ...changesAt(one, other, pixel)), 0);
}

/** The mean change of these pixels, 0 to 255. */
export function meanChange(one: Pixels, other: Pixels, pixels: PixelList): number {
  const sum = pixels.reduce(
    (total, pixel) => total + changesAt(one, other, pixel).reduce((a, b) => a + b, 0),
    0,
  );
  return sum / pixels.length / 3;
}

const changesAt = (one: Pixels, other: Pixels, pixel: number): readonly number[] =>
  [0, 1, 2].map((k) => Math.abs(at(one.bytes, pixel + k) - at(other.bytes, pixel + k)));
