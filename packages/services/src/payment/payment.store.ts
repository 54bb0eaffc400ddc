import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { PaymentMethod, PaymentState, Share } from '@vitrine/domain';
import type { ChallengeStatus } from '../gateways/index.ts';
import { type OwnerValues, ownerValues, type Session } from '../http/session.ts';

/** What 3-D Secure found out about a payment. */
export interface ThreeDSecure {
  readonly transactionId: string;
  readonly status: ChallengeStatus;
  readonly acsUrl?: string;
  readonly payload?: string;
}
interface Known {
  readonly threeDSecure: ThreeDSecure | null;
}
type Key = readonly [market: string, paymentId: string];

const COLUMNS = `p.market, p.id, p.order_id, p.method, p.state, p.amount, p.currency, p.provider_token, p.three_d_secure,
  p.updated_at, o.number AS order_number, o.state AS order_state, o.locale AS order_locale`;
const JOINED = `payment p JOIN shop_order o ON o.market = p.market AND o.id = p.order_id`;

const BY_ID = named('payment-by-id')<Key, Known>(
  `SELECT ${COLUMNS} FROM ${JOINED} WHERE p.market = $1 AND p.id = $2`,
);
const OF_ORDER = named('payment-of-order')<[market: string, orderId: string], Known>(
  `SELECT ${COLUMNS} FROM ${JOINED} WHERE p.market = $1 AND p.order_id = $2 ORDER BY p.created_at DESC, p.id DESC`,
);
const LAST_OF_OWNER = named('payment-last-of-owner')<OwnerValues, Known>(`SELECT ${COLUMNS} FROM ${JOINED}
   WHERE (p.market, p.order_id) = (
     SELECT newest.market, newest.order_id FROM payment newest
     JOIN shop_order o ON o.market = newest.market AND o.id = newest.order_id
     WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3)
     ORDER BY newest.created_at DESC, newest.id DESC LIMIT 1
   )
   ORDER BY p.created_at DESC, p.id DESC`);
const GIVE_UP = named('payment-give-up')<
  [market: string, ids: readonly string[], now: Date]
>(`UPDATE payment SET state = 'cancelled', provider_token = NULL, updated_at = $3
   WHERE market = $1 AND id = ANY ($2::text[])`);
const INSERT = named('payment-insert')<
  [
    market: string,
    id: string,
    orderId: string,
    method: PaymentMethod,
    brand: string | null,
    lastFour: string | null,
    token: string | null,
    amount: number,
    currency: string,
    threeDSecure: string | null,
    savesCard: boolean,
    now: Date,
  ]
>(`INSERT INTO payment (market, id, order_id, method, brand, last_four, provider_token, amount, currency, state,
     three_d_secure, saves_card, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'applied', $10, $11, $12, $12)`);
const APPLIED = named('payment-applied')<
  [market: string, orderId: string],
  Known
>(`SELECT id, method, amount, provider_token, three_d_secure FROM payment
   WHERE market = $1 AND order_id = $2 AND state = 'applied' ORDER BY created_at, id`);
const SET_CARD = named('payment-set-card')<
  [...Key, brand: string, lastFour: string, saves: boolean, now: Date]
>(
  `UPDATE payment SET brand = $3, last_four = $4, saves_card = $5, updated_at = $6 WHERE market = $1 AND id = $2`,
);
const FORGET_ATTEMPT = named('payment-forget-attempt')<[market: string, orderId: string]>(
  `UPDATE shop_order SET idempotency_key = NULL WHERE market = $1 AND id = $2`,
);
const SET_STATE = named('payment-set-state')<
  [...Key, state: PaymentState, providerRef: string | null, now: Date, captured: number | null]
>(
  `UPDATE payment SET state = $3::text, provider_ref = coalesce($4, provider_ref), updated_at = $5,
     provider_token = CASE WHEN $3::text IN ('authorised', 'captured', 'refused') THEN NULL ELSE provider_token END,
     captured_amount = CASE WHEN $3::text = 'captured'
       THEN greatest(captured_amount, least(coalesce($6::bigint, amount), amount)) ELSE captured_amount END
   WHERE market = $1 AND id = $2`,
);
const SET_THREE_D_SECURE = named('payment-set-three-d-secure')<[...Key, threeDSecure: string, now: Date]>(
  `UPDATE payment SET three_d_secure = $3, updated_at = $4 WHERE market = $1 AND id = $2`,
);
const UNSETTLED = named('payment-unsettled')<
  [asOf: Date, quietSince: Date, limit: number],
  Known
>(`SELECT ${COLUMNS} FROM ${JOINED}
   WHERE o.state = 'pending_payment' AND o.expires_at > $1
     AND (p.state IN ('pending', 'challenged') OR (p.state = 'authorising' AND p.updated_at < $2))
   ORDER BY o.expires_at LIMIT $3`);
const OVERDUE = named('order-overdue')<[now: Date, limit: number]>(
  `SELECT market, id FROM shop_order WHERE state = 'pending_payment' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
);
const NOTE_EVENT = named('payment-note-event')<
  [method: PaymentMethod, eventId: string, providerRef: string, kind: string, payload: string, now: Date]
>(`INSERT INTO payment_event (method, provider_event_id, provider_ref, kind, payload, received_at)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING provider_event_id`);

/** A payment with the state and locale of its order; `updatedAt`: when its state last changed. */
export type PaymentRow = RowOf<typeof BY_ID>;
/** A means on a draft that nobody was asked about yet. */
export type AppliedRow = RowOf<typeof APPLIED>;

export interface PaymentKey {
  readonly market: string;
  readonly paymentId: string;
}
/** What is known of the card that is to pay. */
export interface AppliedCard {
  readonly brand: string;
  readonly lastFour: string;
  /** [R6.014] Its owner keeps it for the next purchase. */
  readonly saves: boolean;
}
export interface NewPayment {
  readonly market: string;
  readonly id: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly card?: AppliedCard;
  readonly token?: string;
  readonly share: Share;
  readonly currency: string;
  readonly threeDSecure?: ThreeDSecure;
}

export function findPayment(
  db: Queryable,
  { market, paymentId }: PaymentKey,
): Promise<PaymentRow | undefined> {
  return db.first(BY_ID, [market, paymentId]);
}

/** Whether the provider was asked for a payment of an order that waits, and has not said how it ends. */
export function isAsked({ state, orderState: order }: PaymentRow): boolean {
  return order === 'pending_payment' && (state === 'authorising' || state === 'pending');
}

/** An order's payments, the newest first, whatever became of them. */
export function findPaymentsOfOrder(
  db: Queryable,
  market: string,
  orderId: string,
): Promise<readonly PaymentRow[]> {
  return db.all(OF_ORDER, [market, orderId]);
}

/** The payments of the order that a session or its customer paid, or tried to pay, last; the newest first. */
export function findLastPayments(db: Queryable, session: Session): Promise<readonly PaymentRow[]> {
  return db.all(LAST_OF_OWNER, ownerValues(session));
}

/** The means that are on a draft and that nobody was asked about yet. */
export function findApplied(db: Queryable, market: string, orderId: string): Promise<readonly AppliedRow[]> {
  return db.all(APPLIED, [market, orderId]);
}

/** Puts a means on a locked draft, in the place of those that its share names. A new one is a new attempt to commit. */
export async function putPayment(transaction: Transaction, payment: NewPayment, now: Date): Promise<void> {
  const { market, id, orderId, method, card, token = null, share, currency, threeDSecure } = payment;
  await transaction.all(GIVE_UP, [market, share.insteadOf, now]);
  await transaction.all(FORGET_ATTEMPT, [market, orderId]);
  const stored = threeDSecure === undefined ? null : JSON.stringify(threeDSecure);
  const { brand = null, lastFour = null, saves = false } = card ?? {};
  const kept = [brand, lastFour, token, share.amount, currency, stored, saves] as const;
  await transaction.all(INSERT, [market, id, orderId, method, ...kept, now]);
}

/** Takes means off a locked draft. */
export async function giveUpApplied(
  transaction: Transaction,
  { market, ids, now }: { readonly market: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  await transaction.all(GIVE_UP, [market, ids, now]);
}

export async function setCard(
  transaction: Transaction,
  { market, paymentId }: PaymentKey,
  { brand, lastFour, saves, now }: AppliedCard & { readonly now: Date },
): Promise<void> {
  await transaction.all(SET_CARD, [market, paymentId, brand, lastFour, saves, now]);
}

interface NewState {
  readonly state: PaymentState;
  readonly providerRef?: string | undefined;
  /** Of what is captured: how much in all, minor units; all of it where nothing is said. */
  readonly captured?: number | undefined;
  readonly now: Date;
}

/** Notes a payment's state; the token of one that the provider has answered for is forgotten. */
export async function setPaymentState(
  transaction: Transaction,
  { market, paymentId }: PaymentKey,
  { state, providerRef, captured, now }: NewState,
): Promise<void> {
  await transaction.all(SET_STATE, [market, paymentId, state, providerRef ?? null, now, captured ?? null]);
}

export async function setThreeDSecure(
  transaction: Transaction,
  { market, paymentId }: PaymentKey,
  { threeDSecure, now }: { readonly threeDSecure: ThreeDSecure; readonly now: Date },
): Promise<void> {
  await transaction.all(SET_THREE_D_SECURE, [market, paymentId, JSON.stringify(threeDSecure), now]);
}

/** Payments whose outcome is open: unsure ones, challenges not come back from, and requests a kill cut off. */
export function findUnsettled(
  db: Queryable,
  { now, quietSince, limit }: { readonly now: Date; readonly quietSince: Date; readonly limit: number },
): Promise<readonly PaymentRow[]> {
  return db.all(UNSETTLED, [now, quietSince, limit]);
}

export interface ToldEvent {
  /** Whose provider tells it. */
  readonly method: PaymentMethod;
  readonly eventId: string;
  readonly providerRef: string;
  readonly kind: string;
  readonly payload: object;
}

/** Notes a notice of the provider; false when it was noted before. */
export async function noteEvent(transaction: Transaction, event: ToldEvent, now: Date): Promise<boolean> {
  const { method, eventId, providerRef, kind, payload } = event;
  const noted = await transaction.first(NOTE_EVENT, [
    method,
    eventId,
    providerRef,
    kind,
    JSON.stringify(payload),
    now,
  ]);
  return noted !== undefined;
}

/** Orders whose time to be paid has run out at `now`, the oldest first. */
export function findOverdue(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<readonly RowOf<typeof OVERDUE>[]> {
  return db.all(OVERDUE, [now, limit]);
}
