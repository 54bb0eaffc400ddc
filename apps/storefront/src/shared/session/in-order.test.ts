import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallResult } from '../api/call-failure.ts';
import { inOrder } from './in-order.ts';

/** A bag on a server that answers when it is told to, with what the bag was when it was asked. */
function aBag() {
  let pieces = 1;
  const shown: number[] = [];
  const bag = inOrder<number>((body) => shown.push(body));
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
    read: () => bag.read(() => later(pieces)()),
    change: (to: number) => {
      pieces = to;
      return bag.change(later(to));
    },
    fail: () => bag.change(async () => ({ ok: false, failure: { kind: 'network' } })),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what the shopper has', () => {
  it('[R8.010] is not set back by an answer that was asked for before he changed it', async () => {
    const { read, change, answers, shown } = aBag();
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
    const { answers, shown, ...bag } = aBag();
    for (const ask of asked) void (ask === 'read' ? bag.read() : bag.change(3));
    await settled();
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await settled();
    answers[1]?.();
    await settled();
    expect(shown).toEqual([3, 3]);
  });

  it('[R8.010] is read again where the change that began meanwhile failed', async () => {
    const { read, fail, answers, shown } = aBag();
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
        const bag = aBag();
        for (const what of steps) {
          if (what === 'read') void bag.read();
          else if (typeof what === 'number') void bag.change(what);
          else bag.answers.splice(what.answer, 1)[0]?.();
          await settled();
        }
        while (bag.answers.length > 0) {
          for (const answer of bag.answers.splice(0).toReversed()) answer();
          await settled();
        }
        expect(bag.shown.at(-1) ?? bag.pieces()).toBe(bag.pieces());
      }),
    );
  });
});
