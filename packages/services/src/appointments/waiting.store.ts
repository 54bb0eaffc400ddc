import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

/** Who waits already goes on waiting in their old place. */
const ADD = named('appointment-waiting-add')<
  [
    id: string,
    storeId: string,
    type: string,
    day: string | null,
    customerId: string | null,
    email: string,
    locale: string,
    now: Date,
  ]
>(`INSERT INTO appointment_waiting (id, store_id, type, day, customer_id, email, locale, created_at)
   VALUES ($1, $2, $3, $4::date, $5, $6, $7, $8) ON CONFLICT DO NOTHING`);
const KINDS = named('appointment-waiting-kinds')(
  `SELECT DISTINCT store_id, type FROM appointment_waiting WHERE told_at IS NULL ORDER BY store_id, type`,
);
/** Those who wait, and those who were told so lately that a place is still theirs to take. */
const IN_LINE = named('appointment-waiting-in-line')<[storeId: string, type: string, toldSince: Date]>(
  `SELECT id, day, told_at FROM appointment_waiting
   WHERE store_id = $1 AND type = $2 AND (told_at IS NULL OR told_at > $3)
   ORDER BY created_at, id LIMIT 500 FOR UPDATE`,
);
const TELL = named('appointment-waiting-tell')<[ids: readonly string[], now: Date]>(
  `UPDATE appointment_waiting SET told_at = $2 WHERE id = ANY ($1::text[]) AND told_at IS NULL`,
);
const TO_SEND = named('appointment-waiting-to-send')<[id: string]>(
  `SELECT w.id, w.type, w.day, w.email, w.locale, s.slug, s.texts
   FROM appointment_waiting w JOIN store s ON s.id = w.store_id WHERE w.id = $1`,
);

export interface NewWaiting {
  readonly id: string;
  readonly storeId: string;
  readonly type: string;
  /** Undefined: the first that comes free. */
  readonly day: string | undefined;
  readonly customerId: string | undefined;
  readonly email: string;
  readonly locale: string;
}
/** One who waits for a place. */
export type WaitingInLine = RowOf<typeof IN_LINE>;

export async function addWaiting(transaction: Transaction, row: NewWaiting, now: Date): Promise<void> {
  const { id, storeId, type, day, customerId, email, locale } = row;
  await transaction.all(ADD, [id, storeId, type, day ?? null, customerId ?? null, email, locale, now]);
}

/** The kinds of appointment that somebody waits for. */
export function kindsWaitedFor(db: Queryable): Promise<readonly RowOf<typeof KINDS>[]> {
  return db.all(KINDS, []);
}

/** Locks who waits for a kind, the first first. */
export function lockLine(
  transaction: Transaction,
  { storeId, type }: { readonly storeId: string; readonly type: string },
  toldSince: Date,
): Promise<readonly WaitingInLine[]> {
  return transaction.all(IN_LINE, [storeId, type, toldSince]);
}

export async function setTold(transaction: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await transaction.all(TELL, [ids, now]);
}

/** One who is to be told, with the store. */
export function waitingToSend(db: Queryable, id: string) {
  return db.first(TO_SEND, [id]);
}
