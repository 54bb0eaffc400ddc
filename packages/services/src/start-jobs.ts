import { inTransaction } from '@vitrine/database';
import { sendAccountMail, sendAccountText } from './account/index.ts';
import { keyClients, sendAgentCode, sendAgentPasskeyMail } from './agents/index.ts';
import { keepAppointments, sendAppointmentMail, sendAppointmentText } from './appointments/index.ts';
import { auditCertificatesHourly, auditHourly } from './audit/index.ts';
import { keepRepairPayments, sendRepairMail } from './care/index.ts';
import { keepCertificates, sendTransfer } from './certificates/index.ts';
import { keepChats, sendContactMail } from './contact/index.ts';
import { planDeliverySlots } from './delivery-slots/index.ts';
import type { ServiceDeps } from './deps.ts';
import type { JobHandlers } from './jobs/index.ts';
import { noticeRestocked, sendBackInStockMail, sendBackInStockText } from './catalog/index.ts';
import { sendNewsletter, sendNewsletterMail } from './newsletter/index.ts';
import {
  findDuePapers,
  makePapers,
  releaseUntold,
  sendDueMessages,
  sendMessagesOfOrder,
  sendOrderMail,
  sendPaymentRequest,
  sendPaymentText,
  sendReturnMail,
  tellOfOlderOrders,
} from './order/index.ts';
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
import { makeExport } from './personal-data/index.ts';
import { learnNeighbours } from './recommendations/index.ts';
import { followPublicationDay } from './editorial/index.ts';
import { keepSearchBase } from './search-index/index.ts';
import { sweep } from './sweep/index.ts';
import { mailSelection } from './wardrobing/index.ts';

/** What each kind of job does. */
export function jobHandlers(deps: ServiceDeps): JobHandlers {
  return {
    'send-mail': (data) => sendOrderMail(deps, data),
    'send-back-in-stock-mail': (data) => sendBackInStockMail(deps, data),
    'send-back-in-stock-text': (data) => sendBackInStockText(deps, data),
    'send-account-mail': (data) => sendAccountMail(deps, data),
    'send-account-text': (data) => sendAccountText(deps, data),
    'send-agent-code': (data) => sendAgentCode(deps, data),
    'send-agent-passkey-mail': (data) => sendAgentPasskeyMail(deps, data),
    'send-selection': (data) => mailSelection(deps, data),
    'make-export': (data) => makeExport(deps, data),
    'send-return-mail': (data) => sendReturnMail(deps, data),
    'send-payment-request': (data) => sendPaymentRequest(deps, data),
    'send-payment-text': (data) => sendPaymentText(deps, data),
    'send-newsletter-mail': (data) => sendNewsletterMail(deps, data),
    'send-newsletter': (data) => sendNewsletter(deps, data),
    'send-certificate-transfer': (data) => sendTransfer(deps, data),
    'send-appointment-mail': (data) => sendAppointmentMail(deps, data),
    'send-appointment-text': (data) => sendAppointmentText(deps, data),
    'send-repair-mail': (data) => sendRepairMail(deps, data),
    'send-contact-mail': (data) => sendContactMail(deps, data),
    'refund-return': (data) => refundReturn(deps, data),
    'give-back-payment': (data) => giveBackPayment(deps, data),
    'save-card': (data) => saveCard(deps, data),
    'forget-card': (data) => forgetCard(deps, data),
    'capture-payments': (data) => capturePayments(deps, data),
    'make-papers': (data) => makePapers(deps, data),
    'ask-about-payment': (data) => askAboutPayment(deps, data),
    'settle-payments': () => settlePayments(deps),
    'expire-orders': () => expireOrders(deps),
    'notice-restocked': () => noticeRestocked(deps),
    'find-due-papers': () => findDuePapers(deps),
    'release-order': (data) => releaseUntold(deps, data),
    'tell-workshop': (data) => sendMessagesOfOrder(deps, data),
    'catch-up-workshop': () => sendDueMessages(deps),
    'key-clients': () => keyClients(deps),
    'learn-neighbours': () => learnNeighbours(deps),
    'keep-search-base': () => keepSearchBase(deps),
    'follow-publication-day': () => followPublicationDay(deps.db),
    'plan-delivery-slots': () => planDeliverySlots(deps),
    'keep-appointments': () => keepAppointments(deps),
    'keep-certificates': () => keepCertificates(deps),
    'keep-chats': () => keepChats(deps),
    'keep-repair-payments': () => keepRepairPayments(deps),
    'audit-orders': () => auditHourly(deps),
    'audit-certificates': () => auditCertificatesHourly(deps),
    sweep: () => sweep(deps),
  };
}

/**
 * The role `jobs`: works on what the services leave behind, until the queue is stopped. Payments that a kill cut off are
 * asked about as soon as they count as lost, and a new house has its delivery slots, papers and chains of certificates at once; the timetable would
 * do it later. The workshop is told of orders that are older than its interface.
 */
export async function startJobs(deps: ServiceDeps): Promise<void> {
  await deps.jobs.work(jobHandlers(deps));
  await inTransaction(deps.db, async (transaction) => {
    await deps.jobs.enqueueLater(transaction, 'settle-payments', { data: {}, afterMs: LOST_AFTER_MS });
    await deps.jobs.enqueue(transaction, 'plan-delivery-slots', {});
    await deps.jobs.enqueue(transaction, 'find-due-papers', {});
    await deps.jobs.enqueue(transaction, 'keep-certificates', {});
    await deps.jobs.enqueue(transaction, 'key-clients', {});
    await deps.jobs.enqueue(transaction, 'learn-neighbours', {});
  });
  await tellOfOlderOrders(deps);
}
