import { named, type Queryable, type RowOf } from '@vitrine/database';
import { PURCHASE_STATES } from '@vitrine/domain';

const CLUBS = named('clubs')<[]>('SELECT id, rule, texts FROM club ORDER BY rank');
const PURCHASES = named('club-purchases')<[customerId: string, states: readonly string[]]>(
  `SELECT o.total, o.currency,
     ARRAY(SELECT DISTINCT p.product_type
           FROM order_line line JOIN sku s ON s.id = line.sku_id JOIN product p ON p.id = s.product_id
           WHERE line.market = o.market AND line.order_id = o.id) AS "product_types!"
   FROM shop_order o
   WHERE o.customer_id = $1 AND o.state = ANY ($2::text[])`,
);

export type Club = RowOf<typeof CLUBS>;

/** Every club of the house, in its order. */
export function clubsOf(db: Queryable): Promise<readonly Club[]> {
  return db.all(CLUBS, []);
}

/** What a customer bought: every order that counts, with the types of its products. */
export function purchasesOf(db: Queryable, customerId: string): Promise<readonly RowOf<typeof PURCHASES>[]> {
  return db.all(PURCHASES, [customerId, PURCHASE_STATES]);
}
