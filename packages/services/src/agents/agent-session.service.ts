import type { AnswerOf, BodyOf, CallName } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  AGENT_SESSION_SECONDS,
  customerIdOf,
  isAgent,
  isForCustomer,
  type Locale,
  type Market,
  type Refusals,
  refused,
  type Result,
  type Shopper,
  shopperOf,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call, Exchange } from '../http/call.ts';
import { type Cookie, REFRESH_COOKIE } from '../http/cookies.ts';
import { lockFormer, sessionCookies, type TokenService } from '../tokens/index.ts';
import { agentById, type AgentRow } from './agent.store.ts';
import { type AgentAct, noteDone } from './act.store.ts';
import { visibleClient } from './client.store.ts';

export interface AgentSessionDeps extends ServiceDeps {
  readonly tokens: TokenService;
}
interface Begun {
  readonly sessionId: string;
  readonly answer: AnswerOf<'serveClient'>;
  readonly cookies: readonly Cookie[];
}
interface Beginning {
  readonly agent: AgentRow;
  /** The session that the agent had before, or whose browser it is. */
  readonly formerId: string | undefined;
  readonly market: Market;
  readonly customerId?: string | undefined;
  readonly prefilledId?: string | undefined;
  readonly endsAt: Date;
  /** When the agent last showed who they are; null for a session that began before it was noted. */
  readonly provenAt: Date | null;
  readonly act: AgentAct;
  /** Of a sign-in: by which door. */
  readonly call?: CallName;
}

/**
 * [R6.003] A new session of an agent with tokens and a hash of its own; the one before ends. Nothing of it goes along: a
 * client never finds what another one left.
 */
export async function beginAgentSession(
  deps: AgentSessionDeps,
  transaction: Transaction,
  { agent, formerId, market, customerId, prefilledId, endsAt, provenAt, act, call }: Beginning,
): Promise<Begun> {
  const owner = { market, agentId: agent.id, prefilledId, endsAt, provenAt };
  const begun = await deps.tokens.begin(
    transaction,
    customerId === undefined ? owner : { ...owner, customerId },
  );
  if (formerId !== undefined) await deps.tokens.end(transaction, formerId);
  const about = customerId ?? prefilledId;
  const whom = { agentId: agent.id, sessionId: begun.id, customerId: about };
  await noteDone(deps, transaction, { ...whom, act, ...(call && { call }) });
  const principal = shopperOf({ sessionId: begun.id, customerId, agentId: agent.id });
  const session = { id: begun.id, market, principal };
  return {
    sessionId: begun.id,
    answer: {
      accessToken: begun.tokens.access,
      expiresIn: begun.expiresInSeconds,
      hash: deps.tokens.contextHash(session),
      userIsLogged: isForCustomer(principal),
    },
    cookies: sessionCookies(begun.tokens, begun.usid),
  };
}

interface Door {
  readonly agent: AgentRow;
  readonly door: 'loginAgentByCode' | 'loginAgentByPasskey';
  /** Uses up what the agent showed: false where somebody else has, meanwhile. */
  readonly prove: (transaction: Transaction) => Promise<boolean>;
}

/**
 * [R6.001] The end of both doors of agents: a working day begins, with nobody in particular to serve. What was shown is used up
 * in the same transaction; undefined where it was used already.
 */
export async function enterAsAgent(
  deps: AgentSessionDeps,
  call: Pick<Exchange, 'findSession' | 'setCookies'> & { readonly locale: Locale },
  { agent, door, prove }: Door,
): Promise<AnswerOf<'loginAgentByCode'> | undefined> {
  const formerId = (await call.findSession())?.id;
  const now = deps.clock.now();
  const begun = await inTransaction(deps.db, async (transaction) => {
    if (!(await prove(transaction))) return undefined;
    return beginAgentSession(deps, transaction, {
      agent,
      formerId,
      market: call.locale.market,
      endsAt: new Date(now.getTime() + AGENT_SESSION_SECONDS * 1000),
      provenAt: now,
      act: 'signed-in',
      call: door,
    });
  });
  if (begun === undefined) return undefined;
  call.setCookies(begun.cookies);
  return begun.answer;
}

type ServeCall = Call<'serveClient'>;

/**
 * [R6.003, R6.015] The agent serves a client of their store, or nobody in particular. A client whom the agent may not see
 * answers as one who does not exist. The working day does not begin anew with each client.
 */
export async function serveClient(
  deps: AgentSessionDeps,
  call: ServeCall,
): Promise<Result<AnswerOf<'serveClient'>, Refusals<'not_found' | 'unauthorized'>>> {
  const { session, body } = call;
  const { agentId } = session.principal;
  const agent = await agentById(deps.db, agentId);
  if (agent === undefined) return refused({ code: 'unauthorized' });
  const wanted = body.clientId;
  const client = wanted === undefined ? undefined : await visibleClient(deps.db, agentId, wanted);
  if (wanted !== undefined && client === undefined) return refused({ code: 'not_found', about: 'clientId' });
  const begun = await inTransaction(deps.db, async (transaction) => {
    const former = await lockFormer(transaction, session.id);
    if (former === undefined) return undefined;
    await noteEnd(deps, transaction, session.principal);
    return beginAgentSession(deps, transaction, {
      agent,
      formerId: session.id,
      // [0005] What is prepared for the client belongs to the market in which their links are opened.
      market: call.locale.market,
      endsAt: former.expiresAt,
      provenAt: former.provenAt,
      ...whomFor(body, client?.id),
    });
  });
  if (begun === undefined) return refused({ code: 'unauthorized' });
  call.setCookies(begun.cookies);
  return accepted(begun.answer);
}

function whomFor(
  { prefillsOnly }: BodyOf<'serveClient'>,
  clientId: string | undefined,
): Pick<Beginning, 'customerId' | 'prefilledId' | 'act'> {
  if (prefillsOnly === true) return { prefilledId: clientId, act: 'prefilled' };
  return { customerId: clientId, act: 'began' };
}

/** Writes down that an agent serves a client no longer. */
async function noteEnd(deps: AgentSessionDeps, transaction: Transaction, principal: Shopper): Promise<void> {
  if (!isAgent(principal)) return;
  const { agentId, sessionId } = principal;
  await noteDone(deps, transaction, {
    agentId,
    sessionId,
    customerId: customerIdOf(principal),
    act: 'ended',
  });
}

/** [R7.155, R7.156] Renews a session of an agent, by the route of whom they act for. */
export async function refreshAgent(
  { tokens }: Pick<AgentSessionDeps, 'tokens'>,
  call: Pick<Call<'refreshAgent'>, 'cookie' | 'setCookies'>,
  kind: Shopper['kind'],
): Promise<Result<AnswerOf<'refreshAgent'>, Refusals<'unauthorized'>>> {
  const renewed = await tokens.refresh(call.cookie(REFRESH_COOKIE) ?? '', [kind]);
  if (renewed === undefined) return refused({ code: 'unauthorized' });
  call.setCookies(sessionCookies(renewed.tokens));
  return accepted({
    accessToken: renewed.tokens.access,
    expiresIn: renewed.expiresInSeconds,
    hash: tokens.contextHash(renewed.session),
    userIsLogged: isForCustomer(renewed.session.principal),
  });
}
