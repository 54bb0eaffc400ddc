import type { Transaction } from '@vitrine/database';
import { nextLookAfterMs } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { PaymentKey } from './payment.store.ts';

interface OpenPayment extends PaymentKey {
  readonly openForMs: number;
}

/** [R4.033] Leaves behind the next look at a payment that is open, if it comes before the timetable's. */
export async function lookAgain(
  { jobs, config }: Pick<ServiceDeps, 'jobs' | 'config'>,
  transaction: Transaction,
  { market, paymentId, openForMs }: OpenPayment,
): Promise<void> {
  const afterMs = nextLookAfterMs(openForMs, config.orders.firstLookAfterMs);
  if (afterMs === undefined) return;
  await jobs.enqueueLater(transaction, 'ask-about-payment', { data: { market, paymentId }, afterMs });
}
