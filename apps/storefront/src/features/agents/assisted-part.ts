/** What an agent's browser fetches beside the shop: the part of the client, and the banner. */
export { agentRenewal } from '../../shared/api/agent-renewals.ts';
export { hashHeaders, hearAnswer, isConflict } from '../../shared/api/assisted.ts';
export { AssistedMode } from './assisted-mode.tsx';
export { adoptAgent, leaveAssistedMode, serve } from './agent-session.ts';
