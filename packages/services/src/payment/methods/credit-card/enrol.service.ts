import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, type Locale, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { Session } from '../../../http/session.ts';
import { findDraft, lockDraft } from '../../../order/index.ts';
import { replacePayment } from '../../payment.store.ts';

export interface EnrolRefusal {
  readonly code: 'no_current_order' | 'invalid_payment_token' | 'provider_unavailable' | 'price_changed';
}
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
): Promise<Result<AnswerOf<'testEnroll'>, EnrolRefusal>> {
  const draft = await findDraft(deps.db, session);
  if (draft === undefined) return refused({ code: 'no_current_order' });
  const [origin = ''] = deps.config.ownOrigins;
  const { market, id: orderId, total: amount, currency } = draft;
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
    const locked = await lockDraft(transaction, session);
    if (locked?.id !== orderId) return refused({ code: 'no_current_order' });
    if (locked.total !== amount) return refused({ code: 'price_changed' });
    const threeDs = { transactionId, status: answer.enrolled ? 'pending' : 'none', ...challenge } as const;
    const payment = { market, id: deps.ids.next(), orderId, token: body.token, amount, currency };
    await replacePayment(transaction, { ...payment, method: 'creditCard', threeDs }, deps.clock.now());
    return accepted({ enrolled: answer.enrolled, transactionId, ...challenge });
  });
}
