import { named, type Queryable, type Transaction } from '@vitrine/database';
import { type DataOwner, entries, type HeldEntry, type ForgetDeps } from './personal-store.ts';

const STORES = named('personal-client-stores')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('client_of_store', store_id, 'reason', reason, 'since', since) AS "entry!" FROM client_store
   WHERE customer_id = $1 ORDER BY store_id`,
);
const ACTS = named('personal-agent-acts')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('at', t.at, 'adviser', a.first_name || ' ' || a.last_name, 'store', t.store_id,
     'act', t.act, 'call', t.call) AS "entry!"
   FROM agent_act t JOIN agent a ON a.id = t.agent_id
   WHERE t.customer_id = $1 AND t.outcome IS DISTINCT FROM 'refused' ORDER BY t.at, t.id`,
);
const NOTES = named('personal-client-notes')<[customerId: string], HeldEntry>(
  `SELECT jsonb_build_object('written_at', n.written_at, 'adviser', a.first_name || ' ' || a.last_name,
     'store', n.store_id, 'words', n.words) AS "entry!"
   FROM client_note n JOIN agent a ON a.id = n.agent_id WHERE n.customer_id = $1 ORDER BY n.written_at, n.id`,
);
const DROP_NOTES = named('personal-drop-client-notes')<[customerId: string]>(
  'DELETE FROM client_note WHERE customer_id = $1',
);
const DROP_STORES = named('personal-drop-client-stores')<[customerId: string]>(
  'DELETE FROM client_store WHERE customer_id = $1',
);
/** What an agent did is the house's to know; for whom is not any more. */
const FORGET_IN_ACTS = named('personal-forget-in-agent-acts')<[customerId: string]>(
  'UPDATE agent_act SET customer_id = NULL WHERE customer_id = $1',
);
const FORGET_PREFILLED = named('personal-forget-prefilled')<[customerId: string]>(
  'UPDATE session SET prefilled_id = NULL WHERE prefilled_id = $1',
);

export async function exportAdvisers(db: Queryable, { customerId }: DataOwner) {
  return [...entries(await db.all(STORES, [customerId])), ...entries(await db.all(ACTS, [customerId]))];
}

export async function exportNotes(db: Queryable, { customerId }: DataOwner) {
  return entries(await db.all(NOTES, [customerId]));
}

/** After the stores: who writes a note holds the client's store, and is waited for. */
export async function forgetNotes(_deps: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  await transaction.all(DROP_NOTES, [customerId]);
}

export async function forgetAdvisers(_deps: ForgetDeps, transaction: Transaction, { customerId }: DataOwner) {
  await transaction.all(DROP_STORES, [customerId]);
  await transaction.all(FORGET_IN_ACTS, [customerId]);
  await transaction.all(FORGET_PREFILLED, [customerId]);
}
