import { named, type Queryable, type Transaction } from '@vitrine/database';
import { type DataOwner, entries, type HeldEntry, type ForgetDeps } from './personal-store.ts';

const ACCOUNT = named('personal-account')<[customerId: string], HeldEntry>(
  `SELECT to_jsonb(c) - ARRAY['password_hash', 'status', 'locked_until', 'words_hash', 'keyed_hash'] AS "entry!" FROM customer c WHERE id = $1`,
);
const ADDRESSES = named('personal-addresses')<[customerId: string], HeldEntry>(
  `SELECT to_jsonb(a) - 'customer_id' AS "entry!" FROM address a WHERE customer_id = $1 ORDER BY kind, id`,
);
const SESSIONS = named('personal-sessions')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('since', created_at, 'last_used', refreshed_at, 'ended', revoked_at, 'device', device)
     AS "entry!" FROM session WHERE customer_id = $1 AND kind = 'customer' ORDER BY created_at`,
);
const EXPORTS = named('personal-exports')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('asked_at', asked_at, 'expires_at', expires_at) AS "entry!" FROM account_export
   WHERE customer_id = $1 ORDER BY asked_at`,
);
const PASSKEYS = named('personal-passkeys')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('since', created_at, 'last_used', used_at, 'device', device) AS "entry!" FROM passkey
   WHERE customer_id = $1 ORDER BY created_at`,
);
const DROP_PASSKEYS = named('personal-drop-passkeys')<[customerId: string]>(
  'DELETE FROM passkey WHERE customer_id = $1',
);
const DROP_ADDRESSES = named('personal-drop-addresses')<[customerId: string]>(
  'DELETE FROM address WHERE customer_id = $1',
);
/** The sweep takes the rows, except of orders that are kept. */
const END_SESSIONS = named('personal-end-sessions')<[customerId: string, now: Date]>(
  `UPDATE session SET revoked_at = coalesce(revoked_at, $2), device = NULL WHERE customer_id = $1`,
);
const DROP_EXPORTS = named('personal-drop-exports')<[customerId: string]>(
  'DELETE FROM account_export WHERE customer_id = $1',
);
/** Links and codes that went to the address or the number, whoever asked for them. */
const DROP_ONE_TIMES = named('personal-drop-one-times')<
  [customerId: string, email: string | null, phone: string | null]
>(`DELETE FROM one_time_token WHERE customer_id = $1 OR $2::text IN (lower(about ->> 'email'), lower(about ->> 'former'))
     OR $3::text IN (about ->> 'phone', about ->> 'former')`);
/** A row without anybody in it stays for what refers to it. */
const CLOSE = named('personal-close-account')<
  [customerId: string]
>(`UPDATE customer SET login = 'closed ' || id, email = NULL, phone = NULL, password_hash = NULL, title = NULL,
     first_name = '', last_name = '', first_name_reading = NULL, last_name_reading = NULL, birth_date = NULL, sizes = '{}',
     fiscal = NULL, kisa = NULL, golden_id = NULL, dream_id = NULL, status = 'closed' WHERE id = $1`);

export async function exportAccount(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(ACCOUNT, [customerId]));
}

export async function exportAddresses(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(ADDRESSES, [customerId]));
}

export async function exportSessions(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(SESSIONS, [customerId]));
}

export async function exportExports(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(EXPORTS, [customerId]));
}

export async function exportPasskeys(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(PASSKEYS, [customerId]));
}

export async function forgetPasskeys(_deps: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  await transaction.all(DROP_PASSKEYS, [customerId]);
}

export async function forgetAddresses(
  _deps: ForgetDeps,
  transaction: Transaction,
  { customerId }: DataOwner,
) {
  await transaction.all(DROP_ADDRESSES, [customerId]);
}

export async function forgetSessions({ clock }: ForgetDeps, transaction: Transaction, owner: DataOwner) {
  await transaction.all(END_SESSIONS, [owner.customerId, clock.now()]);
}

export async function forgetExports(_deps: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  await transaction.all(DROP_EXPORTS, [customerId]);
}

export async function forgetAccount(
  _deps: ForgetDeps,
  transaction: Transaction,
  { customerId, email, phone }: DataOwner,
) {
  await transaction.all(DROP_ONE_TIMES, [customerId, email, phone]);
  await transaction.all(CLOSE, [customerId]);
}
