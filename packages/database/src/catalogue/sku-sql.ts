import { type ShownSku, skuJson } from './shown-sku.ts';

/** What a product page, and a list of SKUs, tells of each. */
const SKU_FIELDS = [
  'skuId',
  'productId',
  'slug',
  'name',
  'englishProductName',
  'colour',
  'colourCode',
  'colourHex',
  'powders',
  'label',
  'size',
  'amount',
  'currency',
  'sellable',
  'cscSellable',
  'backInStock',
  'look',
  'media',
  'tryOnType',
  'tryOnEnabled',
  'serviceId',
  'diamondEngraving',
  'eligibleAgec',
  'bundleSkuIds',
  'commercialTag',
  'maxQuantity',
] as const;

/** A SKU in one language and at one country's price. */
export type SkuRecord = Pick<ShownSku, (typeof SKU_FIELDS)[number]>;

/** The SKU `s` as a record. */
export const SKU_JSON = skuJson(SKU_FIELDS);
