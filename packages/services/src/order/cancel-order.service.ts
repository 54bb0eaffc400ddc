import { inTransaction } from '@vitrine/database';
import {
  accepted,
  cancellation,
  type CancelRefusal,
  orderStateOf,
  refused,
  type Result,
} from '@vitrine/domain';
import { returnToCart } from '../cart/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { giveBackPayments } from './give-back-payments.ts';
import { giveBackOrder, lockOrder, releaseOrder } from './order-state.store.ts';
import { accessibleOrder, type OrderRequest } from './order-access.ts';

/**
 * [R7.130] Cancels an order that is not yet being prepared: the stock comes back, the payments are given back once, what
 * was bought returns to the cart within its limits (where the same piece is not in it again already).
 */
export async function cancelOrder(
  deps: ServiceDeps,
  request: OrderRequest,
  orderId: string,
): Promise<Result<undefined, CancelRefusal | { readonly code: 'not_found' }>> {
  const key = await accessibleOrder(deps, request, orderId);
  if (key === undefined) return refused({ code: 'not_found' });
  return inTransaction(deps.db, async (transaction) => {
    const order = await lockOrder(transaction, key);
    if (order === undefined) return refused({ code: 'not_found' });
    const state = orderStateOf(order.state);
    const cancelled = cancellation(state);
    if (!cancelled.ok) return cancelled;

    const now = deps.clock.now();
    if (state === 'placed') {
      await giveBackOrder(transaction, key, now);
      await returnToCart(deps, transaction, key);
    } else {
      await releaseOrder(transaction, { ...key, orderState: 'cancelled', now });
    }
    await giveBackPayments(deps, transaction, order);
    return accepted(undefined);
  });
}
