import type { CartBody, ErrorEntry } from '@vitrine/contracts';
import { purchaseButton } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { cartBatches, cartOutcome } from './cart-outcome.ts';
import { HINDRANCES } from '../choosing/selectable.ts';
import { failureOf } from '../../../shared/api/call-failure.ts';

const labels = { t: (key: string) => key, find: () => undefined };
const soldOut = (skuId: string): ErrorEntry => ({
  errorCode: 'out_of_stock',
  message: `${skuId} is sold out`,
  scope: 'item',
  statusDetails: skuId,
  valid: true,
  rootErrorCode: 'out_of_stock',
  rootErrorType: 'business',
});
const bag = (errors: readonly ErrorEntry[] = []): CartBody => ({
  cartID: 'c',
  country: 'US',
  items: [],
  itemCount: 0,
  subtotal: { amount: 0, currency: 'USD', label: '$0' },
  errors: [...errors],
});

describe('adding several pieces', () => {
  it('[R4.023, R9.040] sends them in one call, or one by one', () => {
    expect(cartBatches(['A', 'B'], true)).toEqual([['A', 'B']]);
    expect(cartBatches(['A', 'B'], false)).toEqual([['A'], ['B']]);
  });

  it('[R4.023, R8.008] tells what was added and why the rest was not, whichever call it came from', () => {
    const one = [{ skuIds: ['A', 'B'], result: { ok: true, value: bag([soldOut('B')]) } as const }];
    expect(cartOutcome(one, labels)).toMatchObject({ addedIds: ['A'], messages: [expect.any(String)] });

    const two = [
      { skuIds: ['A'], result: { ok: true, value: bag() } as const },
      { skuIds: ['B'], result: { ok: false, failure: failureOf('network') } as const },
    ];
    expect(cartOutcome(two, labels)).toMatchObject({ addedIds: ['A'], messages: [expect.any(String)] });
  });

  it('says once what happened twice', () => {
    const lost = { ok: false, failure: failureOf('network') } as const;
    const calls = ['A', 'B'].map((skuId) => ({ skuIds: [skuId], result: lost }));
    expect(cartOutcome(calls, labels)).toMatchObject({ addedIds: [], messages: [expect.any(String)] });
  });
});

describe('[R4.004] what can be ticked for the bag', () => {
  const price = { amount: 4800, currency: 'USD', label: '$48' };
  const piece = { sellable: true, cscSellable: false, backInStock: true, price };
  const shop = { isShop: true, isAgent: false };

  it('is in stock, sold here, with a price and sellable', () => {
    expect(HINDRANCES[purchaseButton(piece, true, shop)]).toBeUndefined();
  });

  it.each([
    { one: { ...piece, price: undefined }, inStock: true, isShop: true, hindrance: 'not-sold-here' },
    { one: { ...piece, sellable: false }, inStock: true, isShop: true, hindrance: 'not-sold-here' },
    { one: piece, inStock: true, isShop: false, hindrance: 'not-sold-here' },
    { one: piece, inStock: false, isShop: true, hindrance: 'out-of-stock' },
    { one: piece, inStock: undefined, isShop: true, hindrance: 'checking' },
  ] as const)('is not where one of them is missing (%#)', ({ one, inStock, isShop, hindrance }) => {
    expect(HINDRANCES[purchaseButton(one, inStock, { isShop, isAgent: false })]).toBe(hindrance);
  });
});
