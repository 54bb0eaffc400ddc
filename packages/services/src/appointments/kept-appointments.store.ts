import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import { APPOINTMENT_REMINDER_MS } from '@vitrine/domain';

/** What was booked or moved later than the reminder would have come needs none. */
const REMIND = named('appointments-remind')<[now: Date, until: Date, limit: number, seconds: number]>(
  `UPDATE appointment SET reminded_at = $1 WHERE id IN (
     SELECT id FROM appointment
     WHERE state = 'booked' AND reminded_at IS NULL AND starts_at > $1 AND starts_at <= $2
       AND changed_at <= starts_at - make_interval(secs => $4::int)
     ORDER BY starts_at LIMIT $3 FOR UPDATE SKIP LOCKED)
   RETURNING id, change, email, phone`,
);
type Of = [customerId: string, email: string | null, phone: string | null];
/** Those of a customer, and those that somebody booked without an account under their address or number. */
const IS_OF_CUSTOMER = '(customer_id = $1 OR (customer_id IS NULL AND (lower(email) = $2 OR phone = $3)))';
const IS_WAITING = '(customer_id = $1 OR lower(email) = $2)';
const HELD = named('appointments-held')<Of, { readonly entry: unknown }>(
  `SELECT to_jsonb(a) - ARRAY['customer_id', 'agent_id', 'token_hash'] AS "entry!" FROM appointment a
     WHERE ${IS_OF_CUSTOMER}
   UNION ALL SELECT to_jsonb(w) - 'customer_id' FROM appointment_waiting w WHERE ${IS_WAITING}`,
);
const FORGET_CUSTOMER = named('appointments-forget-customer')<Of>(
  `WITH gone AS (
     DELETE FROM appointment WHERE ${IS_OF_CUSTOMER} RETURNING store_id, type, starts_at, state
   ), waiting AS (
     DELETE FROM appointment_waiting WHERE ${IS_WAITING}
   ), places AS (
     SELECT store_id, type, starts_at, count(*)::int AS count FROM gone WHERE state = 'booked'
     GROUP BY store_id, type, starts_at
   )
   UPDATE appointment_slot s SET taken = s.taken - p.count FROM places p
   WHERE s.store_id = p.store_id AND s.type = p.type AND s.starts_at = p.starts_at`,
);

/** Takes the appointments that are to be reminded of now, each once. */
export function claimReminders(
  transaction: Transaction,
  now: Date,
  limit: number,
): Promise<readonly RowOf<typeof REMIND>[]> {
  const until = new Date(now.getTime() + APPOINTMENT_REMINDER_MS);
  return transaction.all(REMIND, [now, until, limit, APPOINTMENT_REMINDER_MS / 1000]);
}

/** Forgets all appointments of a customer whose account is deleted, and gives back the places of those to come. */
export async function forgetAppointmentsOf(transaction: Transaction, whose: Of): Promise<void> {
  await transaction.all(FORGET_CUSTOMER, whose);
}

/** What an export says of a customer's appointments, and of those that they wait for. */
export async function heldAppointments(db: Queryable, whose: Of) {
  return (await db.all(HELD, whose)).map(({ entry }) => entry);
}
