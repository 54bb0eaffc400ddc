import { CALLS, type CallName, type CallRow } from '@vitrine/contracts';
import { customerIdOf, isAgent } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { NoteAct } from '../http/caller.ts';
import { type AgentAct, finishAct, noteBegun } from './act.store.ts';

/** These write down themselves what they do. */
const NOTE_THEMSELVES: ReadonlySet<CallName> = new Set<CallName>([
  'searchClients',
  'serveClient',
  'findStoreParcels',
  'handOver',
]);
/** An agent's own work, whomever they serve meanwhile. */
const OF_NO_CLIENT: ReadonlySet<CallName> = new Set<CallName>([
  'getAgentDay',
  'actOnCallback',
  'getAgentPasskeys',
  'wishAgentPasskey',
  'addAgentPasskey',
  'removeAgentPasskey',
  'actOnTicket',
  'getTicketFile',
  'getDeskChats',
  'followDesk',
  'getDeskChat',
  'actOnChat',
  'answerChat',
]);

/**
 * [R6.003] The one place where the calls of agents are written down, with both identities: before they are done, so that none
 * is done that stands nowhere. A change is written down each time, what is read of a client once a session.
 */
export function createNoteAct(deps: Pick<ServiceDeps, 'db' | 'ids' | 'clock'>): NoteAct {
  return async (name, session) => {
    if (session === undefined || !isAgent(session.principal)) return undefined;
    const act = actOf(name);
    if (act === undefined) return undefined;
    const { agentId, sessionId } = session.principal;
    const customerId = OF_NO_CLIENT.has(name) ? undefined : customerIdOf(session.principal);
    const call = act === 'ended' ? {} : { call: name };
    const id = await noteBegun(deps, deps.db, { agentId, sessionId, customerId, act, ...call });
    return (isDone) => finishAct(deps.db, id, isDone ? 'done' : 'refused');
  };
}

function actOf(name: CallName): AgentAct | undefined {
  if (NOTE_THEMSELVES.has(name)) return undefined;
  if (name === 'logout') return 'ended';
  const { access, method }: CallRow = CALLS[name];
  if (method !== 'GET') return 'changed';
  return access === 'customer' || access === 'agent' ? 'read' : undefined;
}
