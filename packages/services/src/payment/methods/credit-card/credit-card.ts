import type { BodyOf } from '@vitrine/contracts';
import type { Transaction } from '@vitrine/database';
import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import { type ChallengeStatus, noticePathOf } from '../../../gateways/index.ts';
import { paymentReference } from '../../../order/index.ts';
import { type AppliedCard, putPayment, setCard } from '../../payment.store.ts';
import type { DraftToPay, PaymentMeans } from '../payment-means.ts';
import { endChallenge } from './follow-challenge.ts';

interface CardToPut {
  readonly token: string;
  readonly transactionId: string | undefined;
  readonly card: AppliedCard;
}

const NOTICE_PATH = noticePathOf('creditCard');
/** How a challenge ends that pays nothing. */
const NOT_PASSED: ReadonlySet<ChallengeStatus> = new Set(['failed', 'cancelled']);

/** [R7.118] The card: the token of the provider's own fields, and the bank's question where it has one (3-D Secure). */
export const CREDIT_CARD: PaymentMeans = {
  method: 'creditCard',
  noticePath: NOTICE_PATH,
  gateway: ({ gateways }) => gateways.card,
  apply: async (deps, { token, transactionId, copyToProfile: saves = false }: BodyOf<'applyPayment'>) => {
    if (token === undefined) return refused({ code: 'invalid_payment_token' });
    const inspected = await deps.gateways.card.inspectToken(token);
    if (!inspected.ok) return inspected;
    const { isBlocked, brand, lastFour } = inspected.value;
    if (isBlocked) return refused({ code: 'payment_refused' });
    const card = { token, transactionId, card: { brand, lastFour, saves } };
    return accepted({ put: (transaction, order) => putCard(deps, transaction, { ...order, ...card }) });
  },
  readiness: ({ token, lastFour, threeDSecure }) => {
    if (token === null || lastFour === null) return 'missing';
    // Not every provider looks again whether its bank's question was answered well.
    return threeDSecure !== null && NOT_PASSED.has(threeDSecure.status) ? 'refused' : 'ready';
  },
  authorise: async (deps, payment) => {
    const { market, id, amount, currency } = payment;
    const [origin = ''] = deps.config.ownOrigins;
    return deps.gateways.card.authorise({
      reference: paymentReference(market, id),
      token: payment.providerToken ?? '',
      amount,
      currency,
      transactionId: payment.threeDSecure?.transactionId,
      notifyUrl: origin + NOTICE_PATH,
    });
  },
  follow: async (deps, payment) => {
    if (payment.state !== 'challenged') return 'ask';
    return (await endChallenge(deps, payment)).isOurTurn ? 'ask' : 'wait';
  },
};

/** [R6.014] A guest’s card is never kept. The card that was enrolled gets its name; one that was not comes without 3-D Secure. False for a made-up enrolment. */
async function putCard(
  deps: ServiceDeps,
  transaction: Transaction,
  { draft, applied, share, token, transactionId, card: given }: CardToPut & DraftToPay,
): Promise<boolean> {
  const { market, id: orderId, currency, customerId } = draft;
  const card = { ...given, saves: given.saves && customerId !== null };
  const now = deps.clock.now();
  const known = applied.find((put) => put.providerToken === token && put.amount === share.amount);
  if (known !== undefined) {
    if (transactionId !== undefined && transactionId !== known.threeDSecure?.transactionId) return false;
    await setCard(transaction, { market, paymentId: known.id }, { ...card, now });
    return true;
  }
  if (transactionId !== undefined) return false;
  const payment = { market, id: deps.ids.next(), orderId, method: 'creditCard', share, currency } as const;
  await putPayment(transaction, { ...payment, card, token }, now);
  return true;
}
