import type { AgentRenewal } from './agent-renewals.ts';
import type { SessionHint } from './session-hint.ts';
import type { TransportAnswer } from './transport.ts';

/** The tokens of a session as an answer gives them. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly usid?: string;
}

type RefreshOutcome = 'refreshed' | 'refresh-refused' | 'refresh-failed';

/** What this browser remembers of its session. */
export interface SessionMemory {
  readonly read: () => SessionHint | undefined;
  readonly write: (kind: SessionHint['kind'], expiresInSeconds: number) => void;
  readonly isFresh: (hint: SessionHint | undefined) => boolean;
}

/** The tokens of this document's session, held in memory only [R3.015]. */
export interface TokenKeeper {
  readonly current: () => SessionTokens | undefined;
  readonly replace: (tokens: SessionTokens) => void;
  /** [R4.029] One refresh for all calls that wait for it; a visitor without a session gets a guest's. */
  readonly refresh: () => Promise<RefreshOutcome>;
}

type Renewal = 'refreshToken' | 'startGuestSession' | AgentRenewal;
type RefreshCall = (name: Renewal) => Promise<TransportAnswer>;

/** [R4.029] Tells the call that renews the session of one of the four identities. */
export type RenewalOf = (kind: SessionHint['kind']) => Promise<Renewal> | Renewal;

export function createTokenKeeper(
  memory: SessionMemory,
  send: RefreshCall,
  renewalOf: RenewalOf,
): TokenKeeper {
  let tokens: SessionTokens | undefined;
  let underWay: Promise<RefreshOutcome> | undefined;

  async function renew(): Promise<RefreshOutcome> {
    const kind = memory.read()?.kind ?? 'guest';
    const answer = await send(await renewalOf(kind));
    if (answer.type === 'unanswered') return 'refresh-failed';
    if (answer.status === 401) return 'refresh-refused';
    const { body } = answer;
    if (!isGrant(body)) return 'refresh-failed';
    tokens = body;
    memory.write(kind, body.expiresIn);
    return 'refreshed';
  }

  return {
    current: () => tokens,
    replace(next) {
      tokens = next;
    },
    refresh() {
      underWay ??= renew().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

function isGrant(body: unknown): body is SessionTokens & { readonly expiresIn: number } {
  return typeof body === 'object' && body !== null && 'accessToken' in body && 'expiresIn' in body;
}
