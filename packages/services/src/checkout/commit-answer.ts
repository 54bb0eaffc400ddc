import type { AnswerOf } from '@vitrine/contracts';
import { accepted, isBought, orderStateOf, refused, type Result } from '@vitrine/domain';
import type { CommitRow } from './commit-order.store.ts';

export interface CommitEndRefusal {
  readonly code: 'payment_refused' | 'no_current_order';
}

/** Whether the order's row says already how its commit went, or somebody is still asking for the money. */
export function isSettled({ state, payments }: Pick<CommitRow, 'state' | 'payments'>): boolean {
  return state !== 'pending_payment' || payments.every((payment) => payment.state !== 'authorising');
}

/**
 * [R7.129] The answer to a commit, as a pure function of the order's row: whoever asks, however often and in whichever
 * process, gets the same one. `redirectionUrl` is a path of our own.
 */
export function commitAnswer(row: CommitRow): Result<AnswerOf<'commitOrder'>, CommitEndRefusal> {
  const state = orderStateOf(row.state);
  const step = (name: string): string => `/${row.locale}/checkout/${name}`;
  if (isBought(state)) return accepted({ orderId: row.id, state, redirectionUrl: step('confirmation') });
  if (state === 'pending_payment') {
    const isChallenged = row.payments.some((payment) => payment.state === 'challenged');
    return accepted({
      orderId: row.id,
      state,
      ...(isChallenged ? { redirectionUrl: step('3dsecure') } : {}),
    });
  }
  return refused({ code: state === 'draft' ? 'payment_refused' : 'no_current_order' });
}
