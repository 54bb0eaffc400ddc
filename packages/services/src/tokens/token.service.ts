import { createHmac } from 'node:crypto';
import type { Database, Queryable } from '@vitrine/database';
import {
  ACCESS_LIFETIME_SECONDS,
  customerIdOf,
  type Device,
  type Market,
  REFRESH_GRACE_MS,
  refreshDecision,
  type Shopper,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { sessionOfRow } from '../http/session.store.ts';
import { type Session, tokenHash } from '../http/session.ts';
import {
  insertSession,
  renewSession,
  revokeOthers,
  revokeSession,
  sessionById,
  sessionByRefresh,
  sessionByUsid,
  type SessionRow,
} from './session.store.ts';
import { createTokenMint, type TokenMint, type TokenPair } from './token-mint.ts';

/** What a client gets when its session is renewed. */
export interface RenewedTokens {
  readonly tokens: TokenPair;
  readonly expiresInSeconds: number;
}
/** What a client gets when its session begins. */
export interface BegunSession extends RenewedTokens {
  readonly id: string;
  readonly usid: string;
}

/** The session that a refresh token has renewed. */
interface RefreshedSession extends RenewedTokens {
  readonly session: Session;
}

/** Begins, renews and ends sessions. The one place where tokens are made. */
export interface TokenService {
  /** A new session of a guest, of the customer whose password was just proven, or of an agent who acts as either. */
  readonly begin: (db: Queryable, owner: SessionOwner) => Promise<BegunSession>;
  /** [R7.152] The tokens of the unexpired guest session of that usid, if there is one. */
  readonly resumeGuest: (usid: string) => Promise<RenewedTokens | undefined>;
  /**
   * [R7.154–R7.156] The successors of a refresh token of one of these kinds of sessions; undefined when it is dead, of another
   * kind, or was used again and burnt its session.
   */
  readonly refresh: (
    refresh: string,
    kinds?: readonly Shopper['kind'][],
  ) => Promise<RefreshedSession | undefined>;
  readonly end: (db: Queryable, sessionId: string) => Promise<boolean>;
  /** Ends every session of a customer but the one that is kept, where there is one. */
  readonly endOthers: (
    db: Queryable,
    others: { readonly customerId: string; readonly keptSession: string },
  ) => Promise<void>;
  /** [R7.027] What a session is called outside; it opens nothing, and neither does it tell the id of its row. */
  readonly publicId: (session: Pick<Session, 'id'>) => string;
  /** [R3.015] An opaque digest that changes with the person acting; for comparing tabs, never a credential. */
  readonly contextHash: (session: Session) => string;
}
interface SessionOwner {
  readonly market: Market;
  readonly customerId?: string;
  /** The agent who works through it. */
  readonly agentId?: string;
  /** [R6.015] Of an agent: the client whose e-mail the checkout is filled in with. */
  readonly prefilledId?: string | undefined;
  /** Of an agent: when they must sign in anew. */
  readonly endsAt?: Date;
  /** Of an agent: when they last showed who they are. */
  readonly provenAt?: Date | null;
  /** What the customer recognises it by. */
  readonly device?: Device;
}

/** A rival renewed between our reading and our writing; what it left behind is read again at most this often. */
const MAX_RACES = 3;

/** [R7.154] The sessions that `refresh_token` renews; agents have routes of their own. */
const OWN_SESSIONS: readonly Shopper['kind'][] = ['guest', 'customer'];

interface Parts {
  readonly db: Database;
  readonly mint: TokenMint;
  readonly now: () => Date;
  readonly maxSeconds: number;
}

export function createTokenService(deps: ServiceDeps): TokenService {
  const { tokenKey, sessionMaxSeconds: maxSeconds } = deps.config;
  const mint = createTokenMint({ random: deps.random, tokenKey });
  const parts: Parts = { db: deps.db, mint, now: deps.clock.now, maxSeconds };
  return {
    begin: async (db, owner) => {
      const id = deps.ids.next();
      const session = { id, usid: mint.usid(), tokens: mint.fresh(id) };
      await insertSession(db, { ...session, ...owner, now: deps.clock.now(), maxSeconds });
      return { ...session, expiresInSeconds: ACCESS_LIFETIME_SECONDS };
    },
    resumeGuest: (usid) => resumeGuest(parts, usid),
    refresh: (refresh, kinds = OWN_SESSIONS) => refreshTokens(parts, refresh, kinds),
    end: (db, sessionId) => revokeSession(db, sessionId, deps.clock.now()),
    endOthers: (db, { customerId, keptSession: keptId }) =>
      revokeOthers(db, customerId, { keptId, now: deps.clock.now() }),
    publicId: ({ id }) => createHmac('sha256', tokenKey).update(`session-id\n${id}`).digest('base64url'),
    contextHash: ({ id, principal }) =>
      createHmac('sha256', tokenKey)
        .update(`context\n${id}\n${customerIdOf(principal) ?? ''}`)
        .digest('base64url'),
  };
}

async function resumeGuest(
  { db, mint, now, maxSeconds }: Parts,
  usid: string,
): Promise<RenewedTokens | undefined> {
  for (let race = 0; race < MAX_RACES; race += 1) {
    const row = await sessionByUsid(db, usid);
    const at = now();
    if (row === undefined || row.kind !== 'guest' || !isAlive(row, at)) return undefined;
    const given = mint.successors({ secret: usid, bornAt: row.refreshedAt, sessionId: row.id });
    const isJustGiven =
      at.getTime() - row.refreshedAt.getTime() <= REFRESH_GRACE_MS &&
      tokenHash(given.refresh) === row.refreshHash;
    if (isJustGiven) return { tokens: given, expiresInSeconds: secondsLeft(row, at) };
    const tokens = mint.successors({ secret: usid, bornAt: at, sessionId: row.id });
    if (await renewSession(db, row, { tokens, now: at, maxSeconds })) {
      return {
        tokens,
        expiresInSeconds: Math.min(ACCESS_LIFETIME_SECONDS, secondsUntilEnd(row, at, maxSeconds)),
      };
    }
  }
  return undefined;
}

async function refreshTokens(
  { db, mint, now, maxSeconds }: Parts,
  presented: string,
  kinds: readonly Shopper['kind'][],
): Promise<RefreshedSession | undefined> {
  for (let race = 0; race < MAX_RACES; race += 1) {
    const row = await sessionOfRefresh({ db, mint }, presented);
    const at = now();
    const decision = refreshDecision(row && refreshState(row, presented), at.getTime());
    // By the wrong route nothing is renewed, and nothing burnt.
    if (row === undefined || decision === 'refuse' || !kinds.includes(row.kind)) return undefined;
    const session = sessionOfRow(row);
    if (decision === 'burn') {
      await revokeSession(db, row.id, at);
      return undefined;
    }
    if (decision === 'repeat') {
      const tokens = mint.successors({ secret: presented, bornAt: row.refreshedAt, sessionId: row.id });
      // A guest session resumed by its usid meanwhile has tokens that do not follow from this one.
      const isSame = tokenHash(tokens.refresh) === row.refreshHash;
      return isSame ? { session, tokens, expiresInSeconds: secondsLeft(row, at) } : undefined;
    }
    const tokens = mint.successors({ secret: presented, bornAt: at, sessionId: row.id });
    if (await renewSession(db, row, { tokens, now: at, maxSeconds })) {
      return {
        session,
        tokens,
        expiresInSeconds: Math.min(ACCESS_LIFETIME_SECONDS, secondsUntilEnd(row, at, maxSeconds)),
      };
    }
  }
  return undefined;
}

/** The session whose token it is or once was. Two generations are known by their digests, all others by their seal. */
async function sessionOfRefresh(
  { db, mint }: Pick<Parts, 'db' | 'mint'>,
  presented: string,
): Promise<SessionRow | undefined> {
  const known = await sessionByRefresh(db, presented);
  if (known !== undefined) return known;
  const sessionId = mint.sessionOf(presented);
  return sessionId === undefined ? undefined : sessionById(db, sessionId);
}

function refreshState(row: SessionRow, presented: string): Parameters<typeof refreshDecision>[0] {
  return {
    token: generation(row, tokenHash(presented)),
    isRevoked: row.revokedAt !== null,
    refreshedAtMs: row.refreshedAt.getTime(),
    expiresAtMs: row.expiresAt.getTime(),
  };
}

function generation(row: SessionRow, hash: string): 'current' | 'previous' | 'older' {
  if (row.refreshHash === hash) return 'current';
  return row.previousRefreshHash === hash ? 'previous' : 'older';
}

/** Neither ended nor run out. */
export function isAlive(row: SessionRow, at: Date): boolean {
  return row.revokedAt === null && row.expiresAt > at;
}

/** Seconds until the end of a session that no renewal puts off. */
function secondsUntilEnd(row: SessionRow, at: Date, maxSeconds: number): number {
  const untilEnd = Math.floor((row.createdAt.getTime() - at.getTime()) / 1000) + maxSeconds;
  const ofAgent =
    row.agentId === null ? Infinity : Math.floor((row.expiresAt.getTime() - at.getTime()) / 1000);
  return Math.max(0, Math.min(untilEnd, ofAgent));
}

/** Seconds the access token of a row is still good. */
export function secondsLeft(row: SessionRow, at: Date): number {
  return Math.max(0, Math.floor((row.accessExpiresAt.getTime() - at.getTime()) / 1000));
}
