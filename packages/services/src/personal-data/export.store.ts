import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

const LOCK_OWNER = named('personal-lock-owner')<[customerId: string]>(
  "SELECT id AS customer_id, lower(email) AS email, phone, locale FROM customer WHERE id = $1 AND status = 'active' FOR UPDATE",
);
const ADD_EXPORT = named('export-add')<[id: string, customerId: string, now: Date, expiresAt: Date]>(
  'INSERT INTO account_export (id, customer_id, asked_at, expires_at) VALUES ($1, $2, $3, $4)',
);
const EXPORTS = named('exports-of-customer')<[customerId: string, now: Date]>(
  `SELECT id, asked_at, expires_at, made_at FROM account_export WHERE customer_id = $1 AND expires_at > $2
   ORDER BY asked_at DESC, id`,
);
const EXPORT = named('export-of-customer')<[id: string, customerId: string, now: Date]>(
  `SELECT bytes FROM account_export WHERE id = $1 AND customer_id = $2 AND expires_at > $3 AND bytes IS NOT NULL`,
);
const TO_MAKE = named('export-to-make')<[id: string]>(
  `SELECT c.id AS customer_id, lower(c.email) AS email, c.phone FROM account_export e JOIN customer c ON c.id = e.customer_id
   WHERE e.id = $1 AND e.made_at IS NULL`,
);
const MADE = named('export-made')<[id: string, bytes: Buffer, now: Date]>(
  'UPDATE account_export SET bytes = $2, made_at = $3 WHERE id = $1 AND made_at IS NULL RETURNING id',
);

/** Whose account is to go; nobody signs in or buys meanwhile. Undefined where it has gone already. */
export function lockOwner(transaction: Transaction, customerId: string) {
  return transaction.first(LOCK_OWNER, [customerId]);
}

export interface NewExport {
  readonly id: string;
  readonly customerId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function addExport(transaction: Transaction, added: NewExport): Promise<void> {
  await transaction.all(ADD_EXPORT, [added.id, added.customerId, added.now, added.expiresAt]);
}

/** Those that have not ended, the newest first. */
export function exportsOf(
  db: Queryable,
  customerId: string,
  now: Date,
): Promise<readonly RowOf<typeof EXPORTS>[]> {
  return db.all(EXPORTS, [customerId, now]);
}

/** The packed bytes, for their owner alone, until they end. */
export async function exportBytes(
  db: Queryable,
  { id, customerId, now }: { readonly id: string; readonly customerId: string; readonly now: Date },
): Promise<Uint8Array | undefined> {
  return (await db.first(EXPORT, [id, customerId, now]))?.bytes ?? undefined;
}

/** Whose export it is, while it is not made. */
export function exportToMake(db: Queryable, id: string) {
  return db.first(TO_MAKE, [id]);
}

export async function keepExport(
  transaction: Transaction,
  { id, bytes, now }: { readonly id: string; readonly bytes: Uint8Array; readonly now: Date },
): Promise<boolean> {
  return (await transaction.first(MADE, [id, Buffer.from(bytes), now])) !== undefined;
}
