import type { Transaction } from '@vitrine/database';
import { isLive } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { LockedOrder } from './order-state.store.ts';
import { paymentReference } from './payment-reference.ts';

/** [R7.130] Has the money of every payment given back that counted when it was read. */
export async function giveBackPayments(
  { jobs }: Pick<ServiceDeps, 'jobs'>,
  transaction: Transaction,
  { market, payments }: Pick<LockedOrder, 'market' | 'payments'>,
): Promise<void> {
  for (const { id, state } of payments) {
    if (!isLive(state)) continue;
    await jobs.enqueue(transaction, 'give-back-payment', { reference: paymentReference(market, id) });
  }
}
