import type { ProductCard } from '@vitrine/contracts';
import type { CardRecord } from '@vitrine/database';
import { type Locale, productUrl, skuUrl } from '@vitrine/domain';
import { mainMediaUrl, toMedias } from './to-media.ts';
import { toPrice } from './to-price.ts';

/** The kind whose bottles have prices of their own. */
const PERFUME = 'perfume';

/** A product as listings, relations and the home page show it, opening on the SKU it stands on. */
export function toCard(record: CardRecord, locale: Locale): ProductCard {
  const { productId, skuId, look, media } = record;
  const address = { id: productId, slug: record.slug };
  return {
    productId,
    defaultSkuId: skuId,
    name: record.name,
    url: record.isDefault ? productUrl(locale.code, address) : skuUrl(locale.code, address, skuId),
    commercialTag: record.commercialTag ?? undefined,
    price: toPrice(record, locale),
    priceFrom: toPriceFrom(record, locale),
    mediaUrl: mainMediaUrl(look, media),
    medias: toMedias(look, media),
    productType: record.productType,
    subType: record.subFamily,
    skus: record.swatches.map((swatch) => ({
      identifier: swatch.skuId,
      color: swatch.colour,
      colorHex: swatch.hex,
      url: skuUrl(locale.code, address, swatch.skuId),
      medias: toMedias(swatch.look, swatch.media),
      price: toPrice(swatch, locale),
    })),
    sizes: [...record.sizes],
    tryOnType: record.tryOnType ?? undefined,
    tryOnEnabled: record.tryOnEnabled,
    categories: [...record.categories],
    disambiguatingDescription: record.disambiguatingDescription,
  };
}

/** [R3.045] The lowest of several prices; of a perfume even when there is one. */
function toPriceFrom(record: CardRecord, locale: Locale): ProductCard['priceFrom'] {
  const { amount, currency, lowestAmount, subFamily } = record;
  if (lowestAmount !== null) return toPrice({ amount: lowestAmount, currency }, locale);
  return subFamily === PERFUME ? toPrice({ amount, currency }, locale) : undefined;
}
