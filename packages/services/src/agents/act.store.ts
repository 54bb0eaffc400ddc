import { named, type Queryable, type RowOf } from '@vitrine/database';
import type { ServiceDeps } from '../deps.ts';

/** What an agent does, as the ledger names it. */
export type AgentAct =
  | 'signed-in'
  | 'searched'
  | 'listed'
  | 'began'
  | 'prefilled'
  | 'ended'
  | 'read'
  | 'changed';

type Values = [
  id: string,
  agentId: string,
  sessionId: string,
  customerId: string | null,
  at: Date,
  act: AgentAct,
  call: string | null,
  digest: string | null,
  outcome: 'done' | null,
];
const INSERT = named(
  'agent-act-insert',
)<Values>(`INSERT INTO agent_act (id, agent_id, store_id, session_id, customer_id, at, act, call, words_digest, outcome)
   SELECT $1, id, store_id, $3, $4, $5, $6, $7, $8, $9 FROM agent WHERE id = $2
   ON CONFLICT (session_id, call) WHERE act = 'read' DO NOTHING`);
const INSERT_LISTED = named('agent-act-insert-listed')<
  [ids: readonly string[], agentId: string, sessionId: string, customerIds: readonly string[], at: Date]
>(`INSERT INTO agent_act (id, agent_id, store_id, session_id, customer_id, at, act, outcome)
   SELECT listed.id, a.id, a.store_id, $3, listed.customer_id, $5, 'listed', 'done'
   FROM agent a CROSS JOIN unnest($1::text[], $4::text[]) AS listed (id, customer_id) WHERE a.id = $2`);
const FINISH = named('agent-act-finish')<[id: string, outcome: 'done' | 'refused']>(
  'UPDATE agent_act SET outcome = $2 WHERE id = $1',
);
/** What was refused came to nothing; what a kill cut off may have been done. */
const OF_CUSTOMER = named('agent-acts-of-customer')<
  [customerId: string, limit: number]
>(`SELECT t.at, t.act, t.call, a.first_name, a.last_name, s.city, s.texts
   FROM agent_act t JOIN agent a ON a.id = t.agent_id JOIN store s ON s.id = t.store_id
   WHERE t.customer_id = $1 AND t.outcome IS DISTINCT FROM 'refused' AND t.act NOT IN ('signed-in', 'searched')
   ORDER BY t.at DESC, t.id DESC LIMIT $2`);

export interface NotedAct {
  readonly agentId: string;
  readonly sessionId: string;
  /** For whom; undefined for nobody in particular. */
  readonly customerId?: string | undefined;
  readonly act: AgentAct;
  readonly call?: string;
  readonly wordsDigest?: string;
}
type NoteDeps = Pick<ServiceDeps, 'ids' | 'clock'>;

/** Writes an act down that is about to be done; its id. */
export async function noteBegun(deps: NoteDeps, db: Queryable, act: NotedAct): Promise<string> {
  return insert(deps, db, { ...act, outcome: null });
}

/** Writes an act down that is done in the same transaction, or has just been done. */
export async function noteDone(deps: NoteDeps, db: Queryable, act: NotedAct): Promise<void> {
  await insert(deps, db, { ...act, outcome: 'done' });
}

async function insert(
  { ids, clock }: NoteDeps,
  db: Queryable,
  {
    agentId,
    sessionId,
    customerId,
    act,
    call,
    wordsDigest,
    outcome,
  }: NotedAct & { readonly outcome: 'done' | null },
): Promise<string> {
  const id = ids.next();
  await db.all(INSERT, [
    ...([id, agentId, sessionId, customerId ?? null, clock.now(), act] as const),
    ...([call ?? null, wordsDigest ?? null, outcome] as const),
  ]);
  return id;
}

/** Writes down whom an agent was shown. */
export async function noteListed(
  { ids, clock }: NoteDeps,
  db: Queryable,
  { agentId, sessionId, customerIds }: Omit<NotedAct, 'act'> & { readonly customerIds: readonly string[] },
): Promise<void> {
  const fresh = customerIds.map(() => ids.next());
  await db.all(INSERT_LISTED, [fresh, agentId, sessionId, customerIds, clock.now()]);
}

export async function finishAct(db: Queryable, id: string, outcome: 'done' | 'refused'): Promise<void> {
  await db.all(FINISH, [id, outcome]);
}

/** What agents did for a customer, the latest first. */
export async function actsFor(
  db: Queryable,
  customerId: string,
  limit: number,
): Promise<readonly RowOf<typeof OF_CUSTOMER>[]> {
  return db.all(OF_CUSTOMER, [customerId, limit]);
}
