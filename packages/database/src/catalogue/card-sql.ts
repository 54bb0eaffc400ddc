import type { TryOnType } from '@vitrine/domain';
import type { LookPicture } from '../tables/column-types.ts';
import { jsonOf } from './fields-sql.ts';
import { shownSku, type ShownSku } from './shown-sku.ts';

/** What a card tells of its SKU and product as they stand. */
const CARD_FIELDS = [
  'skuId',
  'productId',
  'slug',
  'productType',
  'subFamily',
  'name',
  'disambiguatingDescription',
  'commercialTag',
  'look',
  'amount',
  'currency',
] as const;

/** A look of a product: its first SKU, with that SKU's price in the country. */
interface Swatch extends Pick<ShownSku, 'skuId' | 'colour' | 'look' | 'amount' | 'currency'> {
  readonly hex: string;
  /** Two at most. */
  readonly media: readonly LookPicture[];
}

/** What a card shows of a product, standing on one of its SKUs. */
export interface CardRecord extends Pick<ShownSku, (typeof CARD_FIELDS)[number]> {
  /** Two at most. */
  readonly media: readonly LookPicture[];
  /** The SKU is the one the product opens with. */
  readonly isDefault: boolean;
  /** The lowest price of its SKUs where they differ; null where they do not, or there is none. */
  readonly lowestAmount: number | null;
  readonly tryOnEnabled: boolean;
  /** Of the SKUs that can be tried on; null when none can. */
  readonly tryOnType: TryOnType | null;
  /** One SKU of each look, in the order they are shown. */
  readonly swatches: readonly Swatch[];
  /** Each once, in the order they are shown. */
  readonly sizes: readonly string[];
  readonly categories: readonly string[];
}

/** SKUs as everybody sees them: $1 is the language and $2 the country. */
export const publicSku = (condition: string): string =>
  shownSku(condition, { language: '$1', country: '$2' });

/** A card shows the main picture of a look, and the second one when it is pointed at. */
const cardMedia = (sku: string): string => `jsonb_path_query_array(${sku}.media, '$[0 to 1]')`;

/** All that a card says of the shown SKUs of its product, in one reading of them: pages show a dozen cards and more. */
const SHOWN_SKUS = `(
  SELECT min(sku.amount) AS lowest_amount, max(sku.amount) AS highest_amount,
    coalesce(bool_or(sku.try_on_enabled), false) AS try_on_enabled,
    (array_agg(sku.try_on_type ORDER BY sku.rank) FILTER (WHERE sku.try_on_enabled))[1] AS try_on_type,
    json_agg(json_build_object('skuId', sku.id, 'colour', sku.colour, 'hex', sku.colour_hex, 'look', sku.look,
      'media', ${cardMedia('sku')}, 'amount', sku.amount, 'currency', sku.currency) ORDER BY sku.rank)
      FILTER (WHERE sku.rank_in_look = 1) AS swatches,
    coalesce(json_agg(sku.size ORDER BY sku.rank)
      FILTER (WHERE sku.size IS NOT NULL AND sku.rank_in_size = 1), '[]') AS sizes
  FROM (
    SELECT shown.*, row_number() OVER (PARTITION BY shown.look ORDER BY shown.rank) AS rank_in_look,
      row_number() OVER (PARTITION BY shown.size ORDER BY shown.rank) AS rank_in_size
    FROM ${publicSku('sku.product_id = s.product_id AND sku.is_shown')} shown
  ) sku)`;

const CATEGORIES = `(
  SELECT coalesce(json_agg(pc.dim_id ORDER BY (SELECT c.rank FROM category c WHERE c.dim_id = pc.dim_id)), '[]')
  FROM product_category pc
  WHERE pc.product_id = s.product_id)`;

/** A card that stands on the SKU `s`, which is a `publicSku`. */
export const CARD_JSON = jsonOf(
  's',
  CARD_FIELDS,
  `'media', ${cardMedia('s')}, 'isDefault', s.default_sku_id = s.id,
  'lowestAmount', CASE WHEN shown_skus.lowest_amount < shown_skus.highest_amount THEN shown_skus.lowest_amount END,
  'tryOnEnabled', shown_skus.try_on_enabled, 'tryOnType', shown_skus.try_on_type,
  'swatches', shown_skus.swatches, 'sizes', shown_skus.sizes, 'categories', ${CATEGORIES}`,
);

/** To be put behind the FROM of `s`. */
export const CARD_JOINS = `CROSS JOIN LATERAL ${SHOWN_SKUS} shown_skus`;
