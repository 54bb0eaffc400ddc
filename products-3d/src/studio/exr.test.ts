import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExr } from './exr.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-exr-'));
});
afterAll(() => rm(folder, { recursive: true }));

const int = (...values: readonly number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);
const attribute = (name: string, type: string, value: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0${type}\0`), int(value.length), value]);
const channel = (name: string, type: 1 | 2): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0`), int(type, 0, 1, 1)]);

/** Two pixels by two, from (10, 20): halves 1, -2, 0.5, 65504 in `Layer.A`, and floats 3 to 6 in `Layer.Z`. */
function smallPicture({ compression = 0 } = {}): Buffer {
  const rows = [
    [20, 0x3c00, 0xc000, 3, 4],
    [21, 0x3800, 0x7bff, 5, 6],
  ].map(([y = 0, first = 0, second = 0, third = 0, fourth = 0]) =>
    Buffer.concat([
      int(y, 12),
      Buffer.from(Uint16Array.of(first, second).buffer),
      Buffer.from(Float32Array.of(third, fourth).buffer),
    ]),
  );
  return Buffer.concat([
    int(20_000_630, 2),
    attribute(
      'channels',
      'chlist',
      Buffer.concat([channel('Layer.A', 1), channel('Layer.Z', 2), Buffer.from([0])]),
    ),
    attribute('compression', 'compression', Buffer.from([compression])),
    attribute('dataWindow', 'box2i', int(10, 20, 11, 21)),
    Buffer.from([0]),
    Buffer.alloc(16),
    ...rows,
  ]);
}

const written = async (bytes: Buffer): Promise<string> => {
  const file = join(folder, 'picture.exr');
  await writeFile(file, bytes);
  return file;
};

describe('an OpenEXR picture', () => {
  it('gives the values of a channel by the end of its name', async () => {
    const picture = await readExr(await written(smallPicture()));
    expect([picture.width, picture.height]).toEqual([2, 2]);
    expect([...picture.channel('A')]).toEqual([1, -2, 0.5, 65_504]);
    expect([...picture.channel('Z')]).toEqual([3, 4, 5, 6]);
  });

  it('says so when it has no such channel', async () => {
    const picture = await readExr(await written(smallPicture()));
    expect(() => picture.channel('Mist.Z')).toThrow('no channel Mist.Z');
  });

  it('is refused when it is compressed or something else', async () => {
    await expect(readExr(await written(smallPicture({ compression: 3 })))).rejects.toThrow('compressed');
    await expect(readExr(await written(Buffer.from('not a picture')))).rejects.toThrow('no OpenEXR');
  });
});
