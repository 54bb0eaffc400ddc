import { inTransaction, type Transaction } from '@vitrine/database';
import type { ServiceDeps } from '../../deps.ts';
import { issueLink, linkTokenOf, useLink } from '../../one-time/index.ts';

type Kind = 'passkey-registration' | 'passkey-login';

/** What a device is to sign: good once, for a few minutes; the database has its hash alone. */
export async function newChallenge(deps: ServiceDeps, kind: Kind, customerId?: string): Promise<string> {
  const id = await inTransaction(deps.db, (transaction) =>
    issueLink(deps, transaction, { kind, customerId }),
  );
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
  { kind, challenge }: { readonly kind: Kind; readonly challenge: string },
): Promise<{ readonly customerId: string | null } | undefined> {
  return useLink(deps, transaction, { kind, token: challenge });
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
