import { inTransaction } from '@vitrine/database';
import { localeOf, LOCALES } from '@vitrine/domain';
import { enter } from './chain.service.ts';
import { certificatesToOffer, forgetOffer, lockUnentered } from './kept.store.ts';
import { offerTransfer, type TransferDeps } from './transfer.service.ts';
import { expireTransfers } from './transfer.store.ts';

/** Certificates of one transaction. */
const BATCH = 100;
/** A run's share; the next minute brings the rest. */
const MAX_BATCHES = 50;

/**
 * Begins the chains of certificates that the house has loaded, makes the offers that its files speak of, and ends those whose
 * time is over.
 */
export async function keepCertificates(deps: TransferDeps): Promise<void> {
  await inBatches(async () =>
    inTransaction(deps.db, async (transaction) => {
      const found = await lockUnentered(transaction, BATCH);
      for (const serialNumber of found) await enter(transaction, deps, serialNumber);
      return found.length;
    }),
  );
  await inBatches(async () =>
    inTransaction(deps.db, (transaction) => expireTransfers(transaction, deps.clock.now(), BATCH)),
  );
  for (const row of await inTransaction(deps.db, (transaction) => certificatesToOffer(transaction, BATCH))) {
    await offerTransfer(deps, {
      serialNumber: row.serialNumber,
      customerId: row.ownerId,
      contact: { kind: 'email', value: row.offeredTo },
      eventKey: deps.ids.next(),
      locale: localeOf(row.locale) ?? LOCALES['eng-us'],
    });
    await inTransaction(deps.db, (transaction) => forgetOffer(transaction, row.serialNumber));
  }
}

async function inBatches(work: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await work()) < BATCH) return;
}
