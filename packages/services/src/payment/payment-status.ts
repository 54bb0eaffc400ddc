import type { AnswerOf } from '@vitrine/contracts';
import { isBought, type OrderState } from '@vitrine/domain';

/**
 * [R3.052, R8.039] What a client that polls is told: `pending` keeps it asking, `complete` sends it on to the order, and
 * any other word ends the polling.
 */
export function paymentStatus(order: OrderState): AnswerOf<'checkOrderPayment'> {
  if (isBought(order)) return { completeStatus: true, paymentStatus: 'complete' };
  return { completeStatus: false, paymentStatus: order === 'pending_payment' ? 'pending' : 'refused' };
}

/** [R3.052] Whether the order is placed. */
export function orderStatus(order: OrderState): AnswerOf<'checkOrderState'> {
  return { completeStatus: isBought(order), orderState: order };
}
