import type { OrderBody } from '@vitrine/contracts';
import type { CheckoutProgress } from '@vitrine/domain';
import { ageQuestion, type AskingPage } from '../../../shared/server/ask-age.ts';
import type { PageScope } from '../../../shared/server/page-scope.ts';
import { redirectTo } from '../../../shared/server/redirect-to.ts';

/**
 * [R2.040] The order being made of this visitor's cart, with the cart's prices of now. Without a cart, or with something in
 * it that cannot be ordered, the page is the cart's; while an earlier order is being paid, it is that order's. With an
 * age-restricted piece in it the session is asked for its age first, where it was not asked before [R8.042].
 */
export async function loadDraft(scope: PageScope): Promise<OrderBody | AskingPage> {
  // The cart itself is left unread: what it has to tell is told on its own page.
  const prepared = await scope.ask('prepareOrder', { body: {}, headers: { origin: scope.url.origin } });
  if (prepared.ok) return scope.need('getOrder', { params: { id: prepared.body.orderId } });
  if (prepared.error === undefined || prepared.status >= 500)
    throw new Error(`prepare-order answered ${prepared.status}`);
  const { errorCode } = prepared.error;
  if (errorCode === 'age_unconfirmed')
    return ageQuestion(scope, { of: 'cart', back: `/${scope.locale.code}/checkout` });
  if (errorCode === 'age_refused') throw redirectTo(scope, '/checkout/error?reason=age');
  throw redirectTo(scope, errorCode === PENDING ? await pageOfPending(scope) : '/cart');
}

/** [R8.006] An order that is being paid is finished or given up before another is begun. */
async function pageOfPending({ ask }: PageScope): Promise<string> {
  const challenge = await ask('getPayerAuthStatus');
  const isAsked = challenge.ok && challenge.body.status === 'pending';
  return isAsked ? '/checkout/3dsecure' : '/checkout/confirmation';
}

const PENDING = 'PENDING_PAYMENT_ORDER';

/** How far an order has come. */
export const progressOf = (order: Pick<OrderBody, 'email' | 'shippingGroups'>): CheckoutProgress => ({
  hasEmail: order.email !== undefined && order.email !== '',
  // Hours that somebody else has by now, and a store without the pieces, are to be chosen again.
  hasShipping:
    order.shippingGroups.length > 0 &&
    !order.shippingGroups.some(({ isSlotLost, isStoreShort }) => isSlotLost || isStoreShort),
});
