import { inTransaction, type Transaction } from '@vitrine/database';
import {
  isHeldForReview,
  orderStateOf,
  type PaymentOutcome,
  settledState,
  type Settlement,
  settlement,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import {
  giveBackPayments,
  type LockedOrder,
  lockOrder,
  paymentReference,
  placeOrder,
  releaseOrder,
  tellSettled,
  tellWorkshop,
} from '../order/index.ts';
import { lookAgain } from './look-again.ts';
import { setPaymentState } from './payment.store.ts';

/** What is known of one payment, by whatever way it came. */
export interface Outcome {
  readonly market: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly outcome: PaymentOutcome;
  readonly providerRef?: string | undefined;
  /** Of what was captured: how much in all, minor units; all of it where nothing is said. */
  readonly captured?: number | undefined;
  /** Left open, it waits for money that the shopper sends: a mail says where to. */
  readonly asksByMail?: boolean | undefined;
  /** What the provider says it authorised; absent where it answers our own request. */
  readonly paid?: { readonly amount: number; readonly currency: string };
}

/** [R7.129] Does what an outcome asks for, in a transaction of its own. */
export function settlePayment(deps: ServiceDeps, outcome: Outcome): Promise<void> {
  return inTransaction(deps.db, (transaction) => settleIn(deps, transaction, outcome));
}

/** The same inside a transaction that is under way. */
export async function settleIn(deps: ServiceDeps, transaction: Transaction, outcome: Outcome): Promise<void> {
  const { market, orderId, paymentId } = outcome;
  const order = await lockOrder(transaction, { market, orderId });
  if (order?.payments.some(({ id }) => id === paymentId) !== true) return;
  await perform(deps, transaction, { settled: decide(deps, order, outcome), order, outcome });
}

function decide(deps: ServiceDeps, { state, total, payments }: LockedOrder, outcome: Outcome): Settlement {
  const { paid, paymentId } = outcome;
  const payment = payments.find(({ id }) => id === paymentId);
  if (
    payment !== undefined &&
    paid !== undefined &&
    (paid.amount !== payment.amount || paid.currency !== payment.currency)
  ) {
    deps.log.error(
      { paymentId, asked: payment.amount, paid: paid.amount },
      'Another amount was paid than asked for',
    );
    deps.alarm('other_amount');
    return 'nothing';
  }
  // The provider tells of what our own refunds for returns have given back.
  const isOurRefund =
    payment !== undefined && payment.refundDue > 0 && payment.refundDue >= payment.capturedAmount;
  if (outcome.outcome === 'withdrawn' && isOurRefund) return 'nothing';
  return settlement({ state: orderStateOf(state), total, payments }, outcome);
}

interface Decided {
  readonly settled: Settlement;
  readonly order: LockedOrder;
  readonly outcome: Outcome;
}

async function perform(
  deps: ServiceDeps,
  transaction: Transaction,
  { settled, order, outcome }: Decided,
): Promise<void> {
  const { market, orderId, paymentId } = outcome;
  const now = deps.clock.now();
  await note(transaction, { settled, order, outcome }, now);
  switch (settled) {
    case 'place':
      await placeOrder(transaction, { market, orderId }, now);
      await leaveAfterPurchase(deps, transaction, order);
      return;
    case 'release': {
      await releaseOrder(transaction, { market, orderId, orderState: 'draft', now });
      const payments = order.payments.filter(({ id }) => id !== paymentId);
      await giveBackPayments(deps, transaction, { market, payments });
      return;
    }
    case 'give-back':
      await deps.jobs.enqueue(transaction, 'give-back-payment', {
        reference: paymentReference(market, paymentId),
      });
      return;
    case 'withdraw':
      deps.log.error({ orderId, paymentId }, 'The provider took back the money of a bought order');
      deps.alarm('payment_withdrawn');
      return;
    case 'leave-open':
      await leaveOpen(deps, transaction, outcome);
      return;
    case 'secure':
    case 'note-capture':
    case 'nothing':
  }
}

/** The provider is asked again, and the shopper by mail where the money is theirs to send. */
async function leaveOpen(
  deps: ServiceDeps,
  transaction: Transaction,
  { market, orderId, paymentId, asksByMail }: Outcome,
): Promise<void> {
  await lookAgain(deps, transaction, { market, paymentId, openForMs: 0 });
  if (asksByMail !== true) return;
  await deps.jobs.enqueue(transaction, 'send-payment-request', { market, orderId, kind: 'bank-transfer' });
}

/** [R6.010] Somebody of the house has to look at it before it is prepared. */
function tellHeld({ alarm, log }: ServiceDeps, { id: orderId }: LockedOrder): void {
  log.warn({ orderId }, 'An order is held until somebody has looked at it');
  alarm('order_held');
}

/** What is done once an order is bought: its mail, the message to the workshop, and the cards that are to be kept. */
async function leaveAfterPurchase(
  deps: ServiceDeps,
  transaction: Transaction,
  order: LockedOrder,
): Promise<void> {
  const { jobs } = deps;
  const { market, id: orderId, payments } = order;
  await jobs.enqueue(transaction, 'send-mail', { market, orderId, kind: 'order-confirmation' });
  if (isHeldForReview(order)) tellHeld(deps, order);
  else await tellWorkshop(deps, transaction, { market, orderId, type: 'order.released' });
  for (const { id: paymentId, savesCard } of payments)
    if (savesCard) await jobs.enqueue(transaction, 'save-card', { market, paymentId });
}

/** Notes what the payment itself becomes, and tells whoever waits for its order. */
async function note(
  transaction: Transaction,
  { settled, order: { payments }, outcome }: Decided,
  now: Date,
): Promise<void> {
  const { market, orderId, paymentId, providerRef, captured } = outcome;
  const payment = payments.find(({ id }) => id === paymentId);
  const state = payment && settledState(settled, payment.state, outcome.outcome);
  if (state === undefined) return;
  await setPaymentState(transaction, { market, paymentId }, { state, providerRef, captured, now });
  await tellSettled(transaction, { market, orderId });
}
