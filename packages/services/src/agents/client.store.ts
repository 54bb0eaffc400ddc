import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

/**
 * [R2.013, R6.003] The one rule of whom an agent sees: the clients of the store where the agent works, while both are the
 * house's. Every statement that reads a client for an agent reads from it. `agent` is the parameter with the agent's id.
 * The store is no condition that an index answers: a store may have half of all clients, and the keys name it already.
 */
export const clientsOfAgent = (agent: string): string =>
  `agent a JOIN client_store cs ON cs.store_id || '' = a.store_id AND a.id = ${agent} AND a.active
   JOIN customer c ON c.id = cs.customer_id AND c.status <> 'closed'`;

const COLUMNS = `c.id, c.email, c.phone, c.first_name, c.last_name, c.first_name_reading, c.last_name_reading, c.country,
  c.golden_id, c.dream_id, c.status`;

const VISIBLE = named('agent-visible-client')<[agentId: string, clientId: string]>(
  `SELECT ${COLUMNS} FROM ${clientsOfAgent('$1')} WHERE c.id = $2`,
);
/** Each list of keys is one word: of every word the client must have one key. */
const FOUND = named('agent-find-clients')<
  [
    agentId: string,
    first: readonly number[],
    second: readonly number[],
    third: readonly number[],
    limit: number,
  ]
>(`SELECT ${COLUMNS}, (SELECT ad.fields ->> 'city' FROM address ad
     WHERE ad.customer_id = c.id AND ad.is_main ORDER BY ad.kind DESC LIMIT 1) AS city
   FROM ${clientsOfAgent('$1')}
   WHERE cs.keys && $2::integer[] AND cs.keys && $3::integer[] AND cs.keys && $4::integer[]
   LIMIT $5`);
const STORE_OF = named('agent-store')<[agentId: string]>(
  'SELECT store_id FROM agent WHERE id = $1 AND active',
);

const TO_BE_KEYED = named('clients-to-be-keyed')<
  [limit: number]
>(`SELECT id, email, phone, first_name, last_name, first_name_reading, last_name_reading, golden_id, dream_id, status
   FROM customer WHERE keyed_hash IS DISTINCT FROM words_hash ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`);
const ANY_TO_BE_KEYED = named('clients-any-to-be-keyed')<[]>(
  'SELECT id FROM customer WHERE keyed_hash IS DISTINCT FROM words_hash LIMIT 1',
);
const STORES_OF = named('client-stores-of')<[customerIds: readonly string[]]>(
  'SELECT store_id, customer_id FROM client_store WHERE customer_id = ANY ($1::text[])',
);
const SET_KEYS = named('client-set-keys')<[storeId: string, customerId: string, keys: readonly number[]]>(
  'UPDATE client_store SET keys = $3::integer[] WHERE store_id = $1 AND customer_id = $2',
);
const SET_KEYED = named('clients-set-keyed')<[customerIds: readonly string[]]>(
  'UPDATE customer SET keyed_hash = words_hash WHERE id = ANY ($1::text[])',
);
/** The row of the customer is locked first, as who makes keys has it. */
const ADD_TO_STORE = named('client-add-to-store')<
  [customerId: string, storeId: string, reason: 'collected' | 'booked', now: Date]
>(`WITH known AS (
     SELECT id FROM customer WHERE id = $1
       AND NOT EXISTS (SELECT FROM client_store WHERE customer_id = $1 AND store_id = $2) FOR UPDATE),
   added AS (
     INSERT INTO client_store (store_id, customer_id, reason, since) SELECT $2, id, $3, $4 FROM known
     ON CONFLICT DO NOTHING RETURNING customer_id)
   UPDATE customer SET keyed_hash = NULL WHERE id IN (SELECT customer_id FROM added)`);

const COLLECTORS = named('client-collected-in')<
  [market: string, parcelId: string]
>(`SELECT f.store_id AS "storeId!", o.customer_id AS "customerId!" FROM fulfilment f
   JOIN shop_order o ON o.market = f.market AND o.id = f.order_id
   WHERE f.market = $1 AND f.id = $2 AND f.store_id IS NOT NULL AND o.customer_id IS NOT NULL`);

export type ClientRow = RowOf<typeof FOUND>;
export type KeyedClient = RowOf<typeof TO_BE_KEYED>;

/** A client whom the agent may see; undefined for all others, whether there is one or not. */
export async function visibleClient(
  db: Queryable,
  agentId: string,
  clientId: string,
): Promise<RowOf<typeof VISIBLE> | undefined> {
  return db.first(VISIBLE, [agentId, clientId]);
}

/** Clients of the agent's store who have a key of each word; at most three words, any of them may be said twice. */
export async function findClients(
  db: Queryable,
  agentId: string,
  { words, limit }: { readonly words: readonly (readonly number[])[]; readonly limit: number },
): Promise<readonly ClientRow[]> {
  const [first = [], second = first, third = second] = words;
  return db.all(FOUND, [agentId, first, second, third, limit]);
}

export async function storeOfAgent(db: Queryable, agentId: string): Promise<string | undefined> {
  return (await db.first(STORE_OF, [agentId]))?.storeId;
}

/** Whether keys of anybody are to be made. */
export async function hasUnkeyed(db: Queryable): Promise<boolean> {
  return (await db.first(ANY_TO_BE_KEYED, [])) !== undefined;
}

/** Clients whose keys are to be made, locked: nobody else makes them, and a new store of theirs waits. */
export async function lockUnkeyed(transaction: Transaction, limit: number): Promise<readonly KeyedClient[]> {
  return transaction.all(TO_BE_KEYED, [limit]);
}

export async function storesOfClients(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly RowOf<typeof STORES_OF>[]> {
  return db.all(STORES_OF, [ids]);
}

export async function setKeys(
  transaction: Transaction,
  { storeId, customerId }: RowOf<typeof STORES_OF>,
  keys: readonly number[],
): Promise<void> {
  await transaction.all(SET_KEYS, [storeId, customerId, keys]);
}

export async function setKeyed(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.all(SET_KEYED, [ids]);
}

/** Somebody with an account has become a client of a store, by what they did there. */
export async function addClientOfStore(
  transaction: Transaction,
  client: {
    readonly customerId: string;
    readonly storeId: string;
    readonly reason: 'collected' | 'booked';
    readonly now: Date;
  },
): Promise<void> {
  await transaction.all(ADD_TO_STORE, [client.customerId, client.storeId, client.reason, client.now]);
}

/** Who has fetched a parcel in a store is its client from then on; a guest's order makes none. */
export async function addCollector(
  transaction: Transaction,
  { market, parcelId, now }: { readonly market: string; readonly parcelId: string; readonly now: Date },
): Promise<void> {
  const client = await transaction.first(COLLECTORS, [market, parcelId]);
  if (client !== undefined) await addClientOfStore(transaction, { ...client, reason: 'collected', now });
}
