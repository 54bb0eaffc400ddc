import { inTransaction } from '@vitrine/database';
import { nextPaymentState, orderStateOf, paymentStateOf } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { ChallengeStatus } from '../../../gateways/index.ts';
import { lockOrder } from '../../../order/index.ts';
import { findPayment, type PaymentRow, setPaymentState, setThreeDSecure } from '../../payment.store.ts';
import { settleIn } from '../../settle-payment.ts';

interface ChallengeEnd {
  readonly status: ChallengeStatus;
  /** It was passed, the order is committed, and whoever gets this answer asks for the money. */
  readonly isOurTurn: boolean;
}

/**
 * [R7.116] How the bank's challenge stands by the provider's own word, and what follows of it: passed, and the order
 * is committed: the money is to be asked for; failed or cancelled: the order is a draft again. Any number of these may run at once.
 */
export async function endChallenge(deps: ServiceDeps, payment: PaymentRow): Promise<ChallengeEnd> {
  const { threeDSecure } = payment;
  if (threeDSecure === null || threeDSecure.status !== 'pending')
    return waiting(threeDSecure?.status ?? 'none');
  const told = await deps.gateways.card.challengeStatus(threeDSecure.transactionId);
  if (!told.ok || told.value === 'pending' || told.value === 'none') return waiting('pending');

  const status = told.value;
  const isOurTurn = await inTransaction(deps.db, async (transaction) => {
    const { market, id: paymentId, orderId } = payment;
    const order = await lockOrder(transaction, { market, orderId });
    const now = deps.clock.now();
    const known = await findPayment(transaction, { market, paymentId });
    if (order === undefined || known?.threeDSecure?.status !== 'pending') return false;
    await setThreeDSecure(
      transaction,
      { market, paymentId },
      { threeDSecure: { ...known.threeDSecure, status }, now },
    );
    if (status !== 'passed') {
      await settleIn(deps, transaction, { market, orderId, paymentId, outcome: 'refused' });
      return false;
    }
    const state = paymentStateOf(known.state);
    const asked = nextPaymentState(state, 'authorisation-asked');
    if (orderStateOf(order.state) !== 'pending_payment' || state !== 'challenged' || !asked.ok) return false;
    await setPaymentState(transaction, { market, paymentId }, { state: asked.value, now });
    return true;
  });
  return { status, isOurTurn };
}

const waiting = (status: ChallengeStatus): ChallengeEnd => ({ status, isOurTurn: false });
