import { named, type Queryable, type Transaction } from '@vitrine/database';
import { type OwnerValues, ownerValues, type Session } from '../http/session.ts';
import type { OrderKey } from './settled.store.ts';

const IS_OWN = named('order-is-own')<readonly [...OwnerValues, orderId: string]>(
  `SELECT id FROM shop_order WHERE market = $1 AND (session_id = $2 OR customer_id = $3) AND id = $4`,
);
const RETURN_LINES = named('order-return-lines')<
  [market: string, orderId: string, ids: readonly string[], lineIds: readonly string[], now: Date]
>(`INSERT INTO cart_line (market, cart_id, id, sku_id, configuration, quantity, added_at)
   SELECT o.market, c.id, fresh.id, l.sku_id, l.configuration, l.quantity, $5
   FROM shop_order o
   JOIN cart c ON c.market = o.market AND c.id = o.cart_id
   JOIN order_line l ON l.market = o.market AND l.order_id = o.id
   JOIN unnest($3::text[], $4::text[]) AS fresh (id, line_id) ON fresh.line_id = l.id
   WHERE o.market = $1 AND o.id = $2
   ON CONFLICT (market, cart_id, sku_id, configuration_hash) DO NOTHING`);
const LINE_IDS = named('order-line-ids')<[market: string, orderId: string]>(
  `SELECT id FROM order_line WHERE market = $1 AND order_id = $2`,
);

/** Whether an order is this session's or its customer's. */
export async function isOwnOrder(db: Queryable, session: Session, orderId: string): Promise<boolean> {
  return (await db.first(IS_OWN, [...ownerValues(session), orderId])) !== undefined;
}

/** Puts what was ordered back into the cart it came from, except what is in it again already. */
export async function returnLines(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  { now, newId }: { readonly now: Date; readonly newId: () => string },
): Promise<void> {
  const rows = await transaction.all(LINE_IDS, [market, orderId]);
  const lineIds = rows.map(({ id }) => id);
  await transaction.all(RETURN_LINES, [market, orderId, lineIds.map(newId), lineIds, now]);
}
