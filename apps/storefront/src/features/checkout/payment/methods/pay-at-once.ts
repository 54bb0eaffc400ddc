import type { AnswerOf } from '@vitrine/contracts';
import { followableRedirection } from '@vitrine/domain';
import type { CallResult } from '../../../../shared/api/call-failure.ts';
import type { PlacingEnd } from '../placing.ts';

/** The calls it makes, already bound to the shopper; replaced in tests. */
export interface CallsAtOnce {
  readonly saveBilling: () => Promise<CallResult<unknown>>;
  /** Left out where the means is on the order already. */
  readonly apply?: () => Promise<CallResult<unknown>>;
  readonly commit: () => Promise<CallResult<AnswerOf<'commitOrder'>>>;
}

/** One press on Place order with a means that shows no page of its own: the confirmation comes next, and waits if it must. */
export async function payAtOnce(calls: CallsAtOnce, ownOrigin: string): Promise<PlacingEnd> {
  const billing = await calls.saveBilling();
  if (!billing.ok) return { type: 'refused', by: 'preparation', failure: billing.failure };
  const applied = await calls.apply?.();
  if (applied?.ok === false) return { type: 'refused', by: 'preparation', failure: applied.failure };
  const committed = await calls.commit();
  if (!committed.ok) return { type: 'refused', by: 'commit', failure: committed.failure };
  const next = followableRedirection(committed.value.redirectionUrl, { own: ownOrigin, providers: [] });
  return next.ok ? { type: 'go', url: next.value } : { type: 'pending' };
}
