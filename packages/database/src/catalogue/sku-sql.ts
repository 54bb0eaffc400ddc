import type { TryOnType } from '@vitrine/domain';
import type { LookPicture } from '../tables/column-types.ts';

/** A SKU in one language and at one country's price. */
export interface SkuRecord {
  readonly id: string;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly englishName: string;
  readonly colour: string;
  readonly colourCode: string;
  readonly colourHex: string;
  /** Of a palette: the colours of its pans, in order. */
  readonly powders: readonly string[];
  readonly label: string;
  readonly size: string | null;
  /** Minor units and ISO 4217; null where the SKU has no price in the country. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly sellable: boolean;
  readonly cscSellable: boolean;
  readonly backInStock: boolean;
  readonly look: string;
  readonly media: readonly LookPicture[];
  readonly tryOnType: TryOnType | null;
  readonly tryOnEnabled: boolean;
  readonly serviceId: string | null;
  readonly diamondEngraving: boolean;
  readonly eligibleAgec: boolean;
  readonly bundleSkuIds: readonly string[];
  readonly commercialTag: string | null;
  readonly maxQuantity: number;
}

/**
 * Pieces of the catalogue statements. In all of them $1 is the language and $2 the country; `p` is the product, `s`
 * the SKU. Texts that a language lacks fall back
 * to English.
 */
export const SKU_JSON = `json_build_object(
  'id', s.id, 'productId', s.product_id, 'slug', p.slug,
  'name', coalesce(st.name, sf.name), 'englishName', s.english_product_name,
  'colour', coalesce(st.colour, sf.colour), 'colourCode', s.colour_code, 'colourHex', s.colour_hex, 'powders', s.powders,
  'label', coalesce(st.label, sf.label), 'size', s.size,
  'amount', price.amount, 'currency', price.currency,
  'sellable', s.sellable, 'cscSellable', s.csc_sellable, 'backInStock', s.back_in_stock,
  'look', s.look, 'media', s.media,
  'tryOnType', s.try_on_type, 'tryOnEnabled', s.try_on_enabled,
  'serviceId', s.service_id, 'diamondEngraving', s.diamond_engraving, 'eligibleAgec', s.eligible_agec,
  'bundleSkuIds', s.bundle_sku_ids, 'commercialTag', coalesce(st.commercial_tag, sf.commercial_tag), 'maxQuantity', s.max_quantity)`;

/** Texts and price of `s`. */
export const SKU_JOINS = `
  JOIN sku_text sf ON sf.sku_id = s.id AND sf.language = 'eng'
  LEFT JOIN sku_text st ON st.sku_id = s.id AND st.language = $1
  LEFT JOIN price ON price.sku_id = s.id AND price.country = $2`;
