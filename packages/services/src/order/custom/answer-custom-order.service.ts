import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  customOrderState,
  linkRefusal,
  nextCustomOrderState,
  orderStateOf,
  type Refusals,
  refused,
  type Result,
  standingOf,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { RefusalCodeOf } from '../../http/refusals.ts';
import { tokenHash } from '../../http/session.ts';
import { isLinkToken } from '../../one-time/index.ts';
import { type CustomOrderRow, lockByToken, setCustomOrderState } from './custom-order.store.ts';

/** How an agent's order stands at `now`. */
export function stateOf({ state, expiresAt, orderState, placedAt }: CustomOrderRow, now: Date) {
  const order = standingOf(orderStateOf(orderState), placedAt !== null);
  return customOrderState({ state, expiresAt, order }, now);
}

/** [R2.045] The client approves or declines what an agent prepared; once, and before the link expires. */
export async function answerCustomOrder(
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
  { token, answer }: BodyOf<'answerCustomOrder'>,
): Promise<Result<AnswerOf<'answerCustomOrder'>, Refusals<RefusalCodeOf<'answerCustomOrder'>>>> {
  if (!isLinkToken(token)) return refused({ code: 'not_found' });
  return inTransaction(deps.db, async (transaction) => {
    const row = await lockByToken(transaction, tokenHash(token));
    if (row === undefined) return refused({ code: 'not_found' });
    const now = deps.clock.now();
    const state = stateOf(row, now);
    const code = linkRefusal(state);
    // [R4.042] An event that the state does not know is a conflict; the link itself is gone [R7.126].
    if (code !== undefined) return refused({ code: code === 'link_expired' ? 'approval_expired' : code });
    const event = answer === 'approve' ? 'approved' : 'declined';
    const next = nextCustomOrderState(row.kind, state, event);
    if (!next.ok) return refused({ code: 'link_used' });
    await setCustomOrderState(transaction, row, { state: next.value, now });
    return accepted({ orderId: row.orderId, state: next.value });
  });
}
