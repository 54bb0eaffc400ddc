import { AVAILABILITY_BATCH, AWAITED_LOCALES, LOCALE_LIST } from '@vitrine/domain';
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

  it('[R7.054] has prices in every country that it sends to, and a way to send parcels where it sells', () => {
    for (const { isShop, taxIncluded, dispatchCountries } of [...LOCALE_LIST, ...AWAITED_LOCALES]) {
      for (const { iso, currency } of dispatchCountries) {
        const dispatch = house.countries.find((country) => country.iso === iso)?.dispatch;
        expect(dispatch).toMatchObject({ currency, taxIncluded });
        const listed = dispatch?.pricedAs ?? iso;
        expect(house.products.filter(({ prices }) => (prices[iso] ?? prices[listed]) === undefined)).toEqual(
          [],
        );
        const amounts = house.shippingMethods
          .flatMap(({ countries }) => countries)
          .filter(({ country }) => country === iso)
          .map(({ amount }) => amount);
        expect(amounts.length > 1, iso).toBe(isShop);
        if (isShop) expect([amounts[0], amounts.slice(1).every((amount) => amount > 0)]).toEqual([0, true]);
      }
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
