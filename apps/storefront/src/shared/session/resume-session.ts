import { isAssisted, readSessionHint } from '../api/session-hint.ts';
import { shopClient } from '../api/shop-client.ts';
import { loadCart } from './cart-actions.ts';
import { loadWishlist } from './load-wishlist.ts';
import { shopper } from './shopper.ts';

/** Called once per document: it reads the cart, the wishes and the name of a visitor who has a session. */
export async function resumeSession(): Promise<void> {
  const hint = readSessionHint();
  if (hint === undefined) return;
  await loadShopper();
}

/** Reads who the session is, with its cart and its wishes; an agent sees no wishes [R7.184]. */
export async function loadShopper(): Promise<void> {
  await Promise.all([loadCart(), loadContext(), ...(isAssisted() ? [] : [loadWishlist()])]);
}

/** [R6.004] The name is asked for where a customer is signed in; an agent's own name, by the agent's banner. */
export async function loadContext(): Promise<void> {
  const context = await shopClient().call('getUserContext');
  if (!context.ok) return;
  shopper.set({ context: context.value });
  if (!context.value.userIsLogged) return;
  const user = await shopClient().call('getUserInfo');
  if (!user.ok) shopper.set({ userFailure: user.failure });
  else if ('login' in user.value) shopper.set({ user: user.value, userFailure: undefined });
}
