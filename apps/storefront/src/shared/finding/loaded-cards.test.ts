import type { ProductCard } from '@vitrine/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPage } from './loaded-cards.ts';

const hits: readonly ProductCard[] = [];
const walk = (pages: readonly number[]) =>
  pages.reduce<ReturnType<typeof withPage> | undefined>(
    (known, page) => withPage(known, { page, hits }),
    undefined,
  );
const shown = (pages: readonly number[]) => {
  const loaded = walk(pages);
  return loaded && [loaded.first, loaded.first + loaded.pages.length - 1];
};

describe('the pages of a listing that are shown', () => {
  it.each([
    [[0], [0, 0]],
    [
      [0, 1, 2],
      [0, 2],
    ],
    [
      [0, 1, 2, 2],
      [0, 2],
    ],
    [
      [0, 1, 2, 0],
      [0, 0],
    ],
    [[3], [3, 3]],
    [
      [3, 4],
      [3, 4],
    ],
    [
      [3, 2],
      [2, 2],
    ],
    [
      [0, 5],
      [5, 5],
    ],
  ])('[R7.009] after %j are those from %j', (pages, range) => expect(shown(pages)).toEqual(range));

  it('[R2.031] remember which pieces stand wide, of every page', () => {
    const first = withPage(undefined, { page: 0, hits, wide: ['TP1'] });
    expect([...withPage(first, { page: 1, hits, wide: ['TP2'] }).wide]).toEqual(['TP1', 'TP2']);
    expect([...withPage(first, { page: 5, hits }).wide]).toEqual([]);
  });

  it('[R7.009] end with the page of the address, whatever was seen before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 6 }), { minLength: 1 }), (pages) => {
        const [first = 0, last] = shown(pages) ?? [];
        expect(last).toBe(pages.at(-1));
        expect(first).toBeLessThanOrEqual(last ?? 0);
      }),
    );
  });
});
