import type { Pixels } from '../makeup/reference-picture.ts';
import { wornPixels } from './golden-difference.ts';

/** A look that is to be mistaken for none that was found right: the proof that a golden picture can fail. */
export type SlightlyWrong = (bare: Pixels, worn: Pixels) => Pixels;

const MOVED_PX = 2;
/** Of 255: a CIEDE2000 of about 3. */
const BRIGHTER_BY = 9;

/** What is worn lies two pixels further to the right. */
export const moved: SlightlyWrong = (bare, worn) =>
  redrawn(bare, worn, (bytes, pixel) => {
    const [from, to] = [4 * pixel, 4 * (pixel + MOVED_PX)];
    bytes.set(worn.bytes.subarray(from, from + 4), to);
  });

/** What is worn is a little brighter. */
export const brighter: SlightlyWrong = (bare, worn) =>
  redrawn(bare, worn, (bytes, pixel) => {
    for (let at = 4 * pixel; at < 4 * pixel + 3; at += 1) bytes[at] = (worn.bytes[at] ?? 0) + BRIGHTER_BY;
  });

export const takenOff: SlightlyWrong = (bare) => bare;

/** The bare picture with every pixel of what is worn drawn onto it in another way. */
function redrawn(
  bare: Pixels,
  worn: Pixels,
  draw: (bytes: Uint8ClampedArray, pixel: number) => void,
): Pixels {
  const bytes = new Uint8ClampedArray(bare.bytes);
  for (const pixel of wornPixels(bare, worn)) draw(bytes, pixel);
  return { ...bare, bytes: bytes.subarray(0, bare.bytes.length) };
}
