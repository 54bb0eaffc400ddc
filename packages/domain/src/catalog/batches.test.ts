import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batches, readInBatches } from './batches.ts';

const idsUpTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Q${index}`);

describe('batches', () => {
  it('[R9.008] asks for the availability of 150 ids in calls of 100 and 50', () => {
    expect(batches(idsUpTo(150), 100).map((batch) => batch.length)).toEqual([100, 50]);
  });

  it('[R9.009] asks for 120 SKUs or prices in calls of 50, 50 and 20', () => {
    expect(batches(idsUpTo(120), 50).map((batch) => batch.length)).toEqual([50, 50, 20]);
  });

  it('[R9.009] asks for every id exactly once, in order, and never for more than fits', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 60 }), (ids, size) => {
        const cut = batches(ids, size);
        expect(cut.flat()).toEqual([...new Set(ids)]);
        expect(cut.every((batch) => batch.length > 0 && batch.length <= size)).toBe(true);
      }),
    );
  });
});

describe('reading in batches', () => {
  it('[R7.047, R9.008] asks for 101 ids in two requests, at the same time, and joins the answers in order', async () => {
    const open: (() => void)[] = [];
    const asked: number[] = [];
    const reading = readInBatches(idsUpTo(101), 100, async (ids) => {
      asked.push(ids.length);
      await new Promise<void>((resolve) => void open.push(resolve));
      return ids.map((id) => `${id}!`);
    });
    expect(asked).toEqual([100, 1]);
    for (const each of open.toReversed()) each();
    expect(await reading).toEqual(idsUpTo(101).map((id) => `${id}!`));
  });

  it('fails as a whole when a request does', async () => {
    const reading = readInBatches(idsUpTo(60), 50, async (ids) => {
      if (ids.includes('Q50')) throw new Error('away');
      return ids;
    });
    await expect(reading).rejects.toThrowError('away');
  });
});
