import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { hashPassword, inTransaction, isPasswordOf } from '@vitrine/database';
import {
  accepted,
  CODE_LIFETIME_SECONDS,
  type Locale,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import {
  accountDigest,
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
  tooMany,
  type TooMany,
} from '../account/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import { limitConcurrency, type LimitedRun } from '../http/limit-concurrency.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { networkOf } from '../http/network-of.ts';
import { type TakeTurns, takeTurns } from '../http/take-turns.ts';
import { issueCode, tryCode, useCode } from '../one-time/index.ts';
import { agentById, agentByLogin, type AgentRow } from './agent.store.ts';
import { type AgentSessionDeps, enterAsAgent } from './agent-session.service.ts';

export interface AgentSignInDeps extends AgentSessionDeps {
  readonly provePassword: (agent: AgentRow | undefined, password: string) => Promise<Result<boolean, 'busy'>>;
  readonly takeTurns: TakeTurns;
}
interface SignInCall extends Exchange {
  readonly locale: Locale;
}

/** What the sign-in of agents needs beside the services' own things; made once. */
export function agentSignInParts({
  config,
  random,
}: Pick<ServiceDeps, 'config' | 'random'>): Pick<AgentSignInDeps, 'provePassword' | 'takeTurns'> {
  const { maxHashesAtOnce, maxWaitingHashes } = config.signInLimits;
  const run: LimitedRun = limitConcurrency({ atOnce: maxHashesAtOnce, waiting: maxWaitingHashes });
  const nobody = hashPassword(random.bytes(24).toString('base64url'));
  // A sign-in awaits this promise and meets its failure; a start without sign-ins must not end because of it.
  nobody.catch(() => undefined);
  return {
    // An unknown login costs the same hash as a known one.
    provePassword: (agent, password) =>
      run(async () => isPasswordOf(agent?.passwordHash ?? (await nobody), password)),
    takeTurns: takeTurns(maxWaitingHashes),
  };
}

type Challenged = Result<AnswerOf<'loginAgent'>, Refusals<'login_failed' | TooMany>>;

/**
 * [R6.001] The first half of an agent's sign-in: the password, tried as rarely as a customer's. Who has it right is mailed a
 * code and gets a challenge, to which the code belongs: a code alone opens nothing.
 */
export async function loginAgent(
  deps: AgentSignInDeps,
  call: SignInCall & { readonly body: BodyOf<'loginAgent'> },
): Promise<Challenged> {
  const login = call.body.login.trim().toLowerCase();
  const network = networkOf(call.address);
  // One login's tries from one address take turns, as customers' do.
  const outcome = await deps.takeTurns(`${network}\n${login}`, () => tryOnce(deps, call, { login, network }));
  return outcome.ok ? outcome.value : tooMany();
}

async function tryOnce(
  deps: AgentSignInDeps,
  call: SignInCall & { readonly body: BodyOf<'loginAgent'> },
  { login, network }: { readonly login: string; readonly network: string },
): Promise<Challenged> {
  const { db, config, clock, log } = deps;
  const attempt = {
    login: `agent ${login}`,
    network,
    device: undefined,
    now: clock.now(),
    key: config.tokenKey,
  };
  const account = accountDigest(config.tokenKey, attempt.login);
  const wait = await countAttempt(db, attempt, config.signInLimits);
  if (wait !== undefined) {
    log.warn({ requestId: call.requestId, account, reason: 'limit' }, 'A sign-in of an agent failed');
    return tooMany(wait);
  }
  const agent = await agentByLogin(db, login);
  const proven = await deps.provePassword(agent, call.body.password);
  if (!proven.ok) {
    await giveBackAttempt(db, attempt);
    return tooMany();
  }
  if (agent === undefined || !proven.value) {
    log.warn({ requestId: call.requestId, account, reason: 'wrong' }, 'A sign-in of an agent failed');
    return refused({ code: 'login_failed' });
  }
  await forgetAttempts(db, attempt);
  const challenge = await sendCode(deps, call.locale, agent);
  return accepted({ challenge, expiresIn: CODE_LIFETIME_SECONDS['agent-login'] });
}

/** Random, and known to this browser alone: the code that was mailed is good with it and with no other. */
async function sendCode(deps: AgentSignInDeps, locale: Locale, { id: agentId }: AgentRow): Promise<string> {
  const challenge = deps.random.bytes(32).toString('base64url');
  await inTransaction(deps.db, async (transaction) => {
    const code = { kind: 'agent-login', subject: challenge, about: { agentId } } as const;
    const codeId = await issueCode(deps, transaction, code);
    await deps.jobs.enqueue(transaction, 'send-agent-code', { locale: locale.code, codeId });
  });
  return challenge;
}

/** [R6.001] The second half: the code of the mail. The agent serves nobody in particular at first. */
export async function loginAgentByCode(
  deps: AgentSignInDeps,
  call: SignInCall & { readonly body: BodyOf<'loginAgentByCode'> },
): Promise<Result<AnswerOf<'loginAgentByCode'>, Refusals<'code_not_good' | TooMany>>> {
  const { challenge, code } = call.body;
  const by = { address: call.address, subject: challenge };
  const wait = await limitUses(deps, strangersUse('agent-login', by, deps.config.useLimits.codeTries));
  if (wait !== undefined) return tooMany(wait);
  const row = await tryCode(deps, deps.db, { kind: 'agent-login', subject: challenge, code });
  const agent = row?.about?.agentId === undefined ? undefined : await agentById(deps.db, row.about.agentId);
  if (row === undefined || agent === undefined) return refused({ code: 'code_not_good' });
  const entered = await enterAsAgent(deps, call, {
    agent,
    door: 'loginAgentByCode',
    prove: async (transaction) => useCode(deps, transaction, row),
  });
  return entered === undefined ? refused({ code: 'code_not_good' }) : accepted(entered);
}
