import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AnswerOf, BodyOf, LoginBody } from '@vitrine/contracts';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import { limitUses } from '../../http/limit-uses.ts';
import { networkOf } from '../../http/network-of.ts';
import { customerById, isOpen } from '../customer.store.ts';
import { enterAccount, type EntryCall, type EntryDeps } from '../enter-account.ts';
import { tooMany, type TooMany } from '../too-many.ts';
import { challengeIn, newChallenge, relyingParty, spendChallenge } from './challenge.ts';
import { notePasskeyUse, passkeyByCredential } from './passkey.store.ts';

const TIMEOUT_MS = 5 * 60 * 1000;

/** Something to sign; the device knows which accounts it has keys for, and nobody tells the shop before. */
export async function passkeyChallenge(
  deps: EntryDeps,
): Promise<Result<AnswerOf<'passkeyChallenge'>, never>> {
  return accepted({
    challenge: await newChallenge(deps, 'passkey-login'),
    rpId: relyingParty(deps).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

/** Signs in whoever's key signed the challenge. A key that nobody has, and one that signed something else, are one answer. */
export async function loginByPasskey(
  deps: EntryDeps,
  call: EntryCall & { readonly body: BodyOf<'loginByPasskey'> },
): Promise<Result<LoginBody, Refusals<'passkey_not_good' | TooMany>>> {
  const { perNetwork } = deps.config.useLimits.codeTries;
  const by = { what: 'passkey by network', subject: networkOf(call.address), ...perNetwork };
  const wait = await limitUses(deps, [by]);
  if (wait !== undefined) return tooMany(wait);
  const challenge = challengeIn(call.body.response.clientDataJSON);
  const used = await usedKey(deps, call.body, challenge);
  const now = deps.clock.now();
  const entered =
    used &&
    (await enterAccount(deps, call, async (transaction) => {
      const spent = await spendChallenge(deps, transaction, { kind: 'passkey-login', challenge });
      if (spent === undefined || !(await notePasskeyUse(transaction, { ...used, now }))) return undefined;
      const customer = await customerById(transaction, used.customerId);
      return customer !== undefined && isOpen(customer, now) ? customer : undefined;
    }));
  return entered === undefined ? refused({ code: 'passkey_not_good' }) : accepted(entered);
}

async function usedKey(deps: EntryDeps, body: BodyOf<'loginByPasskey'>, challenge: string) {
  const key = await passkeyByCredential(deps.db, body.id);
  if (key === undefined) return undefined;
  const { origins, id: rpId } = relyingParty(deps);
  const { clientDataJSON, authenticatorData, signature } = body.response;
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
    const { id, customerId } = key;
    return verified ? { id, customerId, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    // Whatever a stranger sends instead of a signature.
    return undefined;
  }
}
