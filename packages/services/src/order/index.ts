import { accepted, CONFIRMATION_SHOWN_MS, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { linkedOrder } from './order-access.ts';
import { orderBody } from './order-body.ts';
import { orderDetails } from './order-details.ts';
import { orderLinkToken } from './order-link.ts';
import { findLastOrder, findOrder, findOwnOrder, type LastOrderRow } from './order-view.store.ts';
import { mountPurchases } from './purchases.ts';
import { mountReturns } from './returns/index.ts';

export { type DraftRow, findDraft, lockDraft, setDraftTotals } from './draft.store.ts';
export { workInDemoWorkshop } from './demo-workshop.job.ts';
export { giveBackPayments } from './give-back-payments.ts';
export { sendOrderMail } from './mail/send-order-mail.job.ts';
export { parcelsOfOrder } from './parcel.store.ts';
export { orderBody } from './order-body.ts';
export { shippingMethodBody, shippingPrice, textIn } from './shipping-method-body.ts';
export { type LockedOrder, lockOrder, placeOrder, releaseOrder } from './order-state.store.ts';
export { type OrderKey, SETTLED, settledKey, tellSettled } from './settled.store.ts';
export { paymentReference, readPaymentReference } from './payment-reference.ts';
export { findOrder, findOwnOrder } from './order-view.store.ts';
export { accessibleOrder, type OrderRequest } from './order-access.ts';
export { moveReturn, noteRefunded, orderOfReturn, refundablePayments } from './returns/index.ts';
export { sendReturnMail } from './mail/send-return-mail.job.ts';
export { orderDetails } from './order-details.ts';

/** [R7.127, R7.128, R7.130] Looking at own orders, and cancelling one. */
export function mountOrder(mount: MountCall, deps: ServiceDeps): void {
  mountPurchases(mount, deps);
  mountReturns(mount, deps);
  mount('getOrder', async ({ session, params, locale }) => {
    const order = await findOwnOrder(deps.db, session, { orderId: params.id, now: deps.clock.now() });
    return order === undefined
      ? refused({ code: 'not_found' })
      : accepted(await orderDetails(deps, order, locale));
  });
  mount('getLinkedOrder', async ({ header, locale }) => {
    const key = linkedOrder(deps, { header });
    const order = key && (await findOrder(deps.db, key.market, key.orderId));
    return order === undefined
      ? refused({ code: 'not_found' })
      : accepted(await orderDetails(deps, order, locale));
  });
  mount('getLastOrder', async ({ session, locale }) => {
    const since = new Date(deps.clock.now().getTime() - CONFIRMATION_SHOWN_MS);
    const order = await findLastOrder(deps.db, session, since);
    return order === undefined
      ? refused({ code: 'not_found' })
      : accepted({
          ...orderBody(order, locale),
          justPlaced: order.justPlaced,
          ...linkOfGuest(deps, order),
        });
  });
  mount('cancelOrder', async ({ params, ...request }) => {
    const cancelled = await cancelOrder(deps, request, params.id);
    return cancelled.ok ? accepted({ orderId: params.id, state: 'CANCELLED' as const }) : cancelled;
  });
}

/** [R7.127] A guest has no account to find the order in. */
function linkOfGuest(
  deps: ServiceDeps,
  { market, id: orderId, customerId, committedAt }: LastOrderRow,
): { readonly linkToken?: string } {
  if (customerId !== null || committedAt === null) return {};
  return { linkToken: orderLinkToken(deps, { market, orderId }, committedAt) };
}
