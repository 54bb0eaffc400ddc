import { accepted, CONFIRMATION_SHOWN_MS, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { orderBody } from './order-body.ts';
import { findLastOrder, findOwnOrder } from './order-view.store.ts';

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
export { findOwnOrder } from './order-view.store.ts';

/** [R7.127, R7.128, R7.130] Looking at own orders, and cancelling one. */
export function mountOrder(mount: MountCall, deps: ServiceDeps): void {
  mount('getOrder', async ({ session, params, locale }) => {
    const order = await findOwnOrder(deps.db, session, { orderId: params.id, now: deps.clock.now() });
    return order === undefined ? refused({ code: 'not_found' }) : accepted(orderBody(order, locale));
  });
  mount('getLastOrder', async ({ session, locale }) => {
    const since = new Date(deps.clock.now().getTime() - CONFIRMATION_SHOWN_MS);
    const order = await findLastOrder(deps.db, session, since);
    return order === undefined
      ? refused({ code: 'not_found' })
      : accepted({ ...orderBody(order, locale), justPlaced: order.justPlaced });
  });
  mount('cancelOrder', async ({ session, params }) => {
    const cancelled = await cancelOrder(deps, session, params.id);
    return cancelled.ok ? accepted({ orderId: params.id, state: 'CANCELLED' as const }) : cancelled;
  });
}
