import { named, type Queryable } from '@vitrine/database';
import type { OrderKey } from '../settled.store.ts';

const CONFIRMED = named('order-mail-confirmed')<[market: string, orderId: string, now: Date]>(
  `UPDATE shop_order SET confirmed_at = coalesce(confirmed_at, $3) WHERE market = $1 AND id = $2`,
);

/** Notes that an order's confirmation was sent. */
export async function noteConfirmed(db: Queryable, { market, orderId }: OrderKey, now: Date): Promise<void> {
  await db.all(CONFIRMED, [market, orderId, now]);
}
