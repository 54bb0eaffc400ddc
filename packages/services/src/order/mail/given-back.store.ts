import { named, type Queryable } from '@vitrine/database';

const PAYMENTS = named('order-mail-payments')<readonly [market: string, ids: readonly string[]]>(
  `SELECT method, amount, brand, last_four, captured_amount FROM payment
   WHERE market = $1 AND id = ANY ($2::text[]) ORDER BY created_at, id`,
);

/** Payments of an order by their ids, whatever became of them. */
export function paymentsById(db: Queryable, market: string, ids: readonly string[]) {
  return db.all(PAYMENTS, [market, ids]);
}
