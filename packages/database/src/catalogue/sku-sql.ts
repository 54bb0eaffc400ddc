import { SkuFacts } from '../house/format/facts.ts';
import { factsJson, jsonOf } from './fields-sql.ts';
import type { ShownSku } from './shown-sku.ts';

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
  'diamondEngraving',
  'eligibleAgec',
  'bundleSkuIds',
  'commercialTag',
  'maxQuantity',
  'isShown',
] as const;

/** A SKU in one language and at one country's price. */
export interface SkuRecord extends Pick<ShownSku, (typeof SKU_FIELDS)[number]> {
  readonly facts: SkuFacts;
}

/** The SKU `s` as a record. */
export const SKU_JSON = jsonOf('s', SKU_FIELDS, `'facts', ${factsJson([['s', SkuFacts]])}`);
