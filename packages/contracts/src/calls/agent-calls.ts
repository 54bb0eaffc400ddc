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
