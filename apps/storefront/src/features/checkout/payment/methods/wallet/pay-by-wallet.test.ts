import { describe, expect, it } from 'vitest';
import { payByWallet, type WalletCalls } from './pay-by-wallet.ts';
import { failureOf } from '../../../../../shared/api/call-failure.ts';

const ORIGINS = { own: 'https://shop.example', providers: ['https://wallet.example'] };
const ok = <Value>(value: Value) => Promise.resolve({ ok: true, value } as const);
const no = () => Promise.resolve({ ok: false, failure: failureOf('network') } as const);

function aShop(changes: Partial<WalletCalls> = {}) {
  const called: string[] = [];
  const calls: WalletCalls = {
    saveBilling: () => ok({}),
    apply: () => ok({}),
    commit: () => ok({ orderId: 'o', state: 'pending_payment' }),
    redirect: () => ok({ redirectionUrl: 'https://wallet.example/wallet?payment=P' }),
    ...changes,
  };
  const note = <Answer>(name: string, run: () => Answer) => {
    return () => {
      called.push(name);
      return run();
    };
  };
  return {
    called,
    calls: {
      saveBilling: note('billing', calls.saveBilling),
      apply: note('apply', calls.apply),
      commit: note('commit', calls.commit),
      redirect: note('redirect', () => calls.redirect('o')),
    },
  };
}

describe('paying with the wallet', () => {
  it('[R7.119] commits the order before it leads to the provider', async () => {
    const { calls, called } = aShop();
    expect(await payByWallet(calls, ORIGINS)).toEqual({
      type: 'leave',
      url: 'https://wallet.example/wallet?payment=P',
    });
    expect(called).toEqual(['billing', 'apply', 'commit', 'redirect']);
  });

  it.each(['https://evil.test/', '', 'javascript:1', '//evil.test'])(
    '[R5.002] goes nowhere for the address %j',
    async (redirectionUrl) => {
      const { calls } = aShop({ redirect: () => ok({ redirectionUrl }) });
      expect(await payByWallet(calls, ORIGINS)).toEqual({
        type: 'faulted',
        fault: {
          key: 'checkout_error_redirection_missing',
          values: { message: 'redirection url does not exist' },
        },
      });
    },
  );

  it('[R7.129] goes on to the confirmation of an order that is placed already', async () => {
    const redirectionUrl = '/eng-us/checkout/confirmation';
    const { calls, called } = aShop({ commit: () => ok({ orderId: 'o', state: 'placed', redirectionUrl }) });
    expect(await payByWallet(calls, ORIGINS)).toEqual({
      type: 'go',
      url: `https://shop.example${redirectionUrl}`,
    });
    expect(called).not.toContain('redirect');
  });

  it('stops at the first thing that is refused', async () => {
    const { calls, called } = aShop({ apply: no });
    expect(await payByWallet(calls, ORIGINS)).toMatchObject({ type: 'refused', by: 'preparation' });
    expect(called).toEqual(['billing', 'apply']);
    const { calls: later } = aShop({ redirect: no });
    expect(await payByWallet(later, ORIGINS)).toMatchObject({ type: 'refused', by: 'redirect' });
  });
});
