import { AWAITED_LOCALES, LABELLED_LANGUAGES, LOCALE_LIST } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_HOUSE } from './load-house.ts';
import { readHouse, refusalsOf } from './reading/read-house.ts';

const { house } = await readHouse(DEMO_HOUSE);
const rowsOf = <Row>({ entries }: { readonly entries: readonly { readonly row: Row }[] }): readonly Row[] =>
  entries.map(({ row }) => row);
const products = rowsOf(house.products);
const skus = products.flatMap((product) => product.skus);
const [online] = rowsOf(house.stock);

describe('the demo house', () => {
  it('is accepted row by row', () => {
    expect(refusalsOf(house)).toEqual([]);
  });

  it('has names and short descriptions in every language that is offered, and long texts in English and French', () => {
    for (const { id, texts, looks } of products) {
      for (const language of LABELLED_LANGUAGES) {
        expect(texts[language], `${id} ${language}`).toBeDefined();
        for (const { colour, names, labels } of looks)
          expect([names[language], labels[language]], `${id} ${colour} ${language}`).not.toContain(undefined);
      }
      expect(texts.fra?.description, id).toBeDefined();
    }
    for (const { id, texts } of products) expect(texts.eng.name, id).not.toMatch(/\s{2}/u);
  });

  it('has pages in every language whose labels are written', () => {
    for (const { ref, bodies } of rowsOf(house.content))
      for (const language of LABELLED_LANGUAGES) expect(bodies[language], `${ref} ${language}`).toBeDefined();
  });

  it('[R7.054] has prices in every country that it sends to, and a way to send parcels where it sells', () => {
    for (const { isShop, taxIncluded, dispatchCountries } of [...LOCALE_LIST, ...AWAITED_LOCALES]) {
      for (const { iso, currency } of dispatchCountries) {
        const dispatch = rowsOf(house.countries).find((country) => country.iso === iso)?.dispatch;
        expect(dispatch).toMatchObject({ currency, taxIncluded });
        const listed = dispatch?.pricedAs ?? iso;
        expect(products.filter(({ prices }) => (prices[iso] ?? prices[listed]) === undefined)).toEqual([]);
        const amounts = rowsOf(house.shippingMethods)
          .flatMap(({ countries }) => countries)
          .filter(({ country }) => country === iso)
          .map(({ amount }) => amount);
        expect(amounts.length > 1, iso).toBe(isShop);
        if (isShop) expect([amounts[0], amounts.slice(1).every((amount) => amount > 0)]).toEqual([0, true]);
      }
    }
  });

  it('[R4.001, R4.002] has a SKU for every answer of the purchase button', () => {
    const empty = skus.filter((sku) => online?.bySku[sku.id] === 0);
    expect(empty.some((sku) => sku.backInStock)).toBe(true);
    expect(empty.some((sku) => !sku.backInStock)).toBe(true);
    expect(skus.some((sku) => !sku.sellable)).toBe(true);
    expect(skus.some((sku) => sku.prices !== undefined && Object.keys(sku.prices).length === 0)).toBe(true);
    expect(Object.values(online?.bySku ?? {})).toContain(1);
  });
});
