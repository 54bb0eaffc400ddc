import { inTransaction, type Transaction } from '@vitrine/database';
import {
  orderStateOf,
  type PaymentOutcome,
  paymentStateOf,
  type Settlement,
  settlement,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { type LockedOrder, lockOrder, paymentReference, placeOrder, releaseOrder } from '../order/index.ts';
import { lookAgain } from './look-again.ts';
import { findPayment, type PaymentRow, setPaymentState } from './payment.store.ts';

/** What is known of one payment, by whatever way it came. */
export interface Outcome {
  readonly market: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly outcome: PaymentOutcome;
  readonly providerRef?: string | undefined;
  /** What the provider says it took; absent where it answers our own request. */
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
  const payment = await findPayment(transaction, { market, paymentId });
  if (order === undefined || payment === undefined) return;
  const settled = decide(deps, { order, payment, outcome });
  await perform(deps, transaction, { settled, outcome });
}

interface Facts {
  readonly order: LockedOrder;
  readonly payment: PaymentRow;
  readonly outcome: Outcome;
}

function decide(deps: ServiceDeps, { order, payment, outcome }: Facts): Settlement {
  const { paid } = outcome;
  if (paid !== undefined && (paid.amount !== payment.amount || paid.currency !== payment.currency)) {
    const { paymentId } = outcome;
    deps.log.error(
      { paymentId, asked: payment.amount, paid: paid.amount },
      'Another amount was paid than asked for',
    );
    return 'nothing';
  }
  return settlement(orderStateOf(order.state), paymentStateOf(payment.state), outcome.outcome);
}

interface Decided {
  readonly settled: Settlement;
  readonly outcome: Outcome;
}

async function perform(
  deps: ServiceDeps,
  transaction: Transaction,
  { settled, outcome }: Decided,
): Promise<void> {
  const { market, orderId, paymentId, providerRef } = outcome;
  const now = deps.clock.now();
  switch (settled) {
    case 'place': {
      const paymentState = outcome.outcome === 'captured' ? 'captured' : 'authorised';
      await placeOrder(transaction, { market, orderId, paymentId, paymentState, providerRef, now });
      await deps.jobs.enqueue(transaction, 'send-mail', { market, orderId, kind: 'order-confirmation' });
      return;
    }
    case 'release':
      await releaseOrder(transaction, { market, orderId, orderState: 'draft', paymentState: 'refused', now });
      return;
    case 'void':
      await deps.jobs.enqueue(transaction, 'void-payment', {
        reference: paymentReference(market, paymentId),
      });
      return;
    case 'leave-open':
      await setPaymentState(transaction, { market, paymentId }, { state: 'pending', providerRef, now });
      await lookAgain(deps, transaction, { market, paymentId, openForMs: 0 });
      return;
    case 'note-capture':
      await setPaymentState(transaction, { market, paymentId }, { state: 'captured', providerRef, now });
      return;
    case 'nothing':
  }
}
