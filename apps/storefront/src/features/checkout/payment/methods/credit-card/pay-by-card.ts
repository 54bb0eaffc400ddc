/** One press on Place order, from the card's token to the page that comes next. */
import type { AnswerOf } from '@vitrine/contracts';
import { followableRedirection } from '@vitrine/domain';
import type { CallResult } from '../../../../../shared/api/call-failure.ts';
import type { PlacingEnd } from '../../placing.ts';
import type { CardFailureCode } from './frame-message.ts';

/** The calls it makes, already bound to the shopper; replaced in tests. */
export interface CardCalls {
  readonly tokenise: () => Promise<CardAnswer>;
  readonly saveBilling: () => Promise<CallResult<unknown>>;
  readonly enrol: (token: string) => Promise<CallResult<AnswerOf<'testEnroll'>>>;
  readonly apply: (token: string, transactionId: string) => Promise<CallResult<unknown>>;
  readonly commit: () => Promise<CallResult<AnswerOf<'commitOrder'>>>;
}

export type CardAnswer =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: CardFailureCode };

type CardEnd = PlacingEnd | { readonly type: 'card-failed'; readonly code: CardFailureCode };

/** `ownOrigin`: of the shop; nothing that a payment answers may lead anywhere else [R5.002]. */
export async function payByCard(calls: CardCalls, ownOrigin: string): Promise<CardEnd> {
  const card = await calls.tokenise();
  if (!card.ok) return { type: 'card-failed', code: card.code };

  const billing = await calls.saveBilling();
  if (!billing.ok) return { type: 'refused', by: 'preparation', failure: billing.failure };
  const enrolment = await calls.enrol(card.token);
  if (!enrolment.ok) return { type: 'refused', by: 'preparation', failure: enrolment.failure };
  const applied = await calls.apply(card.token, enrolment.value.transactionId);
  if (!applied.ok) return { type: 'refused', by: 'preparation', failure: applied.failure };
  const committed = await calls.commit();
  if (!committed.ok) return { type: 'refused', by: 'commit', failure: committed.failure };

  const next = followableRedirection(committed.value.redirectionUrl, { own: ownOrigin, providers: [] });
  return next.ok ? { type: 'go', url: next.value } : { type: 'pending' };
}
