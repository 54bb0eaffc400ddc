import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToWishlist } from './add-to-wishlist.ts';
import { mergeWishlists } from './merge-wishlists.ts';

const known = new Set(['A', 'B', 'C', 'D', 'E']);
const wishes = fc.array(fc.constantFrom<string>('A', 'B', 'C', 'D', 'E', 'x'), { maxLength: 12 });
const list = fc.uniqueArray(fc.constantFrom<string>('A', 'B', 'C', 'D', 'E'), { maxLength: 5 });
const max = fc.integer({ min: 0, max: 6 });

describe('adding to a wishlist', () => {
  it('[R4.025] adds what is not there and says what is there already', () => {
    expect(addToWishlist(['A'], ['A', 'B'], { known, max: 9 })).toEqual({
      added: ['B'],
      refusals: [{ code: 'already_in_wishlist', about: 'A' }],
    });
  });

  it('[R7.184] does not find what the shop does not show', () => {
    expect(addToWishlist([], ['x'], { known, max: 9 }).refusals).toEqual([
      { code: 'sku_not_found', about: 'x' },
    ]);
  });

  it('[R7.184] takes a piece once, also when it is wished twice in one breath', () => {
    const { added, refusals } = addToWishlist([], ['A', 'A'], { known, max: 9 });
    expect(added).toEqual(['A']);
    expect(refusals).toEqual([{ code: 'already_in_wishlist', about: 'A' }]);
  });

  it('says how many a full list holds, but of what is on it that it is there', () => {
    expect(addToWishlist(['A', 'B'], ['C', 'B'], { known, max: 2 })).toEqual({
      added: [],
      refusals: [
        { code: 'wishlist_full', about: 'C', max: 2 },
        { code: 'already_in_wishlist', about: 'B' },
      ],
    });
  });

  it('[R7.184] answers every wish once, never exceeds the limit and never doubles', () => {
    fc.assert(
      fc.property(list, wishes, max, (present, wanted, limit) => {
        const { added, refusals } = addToWishlist(present, wanted, { known, max: limit });
        expect(added.length + refusals.length).toBe(wanted.length);
        const together = [...present, ...added];
        expect(new Set(together).size).toBe(together.length);
        expect(added.length === 0 || together.length <= limit).toBe(true);
      }),
    );
  });
});

describe('a guest’s wishlist at sign-in', () => {
  it('[R7.184] joins the customer’s without doubles', () => {
    expect(mergeWishlists(['A', 'B'], ['B', 'C'], 9)).toEqual(['C']);
  });

  it('[R7.032] never drives out what the customer had, and fills what room there is', () => {
    fc.assert(
      fc.property(list, wishes, max, (customer, guest, limit) => {
        const joined = mergeWishlists(customer, guest, limit);
        expect(joined.filter((skuId) => customer.includes(skuId))).toEqual([]);
        expect(new Set(joined).size).toBe(joined.length);
        const missing = new Set(guest.filter((skuId) => !customer.includes(skuId))).size;
        expect(joined.length).toBe(Math.min(missing, Math.max(0, limit - customer.length)));
      }),
    );
  });
});
