import { describe, expect, it } from 'vitest';
import { payByCard, type CardCalls } from './pay-by-card.ts';
import { failureOf } from '../../../../../shared/api/call-failure.ts';

const OWN = 'https://shop.example';
const ok = <Value>(value: Value) => Promise.resolve({ ok: true, value } as const);
const no = () => Promise.resolve({ ok: false, failure: failureOf('network') } as const);

function aShop(changes: Partial<CardCalls> = {}) {
  const called: string[] = [];
  const note = <Args extends readonly unknown[], Answer>(name: string, run: (...args: Args) => Answer) => {
    return (...args: Args) => {
      called.push([name, ...args].join(' '));
      return run(...args);
    };
  };
  const calls: CardCalls = {
    tokenise: () => Promise.resolve({ ok: true, token: 'T' }),
    saveBilling: () => ok({}),
    enrol: () => ok({ enrolled: false, transactionId: 'X' }),
    apply: () => ok({}),
    commit: () =>
      ok({ orderId: 'o', state: 'placed', redirectionUrl: `${OWN}/eng-us/checkout/confirmation` }),
    ...changes,
  };
  return {
    called,
    calls: {
      tokenise: note('tokenise', calls.tokenise),
      saveBilling: note('billing', calls.saveBilling),
      enrol: note('enrol', calls.enrol),
      apply: note('apply', calls.apply),
      commit: note('commit', calls.commit),
    },
  };
}

describe('placing an order', () => {
  it('[R7.117, R7.118, R7.129] goes from token to commit, each once and in this order', async () => {
    const { calls, called } = aShop();
    const end = await payByCard(calls, OWN);
    expect(called).toEqual(['tokenise', 'billing', 'enrol T', 'apply T X', 'commit']);
    expect(end).toEqual({ type: 'go', url: `${OWN}/eng-us/checkout/confirmation` });
  });

  it('[R2.043] follows the way to the bank, on our own origin', async () => {
    const { calls } = aShop({
      enrol: () =>
        ok({ enrolled: true, transactionId: 'X', acsUrl: 'https://bank.example/acs', payload: 'P' }),
      commit: () =>
        ok({ orderId: 'o', state: 'pending_payment', redirectionUrl: '/eng-us/checkout/3dsecure' }),
    });
    expect(await payByCard(calls, OWN)).toEqual({ type: 'go', url: `${OWN}/eng-us/checkout/3dsecure` });
  });

  it('sends nothing when the card fields are not right', async () => {
    const { calls, called } = aShop({ tokenise: () => Promise.resolve({ ok: false, code: 'invalid' }) });
    expect(await payByCard(calls, OWN)).toEqual({ type: 'card-failed', code: 'invalid' });
    expect(called).toEqual(['tokenise']);
  });

  it.each(['saveBilling', 'enrol', 'apply', 'commit'] as const)('stops where %s is refused', async (name) => {
    const { calls, called } = aShop({ [name]: no });
    const by = name === 'commit' ? 'commit' : 'preparation';
    expect(await payByCard(calls, OWN)).toEqual({ type: 'refused', by, failure: failureOf('network') });
    const last = name === 'saveBilling' ? 'billing' : name;
    expect(called.at(-1)?.startsWith(last)).toBe(true);
  });

  it('[R5.002, R4.033] waits for the provider where no address of ours is answered', async () => {
    const pending = { orderId: 'o', state: 'pending_payment' };
    expect(await payByCard(aShop({ commit: () => ok(pending) }).calls, OWN)).toEqual({ type: 'pending' });
    const evil = { ...pending, redirectionUrl: 'https://evil.test/confirmation' };
    expect(await payByCard(aShop({ commit: () => ok(evil) }).calls, OWN)).toEqual({ type: 'pending' });
  });
});
