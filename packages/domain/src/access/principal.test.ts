import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerIdOf, isAgent, isForCustomer, ownerOf, type Principal, shopperOf } from './principal.ts';

const GUEST = { kind: 'guest', sessionId: 'S' } as const;
const CUSTOMER = { kind: 'customer', sessionId: 'S', customerId: 'C' } as const;
const AGENT_AS_GUEST = { kind: 'agent_as_guest', sessionId: 'S', agentId: 'G' } as const;
const AGENT_FOR_CLIENT = { kind: 'agent_for_client', sessionId: 'S', agentId: 'G', customerId: 'C' } as const;
const APPLICATION = { kind: 'application', applicationId: 'A' } as const;

describe('a principal', () => {
  it.each([
    { who: GUEST, agent: false, forCustomer: false, customerId: undefined },
    { who: CUSTOMER, agent: false, forCustomer: true, customerId: 'C' },
    { who: AGENT_AS_GUEST, agent: true, forCustomer: false, customerId: undefined },
    { who: AGENT_FOR_CLIENT, agent: true, forCustomer: true, customerId: 'C' },
    { who: APPLICATION, agent: false, forCustomer: false, customerId: undefined },
  ])('[R6.001, R6.002, R6.003] $who.kind is known for what it is', (expected) => {
    const who: Principal = expected.who;
    expect(isAgent(who)).toBe(expected.agent);
    expect(isForCustomer(who)).toBe(expected.forCustomer);
    expect(customerIdOf(who)).toBe(expected.customerId);
  });

  it.each([
    { who: GUEST, owner: { sessionId: 'S', customerId: undefined } },
    { who: CUSTOMER, owner: { sessionId: 'S', customerId: 'C' } },
    { who: AGENT_AS_GUEST, owner: { sessionId: 'S', customerId: undefined } },
    { who: AGENT_FOR_CLIENT, owner: { sessionId: undefined, customerId: 'C' } },
    { who: APPLICATION, owner: { sessionId: undefined, customerId: undefined } },
  ])('[R7.127, R6.003] $who.kind owns what is of its session or customer', ({ who, owner }) => {
    expect(ownerOf(who)).toEqual(owner);
  });

  it('[R6.003] is read back from what is stored of it', () => {
    const id = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
    fc.assert(
      fc.property(fc.string(), id, id, (sessionId, customerId, agentId) => {
        const shopper = shopperOf({ sessionId, customerId, agentId });
        expect(shopper.sessionId).toBe(sessionId);
        expect(customerIdOf(shopper)).toBe(customerId);
        expect(isAgent(shopper) ? shopper.agentId : undefined).toBe(agentId);
      }),
    );
  });
});
