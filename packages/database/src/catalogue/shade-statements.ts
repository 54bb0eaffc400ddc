import { named } from '../connection/statement.ts';
import { LOOK_NAME_JSON, type LookRecord } from './look-statements.ts';
import { SKU_JOINS, SKU_JSON, type SkuRecord } from './sku-sql.ts';
import { mayHave } from './access-sql.ts';

/** A SKU of make-up, with what is said of its colour. */
export interface ShadeRecord {
  readonly sku: SkuRecord;
  readonly sub_family: string;
  readonly shade_description: string | null;
  readonly short_shade_description: string | null;
  readonly in_stock: boolean;
  readonly looks: readonly LookRecord[];
  /** Of the kind, on all pages together. */
  readonly total: number;
}

/** Shades of a kind that anybody may see; `s` and `p`. */
const SHADES = `
  FROM sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')} ${SKU_JOINS}
  WHERE s.is_shown AND s.try_on_type = $3`;

type PageOfShades = [
  language: string,
  country: string,
  type: string,
  selectedSku: string,
  pool: string,
  limit: number,
  offset: number,
];

/** [R7.164] A page of the shades of a kind: the selected one, then the others by product. */
export const shades = named<PageOfShades, ShadeRecord>(
  'shades',
  `SELECT ${SKU_JSON} AS sku, p.sub_family, count(*) OVER () AS total,
     coalesce(st.shade_description, sf.shade_description) AS shade_description,
     coalesce(st.short_shade_description, sf.short_shade_description) AS short_shade_description,
     EXISTS (SELECT FROM stock
             WHERE stock.sku_id = s.id AND stock.pool = $5 AND stock.on_hand > stock.reserved) AS in_stock,
     (SELECT coalesce(json_agg(${LOOK_NAME_JSON} ORDER BY l.rank), '[]')
      FROM look l WHERE l.sku_ids @> ARRAY[s.id]) AS looks
   ${SHADES}
   ORDER BY s.id <> $4, p.id, s.rank LIMIT $6 OFFSET $7`,
);

/** [R7.165] Shades to begin with: those of a look, then what each product opens with, as long as they can be tried on. */
export const recommendedShades = named<
  [language: string, country: string, type: string, limit: number],
  { readonly sku: SkuRecord }
>(
  'recommended-shades',
  `SELECT ${SKU_JSON} AS sku
   ${SHADES} AND s.try_on_enabled
   ORDER BY EXISTS (SELECT FROM look l WHERE l.sku_ids @> ARRAY[s.id]) DESC, s.id = p.default_sku_id DESC, p.id, s.rank
   LIMIT $4`,
);
