import { ORDER_LINK_HEADER } from '@vitrine/contracts';
import { accepted, CONFIRMATION_SHOWN_MS, isAgent, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { answerCustomOrder } from './custom/answer-custom-order.service.ts';
import { isLinkToken } from '../one-time/index.ts';
import { sentOrders } from './custom/sent-orders.ts';
import { linkedCustomOrder } from './custom/linked-custom-order.ts';
import { linkedOrder } from './order-access.ts';
import { orderBody } from './order-body.ts';
import { orderDetails, riskBody } from './order-details.ts';
import { orderLinkToken } from './order-link.ts';
import { findLastOrder, findOrder, findOwnOrder, type OrderRow } from './order-view.store.ts';
import { mountPapers } from './papers/index.ts';
import { mountPurchases } from './purchases.ts';
import { mountReturns } from './returns/index.ts';

export { moveParcelIn } from './move-parcel.service.ts';
export { type DraftRow, findDraft, lockDraft, setDraftTotals } from './draft.store.ts';
export { giveBackPayments } from './give-back-payments.ts';
export { sendOrderMail } from './mail/send-order-mail.job.ts';
export { stateOf as customOrderStateOf } from './custom/answer-custom-order.service.ts';
export {
  type CustomOrderRow,
  findByToken,
  loadIntoSession,
  lockCustomOrder,
  setCustomOrderState,
} from './custom/custom-order.store.ts';
export { sendToClient } from './custom/send-to-client.service.ts';
export { parcelsOfOrder } from './parcel.store.ts';
export { orderBody } from './order-body.ts';
export { shippingMethodBody, shippingPrice, textIn } from './shipping-method-body.ts';
export { type LockedOrder, lockOrder, placeOrder, releaseOrder } from './order-state.store.ts';
export { type OrderKey, SETTLED, settledKey, tellSettled } from './settled.store.ts';
export { paymentReference, readPaymentReference } from './payment-reference.ts';
export { findOrder, findOwnOrder } from './order-view.store.ts';
export { accessibleOrder, type OrderRequest } from './order-access.ts';
export { moveReturn, noteRefunded, orderOfReturn, refundablePayments } from './returns/index.ts';
export { sendPaymentRequest, sendPaymentText } from './mail/send-payment-request.job.ts';
export { type HeldOrder, listHeld, reviewOrder } from './review-order.service.ts';
export { findDuePapers, makePapers } from './papers/index.ts';
export { sendReturnMail } from './mail/send-return-mail.job.ts';
export { orderDetails } from './order-details.ts';
export { sendDueMessages, sendMessagesOfOrder } from './workshop/send-messages.job.ts';
export { releaseUntold, tellOfOlderOrders, tellWorkshop } from './workshop/tell-workshop.ts';
export { workshopRoutes } from './workshop/workshop.routes.ts';

/** [R7.127, R7.128, R7.130] Looking at own orders, and cancelling one. */
export function mountOrder(mount: MountCall, deps: ServiceDeps): void {
  mountPurchases(mount, deps);
  mountReturns(mount, deps);
  mountPapers(mount, deps);
  mount('getOrder', async ({ session, principal, params, locale }) => {
    const order = await findOwnOrder(deps.db, session, { orderId: params.id, now: deps.clock.now() });
    if (order === undefined) return refused({ code: 'not_found' });
    const details = await orderDetails(deps, order, { locale, ...linkOfGuest(deps, order) });
    return accepted(isAgent(principal) ? { ...details, ...riskBody(order) } : details);
  });
  mount('answerCustomOrder', ({ body }) => answerCustomOrder(deps, body));
  mount('getSentOrders', (call) => sentOrders(deps, call));
  mount('getLinkedOrder', async ({ header, locale }) => {
    const token = header(ORDER_LINK_HEADER);
    if (isLinkToken(token)) {
      const custom = await linkedCustomOrder(deps, token);
      return custom.ok ? accepted(await orderDetails(deps, custom.value, { locale })) : custom;
    }
    const key = linkedOrder(deps, { header });
    const order = key && (await findOrder(deps.db, key.market, key.orderId));
    return order === undefined
      ? refused({ code: 'not_found' })
      : accepted(await orderDetails(deps, order, { locale, linkToken: header(ORDER_LINK_HEADER) }));
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
  {
    market,
    id: orderId,
    customerId,
    committedAt,
  }: Pick<OrderRow, 'market' | 'id' | 'customerId' | 'committedAt'>,
): { readonly linkToken?: string } {
  if (customerId !== null || committedAt === null) return {};
  return { linkToken: orderLinkToken(deps, { market, orderId }, committedAt) };
}
