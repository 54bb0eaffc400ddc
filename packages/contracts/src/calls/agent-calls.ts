import type { CallRow } from './call-row.ts';

const TOKENS = '/{realm}/lvcom-tkn-handlr-eapi/v1/{locale}/agent';
const DOOR = {
  service: 'tokens',
  method: 'POST',
  access: 'public',
  kind: 'agent-sign-in',
  origin: 'session',
  rate: 'sign-in',
} as const;
const RENEWAL = {
  service: 'tokens',
  method: 'POST',
  access: 'refresh',
  kind: 'refresh',
  origin: 'session',
} as const;
const AGENTS = { service: 'agents', access: 'agent', origin: 'session' } as const;
/** Orders that are collected. */
const IN_STORE = { id: 'R4.042', service: 'order', access: 'agent' } as const;

/** Assisted sales: how agents come in, whom they find and serve, and what a client reads of it. */
export const AGENT_CALLS = {
  loginAgent: { ...DOOR, id: 'R6.001', path: `${TOKENS}/login` },
  loginAgentByCode: { ...DOOR, id: 'R6.001', path: `${TOKENS}/login/code` },
  agentPasskeyChallenge: { ...DOOR, id: 'R6.001', path: `${TOKENS}/login/passkey/options` },
  loginAgentByPasskey: { ...DOOR, id: 'R6.001', path: `${TOKENS}/login/passkey` },
  refreshAgent: { ...RENEWAL, id: 'R7.155', path: `${TOKENS}/refresh-token` },
  refreshAgentGuest: { ...RENEWAL, id: 'R7.156', path: `${TOKENS}/guest/refresh-token` },
  /** A POST: what is searched for are names and numbers of people, which stand in no address. */
  searchClients: { ...AGENTS, id: 'R2.013', method: 'POST', path: 'agents/clients', rate: 'common' },
  getSentOrders: { ...AGENTS, id: 'R4.042', method: 'GET', path: 'agents/orders' },
  serveClient: { ...AGENTS, id: 'R6.003', method: 'PUT', path: 'agents/client' },
  getAgentDay: { ...AGENTS, id: 'R7.186', method: 'GET', path: 'agents/day' },
  actOnCallback: { ...AGENTS, id: 'R7.186', method: 'PUT', path: 'agents/callbacks/:id' },
  /** A POST: the number of an order stands in no address. */
  findStoreParcels: { ...IN_STORE, method: 'POST', path: 'agents/parcels' },
  handOver: { ...IN_STORE, method: 'PUT', path: 'agents/handed-over' },
  getAgentPasskeys: { ...AGENTS, id: 'R7.181', method: 'GET', path: 'agents/passkeys' },
  wishAgentPasskey: {
    ...AGENTS,
    id: 'R7.181',
    method: 'POST',
    path: 'agents/passkeys/options',
    rate: 'sign-in',
  },
  addAgentPasskey: { ...AGENTS, id: 'R7.181', method: 'POST', path: 'agents/passkeys', rate: 'sign-in' },
  removeAgentPasskey: { ...AGENTS, id: 'R7.181', method: 'DELETE', path: 'agents/passkeys/:passkeyId' },
  /** Whom they are about is the client whom the session serves, and stands in no address. */
  getClientNotes: { ...AGENTS, id: 'R6.003', method: 'GET', path: 'agents/client/notes' },
  writeClientNote: { ...AGENTS, id: 'R6.003', method: 'POST', path: 'agents/client/notes' },
  removeClientNote: { ...AGENTS, id: 'R6.003', method: 'DELETE', path: 'agents/client/notes/:id' },
  getBagsAside: { ...AGENTS, id: 'R6.002', method: 'GET', path: 'agents/bags' },
  putBagAside: { ...AGENTS, id: 'R6.002', method: 'POST', path: 'agents/bags' },
  takeBagUp: { ...AGENTS, id: 'R6.002', method: 'PUT', path: 'agents/bags/:id' },
  getAdviserNotes: {
    id: 'R6.003',
    service: 'agents',
    method: 'GET',
    path: 'account/adviser-notes',
    access: 'customer',
    agents: 'never',
    origin: 'session',
  },
  getAdviserActs: {
    id: 'R6.003',
    service: 'agents',
    method: 'GET',
    path: 'account/adviser-acts',
    access: 'customer',
    agents: 'never',
    origin: 'session',
  },
} as const satisfies Record<string, CallRow>;
