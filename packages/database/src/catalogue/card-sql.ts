import type { LookPicture, TryOnType } from '../tables/catalogue-tables.ts';

/** What a card shows of a product, standing on one of its SKUs. */
export interface CardRecord {
  readonly productId: string;
  readonly slug: string;
  readonly productType: string;
  readonly subFamily: string;
  readonly skuId: string;
  /** The SKU is the one the product opens with. */
  readonly isDefault: boolean;
  readonly name: string;
  readonly disambiguatingDescription: string;
  readonly commercialTag: string | null;
  readonly look: string;
  readonly media: readonly LookPicture[];
  readonly amount: number | null;
  readonly currency: string | null;
  /** The lowest price of its SKUs where they differ; null where they do not, or there is none. */
  readonly lowestAmount: number | null;
  readonly tryOnEnabled: boolean;
  /** Of the SKUs that can be tried on; null when none can. */
  readonly tryOnType: TryOnType | null;
  /** One SKU of each look, in the order they are shown. */
  readonly swatches: readonly { readonly id: string; readonly colour: string; readonly hex: string }[];
  readonly categories: readonly string[];
}

const SWATCHES = `(
  SELECT json_agg(json_build_object('id', look.id, 'colour', look.colour, 'hex', look.hex) ORDER BY look.rank)
  FROM (
    SELECT DISTINCT ON (sku.look) sku.id, sku.rank, sku.colour_hex AS hex, coalesce(st.colour, sf.colour) AS colour
    FROM sku
    JOIN sku_text sf ON sf.sku_id = sku.id AND sf.language = 'eng'
    LEFT JOIN sku_text st ON st.sku_id = sku.id AND st.language = $1
    WHERE sku.product_id = p.id AND sku.is_shown
    ORDER BY sku.look, sku.rank
  ) look)`;

const LOWEST_AMOUNT = `(
  SELECT min(every.amount) FROM sku JOIN price every ON every.sku_id = sku.id AND every.country = $2
  WHERE sku.product_id = p.id AND sku.is_shown HAVING min(every.amount) < max(every.amount))`;

const CATEGORIES = `(
  SELECT coalesce(json_agg(c.dim_id ORDER BY c.rank), '[]')
  FROM product_category pc JOIN category c USING (dim_id)
  WHERE pc.product_id = p.id)`;

/** A card of product `p` standing on its SKU `s`. */
export const CARD_JSON = `json_build_object(
  'productId', p.id, 'slug', p.slug, 'productType', p.product_type, 'subFamily', p.sub_family,
  'skuId', s.id, 'isDefault', p.default_sku_id = s.id,
  'name', coalesce(pt.name, pf.name),
  'disambiguatingDescription', coalesce(pt.disambiguating_description, pf.disambiguating_description),
  'commercialTag', coalesce(tag.commercial_tag, english_tag.commercial_tag), 'look', s.look, 'media', s.media,
  'amount', price.amount, 'currency', price.currency, 'lowestAmount', ${LOWEST_AMOUNT},
  'tryOnEnabled', EXISTS (SELECT FROM sku worn WHERE worn.product_id = p.id AND worn.try_on_enabled AND worn.is_shown),
  'tryOnType', (SELECT worn.try_on_type FROM sku worn WHERE worn.product_id = p.id AND worn.try_on_enabled AND worn.is_shown
                ORDER BY worn.rank LIMIT 1),
  'swatches', ${SWATCHES}, 'categories', ${CATEGORIES})`;

/** Texts of `p`, tag and price of `s`. */
export const CARD_JOINS = `
  JOIN product_text pf ON pf.product_id = p.id AND pf.language = 'eng'
  LEFT JOIN product_text pt ON pt.product_id = p.id AND pt.language = $1
  LEFT JOIN sku_text english_tag ON english_tag.sku_id = s.id AND english_tag.language = 'eng'
  LEFT JOIN sku_text tag ON tag.sku_id = s.id AND tag.language = $1
  LEFT JOIN price ON price.sku_id = s.id AND price.country = $2`;
