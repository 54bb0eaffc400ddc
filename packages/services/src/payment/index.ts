import { isPaymentMethod, type ParamsOf } from '@vitrine/contracts';
import { accepted, orderStateOf, refused } from '@vitrine/domain';
import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import type { Session } from '../http/session.ts';
import { findOwnOrder, sendToClient } from '../order/index.ts';
import { applyPayment } from './apply-payment.service.ts';
import { askForMoney } from './ask-for-money.ts';
import { challengeReturnRoutes } from './challenge-return.routes.ts';
import { challengedOf, followChallenge } from './follow-challenge.ts';
import { openApplePaySession } from './methods/apple-pay/apple-pay.ts';
import { createCaptureContext } from './methods/credit-card/capture-context.service.ts';
import { enrolCard } from './methods/credit-card/enrol.service.ts';
import { mountSavedCards } from './methods/credit-card/saved-cards.ts';
import { checkGiftCard } from './methods/gift-card/gift-card.ts';
import { meansOf } from './methods/index.ts';
import { mountWeChat } from './methods/wechat/wechat.ts';
import { noticeRoutes } from './notice.routes.ts';
import { findLastPayments, findPayment, isAsked, type PaymentKey, type PaymentRow } from './payment.store.ts';
import { orderStatus, paymentStatus } from './payment-status.ts';
import { processPayment } from './process-payment.service.ts';
import { redirectPayment } from './redirect.service.ts';
import { withdrawPayment } from './withdraw-payment.service.ts';

export { askForMoney } from './ask-for-money.ts';
export { capturePayments } from './capture-payments.job.ts';
export { forgetCard, saveCard } from './methods/credit-card/saved-card.jobs.ts';
export { meansOf } from './methods/index.ts';
export { methodsOfHouse } from './methods-of-market.ts';
export {
  askAboutPayment,
  expireOrders,
  giveBackPayment,
  LOST_AFTER_MS,
  settlePayments,
} from './payment.jobs.ts';
export { refundReturn } from './refund-return.job.ts';
export { findPayment, type ThreeDSecure } from './payment.store.ts';

/** [R7.116–R7.125] Paying, by whatever means the market has. */
export function mountPayment(mount: MountCall, deps: ServiceDeps): void {
  mountSavedCards(mount, deps);
  mount('createCaptureContext', (call) => createCaptureContext(deps, call));
  mount('testEnroll', (call) => enrolCard(deps, call));
  mount('applyPayment', async (call) => {
    const { method } = call.params;
    // The paying is left to the client.
    if (method === 'payByLink') return sendToClient(deps, call);
    return applyPayment(deps, { ...call, params: { method } });
  });
  mount('withdrawPayment', ({ session, params: { method } }) => withdrawPayment(deps, session, method));
  mount('redirectPayment', (call) => redirectPayment(deps, call));
  mountWeChat(mount, deps);
  mount('checkGiftCard', (call) => checkGiftCard(deps, call));
  mount('openApplePaySession', (call) => openApplePaySession(deps, call));
  mount('processPayment', (call) => processPayment(deps, call));
  mount('getPayerAuthStatus', async ({ session }) => {
    const payment = challengedOf(await findLastPayments(deps.db, session));
    if (payment === undefined) return refused({ code: 'not_found' });
    const status = await followChallenge(deps, payment);
    const orderState = (await findPayment(deps.db, keyOf(payment)))?.orderState ?? payment.orderState;
    return accepted({
      status,
      completeStatus: status === 'passed' || status === 'none',
      orderState,
      ...(status === 'pending' ? challengeOf(payment) : {}),
    });
  });
  mount('checkOrderPayment', async ({ session, params }) => {
    await lookAfterApproval(deps, session, params.orderId);
    const order = await findOrderPaidBy(deps, session, params);
    return order === undefined
      ? refused({ code: 'not_found' })
      : accepted(paymentStatus(orderStateOf(order.state)));
  });
  mount('checkOrderState', async ({ session, params }) => {
    const order = await findOrderPaidBy(deps, session, params);
    return order === undefined
      ? refused({ code: 'not_found' })
      : accepted(orderStatus(orderStateOf(order.state)));
  });
}

/** [R7.124, R7.125] A session's own order; under a payment method that the shop does not know there is none. */
async function findOrderPaidBy(
  { db, clock }: ServiceDeps,
  session: Session,
  { method, orderId }: ParamsOf<'checkOrderState'>,
): ReturnType<typeof findOwnOrder> {
  return isPaymentMethod(method) ? findOwnOrder(db, session, { orderId, now: clock.now() }) : undefined;
}

/**
 * A shopper who comes back from the provider's page has answered there, so the provider is asked before its notice
 * arrives.
 */
async function lookAfterApproval(deps: ServiceDeps, session: Session, orderId: string): Promise<void> {
  for (const payment of await findLastPayments(deps.db, session)) {
    const isWaiting = payment.orderId === orderId && isAsked(payment);
    if (isWaiting && meansOf(payment.method).open !== undefined) await askForMoney(deps, payment);
  }
}

function keyOf({ market, id }: PaymentRow): PaymentKey {
  return { market, paymentId: id };
}

function challengeOf({ threeDSecure }: PaymentRow): { readonly acsUrl?: string; readonly payload?: string } {
  const { acsUrl, payload } = threeDSecure ?? {};
  return acsUrl === undefined || payload === undefined ? {} : { acsUrl, payload };
}

/** What the provider and the bank call, which no shopper's session stands behind. */
export async function mountPaymentRoutes(app: FastifyInstance, deps: ServiceDeps): Promise<void> {
  noticeRoutes(app, deps);
  await challengeReturnRoutes(app, deps);
}
