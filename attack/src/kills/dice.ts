/** Chance that can be repeated: the same seed gives the same numbers (mulberry32). */
export interface Dice {
  /** At least 0 and less than 1. */
  readonly next: () => number;
  /** A whole number of milliseconds, `from` and `to` included. */
  readonly between: (from: number, to: number) => number;
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, between: (from, to) => from + Math.floor(next() * (to - from + 1)) };
}
