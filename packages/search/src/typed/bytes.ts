import { accepted, refused, type Result } from '@vitrine/domain';

/** 'VSIX': what the bytes of an index begin with. */
const MAGIC = 0x56_53_49_58;
/** Raised whenever what the parts hold, or how words are compared, changes: older bytes are built anew. */
const FORMAT_VERSION = 1;
/** Names the format of the bytes of a base, where they are kept. */
export const BASE_FORMAT = String(FORMAT_VERSION);
/** Magic, version, checksum, length of the whole, length of the head: 32 bits each. */
const FIXED = 5;
const ALIGNMENT = 8;

type ViewOf = (buffer: ArrayBufferLike, at: number, length: number) => PackedArray;
const VIEWS = {
  u8: (buffer, at, length) => new Uint8Array(buffer, at, length),
  u16: (buffer, at, length) => new Uint16Array(buffer, at, length),
  u32: (buffer, at, length) => new Uint32Array(buffer, at, length),
  f64: (buffer, at, length) => new Float64Array(buffer, at, length),
} as const satisfies Record<string, ViewOf>;
type ArrayKind = keyof typeof VIEWS;
export type PackedArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** What bytes hold: arrays by name, and lists of short texts. */
export interface Packed {
  readonly arrays: Readonly<Record<string, PackedArray>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export type UnreadableCode = 'other_format' | 'damaged';

interface Head {
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly parts: readonly { readonly name: string; readonly kind: ArrayKind; readonly length: number }[];
}

/** Arrays and lists as bytes that say their format, length and checksum. */
export function pack({ arrays, lists }: Packed): Uint8Array {
  const parts = Object.entries(arrays).map(([name, array]) => ({
    name,
    kind: kindOf(array),
    length: array.length,
  }));
  const head = new TextEncoder().encode(JSON.stringify({ lists, parts } satisfies Head));
  const sizes = Object.values(arrays).map(({ byteLength }) => aligned(byteLength));
  const start = aligned(FIXED * 4 + head.length);
  const bytes = new Uint8Array(start + sizes.reduce((sum, size) => sum + size, 0));
  bytes.set(head, FIXED * 4);
  let at = start;
  for (const array of Object.values(arrays)) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  const fixed = new DataView(bytes.buffer);
  fixed.setUint32(0, MAGIC);
  fixed.setUint32(4, FORMAT_VERSION);
  fixed.setUint32(12, bytes.length);
  fixed.setUint32(16, head.length);
  fixed.setUint32(8, checksum(bytes));
  return bytes;
}

/** Reads packed bytes without copying them, where they are aligned; refuses those of another format, cut or changed. */
export function unpack(given: Uint8Array): Result<Packed, UnreadableCode> {
  if (given.length < FIXED * 4) return refused('damaged');
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : new Uint8Array(given);
  const fixed = new DataView(bytes.buffer, bytes.byteOffset);
  if (fixed.getUint32(0) !== MAGIC || fixed.getUint32(4) !== FORMAT_VERSION) return refused('other_format');
  if (fixed.getUint32(12) !== bytes.length || fixed.getUint32(8) !== checksum(bytes))
    return refused('damaged');
  const headLength = fixed.getUint32(16);
  // The checksum has said that this is what `pack` wrote.
  const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(FIXED * 4, FIXED * 4 + headLength)));
  const arrays: Record<string, PackedArray> = {};
  let at = bytes.byteOffset + aligned(FIXED * 4 + headLength);
  for (const { name, kind, length } of head.parts) {
    const array = VIEWS[kind](bytes.buffer, at, length);
    arrays[name] = array;
    at += aligned(array.byteLength);
  }
  return accepted({ arrays, lists: head.lists });
}

/** Texts without line ends, as one part. */
export function packTexts(texts: readonly string[]): Uint8Array {
  return new TextEncoder().encode(texts.map((text) => `${text}\n`).join(''));
}

/** The texts of a part; none where it is missing. */
export function unpackTexts(part: PackedArray | undefined): readonly string[] {
  return part === undefined ? [] : new TextDecoder().decode(part).split('\n').slice(0, -1);
}

function kindOf(array: PackedArray): ArrayKind {
  if (array instanceof Uint8Array) return 'u8';
  if (array instanceof Uint16Array) return 'u16';
  return array instanceof Uint32Array ? 'u32' : 'f64';
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** FNV-1a over everything behind the checksum itself: enough against accidents, which is what it is for. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x81_1c_9d_c5;
  for (let at = 12; at < bytes.length; at += 1) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01_00_01_93);
  return sum >>> 0;
}
