import { inTransaction } from '@vitrine/database';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import {
  lockOrder,
  moveReturn,
  noteRefunded,
  orderOfReturn,
  type OrderKey,
  paymentReference,
  refundablePayments,
} from '../order/index.ts';
import { meansOf } from './methods/index.ts';

/** Money that the shop owes for longer than this calls for a person; a provider's outage is shorter. */
const OWED_TOO_LONG_MS = 3 * 60 * 60 * 1000;

/**
 * [R7.043] Gives back what an order's returns are owed, to the means that paid it, and then notes the return as refunded.
 * Any number of these may run: each says how much is to be given back in all. Throws while a provider does not confirm,
 * so that the job is tried again.
 */
export async function refundReturn(deps: ServiceDeps, key: JobData['refund-return']): Promise<void> {
  const { market } = key;
  const orderId = await orderOfReturn(deps.db, key);
  if (orderId === undefined) throw new Error(`There is no return ${key.returnId}`);
  const order = { market, orderId };
  for (const payment of await refundablePayments(deps.db, order)) {
    const { id: paymentId, method, refundDue: amount, refundedAmount, updatedAt } = payment;
    if (refundedAmount >= amount) continue;
    const reference = paymentReference(market, paymentId);
    const given = await meansOf(method).gateway(deps).refundPart(reference, amount);
    if (!given.ok) {
      tellOwed(deps, { reference, since: updatedAt });
      throw new Error('The provider did not confirm that a part of the payment is given back');
    }
    await noteGiven(deps, order, { paymentId, amount });
  }
  await moveReturn(deps, { ...key, event: 'refunded' });
}

async function noteGiven(
  deps: ServiceDeps,
  order: OrderKey,
  { paymentId, amount }: { readonly paymentId: string; readonly amount: number },
): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    await lockOrder(transaction, order);
    await noteRefunded(transaction, { market: order.market, paymentId, amount });
  });
}

function tellOwed(
  { log, alarm, clock }: ServiceDeps,
  { reference, since }: { readonly reference: string; readonly since: Date },
): void {
  if (clock.now().getTime() - since.getTime() < OWED_TOO_LONG_MS) return;
  log.error({ reference }, 'A part of a payment could not be given back for hours');
  alarm('not_given_back');
}
