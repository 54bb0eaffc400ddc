import { inTransaction, type Transaction } from '@vitrine/database';
import type { ServiceDeps } from '../../deps.ts';
import { issueLink, linkTokenOf, type OneTimeRow, useLink } from '../../one-time/index.ts';
import type { KeyOwner } from './passkey.store.ts';

/** What is signed for one of them is not good for another: an agent's door takes no customer's signature. */
export type ChallengeKind =
  | 'passkey-registration'
  | 'passkey-login'
  | 'agent-passkey-registration'
  | 'agent-passkey-login';

/** What a device is to sign: good once, for a few minutes; the database has its hash alone. */
export async function newChallenge(
  deps: ServiceDeps,
  kind: ChallengeKind,
  owner?: KeyOwner,
): Promise<string> {
  const about = owner !== undefined && 'agentId' in owner ? { about: owner } : owner;
  const id = await inTransaction(deps.db, (transaction) => issueLink(deps, transaction, { kind, ...about }));
  return linkTokenOf(deps.config, { kind, id });
}

/** The challenge that a device says it signed; what is verified against it comes later. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof said === 'object' && said !== null && 'challenge' in said ? String(said.challenge) : '';
  } catch {
    return '';
  }
}

/** Uses a challenge up; undefined where it was none of ours, or is no longer good. */
export async function spendChallenge(
  deps: ServiceDeps,
  transaction: Transaction,
  { kind, challenge }: { readonly kind: ChallengeKind; readonly challenge: string },
): Promise<OneTimeRow | undefined> {
  return useLink(deps, transaction, { kind, token: challenge });
}

/** Whether a challenge was made for this owner. */
export function isChallengeOf({ customerId, about }: OneTimeRow, owner: KeyOwner): boolean {
  return 'agentId' in owner ? about?.agentId === owner.agentId : customerId === owner.customerId;
}

interface RelyingParty {
  /** Where the pages are. */
  readonly origins: string[];
  /** The host that keys are made for. */
  readonly id: string;
}

/** The shop, as a device knows it. */
export function relyingParty({ config }: Pick<ServiceDeps, 'config'>): RelyingParty {
  const [origin = ''] = config.ownOrigins;
  return { origins: [...config.ownOrigins], id: new URL(origin).hostname };
}
