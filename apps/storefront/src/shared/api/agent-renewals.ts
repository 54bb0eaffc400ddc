export type AgentRenewal = 'refreshAgentGuest' | 'refreshAgent';

/** [R6.003] The route that renews a session of an agent, by whom they serve. */
export function agentRenewal(kind: string): AgentRenewal | undefined {
  if (kind === 'agent_as_guest') return 'refreshAgentGuest';
  return kind === 'agent_for_client' ? 'refreshAgent' : undefined;
}
