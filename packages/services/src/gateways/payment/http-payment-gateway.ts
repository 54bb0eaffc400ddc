import { accepted, type PaymentOutcome, refused, type Result } from '@vitrine/domain';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { type Answer, askProvider, type ProviderConfig, readAnswer } from './ask-provider.ts';
import type {
  AuthorisationAnswer,
  AuthorisationRequest,
  Enrolment,
  InvalidPaymentToken,
  PaymentGateway,
  PaymentNotice,
  ProviderUnavailable,
} from './payment-gateway.ts';
import {
  ChallengeAnswer,
  ContextAnswer,
  EnrolmentAnswer,
  NoticeClaims,
  PaymentAnswer,
  TokenAnswer,
} from './provider-answers.ts';

/** The provider over HTTP, as apps/payment-sandbox/README.md describes it. */
export function createHttpPaymentGateway(config: ProviderConfig): PaymentGateway {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', config.origin), {
    timeoutDuration: config.timeoutMs,
  });
  return {
    createCaptureContext: async (request) =>
      readAnswer(await askProvider(config, '/v1/capture-contexts', request), ContextAnswer),
    inspectToken: async (token) => {
      const known = knownToken(await askProvider(config, '/v1/tokens/inspect', { token }));
      const card = known.ok ? readAnswer(accepted(known.value), TokenAnswer) : known;
      if (!card.ok) return card;
      const { brand, lastFour, used, blocked } = card.value;
      return used
        ? refused({ code: 'invalid_payment_token' })
        : accepted({ brand, lastFour, isBlocked: blocked });
    },
    enrol: async (request) => {
      const known = knownToken(await askProvider(config, '/v1/enrolments', request));
      const answer = known.ok ? readAnswer(accepted(known.value), EnrolmentAnswer) : known;
      return answer.ok ? readEnrolment(answer.value, config.origin) : answer;
    },
    challengeStatus: async (transactionId) => {
      const path = `/v1/enrolments/${encodeURIComponent(transactionId)}`;
      const answer = readAnswer(await askProvider(config, path), ChallengeAnswer);
      return answer.ok ? accepted(answer.value.status) : answer;
    },
    authorise: async (request) =>
      readAuthorisation(await askProvider(config, '/v1/payments', request), request),
    voidPayment: async (reference) => {
      const path = `/v1/payments/${encodeURIComponent(reference)}/void`;
      const answer = readAnswer(await askProvider(config, path, {}), PaymentAnswer);
      if (!answer.ok) return answer;
      return answer.value.state === 'voided'
        ? accepted(undefined)
        : refused({ code: 'provider_unavailable' });
    },
    readNotice: (text) => readNotice(text, keys, config.origin),
  };
}

/** A token the provider does not know is the shopper's to renew; every other fault is the provider's. */
function knownToken(
  answer: Result<Answer, ProviderUnavailable>,
): Result<Answer, InvalidPaymentToken | ProviderUnavailable> {
  const isUnknown = answer.ok && (answer.value.status === 404 || answer.value.status === 400);
  return isUnknown ? refused({ code: 'invalid_payment_token' }) : answer;
}

/** A challenge must be shown by the provider we know, and nowhere else. */
function readEnrolment(
  answer: z.infer<typeof EnrolmentAnswer>,
  origin: string,
): Result<Enrolment, ProviderUnavailable> {
  const { transactionId, enrolled, acsUrl, payload } = answer;
  if (!enrolled) return accepted({ transactionId, enrolled });
  if (acsUrl === undefined || payload === undefined || new URL(acsUrl).origin !== new URL(origin).origin) {
    return refused({ code: 'provider_unavailable' });
  }
  return accepted({ transactionId, enrolled, acsUrl, payload });
}

const OUTCOMES = {
  pending: 'pending',
  authorised: 'authorised',
  captured: 'captured',
  refused: 'refused',
  // Given up before: it can no longer be paid.
  voided: 'refused',
} as const satisfies Record<PaymentNotice['state'], PaymentOutcome>;

/** 422: the provider understood, and will never pay this. */
const WILL_NOT_PAY = 422;

function readAuthorisation(
  answer: Result<Answer, ProviderUnavailable>,
  { reference }: AuthorisationRequest,
): AuthorisationAnswer {
  if (answer.ok && answer.value.status === WILL_NOT_PAY) return { outcome: 'refused' };
  const payment = readAnswer(answer, PaymentAnswer);
  if (!payment.ok || payment.value.reference !== reference) return { outcome: 'unknown' };
  return { outcome: OUTCOMES[payment.value.state], providerRef: payment.value.providerRef };
}

/** Notices are signed when they are sent: one this old is a recording. */
const NOTICE_MAX_AGE = '10 minutes';

async function readNotice(
  text: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  issuer: string,
): Promise<Result<PaymentNotice | undefined, ProviderUnavailable>> {
  try {
    const options = { issuer, audience: 'notice', algorithms: ['ES256'], maxTokenAge: NOTICE_MAX_AGE };
    const { payload } = await jwtVerify(text, keys, options);
    const claims = z.safeParse(NoticeClaims, payload);
    if (!claims.success) return accepted(undefined);
    const { jti, ...told } = claims.data;
    return accepted({ eventId: jti, ...told });
  } catch (error) {
    // Without the provider's keys nothing can be said of the signature: the notice shall come again.
    const isForged = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    return isForged && error.code !== 'ERR_JOSE_GENERIC'
      ? accepted(undefined)
      : refused({ code: 'provider_unavailable' });
  }
}
