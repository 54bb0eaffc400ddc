import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

/**
 * The one rule of who may see an appointment: the customer who has it, or whoever has the token of its mail, which ends with the
 * appointment.
 */
const mayBeSeen = (customerId: string, tokenHash: string, now: string): string =>
  `(a.customer_id = ${customerId} OR (a.token_hash = ${tokenHash} AND a.state = 'booked' AND a.ends_at > ${now}))`;

const SHOWN = `a.id, a.store_id, a.type, a.starts_at, a.ends_at, a.state, a.email, a.phone, a.wish, a.locale, a.change,
     a.changed_at, s.slug, s.country, s.city, s.address, s.phone AS store_phone, s.time_zone, s.texts
   FROM appointment a JOIN store s ON s.id = a.store_id`;

const LIST = named('appointments-list')<[customerId: string | null, tokenHash: string | null, now: Date]>(
  `SELECT ${SHOWN} WHERE ${mayBeSeen('$1', '$2', '$3')} ORDER BY a.starts_at DESC, a.id LIMIT 200`,
);
const BY_ID = named('appointment-by-id')<[id: string]>(`SELECT ${SHOWN} WHERE a.id = $1`);
const LOCK = named('appointment-lock')<
  [id: string, customerId: string | null, tokenHash: string | null, now: Date]
>(`SELECT a.id, a.store_id, a.type, a.starts_at, a.state, a.customer_id, a.email FROM appointment a
   WHERE a.id = $1 AND (${mayBeSeen('$2', '$3', '$4')} OR (a.token_hash = $3 AND a.state = 'cancelled' AND a.ends_at > $4)) FOR UPDATE`);
const ADD = named('appointment-add')<
  [
    id: string,
    storeId: string,
    type: string,
    startsAt: Date,
    endsAt: Date,
    customerId: string | null,
    agentId: string | null,
    firstName: string,
    lastName: string,
    email: string | null,
    phone: string | null,
    wish: string | null,
    locale: string,
    tokenHash: string,
    now: Date,
  ]
>(`INSERT INTO appointment (id, store_id, type, starts_at, ends_at, state, customer_id, agent_id, first_name, last_name, email,
     phone, wish, locale, token_hash, change, changed_at, created_at)
   VALUES ($1, $2, $3, $4, $5, 'booked', $6, $7, $8, $9, $10, $11, $12, $13, $14, 0, $15, $15)`);
/** A new time is reminded of anew. */
const MOVE = named('appointment-move')<[id: string, startsAt: Date, endsAt: Date, now: Date]>(
  `UPDATE appointment SET starts_at = $2, ends_at = $3, change = change + 1, changed_at = $4, reminded_at = NULL
   WHERE id = $1 RETURNING change`,
);
const CANCEL = named('appointment-cancel')<[id: string, now: Date]>(
  `UPDATE appointment SET state = 'cancelled', change = change + 1, changed_at = $2 WHERE id = $1 RETURNING change`,
);
/** Whoever books or moves for the same person at the same time waits. */
const LOCK_PERSON = named('appointment-lock-person')<[person: string]>(
  `SELECT true AS locked FROM pg_advisory_xact_lock(hashtextextended('appointments of ' || $1::text, 0))`,
);
const AHEAD = named('appointment-ahead')<
  [
    customerId: string | null,
    email: string | null,
    now: Date,
    startsAt: Date,
    endsAt: Date,
    moved: string | null,
  ]
>(`SELECT count(*)::integer AS "ahead!",
     count(*) FILTER (WHERE starts_at < $5 AND ends_at > $4)::integer AS "overlapping!"
   FROM appointment WHERE state = 'booked' AND ends_at > $3 AND id IS DISTINCT FROM $6
     AND (customer_id = $1 OR (customer_id IS NULL AND lower(email) = lower($2)))`);
const CONTACT = named('appointment-contact')<[customerId: string]>(
  `SELECT first_name, last_name, email, phone FROM customer WHERE id = $1`,
);

/** Who asks: as a customer, or by the token of a mail. */
export interface AppointmentAccess {
  readonly customerId: string | undefined;
  readonly tokenHash: string | undefined;
}
/** An appointment with its store. */
export type AppointmentRow = RowOf<typeof BY_ID>;
/** What is locked of an appointment before it changes. */
export type LockedAppointment = RowOf<typeof LOCK>;

export interface NewAppointmentRow {
  readonly id: string;
  readonly storeId: string;
  readonly type: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly customerId: string | undefined;
  readonly agentId: string | undefined;
  readonly contact: AppointmentPerson;
  readonly wish: string | undefined;
  readonly locale: string;
  readonly tokenHash: string;
}
/** Who comes, and how they are reached: by an e-mail, a number, or both. */
export interface AppointmentPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** The appointments that somebody may see, the latest first. */
export function appointmentsFor(
  db: Queryable,
  { customerId, tokenHash }: AppointmentAccess,
  now: Date,
): Promise<readonly AppointmentRow[]> {
  return db.all(LIST, [customerId ?? null, tokenHash ?? null, now]);
}

export function appointmentById(db: Queryable, id: string): Promise<AppointmentRow | undefined> {
  return db.first(BY_ID, [id]);
}

/** Locks an appointment for who may change it, or has cancelled it. */
export function lockAppointment(
  transaction: Transaction,
  id: string,
  { customerId, tokenHash, now }: AppointmentAccess & { readonly now: Date },
): Promise<LockedAppointment | undefined> {
  return transaction.first(LOCK, [id, customerId ?? null, tokenHash ?? null, now]);
}

export async function addAppointment(
  transaction: Transaction,
  row: NewAppointmentRow,
  now: Date,
): Promise<void> {
  const { firstName, lastName, email, phone } = row.contact;
  await transaction.all(ADD, [
    ...([row.id, row.storeId, row.type, row.startsAt, row.endsAt] as const),
    ...([row.customerId ?? null, row.agentId ?? null, firstName, lastName] as const),
    ...([email ?? null, phone ?? null, row.wish ?? null, row.locale, row.tokenHash, now] as const),
  ]);
}

/** Moves a locked appointment; the number of the change. */
export async function setTime(
  transaction: Transaction,
  id: string,
  { startsAt, endsAt, now }: { readonly startsAt: Date; readonly endsAt: Date; readonly now: Date },
): Promise<number> {
  return (await transaction.first(MOVE, [id, startsAt, endsAt, now]))?.change ?? 0;
}

/** Cancels a locked appointment; the number of the change. */
export async function setCancelled(transaction: Transaction, id: string, now: Date): Promise<number> {
  return (await transaction.first(CANCEL, [id, now]))?.change ?? 0;
}

/** Whose appointments are counted together: a customer's, or those of a guest's address. */
export interface AppointmentOwner {
  readonly customerId: string | null;
  readonly email: string | null;
}

/** What somebody has ahead, beside the one that is moved, and how much of it is at a time. Locks the person. */
export async function appointmentsAhead(
  transaction: Transaction,
  { customerId, email }: AppointmentOwner,
  {
    startsAt,
    endsAt,
    now,
    moved,
  }: { readonly startsAt: Date; readonly endsAt: Date; readonly now: Date; readonly moved?: string },
): Promise<{ readonly ahead: number; readonly overlapping: number }> {
  const address = customerId === null ? email : null;
  await transaction.all(LOCK_PERSON, [customerId ?? address?.toLowerCase() ?? '']);
  const counted = await transaction.first(AHEAD, [customerId, address, now, startsAt, endsAt, moved ?? null]);
  return counted ?? { ahead: 0, overlapping: 0 };
}

/** What the account says of who comes. */
export function contactOfCustomer(db: Queryable, customerId: string) {
  return db.first(CONTACT, [customerId]);
}
