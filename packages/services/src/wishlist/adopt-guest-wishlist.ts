import type { Transaction } from '@vitrine/database';
import { mergeWishlists, WISHLIST_LIMIT } from '@vitrine/domain';
import type { CustomerSession, Session } from '../http/session.ts';
import { handOverWishes, holdWishlist, wishedSkus } from './wishlist.store.ts';

/**
 * [R7.032, R7.184] Joins a guest's wishlist to that of the customer they turned out to be, without doubles, in the
 * transaction of the sign-in, which holds the guest's session already.
 */
export async function adoptGuestWishlist(
  transaction: Transaction,
  people: { readonly guest: Session; readonly customer: CustomerSession },
): Promise<void> {
  const guest = await wishedSkus(transaction, people.guest);
  if (guest.length === 0) return;
  await holdWishlist(transaction, people.customer);
  const customer = await wishedSkus(transaction, people.customer);
  await handOverWishes(transaction, people, mergeWishlists(customer, guest, WISHLIST_LIMIT));
}
