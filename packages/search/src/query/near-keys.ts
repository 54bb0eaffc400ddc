import { faultsBetween } from './edits.ts';

/** The keys that a typed word of so many faults may have been meant to be. */
export type NearKeys = (typed: string, faults: number) => readonly string[];

/**
 * Keeps the letters of each key as a set: one fault changes at most two letters of it, so that most keys are passed by on
 * that alone. Stems and keys with digits are never near; of a large house most keys are references.
 */
export function nearKeysOf(all: Iterable<string>): NearKeys {
  const keys = [...all].filter((key) => signatureOf(key) !== 0);
  const signatures = Uint32Array.from(keys, signatureOf);
  return (typed, faults) => {
    const wanted = signatureOf(typed);
    const near: string[] = [];
    for (let at = 0; at < signatures.length; at += 1) {
      if (bitCount((signatures[at] ?? 0) ^ wanted) > 2 * faults) continue;
      const key = keys[at] ?? '';
      if (faultsBetween(typed, key, faults) <= faults) near.push(key);
    }
    return near;
  };
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
