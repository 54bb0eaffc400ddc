import { accepted, refused, type Result } from '@vitrine/domain';
import type * as z from 'zod/mini';
import { type Answer, askProvider, type ProviderConfig, readAnswer } from './ask-provider.ts';
import type { CardGateway, Enrolment, InvalidPaymentToken, ProviderUnavailable } from './payment-gateway.ts';
import {
  ChallengeAnswer,
  ContextAnswer,
  EnrolmentAnswer,
  ForgottenAnswer,
  KeptCardAnswer,
  TokenAnswer,
} from './provider-answers.ts';
import { createTokenBasics } from './provider-basics.ts';

/** The provider over HTTP, as apps/payment-sandbox/README.md describes it. */
export function createHttpCardGateway(config: ProviderConfig): CardGateway {
  return {
    createCaptureContext: async (request) => {
      const known = knownCard(await askProvider(config, '/v1/capture-contexts', request));
      return known.ok ? readAnswer(known, ContextAnswer) : known;
    },
    keepCard: async (reference) => {
      const known = knownCard(await askProvider(config, '/v1/cards', { reference }));
      const kept = known.ok ? readAnswer(known, KeptCardAnswer) : known;
      if (!kept.ok) return kept;
      const { card: token, ...facts } = kept.value;
      return accepted({ token, ...facts });
    },
    forgetCard: async (token) => {
      const path = `/v1/cards/${encodeURIComponent(token)}/forget`;
      const answer = readAnswer(await askProvider(config, path, {}), ForgottenAnswer);
      return answer.ok ? accepted(undefined) : answer;
    },
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
    ...createTokenBasics(config),
  };
}

/** 404: the provider knows no such card. */
function knownCard(
  answer: Result<Answer, ProviderUnavailable>,
): Result<Answer, { readonly code: 'no_card' } | ProviderUnavailable> {
  return answer.ok && answer.value.status === 404 ? refused({ code: 'no_card' }) : answer;
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
