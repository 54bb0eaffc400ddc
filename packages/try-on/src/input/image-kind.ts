import { big32, latin1 } from './bytes.ts';

/** What a file is by its first bytes; its name and its declared type may say anything. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg' | 'heic' | 'tiff';

const SIGNATURES = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
] as const satisfies readonly (readonly [ImageKind, string])[];

/** Brands of the ISO container (ISO/IEC 23008-12, AV1 Image File Format). AVIF names its own beside the general ones. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'mif2'];
const MOST_BRANDS = 32;

/** Far enough for an XML prologue, a document type and a comment. */
const SVG_SEARCH_BYTES = 1024;

export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const signed = SIGNATURES.find(([, signature]) => latin1(bytes, 0, signature.length) === signature);
  if (signed) return signed[0];
  if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 4) === 'WEBP') return 'webp';
  if (latin1(bytes, 4, 4) === 'ftyp') return containerKind(bytes);
  return /<svg[\s>]/i.test(latin1(bytes, 0, SVG_SEARCH_BYTES).replaceAll('\0', '')) ? 'svg' : undefined;
}

function containerKind(bytes: Uint8Array): ImageKind | undefined {
  const count = Math.min(MOST_BRANDS, Math.floor(big32(bytes, 0) / 4));
  const brands = Array.from({ length: count }, (_, k) => latin1(bytes, 8 + 4 * k, 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}
