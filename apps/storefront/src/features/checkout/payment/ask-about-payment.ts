import type { AnswerOf } from '@vitrine/contracts';
import type { PollingPhase } from '@vitrine/domain';
import { shopClient } from '../../../shared/api/shop-client.ts';

/**
 * One question of the polling. An order that is not waiting for its payment any more, because the bank refused it, is
 * told by `onRefused`; a question without an answer is undefined.
 */
export async function askAboutPayment(
  phase: PollingPhase,
  { orderId, method }: { readonly orderId: string; readonly method: string },
  onRefused: () => void,
): Promise<unknown> {
  const name = phase === 'payment' ? 'checkOrderPayment' : 'checkOrderState';
  const answer = await shopClient().call(name, { params: { method, orderId } });
  if (answer.ok) {
    if (isRefused(answer.value)) onRefused();
    return answer.value;
  }
  if (answer.failure.status === NOT_FOUND) onRefused();
  return undefined;
}

const NOT_FOUND = 404;
/** [R4.042] Where a refused or lapsed payment leaves the order. */
const BACK: ReadonlySet<string> = new Set(['draft', 'cancelled', 'expired']);

type PollAnswer = AnswerOf<'checkOrderPayment'> | AnswerOf<'checkOrderState'>;

const isRefused = (answer: PollAnswer): boolean =>
  'orderState' in answer ? BACK.has(answer.orderState) : answer.paymentStatus === 'refused';
