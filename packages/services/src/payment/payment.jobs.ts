import { inTransaction } from '@vitrine/database';
import { isLive, nextOrderState, nextPaymentState, orderStateOf, paymentStateOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { loggedError } from '../http/log.ts';
import type { JobData } from '../jobs/index.ts';
import {
  giveBackPayments,
  lockOrder,
  type OrderKey,
  readPaymentReference,
  releaseOrder,
} from '../order/index.ts';
import { askForMoney } from './ask-for-money.ts';
import { lookAgain } from './look-again.ts';
import { meansOf } from './methods/index.ts';
import {
  findOverdue,
  findPayment,
  findUnsettled,
  type PaymentRow,
  setPaymentState,
} from './payment.store.ts';

/** One run's share; the next minute brings the rest. */
const BATCH = 100;
/** A request for money that is this old is answered or lost. */
export const LOST_AFTER_MS = 30_000;
/** Money that the shop owes for longer than this calls for a person; a provider's outage is shorter. */
const OWED_TOO_LONG_MS = 3 * 60 * 60 * 1000;

/**
 * [R4.033] Asks again about one payment that the provider left open, and while it stays open leaves the next look
 * behind. Between these looks and the timetable's any number may ask: the provider pays one reference once.
 */
export async function askAboutPayment(deps: ServiceDeps, key: JobData['ask-about-payment']): Promise<void> {
  const payment = await findPayment(deps.db, key);
  if (payment === undefined || !isOpen(payment)) return;
  await askForMoney(deps, payment);
  const after = await findPayment(deps.db, key);
  if (after === undefined || !isOpen(after)) return;
  const openForMs = deps.clock.now().getTime() - after.updatedAt.getTime();
  await inTransaction(deps.db, (transaction) => lookAgain(deps, transaction, { ...key, openForMs }));
}

function isOpen({ state, orderState: order }: PaymentRow): boolean {
  return state === 'pending' && order === 'pending_payment';
}

/**
 * The timetable's look: asks the provider about every payment whose outcome is open, also those that the shopper left
 * at the bank's page or a kill cut off; what it says is settled like its first answer.
 */
export async function settlePayments(deps: ServiceDeps): Promise<void> {
  const now = deps.clock.now();
  const quietSince = new Date(now.getTime() - LOST_AFTER_MS);
  for (const payment of await findUnsettled(deps.db, { now, quietSince, limit: BATCH })) {
    await settleOne(deps, payment).catch((error: unknown) => {
      // One order that cannot be settled must not keep the others waiting.
      deps.log.error({ paymentId: payment.id, error: loggedError(error) }, 'A payment could not be settled');
    });
  }
}

async function settleOne(deps: ServiceDeps, payment: PaymentRow): Promise<void> {
  const next = await meansOf(payment.method).follow(deps, payment);
  if (next === 'ask') await askForMoney(deps, payment);
}

/** [R8.006] Ends the orders nobody paid for in time: their stock is let go, and money that may still come is given back. */
export async function expireOrders(deps: ServiceDeps): Promise<void> {
  const overdue = await findOverdue(deps.db, deps.clock.now(), BATCH);
  for (const { market, id } of overdue) await expireOrder(deps, { market, orderId: id });
}

async function expireOrder(deps: ServiceDeps, { market, orderId }: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const order = await lockOrder(transaction, { market, orderId });
    if (order === undefined || !nextOrderState(orderStateOf(order.state), 'expired').ok) return;
    await releaseOrder(transaction, { market, orderId, orderState: 'expired', now: deps.clock.now() });
    await giveBackPayments(deps, transaction, order);
  });
}

/**
 * Gives a payment back at the provider: what was not taken is given up, what was taken is refunded. Throws for a payment
 * that still counts, and while the provider cannot be reached, so that the job is tried again. After three hours each
 * try in vain raises an alarm.
 */
export async function giveBackPayment(
  deps: ServiceDeps,
  { reference }: JobData['give-back-payment'],
): Promise<void> {
  const key = readPaymentReference(reference);
  const payment = key && (await findPayment(deps.db, key));
  if (payment === undefined) throw new Error(`No payment has the reference ${reference}`);
  if (isLive(paymentStateOf(payment.state))) throw new Error(`The payment ${reference} still counts`);
  const gateway = meansOf(payment.method).gateway(deps);
  const voided = await gateway.voidPayment(reference);
  if (voided.ok) return;
  const refunded = voided.refusal.code === 'already_captured' ? await gateway.refund(reference) : voided;
  if (!refunded.ok) {
    tellOwed(deps, payment, reference);
    throw new Error('The provider did not confirm that the payment is given back');
  }
  await noteRefund(deps, payment);
}

function tellOwed({ log, alarm, clock }: ServiceDeps, { updatedAt }: PaymentRow, reference: string): void {
  if (clock.now().getTime() - updatedAt.getTime() < OWED_TOO_LONG_MS) return;
  log.error({ reference }, 'A payment could not be given back for hours');
  alarm('not_given_back');
}

async function noteRefund(deps: ServiceDeps, { market, id, orderId }: PaymentRow): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const order = await lockOrder(transaction, { market, orderId });
    const state = order?.payments.find((payment) => payment.id === id)?.state;
    const refunded = state && nextPaymentState(state, 'refunded');
    if (refunded?.ok !== true) return;
    const now = deps.clock.now();
    await setPaymentState(transaction, { market, paymentId: id }, { state: refunded.value, now });
  });
}
