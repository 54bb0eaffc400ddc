import sharp from 'sharp';
import type { Texture } from '../../model.ts';
import { once } from '../pixels.ts';
import type { Place } from './ink.ts';

interface Sheet {
  readonly name: string;
  /** The upper left corner and the size of what is printed, in millimetres. */
  readonly from: Place;
  readonly size: Place;
  readonly widthPx: number;
}

/** Prints a drawing, made once for each name. */
export function pressed(
  { name, from, size: [widthMm, heightMm], widthPx }: Sheet,
  draw: () => string,
): Promise<Texture> {
  const heightPx = Math.round((widthPx * heightMm) / widthMm);
  return once(name, () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${from.join(' ')} ${widthMm} ${heightMm}">${draw()}</svg>`;
    return sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 9 }).toBuffer();
  });
}

/** A square print, its middle at the origin. */
export const pressedSquare = (
  name: string,
  { edgeMm, edgePx }: { readonly edgeMm: number; readonly edgePx: number },
  draw: () => string,
): Promise<Texture> =>
  pressed({ name, from: [-edgeMm / 2, -edgeMm / 2], size: [edgeMm, edgeMm], widthPx: edgePx }, draw);
