import type { Shade } from '@vitrine/contracts';
import type { ShadeRecord } from '@vitrine/database';
import { type Locale, mediaUrl, skuUrl } from '@vitrine/domain';
import { mainMediaUrl, toLookName, toMedias, toPrice } from '../catalog/index.ts';

/** The view of a look that shows its colour from near. */
const COLOUR_VIEW = 'detail';

/** [R3.042] A shade as the wire has it. */
export function toShade(record: ShadeRecord, tryOnType: Shade['tryOnType'], locale: Locale): Shade {
  const { sku } = record;
  const { skuId, productId, slug, look, media } = sku;
  const [image] = toMedias(look, media.slice(0, 1));
  const mainUrl = mainMediaUrl(look, media);
  return {
    productId,
    skuId,
    identifier: skuId,
    name: sku.name,
    color: sku.colourHex,
    colorName: sku.colour,
    powders: [...sku.powders],
    subType: record.subFamily,
    ...(image === undefined ? {} : { image }),
    mediaUrl: mainUrl,
    iconURL: media.some(({ view }) => view === COLOUR_VIEW) ? mediaUrl(look, COLOUR_VIEW) : mainUrl,
    tryOnType,
    tryOnEnabled: sku.tryOnEnabled,
    backInStock: sku.backInStock,
    sellable: sku.sellable,
    price: toPrice(sku, locale),
    url: skuUrl(locale.code, { id: productId, slug }, skuId),
    shadeDescription: record.shadeDescription ?? undefined,
    shortShadeDescription: record.shortShadeDescription ?? undefined,
    omsAvailabilityStatus: statusOf(record),
    looks: record.looks.map(toLookName),
  };
}

/** Said to everybody, a little late: what can be bought now, the availability calls say. */
function statusOf({ free, sku }: ShadeRecord): Shade['omsAvailabilityStatus'] {
  if (free > 0) return 'IN_STOCK';
  return sku.backInStock ? 'BACK_ORDER' : 'OUT_OF_STOCK';
}
