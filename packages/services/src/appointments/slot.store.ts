import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

const STORE = named('appointment-store')<[id: string]>(
  `SELECT id, time_zone, hours, closures, appointments FROM store WHERE id = $1 AND is_open`,
);
const TAKEN = named('appointment-slots-taken')<[storeId: string, from: Date, until: Date]>(
  `SELECT type, starts_at, taken FROM appointment_slot
   WHERE store_id = $1 AND starts_at >= $2 AND starts_at < $3 AND taken > 0`,
);
type Key = readonly [storeId: string, type: string, startsAt: Date];
/** Whoever comes at the same time waits for the row, and then counts it as the other has left it. */
const TAKE = named('appointment-slot-take')<readonly [...Key, capacity: number]>(
  `INSERT INTO appointment_slot AS s (store_id, type, starts_at, taken) VALUES ($1, $2, $3, 1)
   ON CONFLICT (store_id, type, starts_at) DO UPDATE SET taken = s.taken + 1 WHERE s.taken < $4 RETURNING s.taken`,
);
const GIVE_BACK = named('appointment-slot-give-back')<Key>(
  `UPDATE appointment_slot SET taken = taken - 1 WHERE store_id = $1 AND type = $2 AND starts_at = $3`,
);
/** In the order of time everywhere. */
const LOCK = named('appointment-slots-lock')<readonly [...Key, other: Date]>(
  `SELECT starts_at FROM appointment_slot WHERE store_id = $1 AND type = $2 AND starts_at IN ($3, $4)
   ORDER BY starts_at FOR UPDATE`,
);

/** An open store by its rules of appointments. */
export type BookingStore = RowOf<typeof STORE>;
/** A slot that was booked, and how often. */
export type TakenSlot = RowOf<typeof TAKEN>;

/** One appointment that can be made, by what names it. */
export interface SlotKey {
  readonly storeId: string;
  readonly type: string;
  readonly startsAt: Date;
}

export function bookingStore(db: Queryable, id: string): Promise<BookingStore | undefined> {
  return db.first(STORE, [id]);
}

/** What is taken in a store between two moments. */
export function takenSlots(
  db: Queryable,
  storeId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly TakenSlot[]> {
  return db.all(TAKEN, [storeId, from, until]);
}

/** Takes a place in a slot; false where it is full. */
export async function takePlace(
  transaction: Transaction,
  { storeId, type, startsAt }: SlotKey,
  capacity: number,
): Promise<boolean> {
  return (await transaction.first(TAKE, [storeId, type, startsAt, capacity])) !== undefined;
}

/** Gives a place back. */
export async function giveBackPlace(
  transaction: Transaction,
  { storeId, type, startsAt }: SlotKey,
): Promise<void> {
  await transaction.all(GIVE_BACK, [storeId, type, startsAt]);
}

/** Locks two slots of a kind, so that two who change places with each other wait and do not stand in each other's way. */
export async function lockPlaces(
  transaction: Transaction,
  { storeId, type, startsAt }: SlotKey,
  other: Date,
): Promise<void> {
  await transaction.all(LOCK, [storeId, type, startsAt, other]);
}
