import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { CustomOrderKind, CustomOrderState } from '@vitrine/domain';
import type { ViewerValues } from '../../http/session.ts';
import { isOpenOrder } from '../draft.store.ts';
import type { OrderKey } from '../settled.store.ts';

type Key = readonly [market: string, orderId: string];

const COLUMNS = `c.market, c.order_id, c.id, c.kind, c.state, c.agent_id, c.token_hash, c.expires_at,
  o.state AS order_state, o.placed_at, o.session_id, o.customer_id`;
const JOINED = `custom_order c JOIN shop_order o ON o.market = c.market AND o.id = c.order_id`;

const SEND = named('custom-order-send')<
  readonly [
    ...Key,
    id: string,
    kind: CustomOrderKind,
    agentId: string,
    tokenHash: string,
    now: Date,
    expiresAt: Date,
  ]
>(`WITH sent AS (
     UPDATE shop_order SET state = 'awaiting_client', is_handed_over = false WHERE market = $1 AND id = $2
   ), unpaid AS (
     UPDATE payment SET state = 'cancelled', provider_token = NULL, updated_at = $7
     WHERE market = $1 AND order_id = $2 AND state = 'applied'
   )
   INSERT INTO custom_order (market, order_id, id, kind, state, agent_id, token_hash, sent_at, expires_at)
   VALUES ($1, $2, $3, $4, 'sent', $5, $6, $7, $8)
   ON CONFLICT (market, order_id) DO UPDATE SET id = excluded.id, kind = excluded.kind, state = 'sent',
     agent_id = excluded.agent_id, token_hash = excluded.token_hash, sent_at = excluded.sent_at,
     expires_at = excluded.expires_at, answered_at = NULL`);
const BY_TOKEN = named('custom-order-by-token')<[tokenHash: string]>(
  `SELECT ${COLUMNS} FROM ${JOINED} WHERE c.token_hash = $1`,
);
const LOCK_BY_TOKEN = named('custom-order-lock-by-token')<[tokenHash: string]>(
  `SELECT ${COLUMNS} FROM ${JOINED} WHERE c.token_hash = $1 FOR UPDATE`,
);
const LOCK = named('custom-order-lock')<readonly [...Key, ...viewer: ViewerValues]>(
  `SELECT ${COLUMNS}, ${isOpenOrder({ customerId: '$3', now: '$4' })} AS "is_open!"
   FROM ${JOINED} WHERE c.market = $1 AND c.order_id = $2 FOR UPDATE OF c, o`,
);
const OF_ORDER = named('custom-order-of-order')<Key>(
  `SELECT ${COLUMNS} FROM ${JOINED} WHERE c.market = $1 AND c.order_id = $2`,
);
const SENT_BY = named('custom-orders-of-agent')<
  readonly [market: string, agentId: string, since: Date, limit: number]
>(`SELECT ${COLUMNS}, c.sent_at, o.locale, o.currency, o.total, f.address AS ship_to,
     (SELECT coalesce(sum(l.quantity), 0)::int FROM order_line l WHERE l.market = c.market AND l.order_id = c.order_id)
       AS "pieces!"
   FROM ${JOINED}
   LEFT JOIN fulfilment f ON f.market = c.market AND f.order_id = c.order_id AND f.rank = 0
   WHERE c.market = $1 AND c.agent_id = $2 AND c.sent_at > $3 AND c.state <> 'drafted'
   ORDER BY c.sent_at DESC, c.order_id LIMIT $4`);
const SET_STATE = named('custom-order-set-state')<readonly [...Key, state: CustomOrderState, now: Date]>(
  `UPDATE custom_order SET state = $3, answered_at = $4 WHERE market = $1 AND order_id = $2`,
);
const LOAD = named('custom-order-load')<
  readonly [
    ...Key,
    sessionId: string,
    customerId: string | null,
    cartId: string,
    channel: string,
    isHandedOver: boolean,
  ]
>(`WITH placed AS (
     UPDATE cart SET dispatch_country = o.country FROM shop_order o
     WHERE o.market = $1 AND o.id = $2 AND cart.market = $1 AND cart.id = $5
   )
   UPDATE shop_order SET state = 'draft', session_id = $3, customer_id = coalesce($4, customer_id), cart_id = $5,
     channel = $6, is_handed_over = $7,
     cart_version = (SELECT c.version FROM cart c WHERE c.market = $1 AND c.id = $5)
   WHERE market = $1 AND id = $2
   RETURNING gift`);

/** What an agent sent, beside the order that it is about. */
export type CustomOrderRow = RowOf<typeof BY_TOKEN>;

export interface SentOrder extends OrderKey {
  readonly id: string;
  readonly kind: CustomOrderKind;
  readonly agentId: string;
  readonly tokenHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Takes a locked draft out of its session: it waits for whoever has the link. What was to pay it is given up. */
export async function putCustomOrder(transaction: Transaction, sent: SentOrder): Promise<void> {
  const { market, orderId, id, kind, agentId, tokenHash, now, expiresAt } = sent;
  await transaction.all(SEND, [market, orderId, id, kind, agentId, tokenHash, now, expiresAt]);
}

export function findByToken(db: Queryable, tokenHash: string): Promise<CustomOrderRow | undefined> {
  return db.first(BY_TOKEN, [tokenHash]);
}

/** The same, locked with its order for the rest of the transaction. */
export function lockByToken(
  transaction: Transaction,
  tokenHash: string,
): Promise<CustomOrderRow | undefined> {
  return transaction.first(LOCK_BY_TOKEN, [tokenHash]);
}

/** What an agent sent of an order, locked with it; undefined also where a piece of it is closed to the viewer [R6.011]. */
export async function lockCustomOrder(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  viewer: ViewerValues,
): Promise<CustomOrderRow | undefined> {
  const row = await transaction.first(LOCK, [market, orderId, ...viewer]);
  return row?.isOpen === true ? row : undefined;
}

export function findCustomOrder(
  db: Queryable,
  { market, orderId }: OrderKey,
): Promise<CustomOrderRow | undefined> {
  return db.first(OF_ORDER, [market, orderId]);
}

export type SentRow = RowOf<typeof SENT_BY>;

/** [R4.042] What an agent sent since then in a market, the newest first; what was taken back is a draft again. */
export function sentBy(
  db: Queryable,
  {
    market,
    agentId,
    since,
    limit,
  }: { readonly market: string; readonly agentId: string; readonly since: Date; readonly limit: number },
): Promise<readonly SentRow[]> {
  return db.all(SENT_BY, [market, agentId, since, limit]);
}

export async function setCustomOrderState(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  { state, now }: { readonly state: CustomOrderState; readonly now: Date },
): Promise<void> {
  await transaction.all(SET_STATE, [market, orderId, state, now]);
}

export interface LoadedOrder extends OrderKey {
  readonly sessionId: string;
  readonly customerId: string | undefined;
  readonly cartId: string;
  readonly channel: string;
  readonly isHandedOver: boolean;
}

/** Makes a locked order the draft of a session and its cart; what is done for it as a gift. */
export async function loadIntoSession(transaction: Transaction, loaded: LoadedOrder) {
  const { market, orderId, sessionId, customerId = null, cartId, channel, isHandedOver } = loaded;
  const row = await transaction.first(LOAD, [
    market,
    orderId,
    sessionId,
    customerId,
    cartId,
    channel,
    isHandedOver,
  ]);
  return row?.gift ?? undefined;
}
