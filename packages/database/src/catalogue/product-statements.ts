import { AGEC_COUNTRY, type HouseLanguage, type SkuId } from '@vitrine/domain';
import { columnOf, named } from '../connection/statement.ts';
import type { ColumnTypes } from '../tables/column-types.ts';
import type { TableRow } from '../tables/tables.generated.ts';
import { mayHave, type ViewerParameters } from './access-sql.ts';
import { CARD_JOINS, CARD_JSON, type CardRecord, publicSku } from './card-sql.ts';
import { ProductFacts, WordFacts } from '../house/format/facts.ts';
import { columnsOf, factsJson } from './fields-sql.ts';
import { shownSku, type ShownSku, skuColumns } from './shown-sku.ts';
import { OPENING_SKU, PRODUCT_IS_SHOWN } from './shown-sql.ts';
import { SKU_JSON, type SkuRecord } from './sku-sql.ts';
import { VIDEO_JSON, type VideoRecord } from './video-statements.ts';
import { IN_FALLBACK, readableIn, wordsOf } from './words-sql.ts';

export interface BreadcrumbRecord {
  readonly dimId: string;
  readonly name: string;
  readonly path: string;
}
export type ShownRelation = 'related' | 'similar' | 'finish';

/** What a page tells of a product as it stands. */
const PRODUCT_FIELDS = [
  'id',
  'slug',
  'isKitting',
  'isMonogram',
  'beautyEngraving',
  'isExclusive',
  'mom',
  'sizeGuideId',
  'careLinkId',
  'model',
] as const;
/** …and its texts, which fall back to another language. */
const TEXT_FIELDS = ['name', 'description', 'fitInformation', 'details'] as const;
/** In the fallback language a product has them all. */
type TextFields = {
  readonly [Text in (typeof TEXT_FIELDS)[number]]: NonNullable<TableRow<'productText'>[Text]>;
};
type ProductFields = Pick<TableRow<'product'>, (typeof PRODUCT_FIELDS)[number]>;

/** A product in one language, with its SKUs at one country's prices. */
export interface ProductRecord extends ProductFields, TextFields {
  readonly facts: ProductFacts & WordFacts;
  /** Null where the house names none, or no SKU is shown. */
  readonly defaultSkuId: string | null;
  /** The language of the description and of what stands beside it. */
  readonly textLanguage: HouseLanguage;
  /** In the order they are shown, without samples and without those that have no picture yet. */
  readonly skus: readonly SkuRecord[];
  /** From the root to the product's first category. */
  readonly breadcrumb: readonly BreadcrumbRecord[];
}
/** …and with its films and the cards that stand below it; exclusive ones and those without a SKU to show are left out. */
export interface ProductPageRecord extends ProductRecord {
  readonly relations: readonly { readonly kind: ShownRelation; readonly card: CardRecord }[];
  /** [R2.022] Each sheet once, with the SKUs it holds for; null where no law asks for it, or without any. */
  readonly agecSheets: readonly { readonly skuIds: readonly SkuId[]; readonly body: unknown }[] | null;
  readonly videos: readonly VideoRecord[];
}

const STEP = readableIn('$1', 'ct');

/** The categories from the root down to the one that `leaf` (a scalar SQL expression) names. */
const breadcrumbJson = (leaf: string): string => `(
  SELECT coalesce(json_agg(json_build_object('dimId', c.dim_id, 'path', c.path, 'name', (
    SELECT ct.name FROM category_text ct WHERE ct.dim_id = c.dim_id AND ${STEP.isReadable}
    ORDER BY ${STEP.best} LIMIT 1)) ORDER BY length(c.path)), '[]')
  FROM category c
  WHERE starts_with((SELECT path || '/' FROM category WHERE dim_id = ${leaf}), c.path || '/'))`;

const FIRST_CATEGORY = `(
  SELECT pc.dim_id FROM product_category pc
  WHERE pc.product_id = p.id ORDER BY (SELECT c.rank FROM category c WHERE c.dim_id = pc.dim_id) LIMIT 1)`;

const WORDS = wordsOf({ table: 'product_text', of: ['product_id', 'p.id'], language: '$1' });

/** A product `p`; $1 is the language and $2 the country. */
const PRODUCT_COLUMNS = `
  ${columnsOf('p', PRODUCT_FIELDS)}, ${OPENING_SKU} AS default_sku_id,
  ${TEXT_FIELDS.map((field) => `${WORDS.text(columnOf(field))} AS ${columnOf(field)}`).join(', ')},
  ${factsJson([
    ['p', ProductFacts],
    [WORDS.text, WordFacts],
  ])} AS facts,
  ${WORDS.languageOf('description')} AS text_language,
  (SELECT coalesce(json_agg(${SKU_JSON} ORDER BY s.rank), '[]')
   FROM ${publicSku('sku.product_id = p.id AND sku.is_shown')} s) AS skus,
  ${breadcrumbJson(FIRST_CATEGORY)} AS breadcrumb`;

/** [R7.048] One product with all that its page shows. */
export const productPage = named('product-page')<
  [language: string, country: string, id: string],
  ProductPageRecord
>(
  `SELECT ${PRODUCT_COLUMNS},
     (SELECT coalesce(json_agg(json_build_object('kind', r.kind, 'card', r.card) ORDER BY r.kind, r.rank), '[]')
      FROM (
        SELECT relation.kind, relation.rank, ${CARD_JSON} AS card
        FROM product_relation relation
        JOIN product p ON p.id = relation.other_id AND ${mayHave('p')}
        CROSS JOIN LATERAL ${publicSku(`sku.id = ${OPENING_SKU}`)} s
        ${CARD_JOINS}
        WHERE relation.product_id = $3 AND relation.kind IN ('related', 'similar', 'finish')
      ) r) AS relations,
     CASE WHEN $2 = '${AGEC_COUNTRY}' THEN (
       SELECT json_agg(json_build_object('skuIds', sheet.sku_ids, 'body', sheet.body))
       FROM (
         SELECT agec_sheet.body, array_agg(s.id ORDER BY s.rank) AS sku_ids
         FROM sku s JOIN agec_sheet ON agec_sheet.sku_id = s.id
         WHERE s.product_id = p.id AND s.is_shown
         GROUP BY agec_sheet.body
       ) sheet) END AS agec_sheets,
     (SELECT coalesce(json_agg(${VIDEO_JSON} ORDER BY v.rank), '[]') FROM video v WHERE v.product_id = p.id) AS videos
   FROM product p ${WORDS.joins}
   WHERE p.id = $3`,
);

/** What an editor wrote for the page of a product. */
export type ProductEdito = ColumnTypes['product_text.page_edito'];

/** [R7.193] The editorial of a product by itself, as its page can do without. */
export const pageEditoOf = named('product-edito')<
  [language: string, id: string],
  { pageEdito: ProductEdito | null }
>(`SELECT ${WORDS.text('page_edito')} AS page_edito FROM product p ${WORDS.joins} WHERE p.id = $2`);

/** [R7.055] Products in the order asked for; unknown and exclusive ones and those without pictures are left out. */
export const productList = named('product-list')<
  [language: string, country: string, ids: readonly string[]],
  ProductRecord
>(
  `SELECT ${PRODUCT_COLUMNS}
   FROM unnest($3::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN product p ON p.id = wanted.id AND ${PRODUCT_IS_SHOWN}
   ${WORDS.joins}
   ORDER BY wanted.place`,
);

type WantedSkus = [language: string, country: string, ids: readonly string[]];

const skusOf = (viewer?: ViewerParameters): string => `SELECT ${SKU_JSON} AS sku
   FROM unnest($3::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN LATERAL ${shownSku('sku.id = wanted.id', { language: '$1', country: '$2', ...(viewer && { viewer }) })} s ON s.may_have
   ORDER BY wanted.place`;

/** [R7.053] SKUs in the order asked for; unknown and exclusive ones are left out. */
export const skuList = named('sku-list')<WantedSkus, { sku: SkuRecord }>(skusOf());

/** [R7.053] The same with the exclusive ones that this customer may see now. */
export const skuListOfEntitled = named('sku-list-of-entitled')<
  [...WantedSkus, customerId: string, now: Date],
  { sku: SkuRecord }
>(skusOf({ customerId: '$4', now: '$5' }));

/** [R7.054] Prices of SKUs in a country; null where there is none. */
export const skuPrices = named('sku-prices')<
  [country: string, ids: readonly string[]],
  Pick<ShownSku, 'skuId' | 'amount' | 'currency'>
>(
  `SELECT ${skuColumns(['skuId', 'amount', 'currency'])}
   FROM unnest($2::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN LATERAL ${shownSku('sku.id = wanted.id', { language: IN_FALLBACK, country: '$1' })} s ON s.may_have
   ORDER BY wanted.place`,
);
