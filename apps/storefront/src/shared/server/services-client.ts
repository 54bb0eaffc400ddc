import type { Answered, AnswerOf, AskedCall, AskServices, CallName, ErrorBody } from '@vitrine/contracts';
import { errorBodyOf } from '../api/transport.ts';
import { AWAY, PageError } from './page-error.ts';

export type ServicesRequest = Omit<AskedCall, 'giveUpAfterMs'> & Partial<Pick<AskedCall, 'giveUpAfterMs'>>;

type Sent = Pick<Answered, 'status' | 'setCookies'>;

export type ServicesAnswer<Name extends CallName> =
  | (Sent & { readonly ok: true; readonly body: AnswerOf<Name> })
  | (Sent & {
      readonly ok: false;
      /** Undefined when the answer has no body of the usual form. */
      readonly error: ErrorBody | undefined;
    });

/** How a page's loader reaches the services, whether they live in the same process or behind HTTP. */
export interface ServicesClient {
  readonly call: <Name extends CallName>(
    name: Name,
    request: ServicesRequest,
  ) => Promise<ServicesAnswer<Name>>;
}

/** [R9.001] Used where the configuration names no `apiTimeout`. */
const DEFAULT_GIVE_UP_AFTER_MS = 15_000;

/** The services are asked too much: whoever looks at the page has not asked them. */
const TOO_MANY = 429;

export function createServicesClient(ask: AskServices): ServicesClient {
  return {
    async call<Name extends CallName>(name: Name, request: ServicesRequest): Promise<ServicesAnswer<Name>> {
      const answer = await ask(name, { giveUpAfterMs: DEFAULT_GIVE_UP_AFTER_MS, ...request });
      const { status, setCookies } = answer;
      // A page that meets this is answered with a 503 and can be asked for again in a moment.
      if (status === AWAY || status === TOO_MANY) throw new PageError(AWAY, 'Service Unavailable');
      if (isSuccess<Name>(answer)) return { ok: true, status, setCookies, body: answer.body };
      return { ok: false, status, setCookies, error: errorBodyOf(answer.body) };
    },
  };
}

/** The services are held to the contract by their own tests: an answer that succeeded is what its call promises. */
const isSuccess = <Name extends CallName>(
  answer: Answered,
): answer is Answered & { readonly body: AnswerOf<Name> } => answer.status >= 200 && answer.status < 300;
