import type { Transaction } from '@vitrine/database';
import type { Gift } from '@vitrine/domain';
import type { Session } from '../http/session.ts';
import { openCart, openOrCreateCart, orderedLines } from './cart.store.ts';
import { putSavedLine } from './saved-lines.store.ts';
import { dropDraft, putGift, writeCart, type WriteDeps } from './write-cart.store.ts';

/**
 * [R7.126] Locks a session's cart, and gives what takes the lines of its order out of it: they go with the order to
 * whoever is to pay it.
 */
export async function takeOutOfCart(
  deps: WriteDeps,
  transaction: Transaction,
  session: Session,
): Promise<(orderId: string) => Promise<void>> {
  const cart = await openCart(transaction, session);
  return async (orderId) => {
    if (cart === undefined) return;
    const gone = new Set((await orderedLines(transaction, cart.market, orderId)).map(({ id }) => id));
    await writeCart(deps, transaction, { cart, lines: cart.lines.filter(({ id }) => !gone.has(id)) });
    await putGift(transaction, cart, undefined);
  };
}

/** A locked cart that is filled from an order. */
export interface CartToFill {
  readonly cartId: string;
  /** Puts the order's lines into it; what was in it waits aside, and an order that was begun with it ends. */
  readonly take: (orderId: string) => Promise<void>;
  /** Keeps what is done for it as a gift. */
  readonly wrap: (gift: Gift | undefined) => Promise<void>;
}

/** [R7.126] Locks a session's cart to be filled from an order; undefined when the session has ended meanwhile. */
export async function fillFromOrder(
  deps: WriteDeps,
  transaction: Transaction,
  session: Session,
): Promise<CartToFill | undefined> {
  const now = deps.clock.now();
  const cart = await openOrCreateCart(transaction, session, now);
  if (cart === undefined) return undefined;
  return {
    cartId: cart.cartId,
    take: async (orderId) => {
      const lines = await orderedLines(transaction, cart.market, orderId);
      const taken = new Set(lines.map(({ id }) => id));
      const aside = cart.lines.filter(({ id, sku }) => !taken.has(id) && !sku.isSample);
      for (const line of aside) await putSavedLine(transaction, cart, { line, now });
      await dropDraft(transaction, cart);
      await writeCart(deps, transaction, { cart, lines });
    },
    wrap: async (gift) => putGift(transaction, cart, gift),
  };
}
