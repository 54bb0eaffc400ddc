import type { Credentials, LoginBody } from '@vitrine/contracts';
import type { CallResult } from '../api/call-failure.ts';
import { clearSessionHint, readSessionHint } from '../api/session-hint.ts';
import { shopClient } from '../api/shop-client.ts';
import { loadCart } from './cart-actions.ts';
import { loadWishlist } from './load-wishlist.ts';
import { shopper } from './shopper.ts';

/** The life of an access token where an answer does not say it, seconds. */
const ACCESS_TOKEN_LIFE_SECONDS = 900;

/** Called once per document: it reads the cart, the wishes and the name of a visitor who has a session. */
export async function resumeSession(): Promise<void> {
  const hint = readSessionHint();
  if (hint === undefined) return;
  await Promise.all([loadCart(), loadContext(), loadWishlist()]);
}

async function loadContext(): Promise<void> {
  const context = await shopClient().call('getUserContext');
  if (!context.ok) return;
  shopper.set({ context: context.value });
  if (!context.value.userIsLogged) return;
  const user = await shopClient().call('getUserInfo');
  shopper.set(user.ok ? { user: user.value, userFailure: undefined } : { userFailure: user.failure });
}

/** A customer's cart and wishlist are others than the guest's before: they are read anew. */
export async function signIn(
  credentials: Credentials,
  door: 'login' | 'loginOnCheckout' = 'login',
): Promise<CallResult<LoginBody>> {
  const result = await shopClient().call(door, { body: credentials });
  if (result.ok) {
    shopClient().adoptCustomer({ accessToken: result.value.accessToken }, ACCESS_TOKEN_LIFE_SECONDS);
    shopper.set({ user: result.value.user });
    await Promise.all([loadCart(), loadContext(), loadWishlist()]);
  }
  return result;
}

/** Ends the session, and loads the page anew: nothing of the customer's stays in the document. */
export async function signOut(): Promise<CallResult<unknown>> {
  const result = await shopClient().call('logout');
  if (result.ok) {
    clearSessionHint();
    location.reload();
  }
  return result;
}
