import { describe, expect, it } from 'vitest';
import { checkoutChannel } from './checkout-channel.ts';

const GUEST = { kind: 'guest', sessionId: 'S' } as const;
const AGENT = { kind: 'agent_as_guest', sessionId: 'S', agentId: 'A' } as const;

describe('the checkout channel', () => {
  const cases: readonly [bits: string, expected: string][] = [
    ['000', 'WEB'],
    ['001', 'APP'],
    ['010', 'MOTO'],
    ['011', 'MOTO'],
    ['100', 'PBL'],
    ['101', 'PBL'],
    ['110', 'PBL'],
    ['111', 'PBL'],
  ];
  for (const [bits, expected] of cases) {
    it(`[R6.007] is ${expected} for pay-by-link, agent, app = ${bits}`, () => {
      const [payByLink, assisted, inApp] = bits.split('').map((bit) => bit === '1');
      const principal = assisted === true ? AGENT : GUEST;
      const evidence = { payByLink: payByLink === true, principal, inApp: inApp === true };
      expect(checkoutChannel(evidence)).toBe(expected);
    });
  }
});
