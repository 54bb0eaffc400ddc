import {
  type Design,
  foilStops,
  type LetterFont,
  letterLayers,
  lettersOn,
  ontoPicture,
  type PersonalisationOffer,
  type PictureOfLook,
  pixelsPerMm,
  transformPath,
} from '@vitrine/domain';
import sharp from 'sharp';
import type { ServiceDeps } from '../deps.ts';

/** What a picture of a design is made of. */
export interface DrawnDesign {
  readonly productId: string;
  /** The look that the picture shows. */
  readonly colourCode: string;
  readonly picture: PictureOfLook;
  readonly offer: PersonalisationOffer;
  readonly design: Design;
  /** The letters of the design's font, where it has letters. */
  readonly font: LetterFont | undefined;
  readonly width: number;
}

type Files = Pick<ServiceDeps, 'readPicture' | 'readPartMask'>;

interface Raster {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const WEBP_QUALITY = 82;

/**
 * [R1.007] The house's picture of a piece with the parts as chosen and the letters on it, in WebP; undefined where the
 * piece has no picture.
 */
export async function drawDesign(files: Files, drawn: DrawnDesign): Promise<Uint8Array | undefined> {
  const file = await files.readPicture(drawn.picture, drawn.width);
  if (file === undefined) return undefined;
  const { data, info } = await sharp(file)
    .resize({ width: drawn.width, withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base = { pixels: data, width: info.width, height: info.height };
  for (const { code, choices } of drawn.offer.parts) {
    const chosen = choices.find((one) => one.code === drawn.design.parts?.[code]);
    const choice = chosen?.looks.includes(drawn.colourCode) === true ? undefined : chosen;
    const mask = choice && (await readMask(files, { ...drawn, part: code }, base));
    if (choice !== undefined && mask !== undefined) tint(base, mask, choice.hex);
  }
  const image = sharp(base.pixels, { raw: { width: base.width, height: base.height, channels: 3 } });
  const letters = lettersSvg(drawn, base);
  if (letters !== undefined) image.composite([{ input: Buffer.from(letters) }]);
  return image.webp({ quality: WEBP_QUALITY }).toBuffer();
}

/** How much of every pixel belongs to a part, 0 to 255; undefined where the part is not seen in the picture. */
async function readMask(
  files: Files,
  {
    productId,
    picture,
    part,
  }: { readonly productId: string; readonly picture: PictureOfLook; readonly part: string },
  { width, height }: Raster,
): Promise<Uint8Array | undefined> {
  const file = await files.readPartMask(`${productId.toLowerCase()}-${picture.view}-${part}.webp`);
  if (file === undefined) return undefined;
  return sharp(file).resize({ width, height, fit: 'fill' }).extractChannel(0).raw().toBuffer();
}

/** Lightness of a colour in a picture, by ITU-R BT.601; 0 to 255. */
const lightness = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** Gives a part another colour and leaves it its light and shade: the colour times the pixel's share of the mean. */
function tint({ pixels }: Raster, mask: Uint8Array, hex: string): void {
  const colour = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let sum = 0;
  let weight = 0;
  mask.forEach((share, index) => {
    if (share === 0) return;
    sum += share * lightnessAt(pixels, index);
    weight += share;
  });
  if (weight === 0) return;
  const mean = sum / weight;
  mask.forEach((share, index) => {
    if (share === 0) return;
    const shade = lightnessAt(pixels, index) / mean;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = index * 3 + channel;
      const painted = Math.min(255, (colour[channel] ?? 0) * shade);
      pixels[at] = Math.round((pixels[at] ?? 0) + ((painted - (pixels[at] ?? 0)) * share) / 255);
    }
  });
}

const lightnessAt = (pixels: Uint8Array, index: number): number =>
  lightness(pixels[index * 3] ?? 0, pixels[index * 3 + 1] ?? 0, pixels[index * 3 + 2] ?? 0);

/** The letters as a drawing over the picture; undefined where there are none. */
function lettersSvg(
  { offer, design: { letters }, font }: DrawnDesign,
  picture: { readonly width: number; readonly height: number },
): string | undefined {
  const place = offer.positions.find(({ code }) => code === letters?.position);
  if (letters === undefined || place === undefined) return undefined;
  const laid = lettersOn(offer, { text: letters.text, font, position: place });
  if (!laid.ok) return undefined;
  const ink = offer.inks.find(({ code }) => code === letters.colour);
  const colour = ink?.hex ?? '#000000';
  const path = transformPath(laid.value.outline, ontoPicture(place, picture));
  const edge = EDGE_MM * pixelsPerMm(place, picture);
  const layers = letterLayers(ink?.finish ?? 'engraved', colour, edge).map(
    ({ fill, opacity, dx, dy }) =>
      `<path d="${path}" fill="${fill === 'foil' ? 'url(#foil)' : fill}" fill-opacity="${opacity}" transform="translate(${dx} ${dy})"/>`,
  );
  const stops = foilStops(colour).map(([offset, stop]) => `<stop offset="${offset}" stop-color="${stop}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}"><linearGradient id="foil" x2="1" y2="1">${stops.join('')}</linearGradient>${layers.join('')}</svg>`;
}

/** How deep letters are pressed or cut, in millimetres, as far as it is seen. */
const EDGE_MM = 0.25;
