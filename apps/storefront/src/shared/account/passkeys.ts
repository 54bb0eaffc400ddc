import type { AnswerOf, BodyOf, LoginBody, PasskeyBody } from '@vitrine/contracts';
import type { CallResult } from '../api/call-failure.ts';
import { shopClient } from '../api/shop-client.ts';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { enterBy } from './enter-account.ts';

/** Whether the browser knows passkeys; not before the page is alive. */
export function useHasPasskeys(): boolean {
  return useIsHydrated() && 'PublicKeyCredential' in globalThis;
}

/** Fetched when somebody asks for a passkey: few visits do. */
const loadBrowserPart = () => import('@simplewebauthn/browser');

/** [R7.181] Signs in by a key of this device; undefined where its owner closed the device's window. */
export async function signInByPasskey(): Promise<CallResult<LoginBody> | undefined> {
  const challenge = await shopClient().call('passkeyChallenge');
  if (!challenge.ok) return challenge;
  const body = await signByDevice(challenge.value);
  return body && enterBy(shopClient().call('loginByPasskey', { body }));
}

/** What a key of this device signs; undefined where its owner closed the device's window. */
export async function signByDevice(
  optionsJSON: AnswerOf<'passkeyChallenge'>,
): Promise<BodyOf<'loginByPasskey'> | undefined> {
  const { startAuthentication } = await loadBrowserPart();
  const signed = await unlessClosed(() => startAuthentication({ optionsJSON }));
  if (signed === undefined) return undefined;
  const { id, rawId, type, response } = signed;
  return { id, rawId, type, response };
}

/** [R7.181] Makes a key on this device. Its owner has just shown that the account is theirs. */
export async function makePasskey(): Promise<CallResult<PasskeyBody> | undefined> {
  const wish = await shopClient().call('wishPasskey');
  if (!wish.ok) return wish;
  const body = await makeByDevice(wish.value);
  return body && shopClient().call('addPasskey', { body });
}

/** The key that this device makes; undefined where its owner closed the device's window. */
export async function makeByDevice(
  optionsJSON: AnswerOf<'wishPasskey'>,
): Promise<BodyOf<'addPasskey'> | undefined> {
  const { startRegistration } = await loadBrowserPart();
  const made = await unlessClosed(() => startRegistration({ optionsJSON }));
  if (made === undefined) return undefined;
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** A window of the device that was closed, or that had nothing to offer, is no failure of ours. */
async function unlessClosed<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
