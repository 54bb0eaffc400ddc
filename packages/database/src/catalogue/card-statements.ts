import type { SkuId } from '@vitrine/domain';
import { named } from '../connection/statement.ts';
import type { LookPicture } from '../tables/column-types.ts';
import { CARD_JOINS, CARD_JSON, type CardRecord, publicSku } from './card-sql.ts';
import { shownSku } from './shown-sku.ts';
import { OPENING_SKU, PRODUCT_IS_SHOWN } from './shown-sql.ts';
import { mayHave, type ViewerParameters } from './access-sql.ts';

type WantedCards = [language: string, country: string, skuIds: readonly SkuId[]];

const cardsFor = (viewer?: ViewerParameters): string => `SELECT ${CARD_JSON} AS card
   FROM unnest($3::text[]) WITH ORDINALITY AS wanted (id, place)
   JOIN LATERAL ${shownSku('sku.id = wanted.id AND sku.is_shown', { language: '$1', country: '$2', ...(viewer && { viewer }) })} s
     ON s.may_have
   ${CARD_JOINS}
   ORDER BY wanted.place`;

/** [R3.037, R3.038] Cards standing on the SKUs asked for, in that order; SKUs without details or pictures are left out. */
export const cardsOfSkus = named('cards-of-skus')<WantedCards, { card: CardRecord }>(cardsFor());

/** [R7.010] The same with the pieces of private sales that a customer may have now. */
export const cardsOfEntitled = named('cards-of-entitled')<
  [...WantedCards, customerId: string, now: Date],
  { card: CardRecord }
>(cardsFor({ customerId: '$4', now: '$5' }));

/** The cards that stand beside a product by a kind of relation, in their set order; what is not shown is left out. */
const besideJson = (kind: 'recommended' | 'push', productId: string): string => `(
     SELECT coalesce(json_agg(r.card ORDER BY r.rank), '[]')
     FROM (
       SELECT relation.rank, ${CARD_JSON} AS card
       FROM product_relation relation
       JOIN product p ON p.id = relation.other_id AND ${mayHave('p')}
       CROSS JOIN LATERAL ${publicSku(`sku.id = ${OPENING_SKU}`)} s
       ${CARD_JOINS}
       WHERE relation.product_id = ${productId} AND relation.kind = '${kind}'
     ) r)`;

/** [R7.062] Cards recommended with a product; null when there is no such SKU. */
export const recommendedCards = named('recommended-cards')<
  [language: string, country: string, skuId: SkuId],
  { cards: readonly CardRecord[] }
>(
  `SELECT ${besideJson('recommended', 'of.product_id')} AS cards
   FROM sku of
   JOIN product owner ON owner.id = of.product_id AND ${mayHave('owner')}
   WHERE of.id = $3`,
);

/** [R7.060] Cards that the house pushes with a product that is shown; null when there is no such product. */
export const pushedCards = named('pushed-cards')<
  [language: string, country: string, productId: string],
  { cards: readonly CardRecord[] }
>(
  `SELECT ${besideJson('push', 'of.id')} AS cards FROM product of
   WHERE of.id = $3 AND EXISTS (SELECT FROM product p WHERE p.id = of.id AND ${PRODUCT_IS_SHOWN})`,
);

/** [R3.037] The pictures of looks and still lifes that anybody may see, by name; the others are left out. */
export const picturesOfLooks = named('pictures-of-looks')<
  [looks: readonly string[]],
  { look: string; media: readonly LookPicture[] }
>(
  `SELECT wanted.look, shown.media
   FROM (SELECT DISTINCT look FROM unnest($1::text[]) AS all_wanted (look)) wanted
   CROSS JOIN LATERAL (
     SELECT s.media FROM sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
     WHERE s.look = wanted.look LIMIT 1) shown
   UNION ALL
   SELECT name, media FROM still_life WHERE name = ANY ($1::text[])`,
);
