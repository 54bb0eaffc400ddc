import { avifHeader } from './avif-header.ts';
import { big32, latin1, little16, little24, little32 } from './bytes.ts';
import type { ImageKind } from './image-kind.ts';
import type { ImageHeader } from './picture-header.ts';
import { jpegHeader } from './jpeg-header.ts';

type DecodableKind = Exclude<ImageKind, 'svg' | 'heic' | 'tiff'>;

const READERS: Record<DecodableKind, (bytes: Uint8Array) => ImageHeader | undefined> = {
  jpeg: jpegHeader,
  png: pngHeader,
  gif: gifHeader,
  webp: webpHeader,
  avif: avifHeader,
};

/** The header of a picture of that kind, or undefined where it is broken. Never throws, whatever the bytes. */
export function imageHeader(kind: DecodableKind, bytes: Uint8Array): ImageHeader | undefined {
  const header = READERS[kind](bytes);
  return header && header.widthPx > 0 && header.heightPx > 0 ? header : undefined;
}

/** PNG (ISO/IEC 15948): signature, then chunks of length, name, content and checksum; IHDR first, IEND last. */
function pngHeader(bytes: Uint8Array): ImageHeader | undefined {
  if (latin1(bytes, 12, 4) !== 'IHDR') return undefined;
  let whole = false;
  for (let at = 8; at + 12 <= bytes.length && !whole; at += 12 + big32(bytes, at)) {
    whole = latin1(bytes, at + 4, 4) === 'IEND';
  }
  return { widthPx: big32(bytes, 16), heightPx: big32(bytes, 20), whole };
}

/** Blocks of GIF89a: an extension is a label and sub-blocks, an image begins with its place and size. */
const GIF = { extension: 0x21, image: 0x2c } as const;

/**
 * GIF: the logical screen follows the signature. A first image larger than the screen counts too, because decoders
 * make room for it. The rest is not walked; decoders show what is there.
 */
function gifHeader(bytes: Uint8Array): ImageHeader {
  const flags = bytes[10] ?? 0;
  let at = 13 + ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  while (bytes[at] === GIF.extension) at = endOfSubBlocks(bytes, at + 2);
  const image = bytes[at] === GIF.image ? at : undefined;
  const side = (screenAt: number, imageAt: number) =>
    Math.max(little16(bytes, screenAt), image === undefined ? 0 : little16(bytes, image + imageAt));
  return { widthPx: side(6, 5), heightPx: side(8, 7), whole: image !== undefined };
}

/** Behind the empty block that ends a row of them. */
function endOfSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** WebP (RFC 9649): the first chunk is lossy, lossless or extended, and says the size in its own way. */
function webpHeader(bytes: Uint8Array): ImageHeader | undefined {
  const whole = little32(bytes, 4) + 8 <= bytes.length;
  switch (latin1(bytes, 12, 4)) {
    case 'VP8 ':
      return { widthPx: little16(bytes, 26) & 0x3fff, heightPx: little16(bytes, 28) & 0x3fff, whole };
    case 'VP8L': {
      const packed = little32(bytes, 21);
      return { widthPx: 1 + (packed & 0x3fff), heightPx: 1 + ((packed >>> 14) & 0x3fff), whole };
    }
    case 'VP8X':
      return { widthPx: 1 + little24(bytes, 24), heightPx: 1 + little24(bytes, 27), whole };
    default:
      return undefined;
  }
}
