import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  cancellation,
  type CancelRefusal,
  isHeldForReview,
  isLive,
  orderStateOf,
  refused,
  type Result,
} from '@vitrine/domain';
import { returnToCart } from '../cart/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { giveBackPayments } from './give-back-payments.ts';
import { giveBackOrder, type LockedOrder, lockOrder, releaseOrder } from './order-state.store.ts';
import { tellWorkshop } from './workshop/tell-workshop.ts';
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
    const cancelled = await cancelLocked(deps, transaction, { order, by: 'client' });
    const wasReleased = orderStateOf(order.state) === 'placed' && !isHeldForReview(order);
    if (cancelled.ok && wasReleased)
      await tellWorkshop(deps, transaction, { ...key, type: 'order.cancelled' });
    return cancelled;
  });
}

export type CancelDeps = Pick<ServiceDeps, 'db' | 'clock' | 'ids' | 'jobs'> & {
  readonly config: Pick<ServiceDeps['config'], 'cartLimits' | 'nodeEnv'>;
};
interface Cancelling {
  readonly order: LockedOrder;
  /** To a client who has changed their mind, what was bought goes back into the cart. */
  readonly by: 'client' | 'house';
}

/** Cancels a locked order, where its state still lets it. */
export async function cancelLocked(
  deps: CancelDeps,
  transaction: Transaction,
  { order, by }: Cancelling,
): Promise<Result<undefined, CancelRefusal>> {
  const key = { market: order.market, orderId: order.id };
  const state = orderStateOf(order.state);
  const cancelled = cancellation(state);
  if (!cancelled.ok) return cancelled;

  const now = deps.clock.now();
  if (state === 'placed') {
    await giveBackOrder(transaction, key, now);
    const paymentIds = order.payments.filter((payment) => isLive(payment.state)).map(({ id }) => id);
    await deps.jobs.enqueue(transaction, 'send-mail', {
      ...key,
      kind: 'order-cancelled',
      paymentIds,
      by,
    });
    if (by === 'client') await returnToCart(deps, transaction, key);
  } else {
    await releaseOrder(transaction, { ...key, orderState: 'cancelled', now });
  }
  await giveBackPayments(deps, transaction, order);
  return accepted(undefined);
}
