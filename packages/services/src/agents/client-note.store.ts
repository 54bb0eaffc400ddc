import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import { CLIENT_NOTES_LIMIT } from '@vitrine/domain';
import { clientsOfAgent } from './client.store.ts';

/** What a client reads of notes about them, of all stores. */
const SHOWN_TO_CLIENT = 200;

/** [R6.003] The notes of the agent's own store about a client of it. */
const NOTES = `${clientsOfAgent('$1')} JOIN client_note n ON n.customer_id = c.id AND n.store_id = a.store_id AND c.id = $2`;

const OF_CLIENT = named('client-notes')<[agentId: string, clientId: string]>(
  `SELECT n.id, n.words, n.written_at, w.first_name, w.last_name FROM ${NOTES} JOIN agent w ON w.id = n.agent_id
   ORDER BY n.written_at DESC, n.id DESC LIMIT ${CLIENT_NOTES_LIMIT}`,
);
/** Two who write at the same time come one after the other, and so does who deletes the account. */
const LOCK_CLIENT = named('client-note-lock-client')<[agentId: string, clientId: string]>(
  `SELECT cs.store_id FROM ${clientsOfAgent('$1')} WHERE c.id = $2 FOR UPDATE OF cs`,
);
const COUNT = named('client-note-count')<[agentId: string, clientId: string]>(
  `SELECT count(*)::int AS "notes!" FROM ${NOTES}`,
);
const INSERT = named('client-note-insert')<
  [id: string, customerId: string, storeId: string, agentId: string, words: string, now: Date]
>(
  `INSERT INTO client_note (id, customer_id, store_id, agent_id, words, written_at) VALUES ($1, $2, $3, $4, $5, $6)`,
);
const REMOVE = named('client-note-remove')<[agentId: string, clientId: string, id: string]>(
  `DELETE FROM client_note WHERE id IN (SELECT n.id FROM ${NOTES} WHERE n.id = $3) RETURNING id`,
);
const FOR_CLIENT = named('client-notes-for-client')<[customerId: string, limit: number]>(
  `SELECT n.words, n.written_at, w.first_name, w.last_name, s.city, s.texts
   FROM client_note n JOIN agent w ON w.id = n.agent_id JOIN store s ON s.id = n.store_id
   WHERE n.customer_id = $1 ORDER BY n.written_at DESC, n.id DESC LIMIT $2`,
);

/** Who sees notes, and about whom. */
export interface Served {
  readonly agentId: string;
  readonly customerId: string;
}

export async function notesAbout(
  db: Queryable,
  { agentId, customerId }: Served,
): Promise<readonly RowOf<typeof OF_CLIENT>[]> {
  return db.all(OF_CLIENT, [agentId, customerId]);
}

/** The agent's store, locked as that of this client; undefined where the client is not, or no longer, one of it. */
export async function lockClientStore(
  transaction: Transaction,
  { agentId, customerId }: Served,
): Promise<string | undefined> {
  return (await transaction.first(LOCK_CLIENT, [agentId, customerId]))?.storeId;
}

export async function countNotes(transaction: Transaction, { agentId, customerId }: Served): Promise<number> {
  return (await transaction.first(COUNT, [agentId, customerId]))?.notes ?? 0;
}

export async function insertNote(
  transaction: Transaction,
  note: Served & {
    readonly id: string;
    readonly storeId: string;
    readonly words: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, customerId, storeId, agentId, words, now } = note;
  await transaction.all(INSERT, [id, customerId, storeId, agentId, words, now]);
}

/** False where there is no such note of the agent's store about this client. */
export async function removeNote(
  db: Queryable,
  { agentId, customerId }: Served,
  id: string,
): Promise<boolean> {
  return (await db.first(REMOVE, [agentId, customerId, id])) !== undefined;
}

/** What the client reads: the notes of all stores. */
export async function notesFor(
  db: Queryable,
  customerId: string,
): Promise<readonly RowOf<typeof FOR_CLIENT>[]> {
  return db.all(FOR_CLIENT, [customerId, SHOWN_TO_CLIENT]);
}
