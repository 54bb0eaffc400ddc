import type { SavedCard } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, hiddenNumber, isCardExpired, refused, SAVED_CARDS_LIMIT } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { MountCall } from '../../../http/call.ts';
import { deleteSavedCard, findSavedCards, type SavedCardRow } from './saved-card.store.ts';

/** [R7.169, R7.170] The cards that a customer keeps: what they are known by, and forgetting one. */
export function mountSavedCards(mount: MountCall, deps: ServiceDeps): void {
  mount('getCreditCards', async ({ principal }) => {
    const cards = await findSavedCards(deps.db, principal.customerId);
    const now = deps.clock.now();
    return accepted({
      creditCards: cards.map((card) => savedCardBody(card, now)),
      mayKeepMore: cards.length < SAVED_CARDS_LIMIT,
    });
  });
  mount('deleteCreditCard', async ({ principal, params: { identifier } }) => {
    const isDeleted = await inTransaction(deps.db, async (transaction) => {
      const token = await deleteSavedCard(transaction, principal.customerId, identifier);
      if (token !== undefined) await deps.jobs.enqueue(transaction, 'forget-card', { token });
      return token !== undefined;
    });
    return isDeleted ? accepted(undefined) : refused({ code: 'not_found' });
  });
}

/** [R3.026] */
function savedCardBody({ id, brand, lastFour, ...expiry }: SavedCardRow, now: Date): SavedCard {
  return {
    identifier: id,
    creditCardType: brand,
    hideContent: hiddenNumber(lastFour),
    ...expiry,
    isExpired: isCardExpired(expiry, now),
  };
}
