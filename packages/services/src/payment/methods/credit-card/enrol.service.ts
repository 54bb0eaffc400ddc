import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type Locale,
  refused,
  type Refusals,
  type Result,
  shareOf,
  type ShareRefusal,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { Session } from '../../../http/session.ts';
import { findDraft, lockDraft } from '../../../order/index.ts';
import { findApplied, putPayment } from '../../payment.store.ts';

export type EnrolRefusalCode =
  | 'no_current_order'
  | 'invalid_payment_token'
  | 'provider_unavailable'
  | 'price_changed'
  | ShareRefusal['code'];
interface EnrolCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'testEnroll'>;
}

/** Where the bank's page leads the browser back to. */
function challengeReturnPath(market: string, orderId: string): string {
  return `/payments/3ds-return/${market}/${orderId}`;
}

/** [R7.117] Asks whether the bank wants to see the shopper, and keeps what it said with the card, on the draft. */
export async function enrolCard(
  deps: ServiceDeps,
  { session, locale, body }: EnrolCall,
): Promise<Result<AnswerOf<'testEnroll'>, Refusals<EnrolRefusalCode>>> {
  const draft = await findDraft(deps.db, session, deps.clock.now());
  if (draft === undefined) return refused({ code: 'no_current_order' });
  const [origin = ''] = deps.config.ownOrigins;
  const { market, id: orderId, currency } = draft;
  const wanted = { method: 'creditCard', amount: body.amount } as const;
  const meant = shareOf(draft.total, await findApplied(deps.db, market, orderId), wanted);
  if (!meant.ok) return meant;
  const { amount } = meant.value;
  const returnUrl = origin + challengeReturnPath(market, orderId);
  const enrolled = await deps.gateways.card.enrol({
    token: body.token,
    amount,
    currency,
    locale: locale.bcp47,
    returnUrl,
  });
  if (!enrolled.ok) return enrolled;

  const answer = enrolled.value;
  const { transactionId, acsUrl, payload } = answer;
  const challenge =
    answer.enrolled && acsUrl !== undefined && payload !== undefined ? { acsUrl, payload } : {};
  return inTransaction(deps.db, async (transaction) => {
    const locked = await lockDraft(transaction, session, deps.clock.now());
    if (locked?.id !== orderId) return refused({ code: 'no_current_order' });
    if (locked.total !== draft.total) return refused({ code: 'price_changed' });
    const share = shareOf(locked.total, await findApplied(transaction, market, orderId), wanted);
    if (!share.ok) return share;
    const threeDSecure = {
      transactionId,
      status: answer.enrolled ? 'pending' : 'none',
      ...challenge,
    } as const;
    const card = { method: 'creditCard', token: body.token, threeDSecure, share: share.value } as const;
    await putPayment(
      transaction,
      { market, id: deps.ids.next(), orderId, currency, ...card },
      deps.clock.now(),
    );
    return accepted({ enrolled: answer.enrolled, transactionId, ...challenge });
  });
}
