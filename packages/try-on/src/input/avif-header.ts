import { big32, latin1 } from './bytes.ts';
import type { ImageHeader } from './picture-header.ts';

/** A box of ISO/IEC 14496-12: its name and where its content lies. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Version and flags before the content of a full box. */
const FULL_BOX_BYTES = 4;
const HEADER_BYTES = 8;
const MOST_BOXES = 256;

/** The largest image item's size: a grid's cells and the alpha plane have sizes of their own, none larger. */
export function avifHeader(bytes: Uint8Array): ImageHeader | undefined {
  const top = boxes(bytes, 0, bytes.length);
  const meta = named(top, 'meta');
  const properties = meta && named(boxes(bytes, meta.start + FULL_BOX_BYTES, meta.end), 'iprp');
  const container = properties && named(boxes(bytes, properties.start, properties.end), 'ipco');
  if (!container) return undefined;

  const inside = boxes(bytes, container.start, container.end);
  const sizes = inside
    .filter(({ name }) => name === 'ispe')
    .map(({ start }) => ({ width: big32(bytes, start + 4), height: big32(bytes, start + 8) }));
  const width = Math.max(0, ...sizes.map((size) => size.width));
  const height = Math.max(0, ...sizes.map((size) => size.height));
  const rotation = named(inside, 'irot');
  const turned = rotation !== undefined && ((bytes[rotation.start] ?? 0) & 1) === 1;
  const whole = top.every(({ end }) => end <= bytes.length);
  return { widthPx: turned ? height : width, heightPx: turned ? width : height, whole };
}

const named = (list: readonly Box[], name: string) => list.find((box) => box.name === name);

function boxes(bytes: Uint8Array, start: number, end: number): readonly Box[] {
  const found: Box[] = [];
  let at = start;
  while (at + HEADER_BYTES <= Math.min(end, bytes.length) && found.length < MOST_BOXES) {
    // 0 means 'to the end'; 1, a 64-bit length, is for files larger than any we take.
    const size = big32(bytes, at) || end - at;
    if (size < HEADER_BYTES) break;
    found.push({ name: latin1(bytes, at + 4, 4), start: at + HEADER_BYTES, end: at + size });
    at += size;
  }
  return found;
}
