import type { Pixels } from '../makeup/reference-picture.ts';
import { wornPixels } from './golden-difference.ts';

/** A look with a small fault. The comparison must refuse it: this proves that a golden picture can fail. */
export type SlightlyWrong = (bare: Pixels, worn: Pixels) => Pixels;

const MOVED_PX = 2;
/** Added to each colour, of 255. It makes a CIEDE2000 of about 3. */
const BRIGHTER_BY = 9;

/** The worn product is two pixels further to the right. */
export const moved: SlightlyWrong = (bare, worn) =>
  redrawn(bare, worn, (bytes, pixel) => {
    const [from, to] = [4 * pixel, 4 * (pixel + MOVED_PX)];
    bytes.set(worn.bytes.subarray(from, from + 4), to);
  });

/** The worn product is a little brighter. */
export const brighter: SlightlyWrong = (bare, worn) =>
  redrawn(bare, worn, (bytes, pixel) => {
    for (let at = 4 * pixel; at < 4 * pixel + 3; at += 1) bytes[at] = (worn.bytes[at] ?? 0) + BRIGHTER_BY;
  });

export const takenOff: SlightlyWrong = (bare) => bare;

/** The bare picture with every pixel of the worn product drawn onto it after a change. */
function redrawn(
  bare: Pixels,
  worn: Pixels,
  draw: (bytes: Uint8ClampedArray, pixel: number) => void,
): Pixels {
  const bytes = new Uint8ClampedArray(bare.bytes);
  for (const pixel of wornPixels(bare, worn)) draw(bytes, pixel);
  return { ...bare, bytes: bytes.subarray(0, bare.bytes.length) };
}
