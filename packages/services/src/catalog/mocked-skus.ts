import type { Sku } from '@vitrine/contracts';
import { type Locale, MOCKED_SKU_LIST_DELAY_MS, skuUrl } from '@vitrine/domain';
import { toSkuPrice } from './to-price.ts';

/**
 * [R9.019] A SKU for every id, whether the house has it or not, after a while: for pages in development, whose components
 * may name what is not in the catalogue yet.
 */
export async function mockedSkus(ids: readonly string[], locale: Locale): Promise<Sku[]> {
  await new Promise((done) => setTimeout(done, MOCKED_SKU_LIST_DELAY_MS));
  return ids.map((id) => mockedSku(id, locale));
}

function mockedSku(id: string, locale: Locale): Sku {
  const name = `Mock ${id}`;
  return {
    identifier: id,
    productId: id,
    name,
    englishProductName: name,
    color: '',
    colorCode: 'mock',
    colorHex: '#808080',
    ...toSkuPrice({ amount: 100_000, currency: locale.currency }, locale),
    sellable: false,
    cscSellable: false,
    mediaUrl: '',
    medias: [],
    url: skuUrl(locale.code, { id, slug: 'mock' }, id),
    label: name,
    tryOnEnabled: false,
    backInStock: false,
    diamondEngravingEnabled: false,
    eligibleToAgec: false,
    bundleSkuIds: [],
    maxQuantity: 0,
  };
}
