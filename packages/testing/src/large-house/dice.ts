/** Numbers that look random and are the same for the same seed. */
export interface Dice {
  /** A whole number from 0, below `sides`. */
  roll(sides: number): number;
  /** One of a list that is not empty. */
  pick<Value>(values: readonly Value[]): Value;
}

/** Mulberry32: 32 bits of state are plenty for the choices of one product. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  return {
    roll,
    pick(values) {
      const value = values[roll(values.length)];
      if (value === undefined) throw new Error('there is nothing to pick from');
      return value;
    },
  };
}
