import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import {
  ACCESS_LIFETIME_SECONDS,
  type Market,
  SESSION_LIFETIME_SECONDS,
  type Shopper,
  shopperOf,
} from '@vitrine/domain';
import { tokenHash } from '../http/session.ts';
import type { TokenPair } from './token-mint.ts';

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

const INSERT = named('session-insert')<
  [string, Shopper['kind'], Market, string, string | null, string, Date, string, Date, Date, string | null]
>(`INSERT INTO session (id, kind, market, usid_hash, customer_id, access_hash, access_expires_at, refresh_hash,
     refreshed_at, created_at, expires_at, agent_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11)`);
const BY_USID = named('session-by-usid')<[usidHash: string]>(
  `SELECT ${COLUMNS} FROM session WHERE usid_hash = $1`,
);
const BY_REFRESH = named('session-by-refresh')<[refreshHash: string]>(
  `SELECT ${COLUMNS} FROM session WHERE refresh_hash = $1 OR previous_refresh_hash = $1`,
);
const BY_ID = named('session-by-id')<[id: string]>(`SELECT ${COLUMNS} FROM session WHERE id = $1`);
const RENEW = named('session-renew')<
  [string, string, string, Date, string, Date, Date]
>(`UPDATE session SET previous_refresh_hash = refresh_hash, refresh_hash = $5, access_hash = $3,
     access_expires_at = $4, refreshed_at = $6, expires_at = $7
   WHERE id = $1 AND refresh_hash = $2 AND revoked_at IS NULL RETURNING id`);
const LOCK_FORMER = named('sign-in-lock-former')<[id: string]>(
  `SELECT id, market, kind FROM session WHERE id = $1 AND revoked_at IS NULL FOR UPDATE`,
);
const REVOKE = named('session-revoke')<[id: string, now: Date]>(
  `UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id`,
);

/** A session as renewing it needs it. */
export type SessionRow = RowOf<typeof BY_ID>;

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
  const { accessEnds, sessionEnds } = lifetimesFrom(now, { createdAt: seen.createdAt, maxSeconds });
  const renewed = await db.first(RENEW, [
    ...([seen.id, seen.refreshHash, access, accessEnds, refresh, now, sessionEnds] as const),
  ]);
  return renewed !== undefined;
}

/** The living session that a sign-in follows, locked for the rest of the transaction. */
export function lockFormer(
  transaction: Transaction,
  id: string,
): Promise<RowOf<typeof LOCK_FORMER> | undefined> {
  return transaction.first(LOCK_FORMER, [id]);
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
