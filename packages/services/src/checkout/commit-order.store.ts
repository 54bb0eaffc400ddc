import {
  type CheckoutChannel,
  designedPrice,
  type PersonalisationOffer,
  type ReviewState,
  type SkuId,
} from '@vitrine/domain';
import {
  freeOf,
  IN_FALLBACK,
  named,
  offerOf,
  type Queryable,
  type RowOf,
  shownSku,
  type TableRow,
  type Transaction,
} from '@vitrine/database';
import { type AgeFacts, ageFacts } from '../cart/index.ts';
import type { KeptRisk } from './assess-risk.ts';
import type { ThreeDSecure } from '../payment/index.ts';
import { type OwnerValues, ownerValues, type Session, type ViewerValues } from '../http/session.ts';

export interface CommitPayment extends Pick<
  TableRow<'payment'>,
  'id' | 'method' | 'state' | 'amount' | 'lastFour'
> {
  readonly token: string | null;
  readonly threeDSecure: ThreeDSecure | null;
}

interface Below {
  /** All that were ever put on it, the oldest first. */
  readonly payments: readonly CommitPayment[];
}

const SELECT = `SELECT o.market, o.id, o.cart_id, o.state, o.locale, o.country, o.email, o.total, o.currency, o.is_handed_over,
    NOT EXISTS (
      SELECT FROM order_line l WHERE l.market = o.market AND l.order_id = o.id AND l.fulfilment_id IS NULL
    ) AS has_shipping,
    EXISTS (
      SELECT FROM fulfilment f WHERE f.market = o.market AND f.order_id = o.id AND f.slot IS NOT NULL
    ) AS has_slots,
    coalesce((SELECT json_agg(json_build_object('id', p.id, 'method', p.method, 'state', p.state, 'amount', p.amount,
        'token', p.provider_token, 'lastFour', p.last_four, 'threeDSecure', p.three_d_secure) ORDER BY p.created_at, p.id)
      FROM payment p WHERE p.market = o.market AND p.order_id = o.id), '[]'::json) AS payments
  FROM shop_order o
  WHERE o.market = $1`;
const LOCK_CURRENT = named('commit-lock-current')<OwnerValues>(`SELECT id FROM shop_order o
   WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3) AND o.state IN ('draft', 'pending_payment')
   ORDER BY o.state DESC, o.created_at DESC LIMIT 1 FOR UPDATE`);
const BY_KEY = named('commit-by-key')<readonly [...OwnerValues, key: string], Below>(
  `${SELECT} AND (o.session_id = $2 OR o.customer_id = $3) AND o.idempotency_key = $4
   ORDER BY o.committed_at DESC LIMIT 1`,
);
const BY_ID = named('commit-by-id')<[market: string, orderId: string], Below>(`${SELECT} AND o.id = $2`);
const PLACED_SINCE = named('commit-placed-since')<
  [...OwnerValues, since: Date],
  Below
>(`${SELECT} AND (o.session_id = $2 OR o.customer_id = $3) AND o.placed_at >= $4
   ORDER BY o.placed_at DESC LIMIT 1`);
/** Locks in a statement of its own: a request that had to wait then reads the rows as they are after the wait. */
const LOCK_STOCK = named('commit-lock-stock')<
  [market: string, orderId: string, pool: string]
>(`SELECT s.sku_id FROM stock s
   WHERE (s.sku_id, s.pool) IN (
     SELECT l.sku_id, coalesce(f.store_id, $3)
     FROM order_line l LEFT JOIN fulfilment f ON f.market = l.market AND f.id = l.fulfilment_id
     WHERE l.market = $1 AND l.order_id = $2)
   ORDER BY s.sku_id, s.pool FOR UPDATE`);
const SKU = shownSku('sku.id = l.sku_id', {
  language: IN_FALLBACK,
  country: '$4',
  // Of the place that the line's parcel leaves from.
  pool: 'coalesce(f.store_id, $5)',
  viewer: { customerId: '$6', now: '$7' },
});
const LINES = named('commit-lines')<
  readonly [
    market: string,
    orderId: string,
    cartId: string,
    country: string,
    pool: string,
    ...viewer: ViewerValues,
    sessionId: string,
  ],
  AgeFacts & { readonly offer: PersonalisationOffer | null; readonly isGiven: boolean }
>(`SELECT l.id, l.sku_id, l.quantity, coalesce(f.store_id, $5) AS "pool!",
     sum(l.quantity) OVER (PARTITION BY l.sku_id, f.store_id)::int AS sku_quantity,
     l.unit_amount, l.configuration, ${offerOf('l')}, s.sellable, s.csc_sellable, s.amount, s.is_given, i.quantity AS in_cart, s.free,
     (SELECT count(*)::int FROM cart_line WHERE market = $1 AND cart_id = $3) AS cart_lines, s.may_have AS "is_open!",
     ${ageFacts('s', '$8')}
   FROM order_line l
   LEFT JOIN fulfilment f ON f.market = l.market AND f.id = l.fulfilment_id
   CROSS JOIN LATERAL ${SKU} s
   LEFT JOIN cart_line i ON i.market = l.market AND i.cart_id = $3 AND i.id = l.cart_line_id
   WHERE l.market = $1 AND l.order_id = $2
   ORDER BY l.sku_id`);
const HOLD = named('commit-hold')<
  [
    market: string,
    orderId: string,
    pools: readonly string[],
    reservationIds: readonly string[],
    lineIds: readonly string[],
    skuIds: readonly SkuId[],
    quantities: readonly number[],
    number: string,
    idempotencyKey: string | null,
    now: Date,
    expiresAt: Date,
    paymentIds: readonly string[],
    paymentStates: readonly string[],
    channel: CheckoutChannel,
    riskStatus: string,
    riskScore: number | null,
    riskReasons: readonly string[],
    reviewState: ReviewState,
  ]
>(`WITH wanted AS (
     SELECT * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
       AS w (pool, id, line_id, sku_id, quantity)
   ), per_sku AS (
     SELECT sku_id, pool, sum(quantity)::int AS quantity FROM wanted GROUP BY sku_id, pool
   ), held AS (
     UPDATE stock s SET reserved = s.reserved + w.quantity FROM per_sku w
     WHERE s.sku_id = w.sku_id AND s.pool = w.pool AND ${freeOf('s')} >= w.quantity
     RETURNING s.sku_id
   ), kept AS (
     INSERT INTO stock_reservation (market, order_id, id, line_id, sku_id, pool, quantity, state)
     SELECT $1, $2, w.id, w.line_id, w.sku_id, w.pool, w.quantity, 'held' FROM wanted w
     ON CONFLICT (market, line_id)
     DO UPDATE SET state = 'held', pool = excluded.pool, quantity = excluded.quantity
   ), asked AS (
     UPDATE payment p SET state = a.state, updated_at = $10
     FROM unnest($12::text[], $13::text[]) AS a (id, state) WHERE p.market = $1 AND p.id = a.id
   ), committed AS (
     UPDATE shop_order SET state = 'pending_payment', number = coalesce(number, $8), idempotency_key = $9,
       committed_at = $10, expires_at = $11, channel = $14, risk_status = $15, risk_score = $16::int,
       risk_reasons = $17::text[], review_state = $18
     WHERE market = $1 AND id = $2
   )
   SELECT count(*)::int AS held FROM held`);

/** An order with its payments: all that a commit's answer is made of. `hasShipping`: every piece has a way to its place. */
export type CommitRow = RowOf<typeof BY_ID>;

/**
 * A line beside what holds now. `pool`: whose stock it leaves; `skuQuantity`: pieces of the SKU in all lines of the order that leave it; `amount`: today's price, null
 * where the SKU is no longer priced in the country; `inCart`: how many are in the cart now, null when the line has left
 * it; `isOpen`: the shopper may still have it.
 */
export type CommitLine = RowOf<typeof LINES>;

/**
 * The order a commit is about, locked: the one that is under way, else the draft. It is read by a second statement: one
 * that had to wait for the lock would see the order as it is now beside its payment as it was before the wait.
 */
export async function lockCurrent(
  transaction: Transaction,
  session: Session,
): Promise<CommitRow | undefined> {
  const locked = await transaction.first(LOCK_CURRENT, ownerValues(session));
  return locked && transaction.first(BY_ID, [session.market, locked.id]);
}

/** The order that an earlier request of the same owner, from any of their sessions, committed with this Idempotency-Key. */
export function findByKey(db: Queryable, session: Session, key: string): Promise<CommitRow | undefined> {
  return db.first(BY_KEY, [...ownerValues(session), key]);
}

export function findCommitted(
  db: Queryable,
  market: string,
  orderId: string,
): Promise<CommitRow | undefined> {
  return db.first(BY_ID, [market, orderId]);
}

/** The session's order that was placed at `since` or later. */
export function findPlacedSince(
  db: Queryable,
  session: Session,
  since: Date,
): Promise<CommitRow | undefined> {
  return db.first(PLACED_SINCE, [...ownerValues(session), since]);
}

interface LineScope {
  readonly pool: string;
  readonly viewer: ViewerValues;
  readonly sessionId: string;
}

/** The lines of an order beside what holds now; their stock is locked, in id order. */
export async function lockLines(
  transaction: Transaction,
  order: CommitRow,
  { pool, viewer, sessionId }: LineScope,
): Promise<readonly CommitLine[]> {
  await transaction.all(LOCK_STOCK, [order.market, order.id, pool]);
  const { market, id, cartId, country } = order;
  const lines = await transaction.all(LINES, [market, id, cartId, country, pool, ...viewer, sessionId]);
  return lines.map((line) => ({ ...line, amount: designedPrice(line, country) }));
}

interface HeldLine {
  readonly reservationId: string;
  readonly lineId: string;
  readonly skuId: SkuId;
  /** Whose stock it is held in. */
  readonly pool: string;
  readonly quantity: number;
}
export interface Hold {
  readonly market: string;
  readonly orderId: string;
  readonly lines: readonly HeldLine[];
  /** What each payment becomes. */
  readonly payments: readonly Pick<CommitPayment, 'id' | 'state'>[];
  readonly number: string;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
  readonly expiresAt: Date;
  /** [R6.007] */
  readonly channel: CheckoutChannel;
  readonly risk: KeptRisk;
}

/** Commits: stock is held, the order gets its number and waits for its payment. Answers how many SKUs got their stock, counted by pool. */
export async function holdOrder(transaction: Transaction, hold: Hold): Promise<number> {
  const { market, orderId, lines, payments, number, now, expiresAt, risk } = hold;
  const row = await transaction.first(HOLD, [
    market,
    orderId,
    lines.map(({ pool }) => pool),
    lines.map(({ reservationId }) => reservationId),
    lines.map(({ lineId }) => lineId),
    lines.map(({ skuId }) => skuId),
    lines.map(({ quantity }) => quantity),
    number,
    hold.idempotencyKey ?? null,
    now,
    expiresAt,
    payments.map(({ id }) => id),
    payments.map(({ state }) => state),
    hold.channel,
    risk.status,
    risk.score,
    risk.reasons,
    risk.review,
  ]);
  return row?.held ?? 0;
}
