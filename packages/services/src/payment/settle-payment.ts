import { inTransaction, type Transaction } from '@vitrine/database';
import {
  isLive,
  orderStateOf,
  type PaymentOutcome,
  type PaymentState,
  paymentStateOf,
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
    return 'nothing';
  }
  const known = payments.map(({ id, amount, state: stored }) => ({
    id,
    amount,
    state: paymentStateOf(stored),
  }));
  return settlement({ state: orderStateOf(state), total, payments: known }, outcome);
}

interface Decided {
  readonly settled: Settlement;
  readonly order: LockedOrder;
  readonly outcome: Outcome;
}

/** Money for a payment that still counts ends it, so that no later commit places an order with money that goes back. */
function isCounted({ payments }: LockedOrder, paymentId: string): boolean {
  return payments.some(({ id, state }) => id === paymentId && isLive(paymentStateOf(state)));
}

async function perform(
  deps: ServiceDeps,
  transaction: Transaction,
  { settled, order, outcome }: Decided,
): Promise<void> {
  const { market, orderId, paymentId, providerRef } = outcome;
  const now = deps.clock.now();
  const note = async (state: PaymentState): Promise<void> => {
    const moved = { state, providerRef, captured: outcome.captured, now };
    await setPaymentState(transaction, { market, paymentId }, moved);
    await tellSettled(transaction, { market, orderId });
  };
  const paid = outcome.outcome === 'captured' ? 'captured' : 'authorised';
  const isOther = ({ id }: { readonly id: string }): boolean => id !== paymentId;
  switch (settled) {
    case 'secure':
      await note(paid);
      return;
    case 'place':
      await note(paid);
      await placeOrder(transaction, { market, orderId }, now);
      await deps.jobs.enqueue(transaction, 'send-mail', { market, orderId, kind: 'order-confirmation' });
      return;
    case 'release':
      await note('refused');
      await releaseOrder(transaction, { market, orderId, orderState: 'draft', now });
      await giveBackPayments(deps, transaction, { market, payments: order.payments.filter(isOther) });
      return;
    case 'give-back':
      if (isCounted(order, paymentId)) await note('cancelled');
      await deps.jobs.enqueue(transaction, 'give-back-payment', {
        reference: paymentReference(market, paymentId),
      });
      return;
    case 'leave-open':
      await note('pending');
      await lookAgain(deps, transaction, { market, paymentId, openForMs: 0 });
      return;
    case 'note-capture':
      await note('captured');
      return;
    case 'nothing':
  }
}
