import { accepted, refused, type Result } from '@vitrine/domain';
import { type Answer, askProvider, type ProviderConfig, readAnswer } from './ask-provider.ts';
import {
  type AuthorisationAnswer,
  OUTCOME_OF,
  type PaymentNotice,
  type ProviderGateway,
  type ProviderUnavailable,
  type TokenGateway,
} from './payment-gateway.ts';
import { NoticeClaims, PaymentAnswer } from './provider-answers.ts';
import { createSignedReader, type ReadSigned } from './read-signed.ts';

/** What every provider does in the same way: giving money back, and telling of changes in signed notices. */
export function createProviderBasics(config: ProviderConfig, readSigned: ReadSigned): ProviderGateway {
  const change = (reference: string, verb: string, body: object = {}) =>
    askProvider(config, `/v1/payments/${encodeURIComponent(reference)}/${verb}`, body);
  return {
    capture: async (reference, amount) => {
      const answer = await change(reference, 'capture', { amount });
      if (isConflict(answer)) return refused({ code: 'not_captured' });
      const payment = readAnswer(answer, PaymentAnswer);
      if (!payment.ok) return payment;
      const { state, captured = 0 } = payment.value;
      return state === 'captured' && captured >= amount ? accepted(undefined) : UNAVAILABLE;
    },
    voidPayment: async (reference) => {
      const answer = await change(reference, 'void');
      return isConflict(answer) ? refused({ code: 'already_captured' }) : isNow(answer, 'voided');
    },
    refund: async (reference) => isNow(await change(reference, 'refund'), 'refunded'),
    refundPart: async (reference, amount) => {
      const payment = readAnswer(await change(reference, 'refund', { amount }), PaymentAnswer);
      return payment.ok && (payment.value.refunded ?? 0) >= amount ? accepted(undefined) : UNAVAILABLE;
    },
    readNotice: async (text) => {
      const claims = await readSigned(text, { audience: 'notice', shape: NoticeClaims });
      if (!claims.ok) return claims;
      if (claims.value === undefined) return accepted(undefined);
      const { jti: eventId, ...told } = claims.value;
      return accepted({ eventId, ...told });
    },
  };
}

/** The same for a provider that takes money for its tokens at once. */
export function createTokenBasics(config: ProviderConfig): TokenGateway {
  return {
    ...createProviderBasics(config, createSignedReader(config)),
    authorise: async (request) =>
      readAuthorisation(await askProvider(config, '/v1/payments', request), request),
  };
}

const UNAVAILABLE = refused({ code: 'provider_unavailable' } as const);

/** 409: the payment is in a state that does not allow it. */
function isConflict(answer: Result<Answer, ProviderUnavailable>): boolean {
  return answer.ok && answer.value.status === 409;
}

function isNow(
  answer: Result<Answer, ProviderUnavailable>,
  state: PaymentNotice['state'],
): Result<undefined, ProviderUnavailable> {
  const payment = readAnswer(answer, PaymentAnswer);
  return payment.ok && payment.value.state === state ? accepted(undefined) : UNAVAILABLE;
}

/** 422: the provider understood, and will never pay this. */
const WILL_NOT_PAY = 422;

/** How a payment stands by the provider's answer about it. */
export function readAuthorisation(
  answer: Result<Answer, ProviderUnavailable>,
  { reference }: { readonly reference: string },
): AuthorisationAnswer {
  if (answer.ok && answer.value.status === WILL_NOT_PAY) return { outcome: 'refused' };
  const payment = readAnswer(answer, PaymentAnswer);
  if (!payment.ok || payment.value.reference !== reference) return { outcome: 'unknown' };
  const { state, providerRef, captured } = payment.value;
  const outcome = OUTCOME_OF[state];
  return { outcome, providerRef, ...(outcome === 'captured' && captured !== undefined ? { captured } : {}) };
}
