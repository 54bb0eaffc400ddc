import { type AnswerOf, type CallName, CALL_ROUTES, type RequestArguments } from '@vitrine/contracts';
import type { agentRenewal } from './agent-renewals.ts';
import type { hashHeaders, hearAnswer, isConflict } from './assisted.ts';
import { type CallResult, failureOf, saidIn } from './call-failure.ts';
import type { SessionHint } from './session-hint.ts';
import { nextRequest, type RequestState } from './request-machine.ts';
import { createTokenKeeper, type SessionMemory, type SessionTokens } from './session-tokens.ts';
import { type TransportAnswer, type CallRequest, errorBodyOf } from './transport.ts';

type CallOptions = Omit<CallRequest, 'locale'>;

/** What an agent's browser fetches for the client: shoppers are not sent it. */
export interface AssistedClient {
  readonly isConflict: typeof isConflict;
  readonly hashHeaders: typeof hashHeaders;
  readonly hearAnswer: typeof hearAnswer;
  readonly agentRenewal: typeof agentRenewal;
}

/** What the client needs of the world; replaced in tests. */
export interface ClientDependencies {
  readonly locale: string;
  /** [R6.006] Twist locales send no token with a call, only the cookies. */
  readonly isTwist: boolean;
  readonly transport: (name: CallName, request: CallRequest) => Promise<TransportAnswer>;
  readonly session: SessionMemory;
  /** [R4.032] What is done beside in assisted mode; undefined for shoppers. */
  readonly assisted: () => Promise<AssistedClient> | undefined;
  /** [R4.030] The session cannot be had back. */
  readonly endSession: (wasCustomer: boolean) => void;
}

export interface ShopClient {
  readonly call: <Name extends CallName>(
    name: Name,
    ...request: RequestArguments<Name, CallOptions>
  ) => Promise<CallResult<AnswerOf<Name>>>;
  /** A sign-in has answered: calls act for this customer from now on, or for this agent. */
  readonly adoptSession: (
    tokens: SessionTokens,
    session: { readonly kind: SessionHint['kind']; readonly expiresIn: number },
  ) => void;
  /** Held in memory only [R3.015]. */
  readonly tokens: () => SessionTokens | undefined;
}

export function createClient(deps: ClientDependencies): ShopClient {
  const { locale, session } = deps;
  const keeper = createTokenKeeper(
    session,
    (name) => deps.transport(name, { locale }),
    async (kind) =>
      kind === 'customer'
        ? 'refreshToken'
        : ((await deps.assisted())?.agentRenewal(kind) ?? 'startGuestSession'),
  );

  async function run(name: CallName, { headers, ...options }: CallOptions): Promise<TransportAnswer> {
    const assisted = await deps.assisted();
    const { step, answered } = openMachine(name);
    const send = () => {
      const token = deps.isTwist ? undefined : keeper.current()?.accessToken;
      const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const own = { ...bearer, ...assisted?.hashHeaders() };
      return deps.transport(name, { ...options, locale, headers: { ...own, ...headers } });
    };
    let effect = step({
      type: 'requested',
      isConflict: assisted?.isConflict(isAct(name)) ?? false,
    });
    let answer: TransportAnswer = { type: 'unanswered', failure: failureOf('conflict') };
    while (effect !== 'none') {
      if (effect === 'send') {
        answer = await send();
        assisted?.hearAnswer(answer);
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
    adoptSession(granted, { kind, expiresIn }) {
      keeper.replace({ ...keeper.current(), ...granted });
      session.write(kind, expiresIn);
    },
    tokens: keeper.current,
  };
}

/** Whether a call does something for somebody; the others ask. */
const isAct = (name: CallName): boolean =>
  CALL_ROUTES[name].isPrivate === true && CALL_ROUTES[name].method !== 'GET';

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
  const { status, body } = answer;
  const told = errorBodyOf(body);
  const failure = failureOf('status', status, told);
  return { ok: false, failure: told === undefined ? { ...failure, said: saidIn(body) } : failure };
}

function isSuccess<Value>(answer: TransportAnswer): answer is TransportAnswer & { readonly body: Value } {
  return answer.type === 'answered' && answer.status >= 200 && answer.status < 300;
}
