import { named, type Transaction } from '@vitrine/database';

type OrderValues = readonly [market: string, orderId: string];

/** The cart first, then the order: the order of locks of every transaction that touches both. */
const LOCK_CART = named<OrderValues, { readonly id: string }>(
  'order-lock-cart',
  `SELECT c.id FROM shop_order o JOIN cart c ON c.market = o.market AND c.id = o.cart_id
   WHERE o.market = $1 AND o.id = $2 FOR UPDATE OF c`,
);
const LOCK = named<OrderValues, LockedRow>(
  'order-lock',
  `SELECT o.market, o.id, o.state, o.locale, o.total, o.currency,
     p.id AS payment_id, p.state AS payment_state, p.amount AS payment_amount, p.currency AS payment_currency
   FROM shop_order o
   LEFT JOIN LATERAL (
     SELECT * FROM payment WHERE market = o.market AND order_id = o.id ORDER BY created_at DESC, id DESC LIMIT 1
   ) p ON true
   WHERE o.market = $1 AND o.id = $2 FOR UPDATE OF o`,
);
/** The stock rows of a set of reservations, with the pieces of all its lines, locked in id order like everywhere. */
function locked(reservations: 'held' | 'freed' | 'returned'): string {
  return `locked AS (
     SELECT s.sku_id, s.pool, r.quantity FROM stock s
     JOIN (SELECT sku_id, pool, sum(quantity)::int AS quantity FROM ${reservations} GROUP BY sku_id, pool) r
       ON r.sku_id = s.sku_id AND r.pool = s.pool ORDER BY s.sku_id FOR UPDATE OF s
   )`;
}
const PLACE = named<
  readonly [...OrderValues, paymentId: string, now: Date, state: string, providerRef: string | null],
  never
>(
  'order-place',
  `WITH held AS (
     UPDATE stock_reservation SET state = 'taken' WHERE market = $1 AND order_id = $2 AND state = 'held'
     RETURNING sku_id, pool, quantity
   ), ${locked('held')}, sold AS (
     UPDATE stock s SET on_hand = s.on_hand - l.quantity, reserved = s.reserved - l.quantity
     FROM locked l WHERE s.sku_id = l.sku_id AND s.pool = l.pool
   ), paid AS (
     UPDATE payment SET state = $5, provider_ref = coalesce($6, provider_ref), provider_token = NULL, updated_at = $4
     WHERE market = $1 AND id = $3
   ), placed AS (
     UPDATE shop_order SET state = 'placed', placed_at = $4, expires_at = NULL WHERE market = $1 AND id = $2
     RETURNING cart_id
   ), bought AS (
     SELECT cart_item_id, quantity FROM order_line WHERE market = $1 AND order_id = $2
   ), lessened AS (
     UPDATE cart_item i SET quantity = i.quantity - b.quantity FROM bought b, placed
     WHERE i.market = $1 AND i.cart_id = placed.cart_id AND i.id = b.cart_item_id AND i.quantity > b.quantity
   ), removed AS (
     DELETE FROM cart_item i USING bought b, placed
     WHERE i.market = $1 AND i.cart_id = placed.cart_id AND i.id = b.cart_item_id AND i.quantity <= b.quantity
   )
   UPDATE cart SET version = version + 1, updated_at = $4 FROM placed
   WHERE cart.market = $1 AND cart.id = placed.cart_id`,
);
const RELEASE = named<readonly [...OrderValues, orderState: string, paymentState: string, now: Date], never>(
  'order-release',
  `WITH freed AS (
     UPDATE stock_reservation SET state = 'released' WHERE market = $1 AND order_id = $2 AND state = 'held'
     RETURNING sku_id, pool, quantity
   ), ${locked('freed')}, stocked AS (
     UPDATE stock s SET reserved = s.reserved - l.quantity FROM locked l
     WHERE s.sku_id = l.sku_id AND s.pool = l.pool
   ), unpaid AS (
     UPDATE payment SET state = $4, provider_token = NULL, updated_at = $5
     WHERE market = $1 AND order_id = $2 AND state NOT IN ('refused', 'cancelled')
   )
   UPDATE shop_order SET state = $3, expires_at = NULL WHERE market = $1 AND id = $2`,
);
const GIVE_BACK = named<readonly [...OrderValues, now: Date], never>(
  'order-give-back',
  `WITH returned AS (
     UPDATE stock_reservation SET state = 'released' WHERE market = $1 AND order_id = $2 AND state = 'taken'
     RETURNING sku_id, pool, quantity
   ), ${locked('returned')}, stocked AS (
     UPDATE stock s SET on_hand = s.on_hand + l.quantity FROM locked l
     WHERE s.sku_id = l.sku_id AND s.pool = l.pool
   ), voided AS (
     UPDATE payment SET state = 'cancelled', updated_at = $3
     WHERE market = $1 AND order_id = $2 AND state NOT IN ('refused', 'cancelled')
   )
   UPDATE shop_order SET state = 'cancelled' WHERE market = $1 AND id = $2`,
);

interface LockedRow {
  readonly market: string;
  readonly id: string;
  readonly state: string;
  readonly locale: string;
  readonly total: number;
  readonly currency: string;
  readonly payment_id: string | null;
  readonly payment_state: string | null;
  readonly payment_amount: number | null;
  readonly payment_currency: string | null;
}
export interface OrderKey {
  readonly market: string;
  readonly orderId: string;
}
export type LockedOrder = LockedRow;

/** Locks an order's cart and the order, and reads it with its newest payment. */
export async function lockOrder(
  transaction: Transaction,
  { market, orderId }: OrderKey,
): Promise<LockedOrder | undefined> {
  await transaction.first(LOCK_CART, [market, orderId]);
  return transaction.first(LOCK, [market, orderId]);
}

export interface Placed extends OrderKey {
  readonly paymentId: string;
  readonly paymentState: 'authorised' | 'captured';
  readonly providerRef: string | undefined;
  readonly now: Date;
}

/** Bought: the held stock is taken, the payment is noted, what was bought leaves the cart. */
export async function placeOrder(transaction: Transaction, placed: Placed): Promise<void> {
  const { market, orderId, paymentId, now, paymentState, providerRef } = placed;
  await transaction.all(PLACE, [market, orderId, paymentId, now, paymentState, providerRef ?? null]);
}

export interface Released extends OrderKey {
  readonly orderState: 'draft' | 'cancelled' | 'expired';
  readonly paymentState: 'refused' | 'cancelled';
  readonly now: Date;
}

/** Not bought: the held stock is let go. */
export async function releaseOrder(transaction: Transaction, released: Released): Promise<void> {
  const { market, orderId, orderState, paymentState, now } = released;
  await transaction.all(RELEASE, [market, orderId, orderState, paymentState, now]);
}

/** Bought and cancelled: the stock comes back. */
export async function giveBackOrder(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  now: Date,
): Promise<void> {
  await transaction.all(GIVE_BACK, [market, orderId, now]);
}
