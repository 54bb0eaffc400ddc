import { inTransaction } from '@vitrine/database';
import { accepted, nextOrderState, orderStateOf, refused, type Result } from '@vitrine/domain';
import { returnToCart } from '../cart/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { giveBackPayments } from './give-back-payments.ts';
import { giveBackOrder, lockOrder, releaseOrder } from './order-state.store.ts';
import { isOwnOrder } from './order-view.store.ts';

export interface CancelRefusal {
  readonly code: 'not_found' | 'too_late';
}

/**
 * [R7.130] Cancels an order that is not yet being prepared: the stock comes back, the payments are given back once, what
 * was bought returns to the cart within its limits (where the same piece is not in it again already).
 */
export async function cancelOrder(
  deps: ServiceDeps,
  session: Session,
  orderId: string,
): Promise<Result<undefined, CancelRefusal>> {
  const { market } = session;
  return inTransaction(deps.db, async (transaction) => {
    const isOwn = await isOwnOrder(transaction, session, orderId);
    const order = isOwn ? await lockOrder(transaction, { market, orderId }) : undefined;
    if (order === undefined) return refused({ code: 'not_found' });
    const state = orderStateOf(order.state);
    if (!nextOrderState(state, 'cancelled').ok) return refused({ code: 'too_late' });

    const now = deps.clock.now();
    if (state === 'placed') {
      await giveBackOrder(transaction, { market, orderId }, now);
      await returnToCart(deps, transaction, { market, orderId });
    } else {
      await releaseOrder(transaction, { market, orderId, orderState: 'cancelled', now });
    }
    await giveBackPayments(deps, transaction, order);
    return accepted(undefined);
  });
}
