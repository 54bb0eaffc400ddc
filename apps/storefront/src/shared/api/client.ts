import { type AnswerOf, type CallName, CALL_ROUTES, type RequestArguments } from '@vitrine/contracts';
import { type CallResult, failureOf } from './call-failure.ts';
import { nextRequest, type RequestState } from './request-machine.ts';
import { createTokenKeeper, type SessionMemory, type SessionTokens } from './session-tokens.ts';
import { type TransportAnswer, type CallRequest, errorBodyOf } from './transport.ts';

type CallOptions = Omit<CallRequest, 'locale'>;

/** What the client needs of the world; replaced in tests. */
export interface ClientDependencies {
  readonly locale: string;
  /** [R6.006] Twist locales send no token with a call, only the cookies. */
  readonly isTwist: boolean;
  readonly transport: (name: CallName, request: CallRequest) => Promise<TransportAnswer>;
  readonly session: SessionMemory;
  /** [R4.032] In assisted mode another tab serves another client. */
  readonly isConflict: () => boolean;
  /** [R4.030] The session cannot be had back. */
  readonly endSession: (wasCustomer: boolean) => void;
}

export interface ShopClient {
  readonly call: <Name extends CallName>(
    name: Name,
    ...request: RequestArguments<Name, CallOptions>
  ) => Promise<CallResult<AnswerOf<Name>>>;
  /** A sign-in has answered: calls act for this customer from now on. */
  readonly adoptCustomer: (tokens: SessionTokens, expiresInSeconds: number) => void;
  /** Held in memory only [R3.015]. */
  readonly tokens: () => SessionTokens | undefined;
}

export function createClient(deps: ClientDependencies): ShopClient {
  const { locale, session } = deps;
  const keeper = createTokenKeeper(session, (name) => deps.transport(name, { locale }));

  function send(name: CallName, options: CallOptions): Promise<TransportAnswer> {
    const token = deps.isTwist ? undefined : keeper.current()?.accessToken;
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return deps.transport(name, { ...options, locale, headers: { ...bearer, ...options.headers } });
  }

  async function run(name: CallName, options: CallOptions): Promise<TransportAnswer> {
    const { step, answered } = openMachine(name);
    let effect = step({ type: 'requested', isConflict: deps.isConflict() });
    let answer: TransportAnswer = { type: 'unanswered', failure: failureOf('conflict') };
    while (effect !== 'none') {
      if (effect === 'send') {
        answer = await send(name, options);
        effect = answered(answer);
      } else if (effect === 'refresh') {
        effect = step({ type: await keeper.refresh() });
      } else {
        deps.endSession(session.read()?.kind === 'customer');
        effect = 'none';
      }
    }
    return answer;
  }

  return {
    async call(name, ...[request]) {
      const options: CallOptions = request ?? {};
      if (CALL_ROUTES[name].isPrivate && !session.isFresh(session.read())) await keeper.refresh();
      return toResult(await run(name, options));
    },
    adoptCustomer(granted, expiresInSeconds) {
      keeper.replace({ ...keeper.current(), ...granted });
      session.write('customer', expiresInSeconds);
    },
    tokens: keeper.current,
  };
}

function openMachine(name: CallName) {
  let state: RequestState = { name: 'idle' };
  const step = (event: Parameters<typeof nextRequest>[1]) => {
    const next = nextRequest(state, event);
    state = next.state;
    return next.effect;
  };
  const answered = (answer: TransportAnswer) =>
    step(
      answer.type === 'answered'
        ? { type: 'answered', status: answer.status, call: CALL_ROUTES[name].kind ?? 'plain' }
        : { type: 'unanswered' },
    );
  return { step, answered };
}

function toResult<Value>(answer: TransportAnswer): CallResult<Value> {
  if (answer.type === 'unanswered') return { ok: false, failure: answer.failure };
  // The services are held to the contract by their own tests; the browser carries no schemas.
  if (isSuccess<Value>(answer)) return { ok: true, value: answer.body };
  return { ok: false, failure: failureOf('status', answer.status, errorBodyOf(answer.body)) };
}

function isSuccess<Value>(answer: TransportAnswer): answer is TransportAnswer & { readonly body: Value } {
  return answer.type === 'answered' && answer.status >= 200 && answer.status < 300;
}
