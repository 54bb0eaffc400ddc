import type { Dictionary } from '../query/dictionary.ts';
import { type NearKeys, nearKeysOf } from '../query/near-keys.ts';

/** Keys in their order, found by halving. */
export interface TypedDictionary extends Dictionary {
  /** Its number; -1 where there is no such key. */
  numberOf(key: string): number;
  /** The numbers of the keys that begin so: from the first to below the second. */
  rangeOf(prefix: string): readonly [from: number, to: number];
}

export function typedDictionary(keys: readonly string[]): TypedDictionary {
  let near: NearKeys | undefined;
  const numberOf = (key: string): number => {
    const at = lowerBound(keys, key);
    return keys[at] === key ? at : -1;
  };
  const rangeOf = (prefix: string): readonly [number, number] => [
    lowerBound(keys, prefix),
    lowerBound(keys, `${prefix}\uFFFF`),
  ];
  return {
    numberOf,
    rangeOf,
    has: (key) => numberOf(key) >= 0,
    hasBeginning(prefix) {
      const [from, to] = rangeOf(prefix);
      return from < to;
    },
    near(typed, faults) {
      near ??= nearKeysOf(keys);
      return near(typed, faults);
    },
  };
}

/** The first place whose text is not before the given one. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
