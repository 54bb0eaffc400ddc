import type { WishlistItem } from '@vitrine/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownWishes } from './shown-wishes.ts';

const anItem = (identifier: string, name = identifier): WishlistItem => ({
  identifier,
  productId: 'AU1001',
  name,
  color: '',
  url: '/eng-us/products/x',
  mediaUrl: '/media/a',
  media: { width: 1, height: 1, widths: [] },
  sellable: true,
  cscSellable: true,
  backInStock: false,
  inStock: true,
});
const list = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'))
  .map((ids) => ids.map((id) => anItem(id)));

describe('the wishes on an open page', () => {
  it('leave their place behind when they are taken off, and come back to it', () => {
    const opened = shownWishes([], [anItem('A'), anItem('B')]);
    const without = shownWishes(opened, [anItem('B')]);
    expect(without.map(({ item, isGone }) => [item.identifier, isGone])).toEqual([
      ['A', true],
      ['B', false],
    ]);
    expect(shownWishes(without, [anItem('A'), anItem('B')])).toEqual(opened);
  });

  it('say what is known of them now', () => {
    const [shown] = shownWishes(shownWishes([], [anItem('A')]), [anItem('A', 'renamed')]);
    expect(shown?.item.name).toBe('renamed');
  });

  it('never move, never double, and are there exactly while they are on the list', () => {
    fc.assert(
      fc.property(list, list, (first, second) => {
        const before = shownWishes([], first);
        const after = shownWishes(before, second);
        const ids = after.map(({ item }) => item.identifier);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.slice(ids.length - before.length)).toEqual(before.map(({ item }) => item.identifier));
        const there = after.filter(({ isGone }) => !isGone).map(({ item }) => item.identifier);
        expect(there.toSorted()).toEqual(second.map(({ identifier }) => identifier).toSorted());
      }),
    );
  });
});
