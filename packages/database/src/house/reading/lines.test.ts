import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileLine, linesOf } from './lines.ts';

async function* cut(bytes: Uint8Array, places: readonly number[]): AsyncGenerator<Uint8Array> {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    yield bytes.subarray(from, end);
    from = end;
  }
}

async function linesWhenCut(
  text: string | Uint8Array,
  places: readonly number[],
  max = 1000,
): Promise<readonly FileLine[]> {
  const lines: FileLine[] = [];
  for await (const line of linesOf(cut(Buffer.from(text), places), max)) lines.push(line);
  return lines;
}

const textIn = ({ read }: FileLine): string => (read.ok ? read.text : read.message);

const BOM = '\uFEFF';
const text = fc.array(
  fc.string({ unit: 'grapheme' }).filter((line) => !line.includes('\n') && !line.startsWith(BOM)),
  { maxLength: 8 },
);
const places = fc.array(fc.nat(200), { maxLength: 12 });

describe('lines of a file', () => {
  it('are the same wherever the file was cut into chunks, and are found again by their places', async () => {
    await fc.assert(
      fc.asyncProperty(text, places, async (lines, where) => {
        const whole = lines.map((line) => `${line}\n`).join('');
        const read = await linesWhenCut(whole, where);
        expect(read.map(textIn)).toEqual(lines);
        expect(read.map(({ number }) => number)).toEqual(lines.map((_, place) => place + 1));
        const bytes = Buffer.from(whole);
        expect(read.map((line) => bytes.toString('utf8', line.at, line.at + line.bytes))).toEqual(lines);
      }),
    );
  });

  it('begin behind the mark of a file, whose bytes are counted', async () => {
    await fc.assert(
      fc.asyncProperty(text, places, async (lines, where) => {
        const whole = `${BOM}first\n${lines.map((line) => `${line}\n`).join('')}`;
        const read = await linesWhenCut(whole, where);
        expect(read.map(textIn)).toEqual(['first', ...lines]);
        expect(read[0]).toMatchObject({ number: 1, at: 0, bytes: 8 });
        expect(read[1]?.at ?? 9).toBe(9);
      }),
    );
    expect((await linesWhenCut(`first\n${BOM}second`, [])).map(textIn)).toEqual(['first', `${BOM}second`]);
  });

  it('that are not UTF-8 are told, and only those', async () => {
    const bytes = Buffer.concat([Buffer.from('first\ncaf'), Buffer.from([0xe9]), Buffer.from('\nthird')]);
    const read = await linesWhenCut(bytes, [3, 9, 10]);
    expect(read.map(textIn)).toEqual(['first', 'it is not UTF-8', 'third']);
  });

  it('are given up where they are too long, and only those', async () => {
    await fc.assert(
      fc.asyncProperty(places, fc.integer({ min: 11, max: 300 }), async (where, length) => {
        const read = await linesWhenCut(`first\n${'x'.repeat(length)}\nthird`, where, 10);
        expect(read.map(textIn)).toEqual(['first', 'it is longer than 0.00001 MB', 'third']);
        expect(read[1]?.bytes).toBe(length);
      }),
    );
  });
});
