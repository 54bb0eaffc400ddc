import { AGEC_COUNTRY, type HouseLanguage } from '@vitrine/domain';
import { named } from '../connection/statement.ts';
import { CARD_JOINS, CARD_JSON, type CardRecord } from './card-sql.ts';
import type { ProductModel } from '../tables/column-types.ts';
import { OPENING_SKU, PRODUCT_IS_SHOWN } from './shown-sql.ts';
import { SKU_JOINS, SKU_JSON, type SkuRecord } from './sku-sql.ts';
import { VIDEO_JSON, type VideoRecord } from './video-statements.ts';
import { mayHave, type ViewerParameters } from './access-sql.ts';

export interface BreadcrumbRecord {
  readonly dimId: string;
  readonly name: string;
  readonly path: string;
}
export type ShownRelation = 'related' | 'similar' | 'finish';

/** A product in one language, with its SKUs at one country's prices. */
export interface ProductRecord {
  readonly id: string;
  readonly slug: string;
  /** Null where the house names none, or no SKU is shown. */
  readonly default_sku_id: string | null;
  readonly product_type: string;
  readonly sub_family: string;
  readonly is_kitting: boolean;
  readonly is_monogram: boolean;
  readonly beauty_engraving: boolean;
  readonly is_exclusive: boolean;
  readonly age_restricted: boolean;
  readonly mom: { readonly enabled: boolean; readonly url: string } | null;
  readonly size_guide_id: string | null;
  readonly model: ProductModel | null;
  readonly name: string;
  readonly short_description: string;
  /** The language of the texts from here to `page_edito`: the wished one, or English where it lacks them. */
  readonly text_language: HouseLanguage;
  readonly description: string;
  readonly fit_information: string;
  readonly details: readonly { readonly titleKey: string; readonly body: string }[];
  readonly page_edito: { readonly quote?: string };
  /** In the order they are shown, without samples and without those that have no picture yet. */
  readonly skus: readonly SkuRecord[];
  /** From the root to the product's first category. */
  readonly breadcrumb: readonly BreadcrumbRecord[];
}
/** …and with its films and the cards that stand below it; exclusive ones and those without a SKU to show are left out. */
export interface ProductPageRecord extends ProductRecord {
  readonly relations: readonly { readonly kind: ShownRelation; readonly card: CardRecord }[];
  /** Whether its SKUs belong to any: few pieces do, and the others shall not pay for asking. */
  readonly has_looks: boolean;
  /** [R2.022] Each sheet once, with the SKUs it holds for; null where no law asks for it, or without any. */
  readonly agec_sheets: readonly { readonly skuIds: readonly string[]; readonly body: unknown }[] | null;
  readonly videos: readonly VideoRecord[];
}

/** The categories from the root down to the one that `leaf` (a scalar SQL expression) names. */
export const breadcrumbJson = (leaf: string): string => `(
  SELECT coalesce(json_agg(json_build_object('dimId', c.dim_id, 'path', c.path, 'name', (
    SELECT ct.name FROM category_text ct WHERE ct.dim_id = c.dim_id AND ct.language IN ($1, 'eng')
    ORDER BY ct.language = $1 DESC LIMIT 1)) ORDER BY length(c.path)), '[]')
  FROM category c
  WHERE starts_with((SELECT path || '/' FROM category WHERE dim_id = ${leaf}), c.path || '/'))`;

const FIRST_CATEGORY = `(
  SELECT pc.dim_id FROM product_category pc
  WHERE pc.product_id = p.id ORDER BY (SELECT c.rank FROM category c WHERE c.dim_id = pc.dim_id) LIMIT 1)`;

const PRODUCT_COLUMNS = `
  p.id, p.slug, ${OPENING_SKU} AS default_sku_id, p.product_type, p.sub_family, p.is_kitting, p.is_monogram,
  p.beauty_engraving, p.is_exclusive, p.age_restricted, p.mom, p.size_guide_id, p.model,
  coalesce(pt.name, pf.name) AS name,
  coalesce(pt.short_description, pf.short_description) AS short_description,
  CASE WHEN pt.description IS NULL THEN 'eng' ELSE $1 END AS text_language,
  coalesce(pt.description, pf.description) AS description,
  coalesce(pt.fit_information, pf.fit_information) AS fit_information,
  coalesce(pt.details, pf.details) AS details,
  coalesce(pt.page_edito, pf.page_edito) AS page_edito,
  (SELECT coalesce(json_agg(${SKU_JSON} ORDER BY s.rank), '[]')
   FROM sku s ${SKU_JOINS}
   WHERE s.product_id = p.id AND s.is_shown) AS skus,
  ${breadcrumbJson(FIRST_CATEGORY)} AS breadcrumb`;

const PRODUCT_TEXTS = `
  JOIN product_text pf ON pf.product_id = p.id AND pf.language = 'eng'
  LEFT JOIN product_text pt ON pt.product_id = p.id AND pt.language = $1`;

/** [R7.048] One product with all that its page shows. */
export const productPage = named<[language: string, country: string, id: string], ProductPageRecord>(
  'product-page',
  `SELECT ${PRODUCT_COLUMNS},
     (SELECT coalesce(json_agg(json_build_object('kind', r.kind, 'card', r.card) ORDER BY r.kind, r.rank), '[]')
      FROM (
        SELECT relation.kind, relation.rank, ${CARD_JSON} AS card
        FROM product_relation relation
        JOIN product p ON p.id = relation.other_id AND ${mayHave('p')}
        JOIN sku s ON s.id = ${OPENING_SKU}
        ${CARD_JOINS}
        WHERE relation.product_id = $3 AND relation.kind IN ('related', 'similar', 'finish')
      ) r) AS relations,
     EXISTS (SELECT FROM look l JOIN sku s ON s.id = ANY (l.sku_ids)
             WHERE s.product_id = p.id AND s.is_shown) AS has_looks,
     CASE WHEN $2 = '${AGEC_COUNTRY}' THEN (
       SELECT json_agg(json_build_object('skuIds', sheet.sku_ids, 'body', sheet.body))
       FROM (
         SELECT agec_sheet.body, array_agg(s.id ORDER BY s.rank) AS sku_ids
         FROM sku s JOIN agec_sheet ON agec_sheet.sku_id = s.id
         WHERE s.product_id = p.id AND s.is_shown
         GROUP BY agec_sheet.body
       ) sheet) END AS agec_sheets,
     (SELECT coalesce(json_agg(${VIDEO_JSON} ORDER BY v.rank), '[]') FROM video v WHERE v.product_id = p.id) AS videos
   FROM product p ${PRODUCT_TEXTS}
   WHERE p.id = $3`,
);

/** [R7.055] Products in the order asked for; unknown and exclusive ones and those without pictures are left out. */
export const productList = named<[language: string, country: string, ids: readonly string[]], ProductRecord>(
  'product-list',
  `SELECT ${PRODUCT_COLUMNS}
   FROM unnest($3::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN product p ON p.id = wanted.id AND ${PRODUCT_IS_SHOWN}
   ${PRODUCT_TEXTS}
   ORDER BY wanted.place`,
);

type WantedSkus = [language: string, country: string, ids: readonly string[]];

const skusOf = (viewer?: ViewerParameters): string => `SELECT ${SKU_JSON} AS sku
   FROM unnest($3::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN sku s ON s.id = wanted.id
   JOIN product p ON p.id = s.product_id AND ${mayHave('p', viewer)}
   ${SKU_JOINS}
   ORDER BY wanted.place`;

/** [R7.053] SKUs in the order asked for; unknown and exclusive ones are left out. */
export const skuList = named<WantedSkus, { sku: SkuRecord }>('sku-list', skusOf());

/** [R7.053] The same with the exclusive ones that this customer may see now. */
export const skuListOfEntitled = named<[...WantedSkus, customerId: string, now: Date], { sku: SkuRecord }>(
  'sku-list-of-entitled',
  skusOf({ customerId: '$4', now: '$5' }),
);

/** [R7.054] Prices of SKUs in a country; null where there is none. */
export const skuPrices = named<
  [country: string, ids: readonly string[]],
  { id: string; amount: number | null; currency: string | null }
>(
  'sku-prices',
  `SELECT s.id, price.amount, price.currency
   FROM unnest($2::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN sku s ON s.id = wanted.id
   JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
   LEFT JOIN price ON price.sku_id = s.id AND price.country = $1
   ORDER BY wanted.place`,
);
