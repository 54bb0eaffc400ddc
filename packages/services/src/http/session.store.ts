import { named, type Queryable, type RowOf } from '@vitrine/database';
import { type Market, MARKETS, shopperOf } from '@vitrine/domain';
import type { Session } from './session.ts';

/** [R6.001] A session of an agent lives while they are active: who has left the house is out with their next request. */
export const OF_ACTIVE_AGENT =
  '(agent_id IS NULL OR EXISTS (SELECT FROM agent a WHERE a.id = session.agent_id AND a.active))';

const BY_ACCESS_HASH = named('session-by-access')<
  [accessHash: string, now: Date]
>(`SELECT id, market, customer_id, agent_id FROM session
   WHERE access_hash = $1 AND access_expires_at > $2 AND expires_at > $2 AND revoked_at IS NULL
     AND ${OF_ACTIVE_AGENT}`);

/** The living session of an access token: one look-up by a unique index for every private call. */
export async function findSession(
  db: Queryable,
  accessHash: string,
  now: Date,
): Promise<Session | undefined> {
  const row = await db.first(BY_ACCESS_HASH, [accessHash, now]);
  return row && sessionOfRow(row);
}

/** What is kept of a session, and who works through it. */
export function sessionOfRow({
  id,
  market,
  customerId,
  agentId,
}: Pick<RowOf<typeof BY_ACCESS_HASH>, 'id' | 'market' | 'customerId' | 'agentId'>): Session {
  const principal = shopperOf({
    sessionId: id,
    customerId: customerId ?? undefined,
    agentId: agentId ?? undefined,
  });
  return { id, market: marketOf(market), principal };
}

/** Throws when the database holds a market the shop no longer has: its carts could not be found. */
export function marketOf(text: string): Market {
  const known = MARKETS.find((market) => market === text);
  if (known === undefined) throw new Error(`A session belongs to the unknown market ${text}`);
  return known;
}
