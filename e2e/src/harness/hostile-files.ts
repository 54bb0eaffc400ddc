import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { UploadedFile } from '../pages/try-on.ts';

/** Files that are not what they seem, each with what the shopper is to read about it. */
export interface HostileFile extends UploadedFile {
  readonly message: string;
}

export const UPLOAD_MESSAGES = {
  notAnImage: 'This file is not a picture. Please choose a JPEG, PNG, WebP or AVIF.',
  svg: 'This is a drawing, not a photo.',
  heic: 'This try-on cannot read HEIC photos.',
  broken: 'This picture is damaged and cannot be opened.',
  tooLarge: 'This picture is too large. A photo may have up to 100 megapixels.',
  tooSmall: 'This picture is too small. It needs at least 64 pixels on each side.',
  noFace: 'We do not see a face in this picture.',
} as const;

/** Every element draws the one before ten times: a thousand million circles, for whoever draws it. */
const LAUGHING_SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="900" height="1200"><defs><circle id="u0" r="9"/>${Array.from(
  { length: 9 },
  (_, level) => `<g id="u${level + 1}">${`<use xlink:href="#u${level}"/>`.repeat(10)}</g>`,
).join('')}</defs><use xlink:href="#u9"/></svg>`;

/** 280 megapixels: 840 MB once decoded. */
const HUGE = { widthPx: 20_000, heightPx: 14_000 } as const;

/** One of each kind, made from a portrait. */
export async function hostileFiles(portrait: string): Promise<readonly HostileFile[]> {
  const jpeg = await sharp(portrait).jpeg({ quality: 90 }).toBuffer();
  const png = await sharp(portrait).png().toBuffer();
  const dot = await sharp(portrait).resize(1, 1).png().toBuffer();
  const { notAnImage, svg, heic, broken, tooLarge, tooSmall } = UPLOAD_MESSAGES;
  return [
    aFile('not-an-image.jpg', Buffer.from('Dear house, here is my photo.\n'), notAnImage),
    aFile('nothing-at-all.png', Buffer.alloc(0), notAnImage),
    aFile('laughing.svg', Buffer.from(LAUGHING_SVG), svg),
    aFile('svg-in-disguise.png', Buffer.from(LAUGHING_SVG), svg),
    aFile('truncated.jpg', jpeg.subarray(0, jpeg.length * 0.6), broken),
    aFile('telephone.heic', heicHeader(), heic),
    aFile('truncated.png', png.subarray(0, png.length * 0.6), broken),
    aFile('dot.png', dot, tooSmall),
    aFile('lying.jpg', withJpegSize(jpeg), tooLarge),
    aFile('noise-after-signature.png', noisyPng(png), broken),
    aFile('lying.png', withPngSize(png), tooLarge),
  ];
}

function aFile(name: string, buffer: Buffer, message: string): HostileFile {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const mimeType = `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[ending] ?? ending}`;
  return { name, mimeType, buffer, message };
}

/** The first box of a picture from a telephone (ISO/IEC 23008-12), and then nothing a browser knows. */
function heicHeader(): Buffer {
  const brands = 'heic\0\0\0\0mif1heic';
  const box = Buffer.from(`\0\0\0\0ftyp${brands}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.alloc(4096, 7)]);
}

/** A whole JPEG whose frame header claims another size. */
function withJpegSize(jpeg: Buffer): Buffer {
  const lying = Buffer.from(jpeg);
  const frame = lying.findIndex(
    (byte, at) => byte === 0xff && (lying[at + 1] === 0xc0 || lying[at + 1] === 0xc2),
  );
  lying.writeUInt16BE(HUGE.heightPx, frame + 5);
  lying.writeUInt16BE(HUGE.widthPx, frame + 7);
  return lying;
}

/** A whole PNG whose header claims another size, with the right checksum. */
function withPngSize(png: Buffer): Buffer {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(HUGE.widthPx, 16);
  lying.writeUInt32BE(HUGE.heightPx, 20);
  lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29);
  return lying;
}

/** A PNG with its header, its end, and noise for pixels. */
function noisyPng(png: Buffer): Buffer {
  const noisy = Buffer.from(png);
  const firstPixels = noisy.indexOf('IDAT') + 4;
  noisy.fill(0x5a, firstPixels, noisy.length - 12);
  return noisy;
}
