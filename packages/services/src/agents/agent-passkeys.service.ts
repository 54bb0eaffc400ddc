import type { AnswerOf, BodyOf, PasskeyBody } from '@vitrine/contracts';
import { accepted, type Locale, type Refusals, refused, type Result } from '@vitrine/domain';
import {
  challengeToSign,
  isProven,
  keepKey,
  passkeysOf,
  removePasskey,
  shownKey,
  signedKey,
  spendSigned,
  tooMany,
  type TooMany,
  waitForKey,
  wishKey,
} from '../account/index.ts';
import type { Call, Exchange, MountCall } from '../http/call.ts';
import { agentById } from './agent.store.ts';
import { type AgentSessionDeps, enterAsAgent } from './agent-session.service.ts';

/**
 * [R6.001, R7.181] The keys that an agent signs in with instead of password and code. Who has just signed in adds and removes
 * them; whom the agent serves meanwhile has nothing to do with it.
 */
export function mountAgentPasskeys(mount: MountCall, deps: AgentSessionDeps): void {
  mount('getAgentPasskeys', async ({ principal: { agentId } }) => {
    const rows = await passkeysOf(deps.db, { agentId });
    return accepted({ passkeys: rows.map(shownKey) });
  });
  mount('wishAgentPasskey', (call) => wish(deps, call));
  mount('addAgentPasskey', (call) => add(deps, call));
  mount('removeAgentPasskey', async ({ principal: { agentId }, session, params }) => {
    if (!(await isProven(deps, session))) return refused({ code: 'agent_proof_needed' });
    return (await removePasskey(deps.db, { agentId }, params.passkeyId))
      ? accepted({ success: true as const })
      : refused({ code: 'not_found' });
  });
  mount('agentPasskeyChallenge', async () => accepted(await challengeToSign(deps, 'agent-passkey-login')));
  mount('loginAgentByPasskey', (call) => login(deps, call));
}

type NotProven = 'unauthorized' | 'agent_proof_needed';

async function wish(
  deps: AgentSessionDeps,
  { principal, session }: Pick<Call<'wishAgentPasskey'>, 'principal' | 'session'>,
): Promise<Result<AnswerOf<'wishAgentPasskey'>, Refusals<NotProven | 'passkeys_full'>>> {
  if (!(await isProven(deps, session))) return refused({ code: 'agent_proof_needed' });
  const agent = await agentById(deps.db, principal.agentId);
  if (agent === undefined) return refused({ code: 'unauthorized' });
  const { id, login: name, firstName, lastName } = agent;
  return wishKey(deps, {
    kind: 'agent-passkey-registration',
    owner: { agentId: id },
    // No customer's id: a device keeps one key for each handle, and an agent may be a customer, too.
    user: { handle: `agent ${id}`, name, displayName: `${firstName} ${lastName}` },
  });
}

/** The device's answer to a challenge of this agent, who is told by mail. */
async function add(
  deps: AgentSessionDeps,
  { principal: { agentId }, session, body, header, locale }: Call<'addAgentPasskey'>,
): Promise<Result<PasskeyBody, Refusals<'agent_proof_needed' | 'passkey_not_good'>>> {
  if (!(await isProven(deps, session))) return refused({ code: 'agent_proof_needed' });
  return keepKey(deps, {
    kind: 'agent-passkey-registration',
    owner: { agentId },
    body,
    userAgent: header('user-agent'),
    tell: async (transaction, passkeyId) => {
      const mail = { locale: locale.code, agentId, passkeyId };
      await deps.jobs.enqueue(transaction, 'send-agent-passkey-mail', mail);
    },
  });
}

type LoginCall = Exchange & { readonly locale: Locale; readonly body: BodyOf<'loginAgentByPasskey'> };

/**
 * Signs an agent in whose key signed the challenge; they serve nobody in particular at first. A customer's key, that of an agent
 * who has left the house, and one that nobody has are one answer.
 */
async function login(
  deps: AgentSessionDeps,
  call: LoginCall,
): Promise<Result<AnswerOf<'loginAgentByPasskey'>, Refusals<'passkey_not_good' | TooMany>>> {
  const wait = await waitForKey(deps, call, 'agent passkey');
  if (wait !== undefined) return tooMany(wait);
  const key = await signedKey(deps, call.body);
  const agent = key?.agentId == null ? undefined : await agentById(deps.db, key.agentId);
  const entered =
    key !== undefined && agent !== undefined
      ? await enterAsAgent(deps, call, {
          agent,
          door: 'loginAgentByPasskey',
          prove: async (transaction) => spendSigned(deps, transaction, { kind: 'agent-passkey-login', key }),
        })
      : undefined;
  if (entered !== undefined) return accepted(entered);
  deps.log.warn({ requestId: call.requestId, reason: 'passkey' }, 'A sign-in of an agent failed');
  return refused({ code: 'passkey_not_good' });
}
