import { dispatchTo, HOUSE_LANGUAGES, ORDER_STATES } from '@vitrine/domain';
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
    const passing = new Set<string>(['draft', 'awaiting_client', 'pending_payment']);
    const lasting = ORDER_STATES.filter((state) => !passing.has(state));
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

  it('are customers of the locale that sends to them, and agents in stores that hand over orders', () => {
    for (const { customer, country } of orders) {
      const { row } = house.customers.entries.find(({ id }) => id === customer) ?? {};
      expect(row?.locale, customer).toBe(dispatchTo(country)?.locale.code);
    }
    const stores = house.stores.entries.filter(({ row }) => row.clickAndCollect).map(({ id }) => id);
    expect(house.agents.entries.map(({ row }) => stores.includes(row.store))).toEqual([true, true]);
  });
});

describe('what the house gives its people', () => {
  it('[R2.058] are certificates in every status, one of them offered and one whose piece nobody recorded', () => {
    const certificates = house.certificates.entries.map(({ row }) => row);
    const claires = certificates.filter(({ owner }) => owner === 'claire@maison-aurele.example');
    expect(new Set(claires.map(({ status }) => status))).toEqual(
      new Set(['issued', 'activated', 'lost', 'stolen', 'blocked']),
    );
    expect(claires.filter(({ offeredTo }) => offeredTo !== undefined)).toHaveLength(1);
    expect(claires.filter(({ skuId }) => skuId === undefined)).toHaveLength(1);
    expect(certificates.some(({ owner, status }) => owner === undefined && status === 'issued')).toBe(true);
    for (const { serialNumber, skuId, materials } of certificates)
      if (skuId !== undefined) expect(materials.length, serialNumber).toBeGreaterThan(0);
    for (const { row } of house.materials.entries) expect(row.texts.fra, row.id).toBeDefined();
  });

  it('are clubs and offers, told in every language; one customer has two offers, another none', () => {
    for (const { row } of [...house.clubs.entries, ...house.offers.entries])
      for (const language of HOUSE_LANGUAGES) expect(row.texts[language], row.id).toBeDefined();
    const offered = house.offers.entries.flatMap(({ row }) => row.customers);
    expect(offered.filter((login) => login.startsWith('kim@'))).toHaveLength(2);
    expect(offered.some((login) => login.startsWith('james@'))).toBe(false);
    expect(house.clubs.entries).toHaveLength(3);
  });
});

describe('the looks of the demo house', () => {
  const looks = house.looks.entries.map(({ row }) => row);

  it('[R3.039] are for lipsticks and eyeshadows, named in every language, with steps in English and French', () => {
    for (const { id, texts } of looks) {
      for (const language of HOUSE_LANGUAGES) expect(texts[language], `${id} ${language}`).toBeDefined();
      const steps = [texts.eng, texts.fra].map((text) => text?.tutorial?.steps.length);
      expect(steps[0], id).toBeGreaterThanOrEqual(3);
      expect(steps[1], id).toBe(steps[0]);
    }
    const worn = new Set(looks.flatMap(({ skuIds }) => skuIds));
    const kinds = products.filter(({ skus }) => skus.some(({ id }) => worn.has(id)));
    expect(new Set(kinds.map(({ tryOnType }) => tryOnType))).toEqual(new Set(['lipsticks', 'eyeshadows']));
  });
});
