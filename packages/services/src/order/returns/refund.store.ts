import { named, type Queryable, type Transaction } from '@vitrine/database';
import type { OrderKey } from '../settled.store.ts';

type Key = readonly [market: string, orderId: string];

const MONEY = named('refund-money')<Key>(
  `SELECT o.subtotal, o.shipping_amount, o.total, (
     SELECT coalesce(sum(l.unit_amount * rl.accepted), 0) FROM return_request r
     JOIN return_line rl ON rl.market = r.market AND rl.return_id = r.id
     JOIN order_line l ON l.market = rl.market AND l.id = rl.line_id
     WHERE r.market = o.market AND r.order_id = o.id AND r.kind = 'return')::bigint AS "goods_back!"
   FROM shop_order o WHERE o.market = $1 AND o.id = $2`,
);
/** Money can go back to a payment that was taken, or will be. */
const PAYMENTS = named('refund-payments')<Key>(
  `SELECT id, method, amount, refund_due, refunded_amount, updated_at FROM payment
   WHERE market = $1 AND order_id = $2 AND state IN ('authorised', 'captured') ORDER BY created_at, id`,
);
const OWE = named('refund-owe')<readonly [market: string, paymentId: string, due: number]>(
  `UPDATE payment SET refund_due = greatest(refund_due, $3::bigint) WHERE market = $1 AND id = $2`,
);
const PAID = named('refund-paid')<readonly [market: string, paymentId: string, paid: number]>(
  `UPDATE payment SET refunded_amount = greatest(refunded_amount, $3::bigint) WHERE market = $1 AND id = $2`,
);

/** What an order cost, and what has come back of it, minor units. */
export function moneyOfReturns(db: Queryable, { market, orderId }: OrderKey) {
  return db.first(MONEY, [market, orderId]);
}

/** The payments of an order that money can go back to, the oldest first. */
export function refundablePayments(db: Queryable, { market, orderId }: OrderKey) {
  return db.all(PAYMENTS, [market, orderId]);
}

/** Notes how much of a payment is to be given back in all. */
export async function oweRefund(
  transaction: Transaction,
  {
    market,
    paymentId,
    amount,
  }: { readonly market: string; readonly paymentId: string; readonly amount: number },
): Promise<void> {
  await transaction.all(OWE, [market, paymentId, amount]);
}

/** Notes how much of a payment was given back in all. */
export async function noteRefunded(
  transaction: Transaction,
  {
    market,
    paymentId,
    amount,
  }: { readonly market: string; readonly paymentId: string; readonly amount: number },
): Promise<void> {
  await transaction.all(PAID, [market, paymentId, amount]);
}
