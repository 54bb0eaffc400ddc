import type { Transaction } from '@vitrine/database';
import type { Device, Locale } from '@vitrine/domain';
import { adoptGuestCart } from '../cart/index.ts';
import { adoptGuestConsents } from '../consent/index.ts';
import { adoptGuestChats } from '../contact/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { marketOf } from '../http/session.store.ts';
import { type BegunSession, carryAgeAnswer, lockFormer, type TokenService } from '../tokens/index.ts';
import { adoptGuestInteractions } from '../wardrobing/index.ts';
import { adoptGuestWishlist } from '../wishlist/index.ts';
import { adoptGuestOrders } from './guest-orders.store.ts';

interface SignedIn {
  readonly formerId: string | undefined;
  readonly customerId: string;
  readonly locale: Locale;
  readonly device: Device;
}

/**
 * [R7.032] A new session for a customer; the one they had before ends. What a guest session held goes to the customer:
 * its cart into theirs, its unfinished orders as they are, its wishes onto their list, what it liked of selections and its chat to them, its consents onto their account. Locks: session, then carts in id order,
 * then the customer.
 */
export async function replaceSession(
  deps: ServiceDeps & { readonly tokens: TokenService },
  transaction: Transaction,
  { formerId, customerId, locale, device }: SignedIn,
): Promise<BegunSession> {
  const former = formerId === undefined ? undefined : await lockFormer(transaction, formerId);
  const market = former === undefined ? locale.market : marketOf(former.market);
  const begun = await deps.tokens.begin(transaction, { market, customerId, device });
  if (former === undefined) return begun;
  await carryAgeAnswer(transaction, former.id, begun.id);
  if (former.kind === 'guest') {
    const guest = { id: former.id, market, principal: { kind: 'guest', sessionId: former.id } } as const;
    const principal = { kind: 'customer', sessionId: begun.id, customerId } as const;
    const customer = { id: begun.id, market, principal };
    const carts = await adoptGuestCart(deps, transaction, { guest, customer });
    await adoptGuestOrders(transaction, { guest, customer, carts });
    await adoptGuestWishlist(transaction, { guest, customer });
    await adoptGuestInteractions(transaction, { guestId: guest.id, customerId });
    await adoptGuestChats(transaction, { guestId: guest.id, customerId });
    await adoptGuestConsents(deps, transaction, { sessionId: former.id, customerId, locale });
  }
  await deps.tokens.end(transaction, former.id);
  return begun;
}
