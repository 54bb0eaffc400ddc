import { named, type Queryable, type RowOf, shownSku, skuColumns, type Transaction } from '@vitrine/database';
import type { Owner, RepairState, SkuId } from '@vitrine/domain';
import { PIECE_FIELDS } from '../catalog/index.ts';

type Own = readonly [customerId: string | null, sessionId: string | null];

/**
 * Whose a repair is, the one rule: of the customer or the guest who asked for it. What a guest asked for under an e-mail is
 * for the customer with that e-mail, too, who has shown that it is theirs.
 */
const IS_OWN = `(r.customer_id = $1::text OR (r.customer_id IS NULL AND (r.session_id = $2::text
  OR lower(r.email) = (SELECT lower(c.email) FROM customer c WHERE c.id = $1::text))))`;
/** [R2.052] The same, and the one request without an account that a signed link names. */
const IS_OPEN = `(${IS_OWN} OR (r.customer_id IS NULL AND r.id = $3::text))`;
type Open = readonly [...Own, linkedId: string | null];

const ADD = named('repair-add')<
  readonly [
    ...Own,
    id: string,
    number: string,
    market: string,
    locale: string,
    currency: string,
    serialNumber: string | null,
    skuId: SkuId | null,
    piece: string | null,
    description: string,
    firstName: string | null,
    lastName: string | null,
    email: string | null,
    now: Date,
  ]
>(`INSERT INTO repair_request (customer_id, session_id, id, number, market, locale, currency, serial_number, sku_id, piece,
     description, first_name, last_name, email, requested_at, moved_at, state)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, 'requested')`);
const NOTE_STEP = named('repair-note-step')<[repairId: string, state: RepairState, now: Date]>(
  `INSERT INTO repair_step (repair_id, state, at, place)
   SELECT $1::text, $2, $3, coalesce(max(t.place), 0) + 1 FROM repair_step t WHERE t.repair_id = $1`,
);

const isoText = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const SHOWN = (
  language: string,
) => `SELECT r.id, r.number, r.state, r.serial_number, r.piece, r.description, r.amount,
    r.currency, r.days, r.note, r.carrier, r.tracking_number, r.requested_at, r.moved_at, r.locale, r.market, r.customer_id,
    (SELECT p.state FROM repair_payment p WHERE p.repair_id = r.id ORDER BY p.created_at DESC LIMIT 1) AS payment_state,
    ARRAY (SELECT p.place FROM repair_photo p WHERE p.repair_id = r.id ORDER BY p.place) AS "places!",
    ARRAY (SELECT t.state FROM repair_step t WHERE t.repair_id = r.id ORDER BY t.place) AS "states!",
    ARRAY (SELECT ${isoText('t.at')} FROM repair_step t WHERE t.repair_id = r.id ORDER BY t.place) AS "times!",
    ${skuColumns(PIECE_FIELDS)}
  FROM repair_request r
  LEFT JOIN LATERAL ${shownSku('sku.id = r.sku_id', { language, country: 'NULL' })} s ON true`;
const OF_OWNER = named('repairs-of-owner')<readonly [...Own, language: string]>(
  `${SHOWN('$3')} WHERE ${IS_OWN} ORDER BY r.requested_at DESC, r.id LIMIT 100`,
);
const OF_OWNER_BY_ID = named('repair-of-owner')<readonly [...Open, language: string, id: string]>(
  `${SHOWN('$4')} WHERE ${IS_OPEN} AND r.id = $5`,
);
/** In the language that it was asked for in. */
const BY_ID = named('repair-by-id')<[id: string]>(`${SHOWN('left(r.locale, 3)')} WHERE r.id = $1`);
const CLIENT = named('repair-client')<[id: string]>(
  `SELECT coalesce(r.first_name, c.first_name) AS first_name, coalesce(r.last_name, c.last_name) AS last_name,
     coalesce(r.email, c.email) AS email
   FROM repair_request r LEFT JOIN customer c ON c.id = r.customer_id WHERE r.id = $1`,
);
/** A request that was declined before its piece came is over. */
export const CAME = `(r.state <> 'declined' OR EXISTS (
  SELECT FROM repair_step t WHERE t.repair_id = r.id AND t.state = 'received'))`;
/** What the house has to do with, in its own language. */
const OF_HOUSE = named('repairs-of-house')<[limit: number]>(
  `SELECT r.id, r.market, r.number, r.state, r.locale, r.serial_number, r.piece, r.description, r.amount, r.currency,
     r.days, r.note, r.requested_at, coalesce(r.first_name, c.first_name) AS first_name,
     coalesce(r.last_name, c.last_name) AS last_name, coalesce(r.email, c.email) AS email, s.name, s.colour, s.sku_id,
     ARRAY (SELECT p.place FROM repair_photo p WHERE p.repair_id = r.id ORDER BY p.place) AS "places!"
   FROM repair_request r
   LEFT JOIN customer c ON c.id = r.customer_id
   LEFT JOIN LATERAL ${shownSku('sku.id = r.sku_id', { language: `'eng'`, country: 'NULL' })} s ON true
   WHERE r.state <> 'returned' AND ${CAME} ORDER BY r.requested_at LIMIT $1`,
);

const LOCK = `SELECT r.id, r.market, r.state, r.serial_number, r.locale, r.amount, r.currency, ${CAME} AS "hasCome!"
  FROM repair_request r`;
const LOCK_OWN = named('repair-lock-own')<readonly [...Open, id: string]>(
  `${LOCK} WHERE ${IS_OPEN} AND r.id = $4 FOR UPDATE`,
);
const LOCK_ANY = named('repair-lock')<readonly [market: string, id: string]>(
  `${LOCK} WHERE r.market = $1 AND r.id = $2 FOR UPDATE`,
);
const MOVE = named('repair-move')<[id: string, state: RepairState, now: Date]>(
  `UPDATE repair_request SET state = $2, moved_at = $3 WHERE id = $1`,
);
const ANSWER = named('repair-answer')<
  [id: string, amount: number | null, days: number | null, note: string | null]
>(`UPDATE repair_request SET amount = $2, days = $3, note = $4 WHERE id = $1`);
const TRACK = named('repair-track')<[id: string, carrier: string, trackingNumber: string]>(
  `UPDATE repair_request SET carrier = $2, tracking_number = $3 WHERE id = $1`,
);
export interface NewRepair {
  readonly id: string;
  readonly number: string;
  readonly market: string;
  readonly locale: string;
  readonly currency: string;
  readonly serialNumber: string | null;
  readonly skuId: SkuId | null;
  readonly piece: string | null;
  readonly description: string;
  /** Of a guest. */
  readonly contact:
    | { readonly firstName: string; readonly lastName: string; readonly email: string }
    | undefined;
}
export type RepairRow = RowOf<typeof OF_OWNER>;
export type HouseRepairRow = RowOf<typeof OF_HOUSE>;
export type LockedRepair = RowOf<typeof LOCK_ANY>;

/** Who asks about a repair: its client, or whoever shows the signed link of one. */
export interface RepairAccess extends Owner {
  readonly linkedId?: string;
}

const ownOf = ({ customerId, sessionId }: Owner): Own => [customerId ?? null, sessionId ?? null];
const openOf = (access: RepairAccess): Open => [...ownOf(access), access.linkedId ?? null];

export async function addRepair(
  transaction: Transaction,
  { contact, owner, ...repair }: NewRepair & { readonly owner: Owner },
  now: Date,
): Promise<void> {
  const { id, number, market, locale, currency, serialNumber, skuId, piece, description } = repair;
  const { firstName = null, lastName = null, email = null } = contact ?? {};
  const piecesOf = [serialNumber, skuId, piece, description] as const;
  await transaction.all(ADD, [
    ...ownOf(owner),
    ...([id, number, market, locale, currency] as const),
    ...piecesOf,
    ...([firstName, lastName, email, now] as const),
  ]);
  await transaction.all(NOTE_STEP, [id, 'requested', now]);
}

/** The repairs of who asks, the youngest first: what a page shows of them, and what an account's export holds. */
export function repairsOf(db: Queryable, owner: Owner, language: string): Promise<readonly RepairRow[]> {
  return db.all(OF_OWNER, [...ownOf(owner), language]);
}

/** One that may be seen; another's is not there. */
export function repairOf(
  db: Queryable,
  { access, id }: { readonly access: RepairAccess; readonly id: string },
  language: string,
): Promise<RepairRow | undefined> {
  return db.first(OF_OWNER_BY_ID, [...openOf(access), language, id]);
}

/** Who a repair is for, as they are called and written to. */
export const clientOfRepair = (db: Queryable, id: string) => db.first(CLIENT, [id]);

/** One, and the address that its client is written to; null where there is none. */
export async function repairToTell(db: Queryable, id: string) {
  const [row, client] = await Promise.all([db.first(BY_ID, [id]), clientOfRepair(db, id)]);
  return row && { row, email: client?.email ?? null };
}

/** Repairs that are not back with their owners, the oldest first. */
export function repairsOfHouse(db: Queryable, limit: number): Promise<readonly HouseRepairRow[]> {
  return db.all(OF_HOUSE, [limit]);
}

export function lockOwnRepair(
  transaction: Transaction,
  access: RepairAccess,
  id: string,
): Promise<LockedRepair | undefined> {
  return transaction.first(LOCK_OWN, [...openOf(access), id]);
}

export function lockRepair(
  transaction: Transaction,
  { market, id }: { readonly market: string; readonly id: string },
): Promise<LockedRepair | undefined> {
  return transaction.first(LOCK_ANY, [market, id]);
}

export async function setRepairState(
  transaction: Transaction,
  { id, state }: { readonly id: string; readonly state: RepairState },
  now: Date,
): Promise<void> {
  await transaction.all(MOVE, [id, state, now]);
  await transaction.all(NOTE_STEP, [id, state, now]);
}

/** What the house says: of an estimate how much and how long; of a piece that it declines the words alone. */
export interface HouseAnswer {
  readonly amount?: number;
  readonly days?: number | undefined;
  readonly note: string | undefined;
}

export async function setHouseAnswer(
  transaction: Transaction,
  id: string,
  { amount, days, note }: HouseAnswer,
): Promise<void> {
  await transaction.all(ANSWER, [id, amount ?? null, days ?? null, note ?? null]);
}

export async function setRepairTracking(
  transaction: Transaction,
  id: string,
  { carrier, number }: { readonly carrier: string; readonly number: string },
): Promise<void> {
  await transaction.all(TRACK, [id, carrier, number]);
}
