import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallResult } from '../api/call-failure.ts';
import { inOrder } from './in-order.ts';
import { failureOf } from '../api/call-failure.ts';

/** A cart on a server that answers when the test says so, with the cart at the moment of the question. */
function aCart() {
  let pieces = 1;
  const shown: number[] = [];
  const cart = inOrder<number>((body) => shown.push(body));
  const answers: (() => void)[] = [];
  const later = (value: number) => () => {
    const { promise, resolve } = Promise.withResolvers<CallResult<number>>();
    answers.push(() => resolve({ ok: true, value }));
    return promise;
  };
  return {
    shown,
    answers,
    pieces: () => pieces,
    read: () => cart.read(() => later(pieces)()),
    change: (to: number) => {
      pieces = to;
      return cart.change(later(to));
    },
    fail: () => cart.change(async () => ({ ok: false, failure: failureOf('network') })),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what the shopper has', () => {
  it('[R8.010] is not set back by an answer that was asked for before he changed it', async () => {
    const { read, change, answers, shown } = aCart();
    void read();
    await settled();
    void change(2);
    answers[1]?.();
    await settled();
    answers[0]?.();
    await settled();
    answers[2]?.();
    await settled();
    expect(shown).toEqual([2, 2]);
  });

  it.each([
    ['that is under way', ['change', 'read']],
    ['that began in the same moment', ['read', 'change']],
  ] as const)('[R8.010] is read after a change %s', async (_when, asked) => {
    const { answers, shown, ...cart } = aCart();
    for (const ask of asked) void (ask === 'read' ? cart.read() : cart.change(3));
    await settled();
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await settled();
    answers[1]?.();
    await settled();
    expect(shown).toEqual([3, 3]);
  });

  it('[R8.010] is read again where the change that began meanwhile failed', async () => {
    const { read, fail, answers, shown } = aCart();
    void read();
    await settled();
    await fail();
    answers[0]?.();
    await settled();
    answers[1]?.();
    await settled();
    expect(shown).toEqual([1]);
  });

  it('[R8.010] is shown as it is in the end, in whatever order the answers arrive', async () => {
    const step = fc.oneof(
      fc.constant('read' as const),
      fc.integer({ min: 2, max: 9 }),
      fc.record({ answer: fc.nat(5) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const cart = aCart();
        for (const what of steps) {
          if (what === 'read') void cart.read();
          else if (typeof what === 'number') void cart.change(what);
          else cart.answers.splice(what.answer, 1)[0]?.();
          await settled();
        }
        while (cart.answers.length > 0) {
          for (const answer of cart.answers.splice(0).toReversed()) answer();
          await settled();
        }
        expect(cart.shown.at(-1) ?? cart.pieces()).toBe(cart.pieces());
      }),
    );
  });
});
