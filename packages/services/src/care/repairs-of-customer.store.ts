import { named, type Queryable, type Transaction } from '@vitrine/database';
import { CAME } from './repair.store.ts';

/** Nobody is deleted meanwhile. No row for who is deleted already. */
const HOLD_CUSTOMER = named('repair-hold-customer')<[customerId: string]>(
  `SELECT c.id FROM customer c WHERE c.id = $1 AND c.status = 'active' FOR SHARE`,
);
/** Those of a customer, and those that somebody asked for without an account under their address. */
const IS_OF_CUSTOMER = `(r.customer_id = $1 OR (r.customer_id IS NULL AND lower(r.email) = $2))`;
const OF_CUSTOMER = named('repairs-of-customer')<
  [customerId: string, email: string | null],
  { readonly entry: unknown }
>(`SELECT to_jsonb(r) - ARRAY['customer_id', 'session_id'] AS "entry!" FROM repair_request r WHERE ${IS_OF_CUSTOMER}
   ORDER BY r.requested_at`);
const FORGET_PAYMENTS = named('repair-forget-payments')<[customerId: string, email: string | null]>(
  `DELETE FROM repair_payment p USING repair_request r WHERE p.repair_id = r.id AND ${IS_OF_CUSTOMER}`,
);
const FORGET = named('repair-forget')<[customerId: string, email: string | null]>(
  `DELETE FROM repair_request r WHERE ${IS_OF_CUSTOMER}`,
);
const COUNT_AT_HOUSE = named('repair-count-at-house')<[customerId: string]>(
  `SELECT count(*)::int AS "count!" FROM repair_request r
   WHERE r.customer_id = $1 AND r.state NOT IN ('requested', 'returned') AND ${CAME}`,
);

/** Whether a customer is there, who stays until the transaction ends. */
export async function holdCustomer(transaction: Transaction, customerId: string): Promise<boolean> {
  return (await transaction.first(HOLD_CUSTOMER, [customerId])) !== undefined;
}

/** How many pieces of a customer are with the house. */
export async function repairsAtHouse(db: Queryable, customerId: string): Promise<number> {
  return (await db.first(COUNT_AT_HOUSE, [customerId]))?.count ?? 0;
}

/** What an export says of a customer's repairs; photos are not part of it, they are deleted soon. */
export async function heldRepairs(db: Queryable, customerId: string, email: string | null) {
  return (await db.all(OF_CUSTOMER, [customerId, email])).map(({ entry }) => entry);
}

/** Forgets the repairs of a customer with their photos. */
export async function forgetRepairs(transaction: Transaction, customerId: string, email: string | null) {
  await transaction.all(FORGET_PAYMENTS, [customerId, email]);
  await transaction.all(FORGET, [customerId, email]);
}
