import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeBought,
  type OfferedSku,
  type PurchaseButton,
  purchaseButton,
  type Seller,
} from './purchase-button.ts';

const shop: Seller = { isShop: true, isAgent: false };
const sku: OfferedSku = { price: {}, sellable: true, cscSellable: true, backInStock: false };

describe('purchaseButton', () => {
  it('[R4.003] offers a priced, sellable SKU in stock for the cart', () => {
    expect(purchaseButton(sku, true, shop)).toBe('add-to-cart');
  });

  it.each<{ reason: string; offered?: Partial<OfferedSku>; inStock?: boolean; isShop?: boolean }>([
    { reason: 'without a price', offered: { price: undefined } },
    { reason: 'that is not sellable', offered: { sellable: false } },
    { reason: 'out of stock that does not come back', inStock: false },
    { reason: 'where the house does not sell online', isShop: false },
  ])('[R4.001] leads to an advisor for a SKU $reason', ({ offered, inStock = true, isShop = true }) => {
    expect(purchaseButton({ ...sku, ...offered }, inStock, { ...shop, isShop })).toBe('call-advisor');
  });

  it('[R4.002] offers a message when a SKU out of stock comes back', () => {
    expect(purchaseButton({ ...sku, backInStock: true }, false, shop)).toBe('notify-me');
  });

  it('[R4.001] never offers the cart while availability is unknown', () => {
    expect(purchaseButton(sku, undefined, shop)).toBe('awaiting-stock');
    expect(purchaseButton({ ...sku, sellable: false }, undefined, shop)).toBe('call-advisor');
  });

  it('[R4.001] lets an agent sell by cscSellable instead of sellable', () => {
    const agent: Seller = { isShop: true, isAgent: true };
    expect(purchaseButton({ ...sku, sellable: false }, true, agent)).toBe('add-to-cart');
    expect(purchaseButton({ ...sku, cscSellable: false }, true, agent)).toBe('call-advisor');
  });

  it('[R4.001, R4.002, R4.003] agrees with the sentences of the specification in every combination', () => {
    const flag = fc.boolean();
    const facts = fc.record({
      priced: flag,
      sellable: flag,
      isShop: flag,
      inStock: flag,
      backInStock: flag,
    });
    fc.assert(
      fc.property(facts, ({ priced, isShop, inStock, ...flags }) => {
        const offered = { ...flags, cscSellable: false, price: priced ? {} : undefined };
        const sold = priced && flags.sellable && isShop;
        const advisor = !sold || (!inStock && !flags.backInStock);
        const otherwise: PurchaseButton = inStock ? 'add-to-cart' : 'notify-me';
        expect(purchaseButton(offered, inStock, { isShop, isAgent: false })).toBe(
          advisor ? 'call-advisor' : otherwise,
        );
      }),
    );
  });
});

describe('canBeBought', () => {
  const stocked = { ...sku, free: 2, mayHave: true };

  it('[R3.009, R4.001] asks for stock for all the pieces, a price, and a viewer who may have it', () => {
    expect(canBeBought(stocked, 2, shop)).toBe(true);
    expect(canBeBought(stocked, 3, shop)).toBe(false);
    expect(canBeBought({ ...stocked, price: undefined }, 1, shop)).toBe(false);
    expect(canBeBought({ ...stocked, mayHave: false }, 1, shop)).toBe(false);
  });

  it('[R4.003] lets an agent sell what the shop does not', () => {
    const byAgents = { ...stocked, sellable: false };
    expect(canBeBought(byAgents, 1, shop)).toBe(false);
    expect(canBeBought(byAgents, 1, { ...shop, isAgent: true })).toBe(true);
  });
});
