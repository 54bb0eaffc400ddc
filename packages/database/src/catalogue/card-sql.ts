import type { TryOnType } from '@vitrine/domain';
import type { LookPicture } from '../tables/column-types.ts';

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

/** All that a card says of the shown SKUs of product `p`, in one reading of them: pages show a dozen cards and more. */
const SHOWN_SKUS = `(
  SELECT min(sku.amount) AS lowest_amount, max(sku.amount) AS highest_amount,
    coalesce(bool_or(sku.try_on_enabled), false) AS try_on_enabled,
    (array_agg(sku.try_on_type ORDER BY sku.rank) FILTER (WHERE sku.try_on_enabled))[1] AS try_on_type,
    json_agg(json_build_object('id', sku.id, 'colour', sku.colour, 'hex', sku.colour_hex) ORDER BY sku.rank)
      FILTER (WHERE sku.rank_in_look = 1) AS swatches
  FROM (
    SELECT sku.id, sku.rank, sku.colour_hex, sku.try_on_enabled, sku.try_on_type, price.amount,
      coalesce(st.colour, sf.colour) AS colour,
      row_number() OVER (PARTITION BY sku.look ORDER BY sku.rank) AS rank_in_look
    FROM sku
    JOIN sku_text sf ON sf.sku_id = sku.id AND sf.language = 'eng'
    LEFT JOIN sku_text st ON st.sku_id = sku.id AND st.language = $1
    LEFT JOIN price ON price.sku_id = sku.id AND price.country = $2
    WHERE sku.product_id = p.id AND sku.is_shown
  ) sku)`;

const CATEGORIES = `(
  SELECT coalesce(json_agg(pc.dim_id ORDER BY (SELECT c.rank FROM category c WHERE c.dim_id = pc.dim_id)), '[]')
  FROM product_category pc
  WHERE pc.product_id = p.id)`;

/** A card of product `p` standing on its SKU `s`. */
export const CARD_JSON = `json_build_object(
  'productId', p.id, 'slug', p.slug, 'productType', p.product_type, 'subFamily', p.sub_family,
  'skuId', s.id, 'isDefault', p.default_sku_id = s.id,
  'name', coalesce(pt.name, pf.name),
  'disambiguatingDescription', coalesce(pt.disambiguating_description, pf.disambiguating_description),
  'commercialTag', coalesce(tag.commercial_tag, english_tag.commercial_tag), 'look', s.look, 'media', s.media,
  'amount', price.amount, 'currency', price.currency, 
  'lowestAmount', CASE WHEN shown_skus.lowest_amount < shown_skus.highest_amount THEN shown_skus.lowest_amount END,
  'tryOnEnabled', shown_skus.try_on_enabled, 'tryOnType', shown_skus.try_on_type,
  'swatches', shown_skus.swatches, 'categories', ${CATEGORIES})`;

/** Texts and shown SKUs of `p`, tag and price of `s`. */
export const CARD_JOINS = `
  JOIN product_text pf ON pf.product_id = p.id AND pf.language = 'eng'
  LEFT JOIN product_text pt ON pt.product_id = p.id AND pt.language = $1
  LEFT JOIN sku_text english_tag ON english_tag.sku_id = s.id AND english_tag.language = 'eng'
  LEFT JOIN sku_text tag ON tag.sku_id = s.id AND tag.language = $1
  LEFT JOIN price ON price.sku_id = s.id AND price.country = $2
  CROSS JOIN LATERAL ${SHOWN_SKUS} shown_skus`;
