import { big16, big32, latin1, little16, little32 } from './bytes.ts';
import type { ImageHeader } from './picture-header.ts';

/** Markers of ITU-T T.81: frames are C0 to CF but for tables, a reserved one and arithmetic conditioning. */
const MARKER = {
  endOfImage: 0xd9,
  startOfScan: 0xda,
  exif: 0xe1,
  firstFrame: 0xc0,
  lastFrame: 0xcf,
} as const;
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Orientations 5 to 8 of Exif lie on their side. */
const FIRST_TURNED = 5;
const LAST_TURNED = 8;
const ORIENTATION_TAG = 0x0112;
const MOST_TAGS = 512;

/** Size, orientation and completeness of a JPEG, from its segments. */
export function jpegHeader(bytes: Uint8Array): ImageHeader | undefined {
  let size: { readonly width: number; readonly height: number } | undefined;
  let orientation = 1;
  for (const { marker, at } of segments(bytes)) {
    if (marker === MARKER.exif) orientation = exifOrientation(bytes, at) ?? orientation;
    if (isFrame(marker)) size = { height: big16(bytes, at + 3), width: big16(bytes, at + 5) };
    if (marker !== MARKER.startOfScan) continue;
    const turned = orientation >= FIRST_TURNED && orientation <= LAST_TURNED;
    const whole = endsBehind(bytes, at);
    return (
      size && {
        widthPx: turned ? size.height : size.width,
        heightPx: turned ? size.width : size.height,
        whole,
      }
    );
  }
  return undefined;
}

/** The segments up to and with the first scan; `at` is where a segment's own length stands. */
function* segments(bytes: Uint8Array): Generator<{ readonly marker: number; readonly at: number }> {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    at += 1;
    if (marker === 0xff) continue; // padding before a marker
    yield { marker, at: at + 1 };
    if (marker === MARKER.startOfScan) return;
    at += 1 + Math.max(2, big16(bytes, at + 1));
  }
}

const isFrame = (marker: number) =>
  marker >= MARKER.firstFrame && marker <= MARKER.lastFrame && !NO_FRAMES.includes(marker);

/** Within scans FF is always followed by 0 or a restart, so the end marker can only be the end. */
function endsBehind(bytes: Uint8Array, at: number): boolean {
  for (let k = bytes.indexOf(0xff, at); k !== -1; k = bytes.indexOf(0xff, k + 1)) {
    if (bytes[k + 1] === MARKER.endOfImage) return true;
  }
  return false;
}

/** The orientation, 1 to 8, in an APP1 segment that holds Exif. */
function exifOrientation(bytes: Uint8Array, at: number): number | undefined {
  const tiff = at + 8;
  if (latin1(bytes, at + 2, 6) !== 'Exif\0\0') return undefined;
  const little = latin1(bytes, tiff, 2) === 'II';
  const read16 = (offset: number) => (little ? little16(bytes, offset) : big16(bytes, offset));
  const read32 = (offset: number) => (little ? little32(bytes, offset) : big32(bytes, offset));

  const directory = tiff + read32(tiff + 4);
  const count = Math.min(MOST_TAGS, read16(directory));
  for (let k = 0; k < count; k += 1) {
    const entry = directory + 2 + 12 * k;
    if (read16(entry) === ORIENTATION_TAG) return read16(entry + 8);
  }
  return undefined;
}
