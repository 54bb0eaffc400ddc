import { inTransaction, named, type Database, type Queryable, type RowOf } from '@vitrine/database';
import { ROOM_POLICY } from '@vitrine/domain';

/** Who asks for a place, and the ticket that a new one gets. */
export interface PlaceWish {
  readonly saleId: string;
  readonly customerId: string;
  readonly sessionId: string;
  readonly ticket: string;
  /** Brings a place from another browser of the customer. */
  readonly movesHere: boolean;
}
type WishValues = [saleId: string, customerId: string, sessionId: string, ticket: string, now: Date];

const COLUMNS = `place.sale_id, place.customer_id, place.session_id, place.ticket, place.seen_at, place.admitted_at,
  place.leaves_at`;
/** A place that is over is begun anew, at the end of the queue. */
const TAKE = named('sale-place-take')<WishValues>(
  `INSERT INTO sale_place (sale_id, customer_id, session_id, ticket, joined_at, seen_at)
   VALUES ($1, $2, $3, $4, $5, $5)
   ON CONFLICT (sale_id, customer_id) DO UPDATE SET session_id = excluded.session_id, ticket = excluded.ticket,
     joined_at = excluded.joined_at, seen_at = excluded.seen_at, admitted_at = NULL, leaves_at = NULL
   WHERE sale_place.leaves_at <= excluded.joined_at`,
);
/** The place stays where it is in the queue; the ticket of the other browser is good for nothing any more. */
const MOVE = named('sale-place-move')<WishValues>(
  `UPDATE sale_place SET session_id = $3, ticket = $4, seen_at = $5
   WHERE sale_id = $1 AND customer_id = $2 AND session_id <> $3`,
);
const OF_CUSTOMER = named('sale-place-of-customer')<[saleId: string, customerId: string]>(
  `SELECT ${COLUMNS} FROM sale_place place WHERE sale_id = $1 AND customer_id = $2`,
);
const BY_TICKET = named('sale-place-by-ticket')<[ticket: string]>(
  `SELECT ${COLUMNS}, sale.opens_at, sale.seats, sale.visit_minutes
   FROM sale_place place JOIN exclusive_sale sale ON sale.id = place.sale_id WHERE place.ticket = $1`,
);
const SEEN = named('sale-place-seen')<[ticket: string, now: Date]>(
  'UPDATE sale_place SET seen_at = $2 WHERE ticket = $1',
);
const LEAVE = named('sale-place-leave')<[saleId: string, customerId: string, now: Date]>(
  `WITH gone AS (DELETE FROM sale_place WHERE sale_id = $1 AND customer_id = $2 AND admitted_at IS NULL)
   UPDATE sale_place SET leaves_at = least(leaves_at, $3) WHERE sale_id = $1 AND customer_id = $2 AND admitted_at IS NOT NULL`,
);
const DROP_PLACES = named('sale-places-drop')<[closedBefore: Date, limit: number]>(
  `DELETE FROM sale_place WHERE ctid IN (
     SELECT place.ctid FROM exclusive_sale sale JOIN sale_place place ON place.sale_id = sale.id
     WHERE sale.closes_at < $1 LIMIT $2 FOR UPDATE OF place SKIP LOCKED)
   RETURNING sale_id`,
);
const LOCK_DOOR = named('sale-door-lock')<[saleId: string, now: Date]>(
  `SELECT id FROM exclusive_sale WHERE id = $1 AND seats IS NOT NULL AND opens_at <= $2 AND $2 < closes_at
   FOR NO KEY UPDATE SKIP LOCKED`,
);
const INSIDE = `(SELECT count(*)::int FROM sale_place inside
  WHERE inside.sale_id = $1 AND inside.admitted_at IS NOT NULL AND inside.leaves_at > $2)`;
/** In a statement of its own, after the lock: it sees whom the last one let in. */
const ADMIT = named('sale-door-admit')<
  [saleId: string, now: Date, settledBy: Date, presentSince: Date, atOnce: number]
>(
  `WITH next AS (
     SELECT ticket FROM sale_place
     WHERE sale_id = $1 AND admitted_at IS NULL AND joined_at <= $3 AND seen_at > $4
     ORDER BY joined_at, ticket
     LIMIT (SELECT greatest(0, least($5::int, sale.seats - ${INSIDE})) FROM exclusive_sale sale WHERE sale.id = $1)
   )
   UPDATE sale_place place SET admitted_at = $2, leaves_at = least($2 + make_interval(mins => sale.visit_minutes), sale.closes_at)
   FROM next, exclusive_sale sale WHERE place.ticket = next.ticket AND sale.id = $1`,
);
const QUEUE = named('sale-door-queue')<[saleId: string, now: Date, presentSince: Date]>(
  `SELECT coalesce((SELECT array_agg(customer_id ORDER BY joined_at, ticket) FROM sale_place
       WHERE sale_id = $1 AND admitted_at IS NULL AND seen_at > $3), '{}') AS "customer_ids!",
     ${INSIDE} AS "inside!"`,
);

export type PlaceRow = RowOf<typeof OF_CUSTOMER>;
export type TicketRow = RowOf<typeof BY_TICKET>;
export type QueueRow = RowOf<typeof QUEUE>;

/** Takes a place for a customer who has none that goes on. */
export async function takePlace(db: Queryable, wish: PlaceWish, now: Date): Promise<void> {
  const values: WishValues = [wish.saleId, wish.customerId, wish.sessionId, wish.ticket, now];
  await db.all(TAKE, values);
  if (wish.movesHere) await db.all(MOVE, values);
}

export function placeOf(db: Queryable, saleId: string, customerId: string): Promise<PlaceRow | undefined> {
  return db.first(OF_CUSTOMER, [saleId, customerId]);
}

export function placeByTicket(db: Queryable, ticket: string): Promise<TicketRow | undefined> {
  return db.first(BY_TICKET, [ticket]);
}

/** Writes down that the page of a place is there. */
export async function markSeen(db: Queryable, ticket: string, now: Date): Promise<void> {
  await db.all(SEEN, [ticket, now]);
}

/** Gives a place back: one that waits is gone, a visit ends now. */
export async function leavePlace(
  db: Queryable,
  { saleId, customerId }: Pick<PlaceWish, 'saleId' | 'customerId'>,
  now: Date,
): Promise<void> {
  await db.all(LEAVE, [saleId, customerId, now]);
}

/** Forgets who waited before sales that closed before a moment; answers how many. */
export async function dropSalePlaces(db: Queryable, closedBefore: Date, limit: number): Promise<number> {
  return (await db.all(DROP_PLACES, [closedBefore, limit])).length;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * [R4.042] Lets the next ones in, in the order in which they came, as far as there are seats, and answers who waits then. One process
 * at a time holds the door of a sale; the others only read. Who is away is passed over.
 */
export async function lookAtDoor(db: Database, saleId: string, now: Date): Promise<QueueRow | undefined> {
  const presentSince = before(now, ROOM_POLICY.awayMs);
  await inTransaction(db, async (transaction) => {
    if ((await transaction.first(LOCK_DOOR, [saleId, now])) === undefined) return;
    const settledBy = before(now, ROOM_POLICY.settlesMs);
    await transaction.all(ADMIT, [saleId, now, settledBy, presentSince, ROOM_POLICY.atOnce]);
  });
  return db.first(QUEUE, [saleId, now, presentSince]);
}
