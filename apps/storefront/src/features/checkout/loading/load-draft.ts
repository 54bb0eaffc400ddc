import type { OrderBody } from '@vitrine/contracts';
import type { CheckoutProgress } from '@vitrine/domain';
import type { PageScope } from '../../../shared/server/page-scope.ts';
import { redirectTo } from '../../../shared/server/redirect-to.ts';

/**
 * [R2.040] The order being made of this visitor's cart, with the cart's prices of now. Without a cart, or with something in
 * it that cannot be ordered, the page is the cart's; while an earlier order is being paid, it is that order's.
 */
export async function loadDraft(scope: PageScope): Promise<OrderBody> {
  // The cart itself is left unread: what it has to tell is told on its own page.
  const prepared = await scope.ask('prepareOrder', { body: {}, headers: { origin: scope.url.origin } });
  if (prepared.ok) return scope.need('getOrder', { params: { id: prepared.body.orderId } });
  if (prepared.error === undefined || prepared.status >= 500)
    throw new Error(`prepare-order answered ${prepared.status}`);
  throw redirectTo(scope, prepared.error.errorCode === PENDING ? await pageOfPending(scope) : '/cart');
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
  hasShipping: order.shippingGroups.length > 0,
});
