import { inTransaction } from '@vitrine/database';
import { capturesOf, dueFor } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { lockOrder, type OrderKey, parcelsOfOrder, paymentReference } from '../order/index.ts';
import { meansOf } from './methods/index.ts';
import { setPaymentState } from './payment.store.ts';

interface DueCapture {
  readonly paymentId: string;
  readonly method: string;
  /** To be taken in all, minor units. */
  readonly amount: number;
}

/**
 * [R7.129] Takes the money of the parcels that have left, from one payment after the other. Any number of these may run:
 * each says how much is to be taken in all. Throws while a provider cannot be reached, so that the job is tried again.
 */
export async function capturePayments(deps: ServiceDeps, key: JobData['capture-payments']): Promise<void> {
  for (const { paymentId, method, amount } of await dueCaptures(deps, key)) {
    const reference = paymentReference(key.market, paymentId);
    const taken = await meansOf(method).gateway(deps).capture(reference, amount);
    if (taken.ok) {
      await noteCaptured(deps, key, { paymentId, amount });
      continue;
    }
    if (taken.refusal.code === 'provider_unavailable') {
      throw new Error('The provider did not confirm that the money is taken');
    }
    deps.log.error({ reference, amount }, 'The provider does not give the money of a parcel that has left');
    deps.alarm('not_captured');
  }
}

async function dueCaptures(deps: ServiceDeps, key: OrderKey): Promise<readonly DueCapture[]> {
  return inTransaction(deps.db, async (transaction) => {
    const order = await lockOrder(transaction, key);
    if (order === undefined) return [];
    const parcels = await parcelsOfOrder(transaction, key);
    const due = dueFor(
      parcels.map(({ state, cost }) => ({ state, amount: cost })),
      order.total,
    );
    const captures = capturesOf(due, order.payments);
    return order.payments.flatMap(({ id, method, capturedAmount }) => {
      const amount = captures.get(id) ?? 0;
      return amount > capturedAmount ? [{ paymentId: id, method, amount }] : [];
    });
  });
}

/** Unless it was given up since: what was taken then goes back. */
async function noteCaptured(
  deps: ServiceDeps,
  key: OrderKey,
  { paymentId, amount }: Omit<DueCapture, 'method'>,
): Promise<void> {
  const { market } = key;
  await inTransaction(deps.db, async (transaction) => {
    const order = await lockOrder(transaction, key);
    const state = order?.payments.find(({ id }) => id === paymentId)?.state;
    if (state !== 'authorised' && state !== 'captured') return;
    const now = deps.clock.now();
    await setPaymentState(transaction, { market, paymentId }, { state: 'captured', captured: amount, now });
  });
}
