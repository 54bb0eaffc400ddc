import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batches } from './batches.ts';

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
