import { named } from '../connection/statement.ts';
import { LOOK_NAME_JSON, type LookRecord } from './look-statements.ts';
import { shownSku, type ShownSku, skuColumns } from './shown-sku.ts';
import { SKU_JSON, type SkuRecord } from './sku-sql.ts';

const SHADE_FIELDS = ['subFamily', 'shadeDescription', 'shortShadeDescription', 'free'] as const;

/** A SKU of make-up, with what is said of its colour. */
export interface ShadeRecord extends Pick<ShownSku, (typeof SHADE_FIELDS)[number]> {
  readonly sku: SkuRecord;
  readonly looks: readonly LookRecord[];
  /** Of the kind, on all pages together. */
  readonly total: number;
}

/** Shades of a kind that anybody may see, as `s`. */
const shadesIn = (pool?: string): string => `
  FROM ${shownSku('sku.is_shown AND sku.try_on_type = $3', { language: '$1', country: '$2', ...(pool !== undefined && { pool }) })} s
  WHERE s.may_have`;

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
export const shades = named('shades')<PageOfShades, ShadeRecord>(
  `SELECT ${SKU_JSON} AS sku, ${skuColumns(SHADE_FIELDS)}, count(*) OVER () AS total,
     (SELECT coalesce(json_agg(${LOOK_NAME_JSON} ORDER BY l.rank), '[]')
      FROM look l WHERE l.sku_ids @> ARRAY[s.id]) AS looks
   ${shadesIn('$5')}
   ORDER BY s.id <> $4, s.product_id, s.rank LIMIT $6 OFFSET $7`,
);

/** [R7.165] Shades to begin with: those of a look, then what each product opens with, as long as they can be tried on. */
export const recommendedShades = named('recommended-shades')<
  [language: string, country: string, type: string, limit: number],
  { readonly sku: SkuRecord }
>(
  `SELECT ${SKU_JSON} AS sku
   ${shadesIn()} AND s.try_on_enabled
   ORDER BY EXISTS (SELECT FROM look l WHERE l.sku_ids @> ARRAY[s.id]) DESC, s.id = s.default_sku_id DESC,
     s.product_id, s.rank
   LIMIT $4`,
);
