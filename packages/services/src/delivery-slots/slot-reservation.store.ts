import { named, type RowOf, type Transaction } from '@vitrine/database';

type Order = readonly [market: string, orderId: string];

/** In id order everywhere: whoever changes the places of a slot holds its row. */
const LOCK = named('slots-lock')<readonly [...Order, slotIds: readonly string[]]>(
  `SELECT s.id FROM delivery_slot s
   WHERE s.id = ANY ($3::text[])
     OR s.id IN (SELECT slot_id FROM slot_reservation WHERE market = $1 AND order_id = $2)
   ORDER BY s.id FOR UPDATE`,
);
const LAPSE = named('slots-lapse')<
  [slotIds: readonly string[], now: Date, butOrderId: string]
>(`WITH gone AS (
     DELETE FROM slot_reservation
     WHERE slot_id = ANY ($1::text[]) AND state = 'held' AND held_until <= $2 AND order_id <> $3
     RETURNING slot_id
   ), places AS (SELECT slot_id, count(*)::int AS count FROM gone GROUP BY slot_id)
   UPDATE delivery_slot s SET taken = s.taken - p.count FROM places p WHERE s.id = p.slot_id`);
const READ = named('slots-read')<readonly [...Order, slotIds: readonly string[]]>(
  `SELECT s.id, s.method_id, s.area, s.day, s.begins, s.ends, s.capacity - s.taken AS "free!",
     coalesce((SELECT array_agg(r.fulfilment_id) FROM slot_reservation r
       WHERE r.market = $1 AND r.order_id = $2 AND r.slot_id = s.id), '{}') AS "of_order!"
   FROM delivery_slot s WHERE s.id = ANY ($3::text[])`,
);
const WRITE = named('slots-reserve')<
  readonly [
    ...Order,
    fulfilmentIds: readonly string[],
    slotIds: readonly string[],
    state: 'held' | 'taken',
    heldUntil: Date,
    renewedBefore: Date,
  ]
>(`WITH wanted AS (
     SELECT * FROM unnest($3::text[], $4::text[]) AS w (fulfilment_id, slot_id)
   ), gone AS (
     DELETE FROM slot_reservation r
     WHERE r.market = $1 AND r.order_id = $2 AND NOT EXISTS (
       SELECT FROM wanted w WHERE w.fulfilment_id = r.fulfilment_id AND w.slot_id = r.slot_id)
     RETURNING r.slot_id
   ), fresh AS (
     SELECT w.slot_id FROM wanted w WHERE NOT EXISTS (
       SELECT FROM slot_reservation r
       WHERE r.market = $1 AND r.fulfilment_id = w.fulfilment_id AND r.slot_id = w.slot_id)
   ), kept AS (
     INSERT INTO slot_reservation (market, order_id, fulfilment_id, slot_id, state, held_until)
     SELECT $1, $2, w.fulfilment_id, w.slot_id, $5, $6 FROM wanted w
     ON CONFLICT (market, fulfilment_id, slot_id) DO UPDATE SET state = excluded.state,
       held_until = CASE WHEN slot_reservation.held_until <= $7 THEN excluded.held_until ELSE slot_reservation.held_until END
   ), changed AS (
     SELECT slot_id, sum(places)::int AS places
     FROM (SELECT slot_id, 1 AS places FROM fresh UNION ALL SELECT slot_id, -1 FROM gone) c GROUP BY slot_id
   )
   UPDATE delivery_slot s SET taken = s.taken + c.places FROM changed c WHERE s.id = c.slot_id`);
const HOLD_AGAIN = named('slots-hold-again')<readonly [...Order, heldUntil: Date]>(
  `UPDATE slot_reservation SET state = 'held', held_until = $3 WHERE market = $1 AND order_id = $2`,
);
const LAPSED = named('slots-lapsed')<[now: Date, limit: number]>(
  `SELECT DISTINCT slot_id AS "slot_id!" FROM (
     SELECT slot_id FROM slot_reservation WHERE state = 'held' AND held_until <= $1 ORDER BY held_until LIMIT $2
   ) lapsed`,
);

/** The order that has places. */
export interface SlotOwner {
  readonly market: string;
  readonly orderId: string;
}
/** A slot as it is while it is locked; `free`: places beside those of the order, which `ofOrder` names by their parcels. */
export type LockedSlot = RowOf<typeof READ>;

/** Locks slots and those that the order has, and gives back what other drafts held for too long. */
export async function lockSlots(
  transaction: Transaction,
  { market, orderId }: SlotOwner,
  { slotIds, now }: { readonly slotIds: readonly string[]; readonly now: Date },
): Promise<readonly LockedSlot[]> {
  const locked = (await transaction.all(LOCK, [market, orderId, slotIds])).map(({ id }) => id);
  if (locked.length === 0) return [];
  await transaction.all(LAPSE, [locked, now, orderId]);
  return transaction.all(READ, [market, orderId, locked]);
}

export interface Reservation {
  readonly fulfilmentId: string;
  readonly slotId: string;
}

/** Makes these the places of an order, whose slots are locked; it gives back all others. */
export async function writeReservations(
  transaction: Transaction,
  { market, orderId }: SlotOwner,
  places: {
    readonly of: readonly Reservation[];
    readonly state: 'held' | 'taken';
    readonly heldUntil: Date;
    readonly now: Date;
    /** The time of all begins anew, and not only of those that were held for too long. */
    readonly isChoice: boolean;
  },
): Promise<void> {
  const fulfilmentIds = places.of.map(({ fulfilmentId }) => fulfilmentId);
  const slotIds = places.of.map(({ slotId }) => slotId);
  const { state, heldUntil, now, isChoice } = places;
  const renewedBefore = isChoice ? heldUntil : now;
  await transaction.all(WRITE, [market, orderId, fulfilmentIds, slotIds, state, heldUntil, renewedBefore]);
}

/** What an order had taken is a draft's again, for a while. */
export async function holdAgain(
  transaction: Transaction,
  { market, orderId }: SlotOwner,
  heldUntil: Date,
): Promise<void> {
  await transaction.all(HOLD_AGAIN, [market, orderId, heldUntil]);
}

/** Gives back what drafts held for too long; how many slots it looked at. */
export async function lapseSlots(transaction: Transaction, now: Date, limit: number): Promise<number> {
  const slots = await transaction.all(LAPSED, [now, limit]);
  const slotIds = slots.map(({ slotId }) => slotId);
  if (slotIds.length > 0) await lockSlots(transaction, { market: '', orderId: '' }, { slotIds, now });
  return slotIds.length;
}
