import { createHmac, timingSafeEqual } from 'node:crypto';

/** The pair a client holds; only their digests are stored. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}
/** What successors follow on. */
interface Presented {
  /** The secret that was presented: a refresh token or a usid. */
  readonly secret: string;
  readonly bornAt: Date;
  readonly sessionId: string;
}

export interface TokenMint {
  /** The tokens of a new session. */
  readonly fresh: (sessionId: string) => TokenPair;
  /** A new session's public name, 128 random bits. */
  readonly usid: () => string;
  /**
   * The tokens that follow on a secret that was presented at `bornAt`. The same secret and time always have the same
   * successors, so two tabs that renew at once get the same ones, though no process keeps a token; without the key
   * nobody can tell them from random.
   */
  readonly successors: (presented: Presented) => TokenPair;
  /**
   * [R7.154] The session a refresh token was made for, however long ago and whatever became of the token; undefined for
   * one that was never made here. Nobody else can make one: it is sealed with the key.
   */
  readonly sessionOf: (refresh: string) => string | undefined;
}

const TOKEN_BYTES = 32;
const USID_BYTES = 16;

export function createTokenMint(deps: {
  readonly random: { readonly bytes: (count: number) => Buffer };
  readonly tokenKey: string;
}): TokenMint {
  const drawn = (): string => deps.random.bytes(TOKEN_BYTES).toString('base64url');
  const derived = (...parts: readonly string[]): string =>
    createHmac('sha256', deps.tokenKey).update(parts.join('\n')).digest('base64url');
  const sealed = (secret: string, sessionId: string): string =>
    `${secret}.${sessionId}.${derived('seal', secret, sessionId)}`;
  return {
    fresh: (sessionId) => ({ access: drawn(), refresh: sealed(drawn(), sessionId) }),
    usid: () => deps.random.bytes(USID_BYTES).toString('base64url'),
    successors: ({ secret, bornAt, sessionId }) => ({
      access: derived('access', bornAt.toISOString(), secret),
      refresh: sealed(derived('refresh', bornAt.toISOString(), secret), sessionId),
    }),
    sessionOf: (refresh) => {
      const [secret = '', sessionId = ''] = refresh.split('.', 2);
      const own = Buffer.from(sealed(secret, sessionId));
      const given = Buffer.from(refresh);
      return own.length === given.length && timingSafeEqual(own, given) ? sessionId : undefined;
    },
  };
}
