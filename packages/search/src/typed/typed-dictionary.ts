import type { Dictionary } from '../query/dictionary.ts';
import { faultsBetween } from '../query/edits.ts';

/** Keys in their order, found by halving. */
export interface TypedDictionary extends Dictionary {
  /** Its number; -1 where there is no such key. */
  numberOf(key: string): number;
  /** The numbers of the keys that begin so: from the first to below the second. */
  rangeOf(prefix: string): readonly [from: number, to: number];
}

export function typedDictionary(keys: readonly string[]): TypedDictionary {
  let signed: Signed | undefined;
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
      signed ??= signedKeys(keys);
      return nearKeys({ typed, faults }, signed);
    },
  };
}

interface Typed {
  readonly typed: string;
  readonly faults: number;
}

/** The keys that may be mistyped words, each with its letters as a set. */
interface Signed {
  readonly keys: readonly string[];
  readonly signatures: Uint32Array;
}

/** Of a large house most keys are references, which are no words. */
function signedKeys(all: readonly string[]): Signed {
  const keys = all.filter((key) => signatureOf(key) !== 0);
  return { keys, signatures: Uint32Array.from(keys, signatureOf) };
}

/** One fault changes at most two letters of the set that a word is made of: most words are passed by on that alone. */
function nearKeys({ typed, faults }: Typed, { keys, signatures }: Signed): readonly string[] {
  const wanted = signatureOf(typed);
  const near: string[] = [];
  for (let at = 0; at < signatures.length; at += 1) {
    const signature = signatures[at] ?? 0;
    if (bitCount(signature ^ wanted) > 2 * faults) continue;
    const key = keys[at] ?? '';
    if (faultsBetween(typed, key, faults) <= faults) near.push(key);
  }
  return near;
}

/** The letters of a word as a set of 31; 0 for stems and for words with digits, which are never mistyped words. */
function signatureOf(key: string): number {
  if (key.startsWith('~') || /\d/u.test(key)) return 0;
  let set = 0x80_00_00_00;
  for (let at = 0; at < key.length; at += 1) set |= 1 << (key.charCodeAt(at) % 31);
  return set >>> 0;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55_55_55_55);
  left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
  return Math.imul((left + (left >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
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
