import type { Sku } from '@vitrine/contracts';
import type { SkuFacts, SkuRecord } from '@vitrine/database';
import { type Locale, productUrl, skuUrl } from '@vitrine/domain';
import { mainMediaUrl, toMedias } from './to-media.ts';
import { toSkuPrice } from './to-price.ts';

/** [R7.052] `low` leaves out the further pictures and what is inside a bundle. */
export type Precision = 'low' | 'high';

/** [R3.001] A SKU as the wire has it. */
export function toSku(record: SkuRecord, locale: Locale, precision: Precision): Sku {
  const { skuId, productId, look, media } = record;
  const isHigh = precision === 'high';
  // The contract has every fact under its own name: the compiler says which it lacks.
  const facts: Pick<Sku, keyof SkuFacts> = record.facts;
  return {
    ...facts,
    identifier: skuId,
    productId,
    name: record.name,
    englishProductName: record.englishProductName,
    color: record.colour,
    colorCode: record.colourCode,
    colorHex: record.colourHex,
    powders: record.powders.length > 0 ? [...record.powders] : undefined,
    size: record.size ?? undefined,
    ...toSkuPrice(record, locale),
    sellable: record.sellable,
    cscSellable: record.cscSellable,
    mediaUrl: mainMediaUrl(look, media),
    medias: isHigh ? toMedias(look, media) : [],
    url: urlOf(record, locale),
    label: record.label,
    tryOnType: record.tryOnType ?? undefined,
    tryOnEnabled: record.tryOnEnabled,
    backInStock: record.backInStock,
    diamondEngravingEnabled: record.diamondEngraving,
    eligibleToAgec: record.eligibleAgec,
    bundleSkuIds: isHigh ? [...record.bundleSkuIds] : [],
    commercialTag: record.commercialTag ?? undefined,
    maxQuantity: record.maxQuantity,
  };
}

/** A sample has no page of its own: its address is that of its product. */
function urlOf({ skuId, productId, slug, isShown }: SkuRecord, { code }: Locale): string {
  const address = { id: productId, slug };
  return isShown ? skuUrl(code, address, skuId) : productUrl(code, address);
}
