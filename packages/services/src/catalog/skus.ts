import {
  exclusiveAmong,
  recommendedCards,
  skuList,
  skuListOfEntitled,
  skuPrices,
  type SkuRecord,
} from '@vitrine/database';
import { accepted, type Locale, localeOfCountry, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { mockedSkus } from './mocked-skus.ts';
import { toCard } from './to-card.ts';
import { toPrice } from './to-price.ts';
import { type Precision, toSku } from './to-sku.ts';

/** SKUs, their prices, and what is recommended with one. */
export function mountSkus(mount: MountCall, { db, clock, config }: ServiceDeps): void {
  // Before getSkus, whose address with the service's name has the same shape: the first one mounted answers it.
  mount('getSkuList', async ({ params: { list, precision }, locale }) => {
    if (config.mocksSkuList) {
      const skus = await mockedSkus(list, locale);
      return accepted({ skuList: skus, skuListSize: skus.length });
    }
    const records = await db.all(skuList, [locale.language, locale.country, list]);
    return accepted(toSkuList(records, locale, precision));
  });
  mount('getSkuListInContext', async ({ params, locale }) => {
    const { context, list, precision } = params;
    if (!isContext(context)) return refused({ code: 'not_found', about: context });
    const records = await db.all(skuList, [locale.language, locale.country, list]);
    return accepted(toSkuList(records, locale, precision));
  });
  mount('getExclusiveSkuList', async ({ params: { list, precision }, locale, principal }) => {
    const viewer = [principal.customerId, clock.now()] as const;
    const barred = await db.first(exclusiveAmong, [list, ...viewer]);
    if (barred !== undefined) return refused({ code: 'exclusive' });
    const records = await db.all(skuListOfEntitled, [locale.language, locale.country, list, ...viewer]);
    return accepted(toSkuList(records, locale, precision));
  });
  mount('getSkus', async ({ params: { sku, precision }, locale }) => {
    const records = await db.all(skuList, [locale.language, locale.country, [sku]]);
    if (records.length === 0) return refused({ code: 'not_found', about: sku });
    return accepted(toSkuList(records, locale, precision));
  });
  mount('getSkuPrices', async ({ params, query, locale }) => {
    const country = query.dispatchCountry ?? locale.country;
    // A price is written as its own country writes it; a country without a shop has none.
    const writing = localeOfCountry(country) ?? locale;
    const records = await db.all(skuPrices, [country, params.list]);
    const prices = records.map((record) => ({ identifier: record.skuId, price: toPrice(record, writing) }));
    return accepted({ skuList: prices });
  });
  mount('getRecommended', async ({ params, locale }) => {
    const record = await db.first(recommendedCards, [locale.language, locale.country, params.id]);
    if (record === undefined) return refused({ code: 'not_found', about: params.id });
    return accepted({ items: record.cards.map((card) => toCard(card, locale)) });
  });
}

/** [R7.053] Who may ask for SKUs by the name of what they are for; they get the same SKUs. */
const CONTEXTS = ['perso', 'tryon'] as const;
const isContext = (context: string): boolean => CONTEXTS.some((known) => known === context);

function toSkuList(records: readonly { readonly sku: SkuRecord }[], locale: Locale, precision: Precision) {
  const skus = records.map(({ sku }) => toSku(sku, locale, precision));
  return { skuList: skus, skuListSize: skus.length };
}
