import type { ErrorEntry } from '@vitrine/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Labels } from '../i18n/labels.ts';
import { aWishlistItem } from './test-harness/a-wishlist-item.ts';
import { type WishlistAddition, wishOf, wishOutcome, wishPlan } from './wish.ts';
import { failureOf } from '../api/call-failure.ts';

const LABELS: Labels = { t: (key) => key, find: () => undefined };
const aWish = (skuId: string): WishlistAddition => ({
  skuId,
  productId: `P-${skuId}`,
  name: skuId,
  mediaUrl: '/media/a',
});
const anEntry = (errorCode: string, statusDetails: string): ErrorEntry => ({
  errorCode,
  message: `of ${statusDetails}`,
  statusDetails,
  scope: 'item',
  valid: true,
  rootErrorCode: errorCode,
  rootErrorType: 'conflict',
});
const refusedWith = (...errors: ErrorEntry[]) => {
  const outer = {
    errorCode: 'x',
    status: 409,
    message: 'x',
    statusDetails: '',
    rootErrorCode: 'x',
    rootErrorType: 'x',
  };
  return { ok: false, failure: failureOf('status', 409, { ...outer, errors }) } as const;
};

describe('a wish', () => {
  it('[R3.012, R3.013] has exactly four keys, and no placeholders in the address of its picture', () => {
    const sku = {
      identifier: 'TW1001',
      productId: 'TH1001',
      name: 'Midi',
      color: 'Green',
      mediaUrl: '/media/a.jpg?wid={IMG_WIDTH}&hei={IMG_HEIGHT}&v=2',
    };
    expect(wishOf(sku)).toEqual({
      skuId: 'TW1001',
      productId: 'TH1001',
      name: 'Midi',
      mediaUrl: '/media/a.jpg?v=2',
    });
  });
});

describe('adding wishes', () => {
  it('[R4.025] sends only what is not there, and says of the others that they are', () => {
    const plan = wishPlan([aWishlistItem('A')], [aWish('A'), aWish('B')]);
    expect(plan.missing).toEqual([aWish('B')]);
    const outcome = wishOutcome(
      plan,
      { ok: true, value: { wishlist: [aWishlistItem('B'), aWishlistItem('A')] } },
      LABELS,
    );
    expect(outcome).toEqual({ added: ['B'], already: ['A'], errors: [] });
  });

  it('[R8.012] believes the services when another tab was faster', () => {
    const plan = wishPlan(undefined, [aWish('A'), aWish('B')]);
    const part = {
      ok: true,
      value: { wishlist: [], errors: [anEntry('already_in_wishlist', 'A')] },
    } as const;
    expect(
      wishOutcome(
        plan,
        { ...part, value: { ...part.value, wishlist: [], errors: [...part.value.errors] } },
        LABELS,
      ),
    ).toEqual({
      added: ['B'],
      already: ['A'],
      errors: [],
    });
    const all = refusedWith(anEntry('already_in_wishlist', 'A'), anEntry('wishlist_full', 'B'));
    expect(wishOutcome(plan, all, LABELS)).toEqual({ added: [], already: ['A'], errors: ['B: of B'] });
  });

  it('[R8.020] is generic where nobody says why', () => {
    const plan = wishPlan([], [aWish('A')]);
    expect(wishOutcome(plan, { ok: false, failure: failureOf('network') }, LABELS)).toEqual({
      added: [],
      already: [],
      errors: ['error_network'],
    });
  });

  it('[R4.025] parts every wish into one of the two, and sends nothing where all is there', () => {
    const ids = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'));
    fc.assert(
      fc.property(ids, ids, (held, wanted) => {
        const wishes = wanted.map((id) => aWish(id));
        const { already, missing } = wishPlan(
          held.map((id) => aWishlistItem(id)),
          wishes,
        );
        expect([...already, ...missing]).toHaveLength(wishes.length);
        expect(missing.some(({ skuId }) => held.some((id) => id === skuId))).toBe(false);
      }),
    );
  });
});
