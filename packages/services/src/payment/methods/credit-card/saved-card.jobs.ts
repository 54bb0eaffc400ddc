import { inTransaction } from '@vitrine/database';
import { SAVED_CARDS_LIMIT } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/index.ts';
import { paymentReference } from '../../../order/index.ts';
import { findPayment } from '../../payment.store.ts';
import { findKnownCards, lockSaver, noteSaved, putSavedCard } from './saved-card.store.ts';

/**
 * [R6.014, R3.026] Keeps the card of a payment, once its order is bought: the same card in its old place, another one while
 * the customer has room. Throws while the provider cannot be reached, so that the job is tried again.
 */
export async function saveCard(deps: ServiceDeps, key: JobData['save-card']): Promise<void> {
  if ((await findPayment(deps.db, key)) === undefined) return;
  const kept = await deps.gateways.card.keepCard(paymentReference(key.market, key.paymentId));
  if (!kept.ok && kept.refusal.code === 'provider_unavailable') {
    throw new Error('The provider did not confirm that the card is kept');
  }
  await inTransaction(deps.db, async (transaction) => {
    const customerId = await lockSaver(transaction, key);
    if (customerId === undefined) return;
    await noteSaved(transaction, key);
    if (!kept.ok) return;
    const card = kept.value;
    const known = await findKnownCards(transaction, customerId);
    const same = known.find(({ fingerprint }) => fingerprint === card.fingerprint);
    const isRoom = same !== undefined || known.length < SAVED_CARDS_LIMIT;
    if (isRoom) {
      await putSavedCard(transaction, { customerId, id: deps.ids.next(), card, now: deps.clock.now() });
    }
    const unused = isRoom ? same?.providerToken : card.token;
    if (unused !== undefined && (!isRoom || unused !== card.token))
      await deps.jobs.enqueue(transaction, 'forget-card', { token: unused });
  });
}

/** [R7.170] Has the provider forget a card; throws while it cannot be reached, so that the job is tried again. */
export async function forgetCard(
  { gateways }: ServiceDeps,
  { token }: JobData['forget-card'],
): Promise<void> {
  const forgotten = await gateways.card.forgetCard(token);
  if (!forgotten.ok) throw new Error('The provider did not confirm that the card is forgotten');
}
