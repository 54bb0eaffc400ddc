import {
  type AnswerOf,
  CALL_ROUTES,
  type CallName,
  callUrl,
  type ErrorBody,
  type RequestArguments,
} from '@vitrine/contracts';
import { APPLICATION_ID } from '@vitrine/domain';
import { type CallResult, failureOf } from '../../shared/api/call-failure.ts';
import { type CallRequest, errorBodyOf } from '../../shared/api/transport.ts';
import { loadLabels } from '../../shared/i18n/load-labels.ts';

/** Nobody waits longer for an answer to a question. */
const GIVE_UP_AFTER_MS = 15_000;

type KnowledgeCall = Extract<CallName, 'searchKnowledge' | 'lookUpOrder' | 'sayUse'>;

/**
 * [R7.140] Calls of the knowledge base: in the name of the application and of no shopper, so that neither a token nor a
 * cookie goes along.
 */
export function knowledgeBase(locale: string) {
  return {
    async call<Name extends KnowledgeCall>(
      name: Name,
      ...[request]: RequestArguments<Name, Omit<CallRequest, 'locale'>>
    ): Promise<CallResult<AnswerOf<Name>>> {
      const { body, ...address }: Omit<CallRequest, 'locale'> = request ?? {};
      try {
        const response = await fetch(callUrl(name, { ...address, locale }), {
          method: CALL_ROUTES[name].method,
          credentials: 'omit',
          headers: {
            accept: 'application/json',
            client_id: APPLICATION_ID,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const { ok, status } = response;
        const answer: Said = { ok, body: await response.json().catch(() => undefined) };
        // The services are held to the contract by their own tests.
        if (isAnswer<Name>(answer)) return { ok: true, value: answer.body };
        return await refusedBy(status, errorBodyOf(answer.body));
      } catch (error) {
        const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
        return { ok: false, failure: failureOf(isTimeout ? 'timeout' : 'network') };
      }
    },
  };
}

interface Said {
  readonly ok: boolean;
  readonly body: unknown;
}

const isAnswer = <Name extends KnowledgeCall>(said: Said): said is Said & { readonly body: AnswerOf<Name> } =>
  said.ok;

async function refusedBy(status: number, said: ErrorBody | undefined): Promise<CallResult<never>> {
  await loadLabels('refusals').catch(() => undefined);
  return { ok: false, failure: failureOf('status', status, said) };
}
