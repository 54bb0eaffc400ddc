import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { createTokenService } from '../tokens/index.ts';
import { adviserActs } from './adviser-acts.ts';
import { mountAgentPasskeys } from './agent-passkeys.service.ts';
import { mountBagsAside } from './bags-aside.service.ts';
import { mountClientNotes } from './client-notes.service.ts';
import { refreshAgent, serveClient } from './agent-session.service.ts';
import { agentSignInParts, loginAgent, loginAgentByCode } from './agent-sign-in.service.ts';
import { searchClients } from './client-search.service.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

export { noteDone, noteListed } from './act.store.ts';
export { hiddenEmail } from './hidden-contact.ts';
export { addClientOfStore, addCollector } from './client.store.ts';
export { keyClients } from './client-keys.ts';
export { createNoteAct } from './note-act.ts';
export { sendAgentCode, sendAgentPasskeyMail } from './send-agent-mails.job.ts';

/** [R6.001–R6.003, R2.013] Assisted sales: agents come in, find clients, serve them; a client reads of it. */
export function mountAgents(mount: MountCall, services: ServiceDeps): void {
  const deps = { ...services, tokens: createTokenService(services), ...agentSignInParts(services) };
  mount('loginAgent', (call) => loginAgent(deps, call));
  mount('loginAgentByCode', (call) => loginAgentByCode(deps, call));
  mountAgentPasskeys(mount, deps);
  mountClientNotes(mount, deps);
  mountBagsAside(mount, deps);
  mount('refreshAgent', (call) => refreshAgent(deps, call, 'agent_for_client'));
  mount('refreshAgentGuest', (call) => refreshAgent(deps, call, 'agent_as_guest'));
  mount('searchClients', (call) => searchClients(deps, call));
  mount('serveClient', (call) => serveClient(deps, call));
  mount('getUserInfo', (call) => whoIsSignedIn(deps, call));
  mount('getAdviserActs', (call) => adviserActs(deps, call));
}
