import type { Transaction } from '@vitrine/database';
import { mergeCarts, mergingLine } from '@vitrine/domain';
import { cartLimits } from '../setup/index.ts';
import type { AdoptDeps } from './adopt-guest-cart.ts';
import { openCartOfOrder, orderedLines } from './cart.store.ts';
import { returnGift, writeCart } from './write-cart.store.ts';

export interface ReturnDeps extends AdoptDeps {
  readonly ids: { readonly next: () => string };
}

/**
 * [R7.130, R8.003, R8.004, R8.005] Puts the lines of a cancelled order back into the cart that it was made of, as many pieces
 * as the limits leave room for. A line whose equal is in the cart again stays out. The returned lines have ids of their own. What was
 * done for it as a gift is done for the cart again, where nothing else was said of it meanwhile.
 */
export async function returnToCart(
  deps: ReturnDeps,
  transaction: Transaction,
  { market, orderId }: { readonly market: string; readonly orderId: string },
): Promise<void> {
  const cart = await openCartOfOrder(transaction, market, orderId);
  if (cart === undefined) return;
  const ordered = await orderedLines(transaction, market, orderId);
  const returned = ordered
    .filter((line) => mergingLine(cart.lines, line) === undefined)
    .map((line) => ({ ...line, id: deps.ids.next() }));
  const lines = mergeCarts(cart.lines, returned, await cartLimits(deps, transaction));
  await writeCart(deps, transaction, { cart, lines });
  await returnGift(transaction, { market, orderId });
}
