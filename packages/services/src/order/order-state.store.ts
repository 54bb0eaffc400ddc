import { named, type RowOf, type Transaction } from '@vitrine/database';
import { type PaymentState, paymentStateOf } from '@vitrine/domain';
import { giveBackSlots, holdSlotsAgain } from '../delivery-slots/index.ts';
import { type OrderKey, tellSettled } from './settled.store.ts';

type OrderValues = readonly [market: string, orderId: string];

/** The cart first, then the order: the order of locks of every transaction that touches both. */
const LOCK_CART = named(
  'order-lock-cart',
)<OrderValues>(`SELECT c.id FROM shop_order o JOIN cart c ON c.market = o.market AND c.id = o.cart_id
   WHERE o.market = $1 AND o.id = $2 FOR UPDATE OF c`);
const LOCK = named('order-lock')<OrderValues>(
  `SELECT market, id, state, locale, total, review_state FROM shop_order WHERE market = $1 AND id = $2 FOR UPDATE`,
);
const PAYMENTS = named('order-payments')<OrderValues>(
  `SELECT id, method, state, amount, currency, captured_amount, refund_due, saves_card
   FROM payment WHERE market = $1 AND order_id = $2
   ORDER BY created_at, id`,
);
/** The stock rows of a set of reservations, with the pieces of all its lines, locked in id order like everywhere. */
function locked(reservations: 'held' | 'freed' | 'returned'): string {
  return `locked AS (
     SELECT s.sku_id, s.pool, r.quantity FROM stock s
     JOIN (SELECT sku_id, pool, sum(quantity)::int AS quantity FROM ${reservations} GROUP BY sku_id, pool) r
       ON r.sku_id = s.sku_id AND r.pool = s.pool ORDER BY s.sku_id, s.pool FOR UPDATE OF s
   )`;
}
const PLACE = named('order-place')<readonly [...OrderValues, now: Date]>(`WITH held AS (
     UPDATE stock_reservation SET state = 'taken' WHERE market = $1 AND order_id = $2 AND state = 'held'
     RETURNING sku_id, pool, quantity
   ), ${locked('held')}, sold AS (
     UPDATE stock s SET on_hand = s.on_hand - l.quantity, reserved = s.reserved - l.quantity
     FROM locked l WHERE s.sku_id = l.sku_id AND s.pool = l.pool
   ), placed AS (
     UPDATE shop_order SET state = 'placed', placed_at = $3, expires_at = NULL WHERE market = $1 AND id = $2
     RETURNING cart_id
   ), begun AS (
     UPDATE fulfilment SET moved_at = $3 WHERE market = $1 AND order_id = $2
   ), bought AS (
     SELECT cart_line_id, quantity FROM order_line WHERE market = $1 AND order_id = $2
   ), lessened AS (
     UPDATE cart_line i SET quantity = i.quantity - b.quantity FROM bought b, placed
     WHERE i.market = $1 AND i.cart_id = placed.cart_id AND i.id = b.cart_line_id AND i.quantity > b.quantity
   ), removed AS (
     DELETE FROM cart_line i USING bought b, placed
     WHERE i.market = $1 AND i.cart_id = placed.cart_id AND i.id = b.cart_line_id AND i.quantity <= b.quantity
   )
   UPDATE cart SET version = version + 1, updated_at = $3, gift = NULL FROM placed
   WHERE cart.market = $1 AND cart.id = placed.cart_id`);
/** What still counts is given up. */
const GIVEN_UP = `UPDATE payment SET state = 'cancelled', provider_token = NULL, updated_at = $3
     WHERE market = $1 AND order_id = $2 AND state NOT IN ('refused', 'cancelled', 'refunded')`;
const RELEASE = named('order-release')<
  readonly [...OrderValues, now: Date, orderState: string]
>(`WITH freed AS (
     UPDATE stock_reservation SET state = 'released' WHERE market = $1 AND order_id = $2 AND state = 'held'
     RETURNING sku_id, pool, quantity
   ), ${locked('freed')}, stocked AS (
     UPDATE stock s SET reserved = s.reserved - l.quantity FROM locked l
     WHERE s.sku_id = l.sku_id AND s.pool = l.pool
   ), unpaid AS (
     ${GIVEN_UP}
   ), unsent AS (
     UPDATE fulfilment SET state = 'cancelled', moved_at = $3
     WHERE market = $1 AND order_id = $2 AND $4::text <> 'draft'
   )
   UPDATE shop_order SET state = $4::text, expires_at = NULL WHERE market = $1 AND id = $2`);
const GIVE_BACK = named('order-give-back')<readonly [...OrderValues, now: Date]>(`WITH returned AS (
     UPDATE stock_reservation SET state = 'released' WHERE market = $1 AND order_id = $2 AND state = 'taken'
     RETURNING sku_id, pool, quantity
   ), ${locked('returned')}, stocked AS (
     UPDATE stock s SET on_hand = s.on_hand + l.quantity FROM locked l
     WHERE s.sku_id = l.sku_id AND s.pool = l.pool
   ), unpaid AS (
     ${GIVEN_UP}
   ), unsent AS (
     UPDATE fulfilment SET state = 'cancelled', moved_at = $3 WHERE market = $1 AND order_id = $2
   )
   UPDATE shop_order SET state = 'cancelled' WHERE market = $1 AND id = $2`);

interface LockedPayment extends RowOf<typeof PAYMENTS> {
  readonly state: PaymentState;
}
export interface LockedOrder extends RowOf<typeof LOCK> {
  /** All that were ever put on it, the oldest first. */
  readonly payments: readonly LockedPayment[];
}

/**
 * Locks an order's cart and the order, and reads it with its payments. They are read by a statement of their own: one
 * that had to wait for the lock would see them as they were before the wait.
 */
export async function lockOrder(
  transaction: Transaction,
  { market, orderId }: OrderKey,
): Promise<LockedOrder | undefined> {
  await transaction.first(LOCK_CART, [market, orderId]);
  const order = await transaction.first(LOCK, [market, orderId]);
  if (order === undefined) return undefined;
  const payments = await transaction.all(PAYMENTS, [market, orderId]);
  return { ...order, payments: payments.map((row) => ({ ...row, state: paymentStateOf(row.state) })) };
}

/** Bought: the held stock is taken, what was bought leaves the cart. */
export async function placeOrder(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  now: Date,
): Promise<void> {
  await transaction.all(PLACE, [market, orderId, now]);
}

export interface Released extends OrderKey {
  readonly orderState: 'draft' | 'cancelled' | 'expired';
  readonly now: Date;
}

/** Not bought: the held stock and, unless it is a draft again, its slots are let go, and the payments that count are given up. */
export async function releaseOrder(transaction: Transaction, released: Released): Promise<void> {
  const { market, orderId, orderState, now } = released;
  await transaction.all(RELEASE, [market, orderId, now, orderState]);
  if (orderState === 'draft') await holdSlotsAgain(transaction, { market, orderId }, now);
  else await giveBackSlots(transaction, { market, orderId }, now);
  await tellSettled(transaction, released);
}

/** Bought and cancelled: the stock and the slots come back, and the payments that count are given up. */
export async function giveBackOrder(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  now: Date,
): Promise<void> {
  await transaction.all(GIVE_BACK, [market, orderId, now]);
  await giveBackSlots(transaction, { market, orderId }, now);
}
