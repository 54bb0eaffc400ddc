import { inTransaction, type Queryable } from '@vitrine/database';
import { zipSync } from 'fflate';
import type { ServiceDeps } from '../deps.ts';
import type { JobData } from '../jobs/index.ts';
import { exportToMake, keepExport } from './export.store.ts';
import type { DataOwner } from './personal-store.ts';
import { PERSONAL_STORES } from './personal-stores.ts';

/**
 * Packs what the house holds of a customer, a file for each store, and leaves the mail that says so. Run twice it keeps the
 * first; an export that has gone with its account is not made.
 */
export async function makeExport(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'jobs'>,
  { exportId, locale }: JobData['make-export'],
): Promise<void> {
  const owner = await exportToMake(deps.db, exportId);
  if (owner === undefined) return;
  const bytes = await packed(deps.db, owner);
  await inTransaction(deps.db, async (transaction) => {
    if (!(await keepExport(transaction, { id: exportId, bytes, now: deps.clock.now() }))) return;
    const { customerId } = owner;
    const mail = { locale, kind: 'export-ready', customerId, changeId: exportId } as const;
    await deps.jobs.enqueue(transaction, 'send-account-mail', mail);
  });
}

async function packed(db: Queryable, owner: DataOwner): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, export: read } of PERSONAL_STORES) {
    const found = await read(db, owner);
    if (found.length > 0)
      files[`${name}.json`] = new TextEncoder().encode(JSON.stringify(found, undefined, 2));
  }
  return zipSync(files);
}
