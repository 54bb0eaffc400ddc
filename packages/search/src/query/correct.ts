import type { HouseLanguage } from '@vitrine/domain';
import { askedKeys } from '../language/word-keys.ts';
import { allowedFaults, faultsBetween } from './edits.ts';
import type { Lexicon } from './lexicon.ts';
import type { Dictionary } from './dictionary.ts';

interface Known {
  readonly dictionary: Dictionary;
  readonly lexicon: Lexicon;
  readonly language: HouseLanguage;
}

interface Candidate {
  readonly word: string;
  readonly faults: number;
  /** How unlike what people mistype it is, beside its faults: the house's own words and the same beginning come first. */
  readonly doubt: number;
}

/**
 * The word that an unknown one was meant to be: the nearest, of the house's own words first. Sure where it is alone at
 * its distance, or nearer in kind than the others.
 */
export function bestCorrection(
  typed: string,
  { dictionary, lexicon, language }: Known,
): { readonly meant: string; readonly isSure: boolean } | undefined {
  const candidates = spellings(typed, language)
    .flatMap((key) => {
      const faults = allowedFaults(key);
      if (faults === 0) return [];
      const near = [...lexicon.keys].filter((word) => isNear(key, { word, faults }));
      return [...new Set([...near, ...dictionary.near(key, faults)])].map((word) =>
        rated(key, { word, lexicon }),
      );
    })
    .sort(byLikeliness);
  const [best, second] = candidates;
  if (best === undefined) return undefined;
  const isSure = second === undefined || best.faults < second.faults || best.doubt < second.doubt;
  return { meant: best.word, isSure };
}

/** What a word may be mistyped from: Korean is compared letter by letter, since a fault changes its whole syllable. */
function spellings(typed: string, language: HouseLanguage): readonly string[] {
  const isHangul = /^\p{Script=Hangul}+$/u.test(typed);
  return askedKeys(typed, language).filter((key) =>
    isHangul ? key.startsWith('^') : !/^(?:~|\^%)/u.test(key),
  );
}

function isNear(
  typed: string,
  { word, faults }: { readonly word: string; readonly faults: number },
): boolean {
  return !word.startsWith('~') && faultsBetween(typed, word, faults) <= faults;
}

function rated(
  typed: string,
  { word, lexicon }: { readonly word: string; readonly lexicon: Lexicon },
): Candidate {
  const isOther = lexicon.keys.has(word) ? 0 : 2;
  const beginsOtherwise = word[0] === typed[0] ? 0 : 1;
  return { word, faults: faultsBetween(typed, word, 2), doubt: isOther + beginsOtherwise };
}

function byLikeliness(one: Candidate, other: Candidate): number {
  return one.faults - other.faults || one.doubt - other.doubt || (one.word < other.word ? -1 : 1);
}
