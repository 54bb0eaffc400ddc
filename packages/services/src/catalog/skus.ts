import type { Sku } from '@vitrine/contracts';
import { exclusiveAmong, type Queryable, recommendedCards, skuList, skuPrices } from '@vitrine/database';
import { accepted, type Locale, localeOfCountry, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { toCard } from './to-card.ts';
import { toPrice } from './to-price.ts';
import { type Precision, toSku } from './to-sku.ts';

interface SkuWish {
  readonly ids: readonly string[];
  readonly precision: Precision;
}

/** SKUs, their prices, and what is recommended with one. */
export function mountSkus(mount: MountCall, { db }: ServiceDeps): void {
  // Before getSkus, whose address with the service's name has the same shape: the first one mounted answers it.
  mount('getSkuList', async ({ params, locale }) => {
    const skus = await findSkus(db, locale, { ids: params.list, precision: params.precision });
    return accepted({ skuList: skus, skuListSize: skus.length });
  });
  mount('getSkuListInContext', async ({ params, locale }) => {
    const { context, list, precision } = params;
    if (!isContext(context)) return refused({ code: 'not_found', about: context });
    const skus = await findSkus(db, locale, { ids: list, precision });
    return accepted({ skuList: skus, skuListSize: skus.length });
  });
  mount('getExclusiveSkuList', async ({ params, locale }) => {
    // Nobody is entitled to anything before there are sales that entitle.
    if ((await db.first(exclusiveAmong, [params.list])) !== undefined) return refused({ code: 'exclusive' });
    const skus = await findSkus(db, locale, { ids: params.list, precision: params.precision });
    return accepted({ skuList: skus, skuListSize: skus.length });
  });
  mount('getSkus', async ({ params, locale }) => {
    const skus = await findSkus(db, locale, { ids: [params.sku], precision: params.precision });
    if (skus.length === 0) return refused({ code: 'not_found', about: params.sku });
    return accepted({ skuList: skus, skuListSize: skus.length });
  });
  mount('getSkuPrices', async ({ params, query, locale }) => {
    const country = query.dispatchCountry ?? locale.country;
    // A price is written as its own country writes it; a country without a shop has none.
    const writing = localeOfCountry(country) ?? locale;
    const records = await db.all(skuPrices, [country, params.list]);
    const prices = records.map((record) => ({ identifier: record.id, price: toPrice(record, writing) }));
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

/** [R7.053] In the order asked for, without those that are unknown. */
async function findSkus(db: Queryable, locale: Locale, { ids, precision }: SkuWish): Promise<Sku[]> {
  const rows = await db.all(skuList, [locale.language, locale.country, ids]);
  return rows.map((row) => toSku(row.sku, locale, precision));
}
