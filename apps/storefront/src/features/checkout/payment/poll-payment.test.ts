import { PAYMENT_POLLING, type PollingPhase } from '@vitrine/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollPayment, type PollingEnd } from './poll-payment.ts';

const PENDING = { completeStatus: false, paymentStatus: 'pending' };
const COMPLETE = { completeStatus: true, paymentStatus: 'complete' };

/** Polls a service that answers with `answers` in turn, the last one for ever. */
function polling(answers: readonly unknown[]) {
  const asked: { readonly phase: PollingPhase; readonly atMs: number }[] = [];
  const ends: PollingEnd[] = [];
  const start = Date.now();
  const stop = pollPayment(
    {
      ask: (phase) => {
        asked.push({ phase, atMs: Date.now() - start });
        return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1]);
      },
      nowMs: Date.now,
      setTimer: (run, afterMs) => Number(setTimeout(run, afterMs)),
      clearTimer: clearTimeout,
    },
    (end) => ends.push(end),
  );
  return { asked, ends, stop };
}

describe('polling a payment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[R9.024] checks the payment at once and then every 60 seconds', async () => {
    const { asked } = polling([PENDING]);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked.map(({ atMs }) => atMs)).toEqual([0, 60_000, 120_000, 180_000]);
  });

  it('[R4.033, R9.025] then asks for the order every 7 seconds until it is placed', async () => {
    const { asked, ends } = polling([
      COMPLETE,
      { completeStatus: false },
      { completeStatus: false },
      COMPLETE,
    ]);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(asked).toEqual([
      { phase: 'payment', atMs: 0 },
      { phase: 'order', atMs: 0 },
      { phase: 'order', atMs: 7_000 },
      { phase: 'order', atMs: 14_000 },
    ]);
    expect(ends).toEqual(['done']);
  });

  it('[R9.026] gives up after an hour and asks nothing more', async () => {
    const { asked, ends } = polling([PENDING]);
    await vi.advanceTimersByTimeAsync(PAYMENT_POLLING.giveUpAfterMs * 2);
    expect(ends).toEqual(['timeout']);
    expect(asked.every(({ atMs }) => atMs < PAYMENT_POLLING.giveUpAfterMs)).toBe(true);
  });

  it('[R8.039] fails on a status that it does not know', async () => {
    const { ends } = polling([{ completeStatus: false, paymentStatus: 'teapot' }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toEqual(['failed']);
  });

  it('asks again when no answer came', async () => {
    const { asked, ends } = polling([undefined, COMPLETE, COMPLETE]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ phase }) => phase)).toEqual(['payment', 'payment', 'order']);
    expect(ends).toEqual(['done']);
  });

  it('stops its timers when the page is left, even while a question is under way', async () => {
    const { asked, ends, stop } = polling([PENDING]);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(PAYMENT_POLLING.giveUpAfterMs);
    expect(asked).toHaveLength(1);
    expect(ends).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
