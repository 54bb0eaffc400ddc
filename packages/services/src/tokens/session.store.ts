import { named, type Queryable } from '@vitrine/database';
import {
  ACCESS_LIFETIME_SECONDS,
  type Market,
  SESSION_LIFETIME_SECONDS,
  type Shopper,
  shopperOf,
} from '@vitrine/domain';
import { tokenHash } from '../http/session.ts';
import type { TokenPair } from './token-mint.ts';

/** A session as renewing it needs it. */
export interface SessionRow {
  readonly id: string;
  readonly kind: Shopper['kind'];
  readonly access_hash: string;
  readonly access_expires_at: Date;
  readonly refresh_hash: string;
  readonly previous_refresh_hash: string | null;
  readonly refreshed_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly created_at: Date;
}
export interface NewSession {
  readonly id: string;
  readonly market: Market;
  readonly customerId?: string;
  readonly agentId?: string;
  readonly usid: string;
  readonly tokens: TokenPair;
  readonly now: Date;
  /** The end that no renewal puts off. */
  readonly maxSeconds: number;
}

const COLUMNS = `id, kind, access_hash, access_expires_at, refresh_hash, previous_refresh_hash, refreshed_at,
  expires_at, revoked_at, created_at`;

const INSERT = named<
  [string, Shopper['kind'], Market, string, string | null, string, Date, string, Date, Date, string | null],
  never
>(
  'session-insert',
  `INSERT INTO session (id, kind, market, usid_hash, customer_id, access_hash, access_expires_at, refresh_hash,
     refreshed_at, created_at, expires_at, agent_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11)`,
);
const BY_USID = named<[usidHash: string], SessionRow>(
  'session-by-usid',
  `SELECT ${COLUMNS} FROM session WHERE usid_hash = $1`,
);
const BY_REFRESH = named<[refreshHash: string], SessionRow>(
  'session-by-refresh',
  `SELECT ${COLUMNS} FROM session WHERE refresh_hash = $1 OR previous_refresh_hash = $1`,
);
const BY_ID = named<[id: string], SessionRow>(
  'session-by-id',
  `SELECT ${COLUMNS} FROM session WHERE id = $1`,
);
const RENEW = named<[string, string, string, Date, string, Date, Date], { readonly id: string }>(
  'session-renew',
  `UPDATE session SET previous_refresh_hash = refresh_hash, refresh_hash = $5, access_hash = $3,
     access_expires_at = $4, refreshed_at = $6, expires_at = $7
   WHERE id = $1 AND refresh_hash = $2 AND revoked_at IS NULL RETURNING id`,
);
const REVOKE = named<[id: string, now: Date], { readonly id: string }>(
  'session-revoke',
  `UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id`,
);

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  const { id, market, customerId, agentId, usid, tokens, now, maxSeconds } = session;
  const { kind } = shopperOf({ sessionId: id, customerId, agentId });
  const { access, refresh } = hashesOf(tokens);
  const { accessEnds, sessionEnds } = lifetimesFrom(now, { createdAt: now, maxSeconds });
  await db.all(INSERT, [
    ...([id, kind, market, tokenHash(usid), customerId ?? null] as const),
    ...([access, accessEnds, refresh, now, sessionEnds, agentId ?? null] as const),
  ]);
}

export async function sessionByUsid(db: Queryable, usid: string): Promise<SessionRow | undefined> {
  return db.first(BY_USID, [tokenHash(usid)]);
}

/** The session of a refresh token, current or the one before. */
export async function sessionByRefresh(db: Queryable, refresh: string): Promise<SessionRow | undefined> {
  return db.first(BY_REFRESH, [tokenHash(refresh)]);
}

export async function sessionById(db: Queryable, id: string): Promise<SessionRow | undefined> {
  return db.first(BY_ID, [id]);
}

/** Gives a session its next tokens unless somebody else renewed or ended it since the row was read. */
export async function renewSession(
  db: Queryable,
  seen: SessionRow,
  { tokens, now, maxSeconds }: Pick<NewSession, 'tokens' | 'now' | 'maxSeconds'>,
): Promise<boolean> {
  const { access, refresh } = hashesOf(tokens);
  const { accessEnds, sessionEnds } = lifetimesFrom(now, { createdAt: seen.created_at, maxSeconds });
  const renewed = await db.first(RENEW, [
    ...([seen.id, seen.refresh_hash, access, accessEnds, refresh, now, sessionEnds] as const),
  ]);
  return renewed !== undefined;
}

/** Ends a session; its tokens are dead at once. False when it had ended before. */
export async function revokeSession(db: Queryable, id: string, now: Date): Promise<boolean> {
  return (await db.first(REVOKE, [id, now])) !== undefined;
}

function hashesOf(tokens: TokenPair): TokenPair {
  return { access: tokenHash(tokens.access), refresh: tokenHash(tokens.refresh) };
}

/** When tokens made at `now` end: neither they nor the session outlive its absolute end. */
function lifetimesFrom(
  now: Date,
  { createdAt, maxSeconds }: { readonly createdAt: Date; readonly maxSeconds: number },
): { readonly accessEnds: Date; readonly sessionEnds: Date } {
  const absoluteEndMs = createdAt.getTime() + maxSeconds * 1000;
  const endAfter = (seconds: number): Date =>
    new Date(Math.min(now.getTime() + seconds * 1000, absoluteEndMs));
  return { accessEnds: endAfter(ACCESS_LIFETIME_SECONDS), sessionEnds: endAfter(SESSION_LIFETIME_SECONDS) };
}
