/** Somebody without an account. */
interface Guest {
  readonly kind: 'guest';
  readonly sessionId: string;
}
/** A signed-in customer. */
export interface Customer {
  readonly kind: 'customer';
  readonly sessionId: string;
  readonly customerId: string;
}
/** An agent who serves somebody without an account. */
export interface AgentAsGuest {
  readonly kind: 'agent_as_guest';
  readonly sessionId: string;
  readonly agentId: string;
}
/** An agent who acts for a customer. */
export interface AgentForClient {
  readonly kind: 'agent_for_client';
  readonly sessionId: string;
  readonly agentId: string;
  readonly customerId: string;
}
/** A program of the house that calls under a name of its own [R7.140]. */
export interface Application {
  readonly kind: 'application';
  readonly applicationId: string;
}
/** Who works through a session of the shop. */
export type Shopper = Guest | Customer | AgentAsGuest | AgentForClient;
/** [R6.001, R6.003] Who calls. Every rule that depends on the caller takes this. */
export type Principal = Shopper | Application;

/** What is kept of a session's principal, as strangers to its union have it. */
export interface StoredPrincipal {
  readonly sessionId: string;
  readonly customerId: string | undefined;
  readonly agentId: string | undefined;
}

/** [R6.003] The principal of a stored session. */
export function shopperOf({ sessionId, customerId, agentId }: StoredPrincipal): Shopper {
  if (agentId === undefined) {
    return customerId === undefined
      ? { kind: 'guest', sessionId }
      : { kind: 'customer', sessionId, customerId };
  }
  return customerId === undefined
    ? { kind: 'agent_as_guest', sessionId, agentId }
    : { kind: 'agent_for_client', sessionId, agentId, customerId };
}

/** [R6.002] Whether an agent acts. */
export function isAgent(principal: Principal): principal is AgentAsGuest | AgentForClient {
  return principal.kind === 'agent_as_guest' || principal.kind === 'agent_for_client';
}

/** Whether the principal acts in the name of a customer: the customer, or an agent for them. */
export function isForCustomer(principal: Principal): principal is Customer | AgentForClient {
  return principal.kind === 'customer' || principal.kind === 'agent_for_client';
}

/** The customer in whose name the principal acts; undefined for all others. */
export function customerIdOf(principal: Principal): string | undefined {
  return isForCustomer(principal) ? principal.customerId : undefined;
}

/** Whose carts, orders and payments a principal works on: those of the session, and those of the customer. */
export interface Owner {
  readonly sessionId: string | undefined;
  readonly customerId: string | undefined;
}

/**
 * [R7.103, R7.127, R6.003] The one rule of ownership. A customer also keeps what was ordered in this browser before the
 * sign-in (decision 0016). An agent for a client sees what is that client's, and nothing that an earlier client left
 * in the agent's session. An application owns nothing.
 */
export function ownerOf(principal: Principal): Owner {
  switch (principal.kind) {
    case 'guest':
    case 'agent_as_guest':
      return { sessionId: principal.sessionId, customerId: undefined };
    case 'customer':
      return { sessionId: principal.sessionId, customerId: principal.customerId };
    case 'agent_for_client':
      return { sessionId: undefined, customerId: principal.customerId };
    case 'application':
      return { sessionId: undefined, customerId: undefined };
  }
}
