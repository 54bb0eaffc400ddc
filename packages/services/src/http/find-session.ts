import { named, type Queryable } from '@vitrine/database';
import { LOCALE_LIST, type Market, shopperOf } from '@vitrine/domain';
import type { FindSession } from './session.ts';

interface SessionRow {
  readonly id: string;
  readonly market: string;
  readonly customer_id: string | null;
  readonly agent_id: string | null;
}

const BY_ACCESS_HASH = named<[accessHash: string, now: Date], SessionRow>(
  'session-by-access',
  `SELECT id, market, customer_id, agent_id FROM session
   WHERE access_hash = $1 AND access_expires_at > $2 AND expires_at > $2 AND revoked_at IS NULL`,
);

/** Finds sessions in the database: one look-up by a unique index for every private call. */
export function createFindSession(db: Queryable): FindSession {
  return async (accessHash, now) => {
    const row = await db.first(BY_ACCESS_HASH, [accessHash, now]);
    if (row === undefined) return undefined;
    const { id, market, customer_id: customerId, agent_id: agentId } = row;
    const principal = shopperOf({
      sessionId: id,
      customerId: customerId ?? undefined,
      agentId: agentId ?? undefined,
    });
    return { id, market: marketOf(market), principal };
  };
}

/** Throws when the database holds a market the shop no longer has: its carts could not be found. */
export function marketOf(text: string): Market {
  const locale = LOCALE_LIST.find(({ market }) => market === text);
  if (locale === undefined) throw new Error(`A session belongs to the unknown market ${text}`);
  return locale.market;
}
