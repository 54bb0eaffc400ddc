import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextLookAfterMs } from './next-look.ts';

/** When a payment that stays open is looked at, in ms since it was left open. */
function looks(firstLookAfterMs: number): readonly number[] {
  const at: number[] = [];
  for (let openForMs = 0; ; openForMs = at.at(-1) ?? 0) {
    const pauseMs = nextLookAfterMs(openForMs, firstLookAfterMs);
    if (pauseMs === undefined) return at;
    at.push(openForMs + pauseMs);
  }
}

describe('[R4.033, R7.129] a payment whose outcome is open', () => {
  it('is looked at after 3 s, then ever more seldom, until the timetable’s minute comes as soon', () => {
    expect(looks(3_000).map((ms) => Math.round(ms / 1000))).toEqual([3, 6, 9, 14, 20, 30, 46, 68, 103, 154]);
  });

  it('is left to the timetable where the first look would come no sooner', () => {
    expect(looks(60_000)).toEqual([]);
  });

  it('is never looked at sooner than the house says, nor oftener than twenty times by these looks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 120_000 }), (firstLookAfterMs) => {
        const at = looks(firstLookAfterMs);
        const pauses = at.map((ms, index) => ms - (at[index - 1] ?? 0));
        expect(at.length).toBeLessThanOrEqual(20);
        for (const [index, pauseMs] of pauses.entries()) {
          expect(pauseMs).toBeGreaterThanOrEqual(Math.max(firstLookAfterMs, pauses[index - 1] ?? 0));
          expect(pauseMs).toBeLessThan(60_000);
        }
      }),
    );
  });
});
