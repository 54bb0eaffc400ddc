import { named, type Queryable, type RowOf, type TableRow, type Transaction } from '@vitrine/database';
import type { ReturnKind, ReturnReason, ReturnState, ReturnWay, SkuId } from '@vitrine/domain';
import { type OwnerValues, ownerValues, type Session } from '../../http/session.ts';
import type { OrderKey } from '../settled.store.ts';

const PARCELS_OF_OWNER = named('returns-parcels-of-owner')<readonly [...OwnerValues, ids: readonly string[]]>(
  `SELECT f.id, f.market, f.order_id FROM fulfilment f JOIN shop_order o ON o.market = f.market AND o.id = f.order_id
   WHERE f.market = $1 AND (o.session_id = $2 OR o.customer_id = $3) AND f.id = ANY ($4::text[]) AND o.placed_at IS NOT NULL`,
);
const PARCELS_OF_ORDER = named('returns-parcels-of-order')<
  readonly [market: string, orderId: string, ids: readonly string[]]
>(
  `SELECT id, market, order_id FROM fulfilment WHERE market = $1 AND order_id = $2 AND id = ANY ($3::text[])`,
);
const STORE = named('returns-store')<[id: string]>(
  `SELECT id FROM store WHERE id = $1 AND is_open AND click_and_collect`,
);
const ADD = named('returns-add')<
  readonly [
    market: string,
    id: string,
    orderId: string,
    number: string,
    kind: ReturnKind,
    way: ReturnWay,
    storeId: string | null,
    now: Date,
  ]
>(`INSERT INTO return_request (market, id, order_id, number, kind, way, store_id, state, moved_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, 'requested', $8, $8)`);
const ADD_LINE = named('returns-add-line')<
  readonly [
    market: string,
    returnId: string,
    lineId: string,
    quantity: number,
    reason: ReturnReason,
    wantedSkuId: SkuId | null,
    wanted: string | null,
  ]
>(`INSERT INTO return_line (market, return_id, line_id, quantity, reason_code, wanted_sku_id, wanted, hold)
   VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $6::text IS NULL THEN NULL ELSE 'held' END)`);
const CLAIM = named('returns-claim')<readonly [market: string, by: string, key: string, now: Date]>(
  `INSERT INTO return_submission (market, submitted_by, key, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING key`,
);
const ANSWER = named('returns-answer')<readonly [market: string, by: string, key: string]>(
  `SELECT answer FROM return_submission WHERE market = $1 AND submitted_by = $2 AND key = $3`,
);
const KEEP = named('returns-keep-answer')<readonly [market: string, by: string, key: string, answer: string]>(
  `UPDATE return_submission SET answer = $4 WHERE market = $1 AND submitted_by = $2 AND key = $3`,
);
const DROP = named('returns-drop-submission')<readonly [market: string, by: string, key: string]>(
  `DELETE FROM return_submission WHERE market = $1 AND submitted_by = $2 AND key = $3`,
);
const OF_ORDER = named('returns-of-order')<
  readonly [market: string, orderId: string],
  { readonly lines: readonly StoredReturnLine[] | null; readonly store: StoreOfReturn | null }
>(
  `SELECT r.id, r.number, r.kind, r.way, r.store_id, r.state, r.refund_amount, r.tracking, r.moves, r.created_at,
     (SELECT json_build_object('texts', s.texts, 'address', s.address, 'city', s.city, 'country', s.country)
      FROM store s WHERE s.id = r.store_id) AS store,
     (SELECT json_agg(json_build_object('lineId', l.line_id, 'quantity', l.quantity, 'reasonCode', l.reason_code,
        'accepted', l.accepted, 'wantedSkuId', l.wanted_sku_id, 'wanted', l.wanted) ORDER BY l.line_id)
      FROM return_line l WHERE l.market = r.market AND l.return_id = r.id) AS lines
   FROM return_request r WHERE r.market = $1 AND r.order_id = $2 ORDER BY r.created_at DESC, r.id DESC`,
);
const ORDER_OF = named('returns-order-of')<readonly [market: string, id: string]>(
  `SELECT order_id FROM return_request WHERE market = $1 AND id = $2`,
);
const MOVE = named('returns-move')<
  readonly [
    market: string,
    id: string,
    state: ReturnState,
    now: Date,
    refund: number | null,
    tracking: string | null,
  ]
>(`UPDATE return_request SET state = $3::text, moved_at = $4::timestamptz,
     refund_amount = coalesce($5::bigint, refund_amount), tracking = coalesce($6::jsonb, tracking),
     moves = moves || jsonb_build_array(jsonb_build_object('state', $3::text, 'at', $4::timestamptz))
   WHERE market = $1 AND id = $2`);
const ACCEPT = named('returns-accept')<
  readonly [market: string, returnId: string, lineId: string, accepted: number]
>(`UPDATE return_line SET accepted = $4 WHERE market = $1 AND return_id = $2 AND line_id = $3`);

/** The store that takes the pieces. */
type StoreOfReturn = Pick<TableRow<'store'>, 'texts' | 'address' | 'city' | 'country'>;
/** A line of a return, as JSON has it. */
export interface StoredReturnLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly reasonCode: ReturnReason;
  readonly accepted: number | null;
  readonly wantedSkuId: SkuId | null;
  readonly wanted: { readonly colour: string; readonly size?: string } | null;
}
/** The piece that an exchange brings in the place of a line, as answers and messages tell it; nothing of a return. */
export function wantedOf({ wantedSkuId: skuId, wanted }: StoredReturnLine) {
  if (skuId === null || wanted === null) return {};
  const { colour: color, size } = wanted;
  return { wanted: { skuId, color, ...(size === undefined ? {} : { size }) } };
}
/** A return of an order, with its lines. */
export type ReturnRow = RowOf<typeof OF_ORDER>;
export interface ReturnKey {
  readonly market: string;
  readonly returnId: string;
}

/** The orders of some parcels, by the ids of these, where they are the session's or its customer's. */
export async function ordersOfParcels(
  db: Queryable,
  session: Session,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderKey>> {
  return byParcel(await db.all(PARCELS_OF_OWNER, [...ownerValues(session), ids]));
}

/** The same of one order alone. */
export async function parcelsOfOneOrder(
  db: Queryable,
  { market, orderId }: OrderKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderKey>> {
  return byParcel(await db.all(PARCELS_OF_ORDER, [market, orderId, ids]));
}

const byParcel = (
  rows: readonly { readonly id: string; readonly market: string; readonly orderId: string }[],
): ReadonlyMap<string, OrderKey> => new Map(rows.map(({ id, market, orderId }) => [id, { market, orderId }]));

/** Whether a store is open and hands over orders: it takes pieces back, too. */
export async function takesReturns(db: Queryable, storeId: string): Promise<boolean> {
  return (await db.first(STORE, [storeId])) !== undefined;
}

export interface NewReturn extends OrderKey {
  readonly id: string;
  readonly number: string;
  readonly kind: ReturnKind;
  readonly way: ReturnWay;
  readonly storeId: string | undefined;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly reasonCode: ReturnReason;
    readonly wanted?: { readonly skuId: SkuId; readonly snapshot: object };
  }[];
}

export async function addReturn(transaction: Transaction, added: NewReturn, now: Date): Promise<void> {
  const { market, id, orderId, number, kind, way, storeId = null, lines } = added;
  await transaction.all(ADD, [market, id, orderId, number, kind, way, storeId, now]);
  for (const { lineId, quantity, reasonCode, wanted } of lines) {
    const snapshot = wanted === undefined ? null : JSON.stringify(wanted.snapshot);
    await transaction.all(ADD_LINE, [
      market,
      id,
      lineId,
      quantity,
      reasonCode,
      wanted?.skuId ?? null,
      snapshot,
    ]);
  }
}

/** Who sends a list, and under which key. */
export interface Submission {
  readonly market: string;
  readonly by: string;
  readonly key: string;
}

/**
 * Takes a submission for this transaction; whoever sends the same waits for its end. Otherwise the answer that the first
 * one got.
 */
export async function claimSubmission(
  transaction: Transaction,
  { market, by, key }: Submission,
  now: Date,
): Promise<{ readonly isNew: true } | { readonly isNew: false; readonly answer: unknown }> {
  const claimed = await transaction.first(CLAIM, [market, by, key, now]);
  if (claimed !== undefined) return { isNew: true };
  const known = await transaction.first(ANSWER, [market, by, key]);
  return { isNew: false, answer: known?.answer };
}

export async function keepAnswer(
  transaction: Transaction,
  { market, by, key }: Submission,
  answer: object,
): Promise<void> {
  await transaction.all(KEEP, [market, by, key, JSON.stringify(answer)]);
}

/** Nothing came of it: it may be sent again. */
export async function dropSubmission(
  transaction: Transaction,
  { market, by, key }: Submission,
): Promise<void> {
  await transaction.all(DROP, [market, by, key]);
}

export function returnsOfOrder(db: Queryable, { market, orderId }: OrderKey): Promise<readonly ReturnRow[]> {
  return db.all(OF_ORDER, [market, orderId]);
}

export async function orderOfReturn(
  db: Queryable,
  { market, returnId }: ReturnKey,
): Promise<string | undefined> {
  return (await db.first(ORDER_OF, [market, returnId]))?.orderId;
}

interface Moved {
  readonly state: ReturnState;
  readonly now: Date;
  readonly refund?: number;
  readonly tracking?: { readonly carrier: string; readonly number: string } | undefined;
}

export async function setReturnState(
  transaction: Transaction,
  { market, returnId }: ReturnKey,
  { state, now, refund, tracking }: Moved,
): Promise<void> {
  const carried = tracking === undefined ? null : JSON.stringify(tracking);
  await transaction.all(MOVE, [market, returnId, state, now, refund ?? null, carried]);
}

export async function setAccepted(
  transaction: Transaction,
  { market, returnId }: ReturnKey,
  accepted: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [lineId, quantity] of accepted)
    await transaction.all(ACCEPT, [market, returnId, lineId, quantity]);
}
