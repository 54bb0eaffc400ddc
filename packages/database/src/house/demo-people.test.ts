import { dispatchTo, ORDER_STATES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_HOUSE } from './load-house.ts';
import { readHouse } from './reading/read-house.ts';

const { house } = await readHouse(DEMO_HOUSE);
const orders = house.orders.entries.map(({ row }) => row);
const products = house.products.entries.map(({ row }) => row);

/** What a SKU costs in a country, in minor units; undefined where it is not priced. */
function priceOf(skuId: string, country: string): number | undefined {
  const product = products.find(({ skus }) => skus.some(({ id }) => id === skuId));
  const prices = product?.skus.find(({ id }) => id === skuId)?.prices ?? product?.prices ?? {};
  const listed = house.countries.entries.find(({ id }) => id === country)?.row.dispatch?.pricedAs;
  return prices[country] ?? prices[listed ?? country];
}

describe('the people of the demo house', () => {
  it('[R4.042] have an order in every state that lasts', () => {
    const lasting = ORDER_STATES.filter((state) => state !== 'draft' && state !== 'pending_payment');
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(lasting));
  });

  it('paid what the pieces cost, in the country of their address, and no more pieces than are sold at once', () => {
    for (const { number, country, address, lines } of orders) {
      expect(address['countryCode'], number).toBe(country);
      for (const { skuId, unitAmount, quantity } of lines) {
        expect(unitAmount, `${number} ${skuId}`).toBe(priceOf(skuId, country));
        const product = products.find(({ skus }) => skus.some(({ id }) => id === skuId));
        expect(quantity, `${number} ${skuId}`).toBeLessThanOrEqual(product?.maxQuantity ?? 0);
      }
    }
  });

  it('are customers of the locale that sends to them, and an agent in a store that hands over orders', () => {
    for (const { customer, country } of orders) {
      const { row } = house.customers.entries.find(({ id }) => id === customer) ?? {};
      expect(row?.locale, customer).toBe(dispatchTo(country)?.locale.code);
    }
    const stores = house.stores.entries.filter(({ row }) => row.clickAndCollect).map(({ id }) => id);
    expect(house.agents.entries.map(({ row }) => stores.includes(row.store))).toEqual([true]);
  });
});
