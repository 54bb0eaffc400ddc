import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWishlistItem } from '../../shared/wishlist/test-harness/a-wishlist-item.ts';
import { shownWishes } from './shown-wishes.ts';

const list = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'))
  .map((ids) => ids.map((id) => aWishlistItem(id)));

describe('the wishes on an open page', () => {
  it('leave their place behind when they are taken off, and come back to it', () => {
    const opened = shownWishes([], [aWishlistItem('A'), aWishlistItem('B')]);
    const without = shownWishes(opened, [aWishlistItem('B')]);
    expect(without.map(({ item, isGone }) => [item.identifier, isGone])).toEqual([
      ['A', true],
      ['B', false],
    ]);
    expect(shownWishes(without, [aWishlistItem('A'), aWishlistItem('B')])).toEqual(opened);
  });

  it('say what is known of them now', () => {
    const [shown] = shownWishes(shownWishes([], [aWishlistItem('A')]), [
      aWishlistItem('A', { name: 'renamed' }),
    ]);
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
