import { ONLINE_POOL, type SkuId } from '@vitrine/domain';
import type { TableRow } from '../tables/tables.generated.ts';
import { mayHave, type ViewerParameters } from './access-sql.ts';
import { columnsOf } from './fields-sql.ts';
import { wordsOf } from './words-sql.ts';

/**
 * What a SKU is called, costs and looks like, and whether it can be had and by whom. The page, the card, cart, draft,
 * commit, wishlist and certificate all read it here. What is missing is the same everywhere: words fall back by
 * `words-sql.ts` and then to what the SKU itself says; without a price `amount` is null, and without stock `free` is 0.
 */
export interface ShownSku
  extends
    Omit<TableRow<'sku'>, 'id'>,
    Pick<TableRow<'product'>, (typeof OF_PRODUCT)[number]>,
    Pick<TableRow<'skuText'>, 'colour' | 'label' | 'commercialTag' | ShadeText> {
  readonly skuId: SkuId;
  /** The product's name. */
  readonly name: string;
  /** A few words that tell the product from its neighbours; empty where there are none. */
  readonly disambiguatingDescription: string;
  /** Minor units and ISO 4217; null where the SKU has no price in the country, as is the next. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly taxIncluded: boolean | null;
  /** Pieces in the pool that nobody holds. */
  readonly free: number;
  /** Whether the viewer may see and have it. */
  readonly mayHave: boolean;
  /** [R3.035] A sample that the house gives in the country. */
  readonly isGiven: boolean;
}
type ShadeText = 'shadeDescription' | 'shortShadeDescription';

const OF_PRODUCT = ['slug', 'productType', 'subFamily', 'defaultSkuId', 'ageRestricted'] as const;

/** For whom SKUs are shown: parameters of the statement, such as `$1`, or other SQL. */
export interface ShownFor {
  readonly language: string;
  /** ISO 3166-1: whose prices. */
  readonly country: string;
  /** Whose stock; the shop's own when left out. */
  readonly pool?: string;
  /** Left out: everybody. */
  readonly viewer?: ViewerParameters;
}

/** Pieces in a row of `stock`, by its alias, that nobody holds. */
export const freeOf = (stock: string): string => `${stock}.on_hand - ${stock}.reserved`;

/** Pieces of a SKU in a pool that nobody holds; 0 where the pool does not know it. */
export const freeStock = (skuId: string, pool = `'${ONLINE_POOL}'`): string =>
  `coalesce((SELECT ${freeOf('stock')} FROM stock WHERE stock.sku_id = ${skuId} AND stock.pool = ${pool}), 0)`;

/**
 * The SKUs that meet a condition on `sku`, as `ShownSku`: a row source for FROM, or JOIN LATERAL where the condition
 * names other tables. What nothing is read of is not joined. `OFFSET 0` keeps PostgreSQL from reading the whole
 * catalogue first and choosing among it afterwards, as it does with many joins: every SKU is looked up by its key.
 */
export function shownSku(condition: string, { language, country, pool, viewer }: ShownFor): string {
  const product = wordsOf({ table: 'product_text', of: ['product_id', 'sku.product_id'], language });
  const own = wordsOf({ table: 'sku_text', of: ['sku_id', 'sku.id'], language });
  return `(
    SELECT sku.*, sku.id AS sku_id, ${columnsOf('product', OF_PRODUCT)},
      coalesce(${product.text('name')}, sku.english_product_name) AS name,
      coalesce(${product.text('disambiguating_description')}, '') AS disambiguating_description,
      coalesce(${own.text('colour')}, sku.colour_code) AS colour,
      coalesce(${own.text('label')}, sku.colour_code) AS label,
      ${own.text('commercial_tag')} AS commercial_tag,
      ${own.text('shade_description')} AS shade_description,
      ${own.text('short_shade_description')} AS short_shade_description,
      price.amount, price.currency, price.tax_included,
      ${freeStock('sku.id', pool)} AS free,
      ${mayHave('product', viewer)} AS may_have,
      sku.is_sample AND NOT sku.is_withdrawn
        AND (sku.sample_countries = '{}' OR ${country} = ANY (sku.sample_countries)) AS is_given
    FROM sku
    LEFT JOIN product ON product.id = sku.product_id ${product.joins} ${own.joins}
    LEFT JOIN price ON price.sku_id = sku.id AND price.country = ${country}
    WHERE ${condition} OFFSET 0)`;
}

/** The wanted fields of the SKU `s` as columns of a row. */
export const skuColumns = (fields: readonly (keyof ShownSku)[]): string => columnsOf('s', fields);
