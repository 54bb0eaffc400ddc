import { accepted, refused, type Result } from '../shared/result.ts';

/** [R2.019] What a request for a repair may bring along. */
export const REPAIR_PHOTO_LIMITS = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  /** Pixels along a side. */
  side: 8192,
} as const;

/** Days after which the photos of a repair are deleted, unless the operator says otherwise. */
export const REPAIR_PHOTO_DAYS = 180;

const REPAIR_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type RepairPhotoType = (typeof REPAIR_PHOTO_TYPES)[number];

/** `photo_with_metadata`: it says more than its pixels, such as the place where it was taken. */
export type RepairPhotoFault = 'not_a_photo' | 'photo_with_metadata' | 'photo_too_large';

interface Measured {
  readonly type: RepairPhotoType;
  readonly width: number;
  readonly height: number;
}
/** What was found in the bytes of a picture. */
type Found = Measured | 'broken' | 'with_metadata';

/**
 * [R2.019] What a photo is by its own bytes: JPEG, PNG or WebP, whole, with nothing behind its end, and without metadata.
 * What a file is called, or is said to be, is asked nowhere.
 */
export function readRepairPhoto(
  bytes: Uint8Array,
): Result<RepairPhotoType, { readonly code: RepairPhotoFault }> {
  if (bytes.length > REPAIR_PHOTO_LIMITS.bytes) return refused({ code: 'photo_too_large' });
  const found = look(bytes);
  if (found === 'broken') return refused({ code: 'not_a_photo' });
  if (found === 'with_metadata') return refused({ code: 'photo_with_metadata' });
  const { type, width, height } = found;
  if (width < 1 || height < 1) return refused({ code: 'not_a_photo' });
  const isTooLarge = Math.max(width, height) > REPAIR_PHOTO_LIMITS.side;
  return isTooLarge ? refused({ code: 'photo_too_large' }) : accepted(type);
}

function look(bytes: Uint8Array): Found {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 4 && view.getUint16(0) === 0xff_d8) return lookAtJpeg(view);
  if (bytes.length > 8 && view.getUint32(0) === 0x89_50_4e_47) return lookAtPng(view);
  if (bytes.length > 16 && textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WEBP') return lookAtWebp(view);
  return 'broken';
}

function textAt(view: DataView, at: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));
}

type Size = Pick<Measured, 'width' | 'height'>;
const NO_SIZE: Size = { width: 0, height: 0 };

/**
 * Segments that hold metadata: APP1 (Exif, XMP) to APP13 (IPTC), and comments. APP14 only says how colours are coded, as a
 * colour profile in APP2 does.
 */
function isJpegMetadata(view: DataView, at: number): boolean {
  const marker = view.getUint8(at + 1);
  const isProfile = marker === 0xe2 && at + 8 <= view.byteLength && textAt(view, at + 4) === 'ICC_';
  return marker === 0xfe || (marker >= 0xe1 && marker <= 0xed && !isProfile);
}
/** Frames, but not the tables C4, C8 and CC among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const END_OF_JPEG = 0xd9;
const START_OF_SCAN = 0xda;

function lookAtJpeg(view: DataView): Found {
  let at = 2;
  let size = NO_SIZE;
  while (at + 2 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return 'broken';
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_JPEG)
      return at + 2 === view.byteLength ? { type: 'image/jpeg', ...size } : 'with_metadata';
    if (at + 4 > view.byteLength) return 'broken';
    const length = view.getUint16(at + 2);
    if (isJpegMetadata(view, at)) return 'with_metadata';
    if (isFrame(marker) && at + 9 <= view.byteLength)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + length;
    if (marker === START_OF_SCAN) at = endOfScan(view, at);
  }
  return 'broken';
}

/** Where the next marker stands behind the coded pixels: a byte FF there is followed by 0, or begins anew (D0 to D7). */
function endOfScan(view: DataView, from: number): number {
  let at = from;
  while (at + 1 < view.byteLength) {
    const next = view.getUint8(at + 1);
    if (view.getUint8(at) === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return view.byteLength;
}

/** Chunks that a picture needs or that say how it is coloured; all others are metadata. */
const PNG_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA sRGB sBIT bKGD pHYs iCCP cICP'.split(' '),
);

function lookAtPng(view: DataView): Found {
  let at = 8;
  let size = NO_SIZE;
  while (at + 12 <= view.byteLength) {
    const kind = textAt(view, at + 4);
    if (!PNG_CHUNKS.has(kind)) return 'with_metadata';
    if (kind === 'IHDR' && at + 16 <= view.byteLength)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    at += 12 + view.getUint32(at);
    if (kind === 'IEND') return at === view.byteLength ? { type: 'image/png', ...size } : 'with_metadata';
  }
  return 'broken';
}

const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);

function lookAtWebp(view: DataView): Found {
  if (view.getUint32(4, true) + 8 !== view.byteLength) return 'broken';
  let at = 12;
  let size = NO_SIZE;
  while (at + 8 <= view.byteLength) {
    const kind = textAt(view, at);
    if (!WEBP_CHUNKS.has(kind)) return 'with_metadata';
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > view.byteLength) return 'broken';
    size = webpSize(view, kind, at + 8) ?? size;
    at += 8 + length + (length % 2);
  }
  return at === view.byteLength ? { type: 'image/webp', ...size } : 'broken';
}

/** The size that a chunk says, where it says one. */
function webpSize(view: DataView, kind: string, at: number): Size | undefined {
  if (at + 10 > view.byteLength) return undefined;
  switch (kind) {
    case 'VP8X': {
      const side = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 0x1_00_00 + 1;
      return { width: side(at + 4), height: side(at + 7) };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(at + 6, true) % 0x40_00,
        height: view.getUint16(at + 8, true) % 0x40_00,
      };
    case 'VP8L': {
      const bits = view.getUint32(at + 1, true);
      return { width: (bits % 0x40_00) + 1, height: (Math.floor(bits / 0x40_00) % 0x40_00) + 1 };
    }
    default:
      return undefined;
  }
}
