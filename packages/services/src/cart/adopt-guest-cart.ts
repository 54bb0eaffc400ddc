import type { Transaction } from '@vitrine/database';
import { mergeCarts, mergingLine } from '@vitrine/domain';
import type { ServiceConfig } from '../deps.ts';
import type { CustomerSession, Session } from '../http/session.ts';
import { cartLimits } from '../setup/index.ts';
import { cartIdOf, openCart, openOrCreateCart } from './cart.store.ts';
import { moveSavedLines } from './saved-lines.store.ts';
import { dropCart, writeCart, type WriteDeps } from './write-cart.store.ts';

/** The ids of a cart that was merged and of the one that took it in. */
export interface AdoptedCarts {
  readonly guestCartId: string;
  readonly customerCartId: string;
  /** The guest's lines that went into equal ones of the customer's. */
  readonly joined: readonly { readonly from: string; readonly into: string }[];
}
export interface AdoptDeps extends WriteDeps {
  readonly config: Pick<ServiceConfig, 'cartLimits' | 'nodeEnv'>;
}

/**
 * [R7.099] Moves a guest's cart into the cart of the customer they turned out to be, within the limits, in the transaction
 * of the sign-in. Undefined when the guest had none. The two rows are locked in id order, like everywhere.
 */
export async function adoptGuestCart(
  deps: AdoptDeps,
  transaction: Transaction,
  { guest, customer }: { readonly guest: Session; readonly customer: CustomerSession },
): Promise<AdoptedCarts | undefined> {
  const now = deps.clock.now();
  const isGuestFirst = cartIdOf(guest) < cartIdOf(customer);
  const first = isGuestFirst ? await openCart(transaction, guest) : undefined;
  if (isGuestFirst && first === undefined) return undefined;
  const to = await openOrCreateCart(transaction, customer, now);
  const from = first ?? (await openCart(transaction, guest));
  if (from === undefined || to === undefined) return undefined;

  const lines = mergeCarts(to.lines, from.lines, await cartLimits(deps, transaction));
  await moveSavedLines(transaction, from, to);
  // A line that moves keeps its id, so it must have left the guest's cart before.
  await dropCart(transaction, from);
  await writeCart(deps, transaction, { cart: to, lines });
  const joined = from.lines.flatMap((line) => {
    const into = mergingLine(to.lines, line)?.id;
    return into === undefined ? [] : [{ from: line.id, into }];
  });
  return { guestCartId: from.cartId, customerCartId: to.cartId, joined };
}
