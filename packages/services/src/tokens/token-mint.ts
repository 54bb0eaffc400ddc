import { createHmac } from 'node:crypto';

/** The pair a client holds; only their digests are stored. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

export interface TokenMint {
  /** The tokens of a new session. */
  readonly fresh: () => TokenPair;
  /** A new session's public name, 128 random bits. */
  readonly usid: () => string;
  /**
   * The tokens that follow on a secret that was presented (a refresh token or a usid) at `bornAt`. The same secret and
   * time always have the same successors, so two tabs that renew at once get the same ones, though no process keeps
   * a token; without the key nobody can tell them from random.
   */
  readonly successors: (presented: string, bornAt: Date) => TokenPair;
}

const TOKEN_BYTES = 32;
const USID_BYTES = 16;

export function createTokenMint(deps: {
  readonly random: { readonly bytes: (count: number) => Buffer };
  readonly tokenKey: string;
}): TokenMint {
  const fresh = (): string => deps.random.bytes(TOKEN_BYTES).toString('base64url');
  const derived = (use: string, presented: string, bornAt: Date): string =>
    createHmac('sha256', deps.tokenKey)
      .update(`${use}\n${bornAt.toISOString()}\n${presented}`)
      .digest('base64url');
  return {
    fresh: () => ({ access: fresh(), refresh: fresh() }),
    usid: () => deps.random.bytes(USID_BYTES).toString('base64url'),
    successors: (presented, bornAt) => ({
      access: derived('access', presented, bornAt),
      refresh: derived('refresh', presented, bornAt),
    }),
  };
}
