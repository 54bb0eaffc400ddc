import { freeOf, named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { StoreRecord } from '../store/index.ts';

const METHOD = named('collect-method')<[country: string]>(
  `SELECT id, currency, amount, texts, preparation_minutes FROM shipping_method
   WHERE country = $1 AND kind = 'collect' AND NOT retired AND preparation_minutes IS NOT NULL
   ORDER BY rank, id LIMIT 1`,
);
const STORE = named('collect-store')<[id: string, country: string]>(
  `SELECT id, slug, country, city, address, time_zone, phone, hours, closures FROM store
   WHERE id = $1 AND country = $2 AND is_open AND click_and_collect`,
);
/** What the lines of an order want of each SKU, beside what a pool has of it. */
const WANTED = `SELECT l.sku_id, sum(l.quantity)::int AS quantity FROM order_line l
     WHERE l.market = $1 AND l.order_id = $2 GROUP BY l.sku_id`;
const MISSING = named('collect-missing')<[market: string, orderId: string, pool: string]>(
  `SELECT w.sku_id FROM (${WANTED}) w
   LEFT JOIN stock s ON s.sku_id = w.sku_id AND s.pool = $3
   WHERE coalesce(${freeOf('s')}, 0) < w.quantity ORDER BY w.sku_id`,
);
const POOLS = named('collect-pools')<[market: string, orderId: string, pools: readonly string[]]>(
  `WITH wanted AS (${WANTED})
   SELECT s.pool FROM wanted w JOIN stock s ON s.sku_id = w.sku_id AND ${freeOf('s')} >= w.quantity
   WHERE s.pool = ANY ($3::text[])
   GROUP BY s.pool HAVING count(*) = (SELECT count(*) FROM wanted)`,
);

interface OfOrder {
  readonly market: string;
  readonly orderId: string;
}
export type CollectMethod = RowOf<typeof METHOD>;
/** What is needed of a store to have an order ready there. */
export type CollectingStore = Pick<StoreRecord, 'timeZone' | 'hours' | 'closures'>;

/** How orders are collected in a country; undefined where they are not. */
export function findCollectMethod(db: Queryable, country: string): Promise<CollectMethod | undefined> {
  return db.first(METHOD, [country]);
}

/** An open store of a country that hands orders over. */
export function findCollectStore(
  transaction: Transaction,
  storeId: string,
  country: string,
): Promise<RowOf<typeof STORE> | undefined> {
  return transaction.first(STORE, [storeId, country]);
}

/** The SKUs of an order that a store has not enough of. */
export async function missingIn(db: Queryable, { market, orderId }: OfOrder, pool: string) {
  return (await db.all(MISSING, [market, orderId, pool])).map(({ skuId }) => skuId);
}

/** The stores among these that have every piece of an order. */
export async function poolsWithAll(
  db: Queryable,
  { market, orderId }: OfOrder,
  pools: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.all(POOLS, [market, orderId, pools]);
  return new Set(rows.map(({ pool }) => pool));
}
