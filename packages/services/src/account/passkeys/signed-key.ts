import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import type { Transaction } from '@vitrine/database';
import type { ServiceDeps } from '../../deps.ts';
import type { Exchange } from '../../http/call.ts';
import { limitUses } from '../../http/limit-uses.ts';
import { networkOf } from '../../http/network-of.ts';
import { challengeIn, type ChallengeKind, newChallenge, relyingParty, spendChallenge } from './challenge.ts';
import { notePasskeyUse, passkeyByCredential } from './passkey.store.ts';

const TIMEOUT_MS = 5 * 60 * 1000;

type SignedBody = BodyOf<'loginByPasskey'>;

/** A key that signed a challenge of ours; whose it is, its one owner says. */
export interface SignedKey {
  readonly id: string;
  readonly customerId: string | null;
  readonly agentId: string | null;
  readonly counter: number;
  readonly challenge: string;
}

/** Something to sign; the device knows which accounts it has keys for, and nobody tells the shop before. */
export async function challengeToSign(
  deps: ServiceDeps,
  kind: ChallengeKind,
): Promise<AnswerOf<'passkeyChallenge'>> {
  return {
    challenge: await newChallenge(deps, kind),
    rpId: relyingParty(deps).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  };
}

/** For how many seconds a network must wait before it shows another key; undefined for not at all. */
export async function waitForKey(
  deps: ServiceDeps,
  { address }: Pick<Exchange, 'address'>,
  what: 'passkey' | 'agent passkey',
): Promise<number | undefined> {
  const { perNetwork } = deps.config.useLimits.codeTries;
  return limitUses(deps, [{ what: `${what} by network`, subject: networkOf(address), ...perNetwork }]);
}

/** The key that signed, verified; undefined for one that nobody has, and for one that signed something else. */
export async function signedKey(deps: ServiceDeps, body: SignedBody): Promise<SignedKey | undefined> {
  const key = await passkeyByCredential(deps.db, body.id);
  if (key === undefined) return undefined;
  const { origins, id: rpId } = relyingParty(deps);
  const { clientDataJSON, authenticatorData, signature } = body.response;
  const challenge = challengeIn(clientDataJSON);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: body.id,
        rawId: body.rawId,
        type: body.type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: { id: key.credentialId, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
      requireUserVerification: true,
    });
    const { id, customerId, agentId } = key;
    return verified
      ? { id, customerId, agentId, counter: authenticationInfo.newCounter, challenge }
      : undefined;
  } catch {
    // Whatever a stranger sends instead of a signature.
    return undefined;
  }
}

/** Uses up what a key signed, and notes the use: false for what is used already, or no longer good, and for a copy. */
export async function spendSigned(
  deps: ServiceDeps,
  transaction: Transaction,
  { kind, key }: { readonly kind: ChallengeKind; readonly key: SignedKey },
): Promise<boolean> {
  const spent = await spendChallenge(deps, transaction, { kind, challenge: key.challenge });
  return spent !== undefined && notePasskeyUse(transaction, { ...key, now: deps.clock.now() });
}
