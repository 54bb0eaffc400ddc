import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { accepted, isBought, type Locale, orderStateOf, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { paymentReference } from '../order/index.ts';
import { askForMoney } from './ask-for-money.ts';
import { meansOf } from './methods/index.ts';
import { findLastPayments, findPayment, isAsked } from './payment.store.ts';

interface ProcessCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'processPayment'>;
}
type ProcessRefusal =
  | { readonly code: 'bad_request'; readonly about: 'method' | 'result'; readonly scope: 'field' }
  | { readonly code: 'not_found' | 'already_settled' | 'provider_unavailable' };

/**
 * [R7.120, R5.003] Takes the result that a provider's page gave the browser. Its signature says that it is the provider's;
 * how the payment stands is asked of the provider all the same, so that an old result decides nothing. Where the order
 * waits for another payment still, the answer leads to the confirmation, which waits with it.
 */
export async function processPayment(
  deps: ServiceDeps,
  { session, locale, body: { method, result } }: ProcessCall,
): Promise<Result<AnswerOf<'processPayment'>, ProcessRefusal>> {
  const { readResult } = meansOf(method);
  if (readResult === undefined) return refused({ code: 'bad_request', about: 'method', scope: 'field' });
  const told = await readResult(deps, result);
  if (!told.ok) return told;
  const claims = told.value;
  const forged = { code: 'bad_request', about: 'result', scope: 'field' } as const;
  if (claims === undefined) return refused(forged);

  const payment = (await findLastPayments(deps.db, session)).find(
    ({ market, id }) => paymentReference(market, id) === claims.reference,
  );
  if (payment === undefined) return refused({ code: 'not_found' });
  const { amount, currency, market, id: paymentId } = payment;
  if (claims.amount !== amount || claims.currency !== currency) return refused(forged);
  if (!isAsked(payment)) return refused({ code: 'already_settled' });
  await askForMoney(deps, payment);
  const order = (await findPayment(deps.db, { market, paymentId }))?.orderState ?? payment.orderState;
  return accepted(endOf(orderStateOf(order), locale));
}

function endOf(state: ReturnType<typeof orderStateOf>, { code }: Locale): AnswerOf<'processPayment'> {
  const isOpen = isBought(state) || state === 'pending_payment';
  return {
    redirectionUrl: `/${code}/checkout/${isOpen ? 'confirmation' : 'error'}`,
    completeStatus: isBought(state),
  };
}
