import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { ReviewState } from '@vitrine/domain';
import type { OrderKey } from './settled.store.ts';

/** More are looked at once these are answered. */
const MOST = 200;

const HELD = named('review-held')<[limit: number]>(
  `SELECT market, id, number, placed_at, total, currency, country, risk_score, risk_reasons FROM shop_order
   WHERE review_state = 'held' AND state = 'placed' ORDER BY placed_at LIMIT $1`,
);
const BY_NUMBER = named('review-by-number')<[number: string]>(
  `SELECT market, id FROM shop_order WHERE number = $1`,
);
const SET = named('review-set')<[market: string, id: string, state: ReviewState]>(
  `UPDATE shop_order SET review_state = $3 WHERE market = $1 AND id = $2`,
);

export type HeldOrder = RowOf<typeof HELD>;

/** Bought orders that wait for somebody to look at them, the oldest first. */
export function listHeld(db: Queryable): Promise<readonly HeldOrder[]> {
  return db.all(HELD, [MOST]);
}

export async function findByNumber(db: Queryable, number: string): Promise<OrderKey | undefined> {
  const row = await db.first(BY_NUMBER, [number]);
  return row && { market: row.market, orderId: row.id };
}

/** Notes what somebody said of a locked order. */
export async function setReview(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  state: ReviewState,
): Promise<void> {
  await transaction.all(SET, [market, orderId, state]);
}
