import { inTransaction, type Transaction } from '@vitrine/database';
import { accepted, type Refusals, refused, type Result } from '@vitrine/domain';
import { isProven } from '../account/index.ts';
import { repairsAtHouse } from '../care/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { issueLink } from '../one-time/index.ts';
import { noSessionCookies } from '../tokens/index.ts';
import { lockOwner } from './export.store.ts';
import { PERSONAL_STORES } from './personal-stores.ts';
import type { DataOwner } from './personal-store.ts';

type Deleted = Result<{ readonly success: true }, Refusals<'unauthorized' | 'proof_needed' | 'repair_open'>>;

/**
 * Deletes an account: everything that the house holds of the customer but what the law asks it to keep. An order that is under
 * way goes on as a guest's. Not while a piece is with the house to be repaired: it has to go back to somebody. The address is
 * told once more, and forgotten by the job that tells it.
 */
export async function deleteAccount(
  deps: ServiceDeps,
  { session, principal, locale, setCookies }: Call<'deleteAccount'>,
): Promise<Deleted> {
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const deleted = await inTransaction(deps.db, async (transaction): Promise<Deleted> => {
    const owner = await lockOwner(transaction, principal.customerId);
    if (owner === undefined) return refused({ code: 'unauthorized' });
    if ((await repairsAtHouse(transaction, owner.customerId)) > 0) return refused({ code: 'repair_open' });
    await forgetEverything(deps, transaction, owner);
    if (owner.email !== null) {
      const about = { email: owner.email };
      const linkId = await issueLink(deps, transaction, { kind: 'account-farewell', about });
      const mail = { locale: locale.code, kind: 'account-farewell', linkId } as const;
      await deps.jobs.enqueue(transaction, 'send-account-mail', mail);
    }
    return accepted({ success: true });
  });
  if (deleted.ok) setCookies(noSessionCookies());
  return deleted;
}

async function forgetEverything(
  deps: ServiceDeps,
  transaction: Transaction,
  { customerId, email, phone }: DataOwner,
): Promise<void> {
  const owner = { customerId, email, phone };
  for (const { forget } of PERSONAL_STORES) if (forget !== 'kept') await forget(deps, transaction, owner);
}
