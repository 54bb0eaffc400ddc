import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_POLL,
  INVALID_PAYMENT_STATUS,
  mayStillPoll,
  nextPoll,
  PAYMENT_POLLING,
  readPaymentStatus,
} from './payment-polling.ts';

const pending = { completeStatus: false, paymentStatus: 'pending' };
const complete = { completeStatus: true, paymentStatus: 'complete' };

describe('payment polling', () => {
  it('[R4.033] asks at once, then payment until it is complete, then the order until it is placed', () => {
    expect(FIRST_POLL).toEqual({ state: 'payment', afterMs: 0 });
    expect(nextPoll('payment', { body: complete, elapsedMs: 5 })).toEqual({ state: 'order', afterMs: 0 });
    expect(nextPoll('order', { body: { completeStatus: true }, elapsedMs: 5 })).toEqual({ state: 'done' });
  });

  it('[R9.024] asks for the payment every 60000 ms', () => {
    expect(nextPoll('payment', { body: pending, elapsedMs: 0 })).toEqual({
      state: 'payment',
      afterMs: 60_000,
    });
  });

  it('[R9.025] asks for the order every 7000 ms', () => {
    const body = { completeStatus: false, orderState: 'pending_payment' };
    expect(nextPoll('order', { body, elapsedMs: 0 })).toEqual({ state: 'order', afterMs: 7_000 });
  });

  it('[R9.026] gives up at 3600000 ms, over both phases, and asks no more', () => {
    expect(nextPoll('payment', { body: pending, elapsedMs: 3_600_000 })).toEqual({ state: 'timeout' });
    expect(nextPoll('order', { body: { completeStatus: false }, elapsedMs: 3_600_000 }).state).toBe(
      'timeout',
    );
    expect(mayStillPoll(3_599_999)).toBe(true);
    expect(mayStillPoll(3_600_000)).toBe(false);
  });

  it('[R9.026] never plans a question beyond the limit', () => {
    fc.assert(
      fc.property(
        fc.nat(4_000_000),
        fc.constantFrom('payment' as const, 'order' as const),
        (elapsedMs, phase) => {
          const step = nextPoll(phase, { body: pending, elapsedMs });
          const plannedAtMs = 'afterMs' in step ? elapsedMs + step.afterMs : 0;
          expect(plannedAtMs).toBeLessThanOrEqual(PAYMENT_POLLING.giveUpAfterMs);
        },
      ),
    );
  });

  const nonsense: readonly unknown[] = [
    {},
    undefined,
    'complete',
    { completeStatus: false },
    { completeStatus: 'false', paymentStatus: 'pending' },
    { completeStatus: false, paymentStatus: 'WHATEVER' },
    { completeStatus: true, paymentStatus: 'refused' },
  ];
  for (const body of nonsense) {
    it(`[R8.039] rejects ${JSON.stringify(body)} with '${INVALID_PAYMENT_STATUS}'`, () => {
      expect(nextPoll('payment', { body, elapsedMs: 0 })).toEqual({
        state: 'failed',
        message: 'Invalid orderPayment status',
      });
    });
  }

  it('[R8.039] never throws, whatever comes', () => {
    fc.assert(fc.property(fc.anything(), (body) => typeof readPaymentStatus(body).ok === 'boolean'));
  });
});
