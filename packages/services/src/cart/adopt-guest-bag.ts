import type { Transaction } from '@vitrine/database';
import { type CartLimits, mergeBags } from '@vitrine/domain';
import type { CustomerSession, Session } from '../http/session.ts';
import { bagIdOf, openBag, openOrCreateBag } from './bag.store.ts';
import { dropBag, writeBag, type WriteDeps } from './write-bag.store.ts';

/** The ids of a bag that was merged and of the one that took it in. */
export interface AdoptedBags {
  readonly guestCartId: string;
  readonly customerCartId: string;
}
export interface AdoptDeps extends WriteDeps {
  readonly config: { readonly cartLimits: CartLimits };
}

/**
 * [R7.099] Moves a guest's bag into the bag of the customer he turned out to be, within the limits, in the transaction
 * of the sign-in. Undefined when the guest had none. The two rows are locked in id order, like everywhere.
 */
export async function adoptGuestBag(
  deps: AdoptDeps,
  transaction: Transaction,
  { guest, customer }: { readonly guest: Session; readonly customer: CustomerSession },
): Promise<AdoptedBags | undefined> {
  const now = deps.clock.now();
  const isGuestFirst = bagIdOf(guest) < bagIdOf(customer);
  const first = isGuestFirst ? await openBag(transaction, guest) : undefined;
  if (isGuestFirst && first === undefined) return undefined;
  const to = await openOrCreateBag(transaction, customer, now);
  const from = first ?? (await openBag(transaction, guest));
  if (from === undefined || to === undefined) return undefined;

  const lines = mergeBags(to.lines, from.lines, deps.config.cartLimits);
  await writeBag(deps, transaction, { bag: to, lines });
  await dropBag(transaction, from);
  return { guestCartId: from.cartId, customerCartId: to.cartId };
}
