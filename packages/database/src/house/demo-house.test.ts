import { AVAILABILITY_BATCH, LOCALE_LIST } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_HOUSE } from './load-house.ts';
import { readHouse } from './read-house.ts';

const { house } = await readHouse(DEMO_HOUSE);
const skuIds = house.products.flatMap((product) => product.skus.map((sku) => sku.id));

describe('the demo house', () => {
  it('is written in every language of the shop', () => {
    const languages = new Set(LOCALE_LIST.map((locale) => locale.language));
    for (const language of languages) {
      for (const product of house.products) expect(product.texts[language], product.id).toBeDefined();
      for (const { ref, bodies } of house.content) expect(bodies[language], ref).toBeDefined();
    }
  });

  it('has a country with prices and a way to send parcels for every locale that sells', () => {
    for (const { country, currency, taxIncluded } of LOCALE_LIST) {
      expect(house.countries.find(({ iso }) => iso === country)).toMatchObject({ currency, taxIncluded });
      expect(house.products.filter((product) => product.prices[country] === undefined)).toEqual([]);
      const amounts = house.shippingMethods
        .filter((method) => method.country === country)
        .map(({ amount }) => amount);
      expect(amounts[0]).toBe(0);
      expect(amounts.some((amount) => amount > 0)).toBe(true);
    }
  });

  it('names every SKU once, and no SKU, look, relation or category that is not there', () => {
    expect(new Set(skuIds).size).toBe(skuIds.length);
    expect(skuIds.length).toBeLessThanOrEqual(AVAILABILITY_BATCH);
    const products = new Set(house.products.map(({ id }) => id));
    for (const { id, defaultSkuId, skus, looks, relations } of house.products) {
      expect(
        skus.map((sku) => sku.id),
        id,
      ).toContain(defaultSkuId);
      expect(new Set(skus.map((sku) => sku.colour)), id).toEqual(new Set(looks.map((look) => look.colour)));
      for (const other of Object.values(relations).flat()) {
        expect(products, id).toContain(other);
        expect(other, id).not.toBe(id);
      }
    }
    expect(skuIds).toEqual(expect.arrayContaining(Object.keys(house.stock.bySku)));
  });

  it('[R4.001, R4.002] has a SKU for every answer of the purchase button', () => {
    const skus = house.products.flatMap((product) => product.skus);
    const empty = skus.filter((sku) => house.stock.bySku[sku.id] === 0);
    expect(empty.some((sku) => sku.backInStock === true)).toBe(true);
    expect(empty.some((sku) => sku.backInStock !== true)).toBe(true);
    expect(skus.some((sku) => sku.sellable === false)).toBe(true);
    expect(skus.some((sku) => sku.prices !== undefined && Object.keys(sku.prices).length === 0)).toBe(true);
    expect(Object.values(house.stock.bySku)).toContain(1);
  });
});
