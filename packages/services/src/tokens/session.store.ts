import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import {
  ACCESS_LIFETIME_SECONDS,
  type Device,
  type Market,
  SESSION_LIFETIME_SECONDS,
  type Shopper,
  shopperOf,
} from '@vitrine/domain';
import { OF_ACTIVE_AGENT } from '../http/session.store.ts';
import { tokenHash } from '../http/session.ts';
import type { TokenPair } from './token-mint.ts';

export interface NewSession {
  readonly id: string;
  readonly market: Market;
  readonly customerId?: string;
  readonly agentId?: string;
  /** [R6.015] The client whose e-mail an agent's checkout is filled in with. */
  readonly prefilledId?: string | undefined;
  readonly device?: Device | undefined;
  readonly usid: string;
  readonly tokens: TokenPair;
  readonly now: Date;
  /** The end that no renewal puts off. */
  readonly maxSeconds: number;
  /** [R6.001] Of an agent's session: when the agent must sign in anew, whomever they serve until then. */
  readonly endsAt?: Date | undefined;
  /** [R7.181] Of an agent's session: when the agent last showed who they are. A customer's begins with that. */
  readonly provenAt?: Date | null;
}

const COLUMNS = `id, kind, market, customer_id, agent_id, access_hash, access_expires_at, refresh_hash, previous_refresh_hash, refreshed_at,
  expires_at, revoked_at, created_at`;

const INSERT = named('session-insert')<
  [
    string,
    Shopper['kind'],
    Market,
    string,
    string | null,
    string,
    Date,
    string,
    Date,
    Date,
    string | null,
    Date | null,
    string | null,
    string | null,
  ]
>(`INSERT INTO session (id, kind, market, usid_hash, customer_id, access_hash, access_expires_at, refresh_hash,
     refreshed_at, created_at, expires_at, agent_id, proven_at, device, prefilled_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14)`);
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
   WHERE id = $1 AND refresh_hash = $2 AND revoked_at IS NULL AND ${OF_ACTIVE_AGENT} RETURNING id`);
const LOCK_FORMER = named('sign-in-lock-former')<[id: string]>(
  `SELECT id, market, kind, expires_at, proven_at FROM session WHERE id = $1 AND revoked_at IS NULL FOR UPDATE`,
);
const REVOKE = named('session-revoke')<[id: string, now: Date]>(
  `UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id`,
);

const REVOKE_OTHERS = named('session-revoke-others')<
  [customerId: string, keptId: string, now: Date]
>(`UPDATE session SET revoked_at = $3
   WHERE customer_id = $1 AND id <> $2 AND kind = 'customer' AND revoked_at IS NULL`);

const PROVE = named('session-prove')<[id: string, now: Date]>(
  `UPDATE session SET proven_at = $2 WHERE id = $1`,
);
const PROVEN = named('session-proven')<[id: string, since: Date]>(
  `SELECT id FROM session WHERE id = $1 AND proven_at > $2`,
);

const PREFILLED = named('session-prefilled')<[id: string]>(
  `SELECT c.email FROM session s JOIN customer c ON c.id = s.prefilled_id WHERE s.id = $1`,
);

/** The newest places where somebody is signed in; older ones end by themselves, or with all of them. */
const SHOWN_SESSIONS = 20;
const OF_CUSTOMER = named('sessions-of-customer')<
  [customerId: string, now: Date, ownSession: string, limit: number]
>(`SELECT id, device, created_at, refreshed_at FROM session WHERE id IN (
     SELECT id FROM session
     WHERE customer_id = $1 AND kind = 'customer' AND revoked_at IS NULL AND expires_at > $2
     ORDER BY id = $3 DESC, refreshed_at DESC, id LIMIT $4)
   ORDER BY refreshed_at DESC, id`);

/** A session as renewing it needs it. */
export type SessionRow = RowOf<typeof BY_ID>;

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  const { id, market, customerId, agentId, device, usid, tokens, now, maxSeconds } = session;
  const { kind } = shopperOf({ sessionId: id, customerId, agentId });
  const { access, refresh } = hashesOf(tokens);
  const { accessEnds, sessionEnds } = lifetimesFrom(now, {
    createdAt: now,
    maxSeconds,
    endsAt: session.endsAt,
  });
  await db.all(INSERT, [
    ...([id, kind, market, tokenHash(usid), customerId ?? null] as const),
    ...([access, accessEnds, refresh, now, sessionEnds, agentId ?? null, provenAtOf(session)] as const),
    ...([device === undefined ? null : JSON.stringify(device), session.prefilledId ?? null] as const),
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
  const { createdAt, expiresAt, agentId } = seen;
  const endsAt = agentId === null ? undefined : expiresAt;
  const { accessEnds, sessionEnds } = lifetimesFrom(now, { createdAt, maxSeconds, endsAt });
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

/** The customer's own sessions that live, the latest use first: the newest, and always the one that asks. */
export async function sessionsOf(
  db: Queryable,
  { customerId, ownSession }: { readonly customerId: string; readonly ownSession: string },
  now: Date,
): Promise<readonly RowOf<typeof OF_CUSTOMER>[]> {
  return db.all(OF_CUSTOMER, [customerId, now, ownSession, SHOWN_SESSIONS]);
}

/** Ends the customer's own sessions but one. */
export async function revokeOthers(
  db: Queryable,
  customerId: string,
  { keptId, now }: { readonly keptId: string; readonly now: Date },
): Promise<void> {
  await db.all(REVOKE_OTHERS, [customerId, keptId, now]);
}

/** [R6.015] The e-mail that the checkout of an agent's session is filled in with. */
export async function prefilledLogin(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.first(PREFILLED, [id]))?.email ?? undefined;
}

/** Notes that whoever is signed in has shown that the account is theirs. */
export async function proveSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.all(PROVE, [id, now]);
}

/** Whether they have shown it after `since`. */
export async function isSessionProven(db: Queryable, id: string, since: Date): Promise<boolean> {
  return (await db.first(PROVEN, [id, since])) !== undefined;
}

/** Who signs in to an account has just shown that it is theirs; an agent who serves another client has not. */
function provenAtOf({ customerId, agentId, provenAt, now }: NewSession): Date | null {
  if (agentId !== undefined) return provenAt ?? null;
  return customerId === undefined ? null : now;
}

function hashesOf(tokens: TokenPair): TokenPair {
  return { access: tokenHash(tokens.access), refresh: tokenHash(tokens.refresh) };
}

interface Lasting extends Pick<NewSession, 'maxSeconds' | 'endsAt'> {
  readonly createdAt: Date;
}

/** When tokens made at `now` end: neither they nor the session outlive its absolute end. */
function lifetimesFrom(
  now: Date,
  { createdAt, maxSeconds, endsAt }: Lasting,
): { readonly accessEnds: Date; readonly sessionEnds: Date } {
  const absoluteEndMs = createdAt.getTime() + maxSeconds * 1000;
  const endAfter = (seconds: number): Date =>
    new Date(Math.min(now.getTime() + seconds * 1000, absoluteEndMs, endsAt?.getTime() ?? Infinity));
  // An agent's session has one end, which is told when it begins.
  return {
    accessEnds: endAfter(ACCESS_LIFETIME_SECONDS),
    sessionEnds: endsAt ?? endAfter(SESSION_LIFETIME_SECONDS),
  };
}
