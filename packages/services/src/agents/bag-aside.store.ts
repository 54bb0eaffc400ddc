import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

/** An agent's own ones, of the store where they work, until the working day ends in which they were filled. */
const OWN = `bag_aside b JOIN agent a ON a.id = b.agent_id AND a.store_id = b.store_id AND a.active
   JOIN session s ON s.id = b.session_id AND s.expires_at > $2
   WHERE b.agent_id = $1`;

const OF_AGENT = named('bags-aside-of-agent')<[agentId: string, now: Date, limit: number]>(
  `SELECT b.id, b.word, b.put_at, (SELECT coalesce(sum(l.quantity), 0)::int FROM cart c
       JOIN cart_line l ON l.market = c.market AND l.cart_id = c.id WHERE c.session_id = b.session_id) AS "pieces!"
   FROM ${OWN} ORDER BY b.put_at DESC, b.id DESC LIMIT $3`,
);
const COUNT = named('bags-aside-count')<[agentId: string, now: Date]>(
  `SELECT count(*)::int AS "bags!" FROM ${OWN}`,
);
const PUT = named('bag-aside-put')<
  [id: string, sessionId: string, agentId: string, storeId: string, word: string, now: Date]
>(`INSERT INTO bag_aside (id, session_id, agent_id, store_id, word, put_at) VALUES ($1, $2, $3, $4, $5, $6)`);
/** Of two who take it up at the same time one gets it. */
const TAKE = named('bag-aside-take')<[agentId: string, now: Date, id: string]>(
  `WITH taken AS (
     DELETE FROM bag_aside WHERE id IN (SELECT b.id FROM ${OWN} AND b.id = $3) RETURNING session_id)
   SELECT s.id, s.market, s.prefilled_id FROM taken JOIN session s ON s.id = taken.session_id`,
);
const MOVE = named('bag-aside-move')<[from: string, to: string]>(
  'UPDATE cart SET session_id = $2 WHERE session_id = $1',
);

export async function bagsAsideOf(
  db: Queryable,
  agentId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly RowOf<typeof OF_AGENT>[]> {
  return db.all(OF_AGENT, [agentId, now, limit]);
}

export async function countBagsAside(db: Queryable, agentId: string, now: Date): Promise<number> {
  return (await db.first(COUNT, [agentId, now]))?.bags ?? 0;
}

export async function insertBagAside(
  transaction: Transaction,
  bag: {
    readonly id: string;
    readonly sessionId: string;
    readonly agentId: string;
    readonly storeId: string;
    readonly word: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, sessionId, agentId, storeId, word, now } = bag;
  await transaction.all(PUT, [id, sessionId, agentId, storeId, word, now]);
}

/** The session of a bag that was put aside, which is so no longer; undefined where it is none of the agent's. */
export async function takeBagAside(
  transaction: Transaction,
  { agentId, now, id }: { readonly agentId: string; readonly now: Date; readonly id: string },
): Promise<RowOf<typeof TAKE> | undefined> {
  return transaction.first(TAKE, [agentId, now, id]);
}

/** The bag of a session becomes that of another one, which has none. */
export async function moveBag(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.all(MOVE, [from, to]);
}
