import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AnswerOf, BodyOf, PasskeyBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  deviceOf,
  HOUSE_NAME,
  PASSKEYS_LIMIT,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import {
  challengeIn,
  type ChallengeKind,
  isChallengeOf,
  newChallenge,
  relyingParty,
  spendChallenge,
} from './challenge.ts';
import { insertPasskey, type KeyOwner, type PasskeyRow, passkeysOf } from './passkey.store.ts';

/** EdDSA, ES256, RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60 * 1000;

interface Wish {
  readonly kind: ChallengeKind;
  readonly owner: KeyOwner;
  /** What the device calls its owner; `handle` tells this owner from all others of the shop. */
  readonly user: { readonly handle: string; readonly name: string; readonly displayName: string };
}

/** What a device is asked for to make a key of a customer or an agent, who has just shown that they are it. */
export async function wishKey(
  deps: ServiceDeps,
  { kind, owner, user }: Wish,
): Promise<Result<AnswerOf<'wishPasskey'>, Refusals<'passkeys_full'>>> {
  const known = await passkeysOf(deps.db, owner);
  if (known.length >= PASSKEYS_LIMIT) return refused({ code: 'passkeys_full' });
  const { handle, name, displayName } = user;
  return accepted({
    challenge: await newChallenge(deps, kind, owner),
    rp: { id: relyingParty(deps).id, name: HOUSE_NAME },
    user: { id: Buffer.from(handle).toString('base64url'), name, displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: known.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

interface Made {
  readonly kind: ChallengeKind;
  readonly owner: KeyOwner;
  readonly body: BodyOf<'addPasskey'>;
  readonly userAgent: string | undefined;
  /** Tells the owner of it, in the transaction that keeps the key. */
  readonly tell: (transaction: Transaction, keyId: string) => Promise<void>;
}

/** Keeps what the device made, if it answers a challenge of this owner. */
export async function keepKey(
  deps: ServiceDeps,
  { kind, owner, body, userAgent, tell }: Made,
): Promise<Result<PasskeyBody, Refusals<'passkey_not_good'>>> {
  const challenge = challengeIn(body.response.clientDataJSON);
  const made = await credentialOf(deps, body, challenge);
  const now = deps.clock.now();
  const added = made && { ...made, id: deps.ids.next(), owner, device: deviceOf(userAgent ?? ''), now };
  const isAdded =
    added !== undefined &&
    (await inTransaction(deps.db, async (transaction) => {
      const spent = await spendChallenge(deps, transaction, { kind, challenge });
      if (spent === undefined || !isChallengeOf(spent, owner)) return false;
      if (!(await insertPasskey(transaction, added))) return false;
      await tell(transaction, added.id);
      return true;
    }));
  return isAdded
    ? accepted(shownKey({ ...added, createdAt: now, usedAt: null }))
    : refused({ code: 'passkey_not_good' });
}

/** What a device made, if it signed the challenge for this shop and knew its owner. */
async function credentialOf(deps: ServiceDeps, body: BodyOf<'addPasskey'>, challenge: string) {
  const { origins, id } = relyingParty(deps);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: body.id,
        rawId: body.rawId,
        type: body.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: body.response.clientDataJSON,
          attestationObject: body.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: body.response.transports ?? [],
    };
  } catch {
    // Whatever a stranger sends instead of an answer.
    return undefined;
  }
}

/** A key as its owner recognises it. */
export function shownKey({ id, device, createdAt, usedAt }: Omit<PasskeyRow, 'credentialId'>): PasskeyBody {
  return {
    passkeyId: id,
    ...device,
    since: createdAt.toISOString(),
    ...(usedAt !== null && { lastUsed: usedAt.toISOString() }),
  };
}
