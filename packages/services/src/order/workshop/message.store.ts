import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { WorkshopMessageType } from '@vitrine/contracts';
import type { OrderKey } from '../settled.store.ts';

type Key = readonly [market: string, orderId: string];

/** The order is locked, so that no other message gets the same place. */
const ADD = named('workshop-add-message')<
  readonly [...Key, id: string, type: WorkshopMessageType, returnId: string | null, now: Date]
>(`INSERT INTO workshop_message (market, order_id, id, type, return_id, created_at, next_try_at, place)
   SELECT $1::text, $2::text, $3, $4, $5, $6::timestamptz, $6,
     coalesce(max(m.place), 0) + 1 FROM workshop_message m WHERE m.market = $1 AND m.order_id = $2`);
const WAITING = named('workshop-waiting-messages')<Key>(
  `SELECT market, id, order_id, place, type, return_id, body, created_at, tries, next_try_at FROM workshop_message
   WHERE market = $1 AND order_id = $2 AND sent_at IS NULL ORDER BY place`,
);
/** Of each order its first message that waits decides. */
const DUE = named('workshop-due-orders')<[now: Date, limit: number]>(
  `SELECT m.market, m.order_id, m.created_at FROM workshop_message m
   WHERE m.sent_at IS NULL AND m.next_try_at <= $1 AND NOT EXISTS (SELECT FROM workshop_message b
     WHERE b.market = m.market AND b.order_id = m.order_id AND b.place < m.place AND b.sent_at IS NULL)
   ORDER BY m.created_at LIMIT $2`,
);
const KEEP = named('workshop-keep-body')<readonly [market: string, id: string, body: string]>(
  `UPDATE workshop_message SET body = coalesce(body, $3::jsonb) WHERE market = $1 AND id = $2 RETURNING body`,
);
const SENT = named('workshop-note-sent')<readonly [market: string, id: string, now: Date]>(
  `UPDATE workshop_message SET sent_at = $3, body = NULL, tries = tries + 1 WHERE market = $1 AND id = $2`,
);
const FAILED = named('workshop-note-failed')<readonly [market: string, id: string, nextTryAt: Date]>(
  `UPDATE workshop_message SET next_try_at = $3, tries = tries + 1 WHERE market = $1 AND id = $2 AND sent_at IS NULL`,
);
const REPLAY = named('workshop-replay')<readonly [since: Date, now: Date]>(
  `UPDATE workshop_message SET sent_at = NULL, next_try_at = $2 WHERE created_at >= $1 AND sent_at IS NOT NULL
   RETURNING id`,
);
/** Parcels that somebody moves have a time; those that a demo's people came with have none. */
const UNTOLD = named('workshop-untold-orders')<[limit: number]>(
  `SELECT DISTINCT f.market, f.order_id FROM fulfilment f
   JOIN shop_order o ON o.market = f.market AND o.id = f.order_id AND o.placed_at IS NOT NULL
     AND o.review_state <> 'held'
   WHERE f.state IN ('planned', 'preparing', 'shipped', 'ready_for_collection') AND f.moved_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM workshop_message m WHERE m.market = f.market AND m.order_id = f.order_id)
   LIMIT $1`,
);
const IS_TOLD = named('workshop-is-told')<Key>(
  `SELECT id FROM workshop_message WHERE market = $1 AND order_id = $2 LIMIT 1`,
);

export type MessageRow = RowOf<typeof WAITING>;

export interface NewMessage extends OrderKey {
  readonly id: string;
  readonly type: WorkshopMessageType;
  readonly returnId?: string | undefined;
}

export async function addMessage(
  transaction: Transaction,
  { market, orderId, id, type, returnId }: NewMessage,
  now: Date,
): Promise<void> {
  await transaction.all(ADD, [market, orderId, id, type, returnId ?? null, now]);
}

/** The messages of an order that were not taken yet, in their order. */
export function waitingMessages(
  db: Queryable,
  { market, orderId }: OrderKey,
): Promise<readonly MessageRow[]> {
  return db.all(WAITING, [market, orderId]);
}

/** Orders whose first waiting message is due, the oldest first. */
export function dueOrders(db: Queryable, now: Date, limit: number) {
  return db.all(DUE, [now, limit]);
}

/** Keeps what a message says; whoever comes second gets what the first one kept. */
export async function keepBody(
  db: Queryable,
  { market, id }: Pick<MessageRow, 'market' | 'id'>,
  body: object,
): Promise<unknown> {
  return (await db.first(KEEP, [market, id, JSON.stringify(body)]))?.body;
}

export async function noteSent(
  db: Queryable,
  { market, id }: Pick<MessageRow, 'market' | 'id'>,
  now: Date,
): Promise<void> {
  await db.all(SENT, [market, id, now]);
}

export async function noteFailed(
  db: Queryable,
  { market, id }: Pick<MessageRow, 'market' | 'id'>,
  nextTryAt: Date,
): Promise<void> {
  await db.all(FAILED, [market, id, nextTryAt]);
}

/** Has all messages sent again that were written since a moment, each with its order as it stands then; how many. */
export async function replayMessages(db: Queryable, since: Date, now: Date): Promise<number> {
  return (await db.all(REPLAY, [since, now])).length;
}

/** Bought orders under way that the workshop was never told of. */
export async function untoldOrders(db: Queryable, limit: number): Promise<readonly OrderKey[]> {
  return db.all(UNTOLD, [limit]);
}

export async function isTold(db: Queryable, { market, orderId }: OrderKey): Promise<boolean> {
  return (await db.first(IS_TOLD, [market, orderId])) !== undefined;
}
