import type { BodyOf, Credentials, LoginBody } from '@vitrine/contracts';
import { pageUrl } from '@vitrine/domain';
import type { CallResult } from '../api/call-failure.ts';
import { clearSessionHint } from '../api/session-hint.ts';
import { shopClient } from '../api/shop-client.ts';
import { splitPagePath } from '../navigation/page-path.ts';
import { loadShopper } from '../session/resume-session.ts';

/** The life of an access token where an answer does not say it, seconds. */
const ACCESS_TOKEN_LIFE_SECONDS = 900;

/** A customer's cart and wishlist are others than the guest's before: they are read anew. */
export async function signIn(
  credentials: Credentials,
  door: 'login' | 'loginOnCheckout' | 'headlessLogin' = 'login',
): Promise<CallResult<LoginBody>> {
  const result = await shopClient().call(door, { body: credentials });
  if (result.ok) await adoptAccount(result.value.accessToken);
  return result;
}

/** [R2.036] Begins the account of a mail's link; with a password where its reader chooses one. */
export async function activateAccount(body: BodyOf<'loginOnActivation'>): Promise<CallResult<LoginBody>> {
  const result = await shopClient().call('loginOnActivation', { body });
  if (result.ok) await adoptAccount(result.value.accessToken);
  return result;
}

/** [R2.036] Whoever a call lets in is signed in on the page as well. */
export async function enterBy(answer: Promise<CallResult<LoginBody>>): Promise<CallResult<LoginBody>> {
  const result = await answer;
  if (result.ok) await adoptAccount(result.value.accessToken);
  return result;
}

/** [R7.157] Signs in by the code of a mail. */
export async function signInByCode(username: string, code: string): Promise<CallResult<unknown>> {
  const result = await shopClient().call('loginByCode', { body: { username, code, mode: 1 } });
  if (result.ok) await adoptAccount(result.value.token);
  return result;
}

async function adoptAccount(accessToken: string): Promise<void> {
  shopClient().adoptSession({ accessToken }, { kind: 'customer', expiresIn: ACCESS_TOKEN_LIFE_SECONDS });
  await loadShopper();
}

/** Ends the session: nothing of the customer's stays in the document, and no page of the account is asked for again. */
export function signOut(): Promise<CallResult<unknown>> {
  return leave('logout');
}

/** [R7.151] The same, with every other session of the customer. */
export function signOutEverywhere(): Promise<CallResult<unknown>> {
  return leave('endSessions');
}

async function leave(call: 'logout' | 'endSessions'): Promise<CallResult<unknown>> {
  const result = await shopClient().call(call);
  if (result.ok) {
    const { locale, local } = splitPagePath(location.pathname);
    if (local.startsWith('/mylv/'))
      leaveFor(locale === undefined ? '/homepage' : pageUrl(locale.code, 'homepage'));
    else {
      clearSessionHint();
      location.reload();
    }
  }
  return result;
}

/** Nothing of the customer's stays in the document. */
export function leaveFor(path: string): void {
  clearSessionHint();
  location.assign(path);
}
