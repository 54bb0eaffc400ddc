import { readFile } from 'node:fs/promises';

/** One value per pixel, top row first. */
export type Plane = Float32Array;

/** An OpenEXR picture as Blender writes it: named channels of its data window. */
export interface ExrPicture {
  readonly width: number;
  readonly height: number;
  /** A channel by the end of its name, e.g. `DiffCol.R`; throws a RangeError when the picture has none. */
  readonly channel: (name: string) => Plane;
  readonly has: (name: string) => boolean;
}

interface Channel {
  readonly name: string;
  readonly isHalf: boolean;
}

interface Header {
  readonly channels: readonly Channel[];
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Where the table of rows begins. */
  readonly end: number;
}

const MAGIC = 20_000_630;
const HALF = 1;

/** Every 16-bit float, by its bits. */
const HALVES = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const [sign, exponent, mantissa] = [bits & 0x80_00 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 0) return sign * mantissa * 2 ** -24;
  return exponent === 31 ? sign * Infinity : sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
});

/** Reads an uncompressed scan-line OpenEXR file (Academy Software Foundation, "OpenEXR File Layout"). */
export async function readExr(path: string): Promise<ExrPicture> {
  const bytes = await readFile(path);
  if (bytes.readInt32LE(0) !== MAGIC) throw new Error(`${path} is no OpenEXR file`);
  const header = headerOf(bytes, path);
  const [left, top, right, bottom] = header.box;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const planes = new Map<string, Plane>();
  const channel = (name: string): Plane => {
    const known = planes.get(name) ?? planeOf(bytes, header, name);
    planes.set(name, known);
    return known;
  };
  return { width, height, channel, has: (name) => placeOf(header, name) >= 0 };
}

function headerOf(bytes: Buffer, path: string): Header {
  const channels: Channel[] = [];
  let box: Header['box'] = [0, 0, 0, 0];
  let place = 8;
  while (bytes[place] !== 0) {
    const [name, afterName] = textAt(bytes, place);
    const [, afterType] = textAt(bytes, afterName);
    const start = afterType + 4;
    if (name === 'channels') channels.push(...channelsAt(bytes, start));
    if (name === 'dataWindow') box = boxAt(bytes, start);
    if (name === 'compression' && bytes[start] !== 0) throw new Error(`${path} is compressed`);
    place = start + bytes.readInt32LE(afterType);
  }
  return { channels, box, end: place + 1 };
}

const boxAt = (bytes: Buffer, start: number): Header['box'] => [
  bytes.readInt32LE(start),
  bytes.readInt32LE(start + 4),
  bytes.readInt32LE(start + 8),
  bytes.readInt32LE(start + 12),
];

function textAt(bytes: Buffer, start: number): readonly [text: string, after: number] {
  const end = bytes.indexOf(0, start);
  return [bytes.toString('latin1', start, end), end + 1];
}

function channelsAt(bytes: Buffer, start: number): readonly Channel[] {
  const channels: Channel[] = [];
  let place = start;
  while (bytes[place] !== 0) {
    const [name, after] = textAt(bytes, place);
    channels.push({ name, isHalf: bytes.readInt32LE(after) === HALF });
    place = after + 16;
  }
  return channels;
}

const bytesPerValue = ({ isHalf }: Channel): number => (isHalf ? 2 : 4);

const placeOf = ({ channels }: Pick<Header, 'channels'>, wanted: string): number =>
  channels.findIndex(({ name }) => name === wanted || name.endsWith(`.${wanted}`));

/** A row is its number, its size, and then the values of every channel in turn. */
function planeOf(bytes: Buffer, { channels, box, end }: Header, wanted: string): Plane {
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const index = placeOf({ channels }, wanted);
  const channel = channels[index];
  if (!channel) throw new RangeError(`The picture has no channel ${wanted}`);
  const bytesBefore = channels
    .slice(0, index)
    .reduce((sum, before) => sum + bytesPerValue(before) * width, 0);
  const bytesPerRow = 8 + channels.reduce((sum, one) => sum + bytesPerValue(one) * width, 0);
  const plane = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = end + height * 8 + row * bytesPerRow + 8 + bytesBefore;
    const values = bytes.buffer.slice(
      bytes.byteOffset + start,
      bytes.byteOffset + start + bytesPerValue(channel) * width,
    );
    const decoded = channel.isHalf
      ? Float32Array.from(new Uint16Array(values), (bits) => HALVES[bits] ?? 0)
      : new Float32Array(values);
    plane.set(decoded, row * width);
  }
  return plane;
}
