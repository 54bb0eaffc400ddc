import type { LoginBody, PasskeyBody } from '@vitrine/contracts';
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
  const { startAuthentication } = await loadBrowserPart();
  const signed = await unlessClosed(() => startAuthentication({ optionsJSON: challenge.value }));
  if (signed === undefined) return undefined;
  const { id, rawId, type, response } = signed;
  return enterBy(shopClient().call('loginByPasskey', { body: { id, rawId, type, response } }));
}

/** [R7.181] Makes a key on this device. Its owner has just shown that the account is theirs. */
export async function makePasskey(): Promise<CallResult<PasskeyBody> | undefined> {
  const wish = await shopClient().call('wishPasskey');
  if (!wish.ok) return wish;
  const { startRegistration } = await loadBrowserPart();
  const made = await unlessClosed(() => startRegistration({ optionsJSON: wish.value }));
  if (made === undefined) return undefined;
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  return shopClient().call('addPasskey', {
    body: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    },
  });
}

/** A window of the device that was closed, or that had nothing to offer, is no failure of ours. */
async function unlessClosed<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
