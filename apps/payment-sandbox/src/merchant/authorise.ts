import { type CardOutcome, isChallenged } from '../cards/test-cards.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import type { CardToken, StoredEnrolment, Payment } from '../store/records.ts';

export interface PaymentRequest {
  readonly reference: string;
  readonly tokenId: string;
  readonly amount: number;
  readonly currency: string;
  readonly transactionId?: string | undefined;
  readonly notifyUrl: string;
}

/** How the answer of a new payment goes out; the rest is told by notices. */
export interface Authorisation {
  readonly payment: Payment;
  readonly answer: 'plain' | 'failure' | 'rubbish';
}
export type AuthorisationFault = 'unknown_token' | 'token_used' | 'reference_differs';

type Verdict = Pick<Payment, 'state' | 'reason' | 'settlesAtMs'>;

/** Asks for the money once per reference: whoever asks again hears how it stands. */
export function authorise(sandbox: Sandbox, request: PaymentRequest): Authorisation | AuthorisationFault {
  const { payments, tokens } = sandbox.records;
  const known = payments.get(request.reference);
  if (known !== undefined) return asBefore(known, request);

  const token = tokens.get(request.tokenId);
  if (token === undefined || token.expiresAtMs <= sandbox.nowMs()) return 'unknown_token';
  if (token.usedFor !== undefined) return 'token_used';
  const payment: Payment = {
    id: newId('pay'),
    reference: request.reference,
    amount: request.amount,
    currency: request.currency,
    notifyUrl: request.notifyUrl,
    tokenId: token.id,
    ...verdict(sandbox, token, request),
  };
  sandbox.records.together(() => {
    tokens.put(token.id, { ...token, usedFor: request.reference });
    payments.put(payment.reference, payment);
  });
  return { payment, answer: ANSWERS[token.outcome] ?? 'plain' };
}

const ANSWERS: Partial<Readonly<Record<CardOutcome, Authorisation['answer']>>> = {
  error: 'failure',
  nonsense: 'rubbish',
};

/** A payment that was given up before it was ever asked for stays given up (state `voided`). */
export function asBefore(
  known: Payment,
  request: Pick<PaymentRequest, 'amount' | 'currency'>,
): Authorisation | AuthorisationFault {
  const isSame = known.amount === request.amount && known.currency === request.currency;
  return isSame || known.state === 'voided' ? { payment: known, answer: 'plain' } : 'reference_differs';
}

/** What becomes of a payment by a card. */
export function verdict(
  sandbox: Sandbox,
  token: CardToken,
  request: Pick<PaymentRequest, 'amount' | 'currency' | 'transactionId'>,
): Verdict {
  if (isChallenged(token)) {
    return wasShown(sandbox.records.enrolments.get(request.transactionId ?? ''), token, request)
      ? { state: 'authorised' }
      : { state: 'refused', reason: 'authentication_required' };
  }
  if (token.outcome === 'frictionless') return { state: 'authorised' };
  if (token.outcome === 'declined' || token.outcome === 'blocked') {
    return { state: 'refused', reason: 'declined_by_bank' };
  }
  return { state: 'pending', settlesAtMs: sandbox.nowMs() + sandbox.config.delayMs };
}

/** The bank saw the shopper for this card, this amount and no other. */
function wasShown(
  enrolment: StoredEnrolment | undefined,
  token: CardToken,
  request: Pick<PaymentRequest, 'amount' | 'currency'>,
): boolean {
  return (
    enrolment?.status === 'passed' &&
    enrolment.tokenId === token.id &&
    enrolment.amount === request.amount &&
    enrolment.currency === request.currency
  );
}
