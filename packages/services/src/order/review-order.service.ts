import { inTransaction } from '@vitrine/database';
import { accepted, isHeldForReview, refused, type Result } from '@vitrine/domain';
import { type CancelDeps, cancelLocked } from './cancel-order.service.ts';
import { lockOrder } from './order-state.store.ts';
import { findByNumber, setReview } from './review.store.ts';

export { type HeldOrder, listHeld } from './review.store.ts';

export interface ReviewRefusal {
  readonly code: 'not_found' | 'not_held' | 'too_late' | 'already_cancelled';
}

/**
 * [R6.010] Somebody of the house has looked at an order that is held. One that is accepted goes on to the workshop; one
 * that is refused is cancelled: its stock comes back and its money is given back.
 */
export async function reviewOrder(
  deps: CancelDeps,
  number: string,
  answer: 'accept' | 'refuse',
): Promise<Result<undefined, ReviewRefusal>> {
  const key = await findByNumber(deps.db, number);
  if (key === undefined) return refused({ code: 'not_found' });
  return inTransaction(deps.db, async (transaction) => {
    const order = await lockOrder(transaction, key);
    if (order === undefined) return refused({ code: 'not_found' });
    if (!isHeldForReview(order)) return refused({ code: 'not_held' });
    if (answer === 'accept') {
      await setReview(transaction, key, 'accepted');
      await deps.jobs.enqueue(transaction, 'release-order', key);
      return accepted(undefined);
    }
    const cancelled = await cancelLocked(deps, transaction, { order, by: 'house' });
    if (cancelled.ok) await setReview(transaction, key, 'refused');
    return cancelled;
  });
}
