import type { Transaction } from '@vitrine/database';
import type { ConsentPlace, Locale } from '@vitrine/domain';
import { carryConsents } from './consent.store.ts';
import type { ConsentDeps } from './record-consents.ts';

/** More answers than there are types are in no ledger's carrying. */
const MOST_TYPES = 32;

interface Adopted {
  readonly customerId: string;
  readonly locale: Locale;
}

/** [R7.173] A guest's answers go to the customer that they turn out to be, in the transaction of the sign-in. */
export function adoptGuestConsents(
  deps: ConsentDeps,
  transaction: Transaction,
  { sessionId, ...adopted }: Adopted & { readonly sessionId: string },
): Promise<void> {
  return adopt(deps, transaction, { ...adopted, from: { sessionId }, place: 'sign-in' });
}

/** What an address consented to before it had an account, as the newsletter, goes to the account: at the registration. */
export function adoptEmailConsents(
  deps: ConsentDeps,
  transaction: Transaction,
  { email, ...adopted }: Adopted & { readonly email: string },
): Promise<void> {
  return adopt(deps, transaction, { ...adopted, from: { email }, place: 'registration' });
}

function adopt(
  { clock, ids }: ConsentDeps,
  transaction: Transaction,
  { from, customerId, locale, place }: Adopted & Adopting,
): Promise<void> {
  return carryConsents(transaction, {
    from,
    customerId,
    logIds: Array.from({ length: MOST_TYPES }, () => ids.next()),
    locale: locale.code,
    place,
    now: clock.now(),
  });
}

interface Adopting {
  readonly from: { readonly sessionId: string } | { readonly email: string };
  readonly place: ConsentPlace;
}
