import { faultsBetween } from '../query/edits.ts';
import type { Dictionary } from '../query/dictionary.ts';
import type { WordedEntry } from './answers-of.ts';

export function plainDictionary(entries: readonly Pick<WordedEntry, 'piece' | 'skus'>[]): Dictionary {
  const keys = new Set(
    entries.flatMap(({ piece, skus }) => [piece, ...skus].flatMap((terms) => [...terms.keys()])),
  );
  const spelled = [...keys].filter((key) => !key.startsWith('~'));
  return {
    has: (key) => keys.has(key),
    hasBeginning: (prefix) => spelled.some((key) => key.startsWith(prefix)),
    near: (typed, faults) =>
      spelled.filter((key) => !/\d/u.test(key) && faultsBetween(typed, key, faults) <= faults),
  };
}
