import { named, type Queryable } from '@vitrine/database';

const MARKETS = named('audit-markets')<[]>(`SELECT DISTINCT market FROM shop_order ORDER BY market`);
const UNTIL = named('audit-until')<[market: string, after: string, limit: number]>(
  `SELECT max(id) AS until, count(*)::int AS "orders!" FROM (
     SELECT id FROM shop_order WHERE market = $1 AND id > $2 ORDER BY id LIMIT $3
   ) batch`,
);

/** The markets that have orders. */
export async function marketsWithOrders(db: Queryable): Promise<readonly string[]> {
  return (await db.all(MARKETS, [])).map(({ market }) => market);
}

/** The next `limit` orders after one: the id of their last, and how many they are; undefined where there is none. */
export async function nextRange(
  db: Queryable,
  { market, after, limit }: { readonly market: string; readonly after: string; readonly limit: number },
): Promise<{ readonly until: string; readonly orders: number } | undefined> {
  const range = await db.first(UNTIL, [market, after, limit]);
  return range === undefined || range.until === null
    ? undefined
    : { until: range.until, orders: range.orders };
}
