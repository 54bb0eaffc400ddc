import { IN_FALLBACK, named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { CallbackState } from '@vitrine/domain';

/** The one rule of whose day it is: an agent sees the store where they work, while they do. `agent`: the parameter with the id. */
const storeOf = (agent: string): string =>
  `agent a JOIN store st ON st.id = a.store_id AND a.id = ${agent} AND a.active`;

/** More than a store or a desk has in a day. */
const MOST = 200;

const STORE = named('workday-store')<[agentId: string]>(
  `SELECT st.id, st.country, st.time_zone, st.texts FROM ${storeOf('$1')}`,
);
/** From midnight to midnight by the store's clock. */
const APPOINTMENTS = named('workday-appointments')<[agentId: string, now: Date]>(
  `SELECT p.id, p.starts_at, p.type, p.first_name, p.last_name, p.phone, p.wish
   FROM ${storeOf('$1')} JOIN appointment p ON p.store_id = st.id AND p.state = 'booked'
     AND p.starts_at >= date_trunc('day', $2::timestamptz AT TIME ZONE st.time_zone) AT TIME ZONE st.time_zone
     AND p.starts_at < (date_trunc('day', $2::timestamptz AT TIME ZONE st.time_zone) + interval '1 day') AT TIME ZONE st.time_zone
   ORDER BY p.starts_at, p.id LIMIT ${MOST}`,
);
const WAITING = named('workday-waiting')<[agentId: string]>(
  `SELECT w.type, w.day, w.email, w.created_at
   FROM ${storeOf('$1')} JOIN appointment_waiting w ON w.store_id = st.id AND w.told_at IS NULL
   ORDER BY w.created_at LIMIT ${MOST}`,
);
const PARCEL_COLUMNS = `f.market, f.id, f.state, f.address, f.collection, o.number AS "number!", o.customer_id, (
     SELECT coalesce(json_agg(json_build_object('snapshot', l.snapshot, 'quantity', l.quantity) ORDER BY l.id), '[]')
     FROM order_line l WHERE l.market = f.market AND l.fulfilment_id = f.id) AS "lines!"`;
type Lines = {
  readonly lines: readonly {
    readonly snapshot: { readonly name: string; readonly colour: string; readonly size?: string };
    readonly quantity: number;
  }[];
};
const ORDER_OF_PARCEL = 'shop_order o ON o.market = f.market AND o.id = f.order_id AND o.number IS NOT NULL';
const READY = named('workday-parcels')<[agentId: string], Lines>(
  `SELECT ${PARCEL_COLUMNS} FROM ${storeOf('$1')}
   JOIN fulfilment f ON f.store_id = st.id AND f.state = 'ready_for_collection' JOIN ${ORDER_OF_PARCEL}
   ORDER BY f.moved_at, f.id LIMIT ${MOST}`,
);
const BY_NUMBER = named('workday-parcels-of-order')<[agentId: string, number: string], Lines>(
  `SELECT ${PARCEL_COLUMNS} FROM shop_order o
   JOIN fulfilment f ON f.market = o.market AND f.order_id = o.id
   JOIN ${storeOf('$1')} ON st.id = f.store_id
   WHERE o.number = $2 ORDER BY f.rank`,
);
const BY_ID = named('workday-parcel')<[agentId: string, market: string, id: string], Lines>(
  `SELECT ${PARCEL_COLUMNS} FROM fulfilment f JOIN ${ORDER_OF_PARCEL} JOIN ${storeOf('$1')} ON st.id = f.store_id
   WHERE f.market = $2 AND f.id = $3`,
);
/** What is to come, and what came in the last day. */
const CALLBACKS = named('workday-callbacks')<[desk: string, from: Date]>(
  `SELECT c.id, c.desk, c.starts_at, c.phone, c.name, c.topic, c.locale, c.state, c.agent_id, c.note,
     a.first_name AS agent_first_name, a.last_name AS agent_last_name, pt.name AS piece
   FROM callback c LEFT JOIN agent a ON a.id = c.agent_id
   LEFT JOIN sku s ON s.id = c.sku_id
   LEFT JOIN product_text pt ON pt.product_id = s.product_id AND pt.language = ${IN_FALLBACK}
   WHERE c.desk = $1 AND c.starts_at >= $2 ORDER BY c.starts_at, c.id LIMIT ${MOST}`,
);
const LOCK_CALLBACK = named('workday-lock-callback')<[desk: string, id: string]>(
  'SELECT state, agent_id FROM callback WHERE desk = $1 AND id = $2 FOR UPDATE',
);
const MOVE_CALLBACK = named('workday-move-callback')<
  [id: string, state: CallbackState, agentId: string | null, note: string | null, now: Date]
>('UPDATE callback SET state = $2, agent_id = $3, note = coalesce($4, note), changed_at = $5 WHERE id = $1');

export type StoreParcelRow = RowOf<typeof READY>;
export type CallbackRow = RowOf<typeof CALLBACKS>;

/** The agent's store; undefined for an agent who has left the house. */
export const storeOfDay = (db: Queryable, agentId: string) => db.first(STORE, [agentId]);

export const appointmentsOfDay = (db: Queryable, agentId: string, now: Date) =>
  db.all(APPOINTMENTS, [agentId, now]);

export const waitingIn = (db: Queryable, agentId: string) => db.all(WAITING, [agentId]);

/** What lies ready in the agent's store, the longest first. */
export const parcelsReady = (db: Queryable, agentId: string) => db.all(READY, [agentId]);

/** The parcels of an order that are collected in the agent's store, whatever their state. */
export const parcelsByNumber = (db: Queryable, agentId: string, number: string) =>
  db.all(BY_NUMBER, [agentId, number]);

export const parcelById = (
  db: Queryable,
  agentId: string,
  { market, id }: { readonly market: string; readonly id: string },
) => db.first(BY_ID, [agentId, market, id]);

export const callbacksOf = (db: Queryable, desk: string, from: Date) => db.all(CALLBACKS, [desk, from]);

/** A call-back of a desk, locked; undefined where the desk has no such one. */
export const lockCallback = (transaction: Transaction, desk: string, id: string) =>
  transaction.first(LOCK_CALLBACK, [desk, id]);

export async function setCallback(
  transaction: Transaction,
  id: string,
  moved: {
    readonly state: CallbackState;
    readonly agentId: string | undefined;
    readonly note: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { state, agentId, note, now } = moved;
  await transaction.all(MOVE_CALLBACK, [id, state, agentId ?? null, note ?? null, now]);
}
