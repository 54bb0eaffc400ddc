import type { SkuId } from '@vitrine/domain';
import { named } from '../connection/statement.ts';
import type { LookPicture } from '../tables/column-types.ts';
import { CARD_JOINS, CARD_JSON, type CardRecord, publicSku } from './card-sql.ts';
import { type BreadcrumbRecord, breadcrumbJson } from './product-statements.ts';
import { columnsOf } from './fields-sql.ts';
import { OPENING_SKU, PRODUCT_IS_SHOWN } from './shown-sql.ts';
import { mayHave } from './access-sql.ts';
import { wordsOf } from './words-sql.ts';

/** [R3.037, R3.038] Cards standing on the SKUs asked for, in that order; SKUs without details or pictures are left out. */
export const cardsOfSkus = named('cards-of-skus')<
  [language: string, country: string, skuIds: readonly SkuId[]],
  { card: CardRecord }
>(
  `SELECT ${CARD_JSON} AS card
   FROM unnest($3::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN LATERAL ${publicSku('sku.id = wanted.id AND sku.is_shown')} s ON s.may_have
   ${CARD_JOINS}
   ORDER BY wanted.place`,
);

/** [R7.062] Cards recommended with a product; null when there is no such SKU. */
export const recommendedCards = named('recommended-cards')<
  [language: string, country: string, skuId: SkuId],
  { cards: readonly CardRecord[] }
>(
  `SELECT (
     SELECT coalesce(json_agg(r.card ORDER BY r.rank), '[]')
     FROM (
       SELECT relation.rank, ${CARD_JSON} AS card
       FROM product_relation relation
       JOIN product p ON p.id = relation.other_id AND ${mayHave('p')}
       CROSS JOIN LATERAL ${publicSku(`sku.id = ${OPENING_SKU}`)} s
       ${CARD_JOINS}
       WHERE relation.product_id = of.product_id AND relation.kind = 'recommended'
     ) r) AS cards
   FROM sku of
   JOIN product owner ON owner.id = of.product_id AND ${mayHave('owner')}
   WHERE of.id = $3`,
);

/** [R3.037] The pictures of looks and still lifes that anybody may see, by name; the others are left out. */
export const picturesOfLooks = named('pictures-of-looks')<
  [looks: readonly string[]],
  { look: string; media: readonly LookPicture[] }
>(
  `(SELECT DISTINCT ON (s.look) s.look, s.media
    FROM sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
    WHERE s.look = ANY ($1::text[]) ORDER BY s.look)
   UNION ALL
   SELECT name, media FROM still_life WHERE name = ANY ($1::text[])`,
);

/** A category with one page of its cards. */
export interface ListingRecord {
  readonly dimId: string;
  readonly path: string;
  readonly isExclusive: boolean;
  readonly ageRestricted: boolean;
  readonly name: string;
  readonly intro: string;
  readonly breadcrumb: readonly BreadcrumbRecord[];
  /** The name of the still life it opens with, and that picture; null where there is none. */
  readonly stillLife: string | null;
  readonly media: readonly LookPicture[] | null;
  /** Cards on all pages together. */
  readonly total: number;
  readonly cards: readonly CardRecord[];
}

const WORDS = wordsOf({ table: 'category_text', of: ['dim_id', 'listed.dim_id'], language: '$1' });

/**
 * [R7.009] The products of a category and of all below it, in the order of the tree; exclusive ones and those without
 * pictures are left out.
 */
export const listing = named('listing')<
  [language: string, country: string, dimId: string, limit: number, offset: number],
  ListingRecord
>(
  `WITH RECURSIVE below AS (
     SELECT dim_id, rank FROM category WHERE dim_id = $3
     UNION ALL
     SELECT c.dim_id, c.rank FROM category c JOIN below ON c.parent_id = below.dim_id WHERE ${mayHave('c')}
   ), hits AS MATERIALIZED (
     SELECT pc.product_id, min(ARRAY[below.rank, pc.rank]) AS place
     FROM below JOIN product_category pc ON pc.dim_id = below.dim_id
     JOIN product p ON p.id = pc.product_id AND ${PRODUCT_IS_SHOWN}
     GROUP BY pc.product_id
   ), shown AS MATERIALIZED (
     SELECT product_id, place FROM hits ORDER BY place, product_id LIMIT $4 OFFSET $5
   )
   SELECT ${columnsOf('listed', ['dimId', 'path', 'isExclusive', 'ageRestricted', 'stillLife'])},
     ${WORDS.text('name')} AS name, ${WORDS.text('intro')} AS intro,
     ${breadcrumbJson('listed.dim_id')} AS breadcrumb,
     still.media,
     (SELECT count(*) FROM hits) AS total,
     (SELECT coalesce(json_agg(${CARD_JSON} ORDER BY shown.place, shown.product_id), '[]')
      FROM shown
      JOIN product p ON p.id = shown.product_id
      CROSS JOIN LATERAL ${publicSku(`sku.id = ${OPENING_SKU}`)} s
      ${CARD_JOINS}) AS cards
   FROM category listed
   ${WORDS.joins}
   LEFT JOIN still_life still ON still.name = listed.still_life
   WHERE listed.dim_id = $3`,
);
