import { mayHave, named, type Queryable, type RowOf } from '@vitrine/database';
import { MARKETS, type Neighbour, PURCHASE_STATES } from '@vitrine/domain';
import { CONSENTED } from './view.store.ts';

/** People of one page: few enough that a page is nothing in memory. */
const PAGE = 2_000;

const TRAITS = named('recommend-traits')<[]>(`SELECT p.id, p.product_type, p.sub_family, p.materials,
     ARRAY(SELECT c.dim_id FROM product_category c WHERE c.product_id = p.id ORDER BY c.dim_id) AS "categories!",
     ARRAY(SELECT DISTINCT s.colour_family FROM sku s
           WHERE s.product_id = p.id AND s.colour_family IS NOT NULL ORDER BY 1) AS "colours!"
   FROM product p WHERE ${mayHave('p')} AND p.default_sku_id IS NOT NULL ORDER BY p.id`);
/** Customer by customer, so that neither a million customers nor their orders are ever held at once. */
const BOUGHT = named('recommend-bought')<
  [after: string, limit: number, states: readonly string[], markets: readonly string[]]
>(`WITH people AS (SELECT id FROM customer WHERE id > $1 ORDER BY id LIMIT $2)
   SELECT people.id AS "id!", ARRAY(
     SELECT DISTINCT s.product_id FROM shop_order o
     JOIN order_line l ON l.market = o.market AND l.order_id = o.id
     JOIN sku s ON s.id = l.sku_id AND NOT s.is_sample
     WHERE o.market = ANY ($4::text[]) AND o.customer_id = people.id AND o.state = ANY ($3::text[])) AS "productIds!"
   FROM people ORDER BY people.id`);
const VIEWED = named('recommend-viewed')<
  [after: string, limit: number]
>(`WITH people AS (SELECT DISTINCT customer_id AS id FROM piece_view WHERE customer_id > $1 ORDER BY 1 LIMIT $2)
   SELECT c.id AS "id!", ARRAY(SELECT v.product_id FROM piece_view v WHERE v.customer_id = c.id AND ${CONSENTED}) AS "productIds!"
   FROM people c ORDER BY c.id`);
const KEEP = named('recommend-keep-neighbours')<
  [id: string, otherIds: readonly string[], scores: readonly number[], popularity: number]
>(`INSERT INTO piece_neighbours AS n (product_id, other_ids, scores, popularity)
   SELECT id, $2, $3, $4 FROM product WHERE id = $1
   ON CONFLICT (product_id) DO UPDATE SET
     other_ids = excluded.other_ids, scores = excluded.scores, popularity = excluded.popularity
   WHERE (n.other_ids, n.scores, n.popularity) IS DISTINCT FROM (excluded.other_ids, excluded.scores, excluded.popularity)`);
const DROP_OTHERS = named('recommend-drop-others')<[ids: readonly string[]]>(
  'DELETE FROM piece_neighbours WHERE product_id <> ALL ($1::text[])',
);

const OF_SEEDS = named('recommend-of-seeds')<
  [ids: readonly string[]]
>(`SELECT n.product_id AS seed_id, near.id AS "id!", near.score AS "score!", p.product_type, p.sub_family
   FROM piece_neighbours n CROSS JOIN LATERAL unnest(n.other_ids, n.scores) AS near (id, score)
   JOIN product p ON p.id = near.id AND ${mayHave('p')}
   WHERE n.product_id = ANY ($1::text[])`);
const POPULAR = named('recommend-popular')<
  [limit: number]
>(`SELECT n.product_id FROM piece_neighbours n JOIN product p ON p.id = n.product_id AND ${mayHave('p')}
   ORDER BY n.popularity DESC, n.product_id LIMIT $1`);
const OPENING = named('recommend-opening-skus')<[ids: readonly string[]]>(
  `SELECT p.id, p.default_sku_id AS "skuId!" FROM product p WHERE p.id = ANY ($1::text[]) AND p.default_sku_id IS NOT NULL`,
);

export async function readTraits(db: Queryable): Promise<readonly RowOf<typeof TRAITS>[]> {
  return db.all(TRAITS, []);
}

type People = AsyncGenerator<readonly string[]>;

/** What each customer bought. */
export function boughtByEach(db: Queryable): People {
  return pagesOf((after) => db.all(BOUGHT, [after, PAGE, PURCHASE_STATES, MARKETS]));
}

/** What each customer looked at who has agreed to it. */
export function viewedByEach(db: Queryable): People {
  return pagesOf((after) => db.all(VIEWED, [after, PAGE]));
}

async function* pagesOf(
  read: (
    after: string,
  ) => Promise<readonly { readonly id: string; readonly productIds: readonly string[] }[]>,
): People {
  for (let after = ''; ;) {
    const page = await read(after);
    for (const { productIds } of page) if (productIds.length > 0) yield productIds;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

export async function keepNeighbours(
  db: Queryable,
  id: string,
  { neighbours, popularity }: { readonly neighbours: readonly Neighbour[]; readonly popularity: number },
): Promise<void> {
  const [ids, scores] = [
    neighbours.map((one) => one.id),
    neighbours.map(({ score }) => Math.round(1000 * score)),
  ];
  await db.all(KEEP, [id, ids, scores, popularity]);
}

export async function dropOtherNeighbours(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.all(DROP_OTHERS, [ids]);
}

export async function neighboursOfSeeds(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly RowOf<typeof OF_SEEDS>[]> {
  return db.all(OF_SEEDS, [ids]);
}

export async function popularPieces(db: Queryable, limit: number): Promise<readonly string[]> {
  return (await db.all(POPULAR, [limit])).map(({ productId }) => productId);
}

export async function openingSkus(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly RowOf<typeof OPENING>[]> {
  return db.all(OPENING, [ids]);
}
