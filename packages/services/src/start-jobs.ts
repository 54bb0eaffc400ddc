import { inTransaction } from '@vitrine/database';
import { planDeliverySlots } from './delivery-slots/index.ts';
import type { ServiceDeps } from './deps.ts';
import type { JobHandlers } from './jobs/index.ts';
import { noticeRestocked, sendBackInStockMail, sendBackInStockText } from './catalog/index.ts';
import { sendOrderMail, sendReturnMail, workInDemoWorkshop } from './order/index.ts';
import {
  askAboutPayment,
  capturePayments,
  expireOrders,
  forgetCard,
  giveBackPayment,
  LOST_AFTER_MS,
  saveCard,
  refundReturn,
  settlePayments,
} from './payment/index.ts';
import { keepSearchBase } from './search-index/index.ts';
import { sweep } from './sweep/index.ts';

/** What each kind of job does. */
export function jobHandlers(deps: ServiceDeps): JobHandlers {
  return {
    'send-mail': (data) => sendOrderMail(deps, data),
    'send-back-in-stock-mail': (data) => sendBackInStockMail(deps, data),
    'send-back-in-stock-text': (data) => sendBackInStockText(deps, data),
    'send-return-mail': (data) => sendReturnMail(deps, data),
    'refund-return': (data) => refundReturn(deps, data),
    'give-back-payment': (data) => giveBackPayment(deps, data),
    'save-card': (data) => saveCard(deps, data),
    'forget-card': (data) => forgetCard(deps, data),
    'capture-payments': (data) => capturePayments(deps, data),
    'ask-about-payment': (data) => askAboutPayment(deps, data),
    'settle-payments': () => settlePayments(deps),
    'expire-orders': () => expireOrders(deps),
    'notice-restocked': () => noticeRestocked(deps),
    'demo-workshop': () => workInDemoWorkshop(deps),
    'keep-search-base': () => keepSearchBase(deps),
    'plan-delivery-slots': () => planDeliverySlots(deps),
    sweep: () => sweep(deps),
  };
}

/**
 * The role `jobs`: works on what the services leave behind, until the queue is stopped. Payments that a kill cut off are
 * asked about as soon as they count as lost, and a new house has its delivery slots at once; the timetable would do both later.
 */
export async function startJobs(deps: ServiceDeps): Promise<void> {
  await deps.jobs.work(jobHandlers(deps));
  await inTransaction(deps.db, async (transaction) => {
    await deps.jobs.enqueueLater(transaction, 'settle-payments', { data: {}, afterMs: LOST_AFTER_MS });
    await deps.jobs.enqueue(transaction, 'plan-delivery-slots', {});
  });
}
