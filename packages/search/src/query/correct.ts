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
 * The words that an unknown one may have been meant to be: the nearest, of the house's own words first. Several where
 * they are as near and of the same kind; none where nothing is near.
 */
export function corrections(typed: string, { dictionary, lexicon, language }: Known): readonly string[] {
  const candidates = spellings(typed, language)
    .flatMap((key) => {
      const faults = allowedFaults(key);
      if (faults === 0) return [];
      const near = lexicon.near(key, faults);
      const inTexts = key.length < LEAST_OF_TEXTS ? [] : dictionary.near(key, faults);
      return (
        [...new Set([...near, ...inTexts])]
          .filter(
            (word) => beginsAlike(word, key) || (key.length >= SURE_LENGTH && !beginsReplaced(word, key)),
          )
          .map((word) => rated(key, { word, lexicon }))
          // As many faults as the shorter of the two words may have.
          .filter(({ word, faults: own }) => own <= allowedFaults(word))
      );
    })
    .sort(byLikeliness);
  const [best] = candidates;
  const isAsNear = ({ faults, doubt }: Candidate): boolean => faults === best?.faults && doubt === best.doubt;
  return [...new Set(candidates.filter(isAsNear).map(({ word }) => word))];
}

/** A short word is corrected to what the house calls things, and not to any word of its texts. */
const LEAST_OF_TEXTS = 5;
/**
 * The first letter is seldom the wrong one, and another one makes another word: `fnord` is no `nord`, `weather` is no
 * `leather`. In a word of this length it may be left out, doubled or swapped.
 */
const SURE_LENGTH = 7;

/** Whether two words have the same first letter, behind the mark of a reading. */
function beginsAlike(word: string, typed: string): boolean {
  const at = typed.startsWith('^') ? 1 : 0;
  return word[at] === typed[at];
}

/** Whether one of the faults is another first letter. */
function beginsReplaced(word: string, typed: string): boolean {
  return faultsBetween(typed.slice(1), word.slice(1), 2) < faultsBetween(typed, word, 2);
}

/** What a word may be mistyped from: Korean is compared letter by letter, since a fault changes its whole syllable. */
function spellings(typed: string, language: HouseLanguage): readonly string[] {
  const isHangul = /^\p{Script=Hangul}+$/u.test(typed);
  return askedKeys(typed, language).filter((key) =>
    isHangul ? key.startsWith('^') : !/^(?:~|\^%)/u.test(key),
  );
}

function rated(
  typed: string,
  { word, lexicon }: { readonly word: string; readonly lexicon: Lexicon },
): Candidate {
  const isOther = lexicon.keys.has(word) ? 0 : 2;
  const beginsOtherwise = beginsAlike(word, typed) ? 0 : 1;
  const isDoubled = withoutDoubles(word) === withoutDoubles(typed) ? 0 : 1;
  return { word, faults: faultsBetween(typed, word, 2), doubt: isOther + beginsOtherwise + isDoubled };
}

/** Letters are forgotten most where they stand twice: `gren` is `green` before it is `grey`. */
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

function byLikeliness(one: Candidate, other: Candidate): number {
  return one.faults - other.faults || one.doubt - other.doubt || (one.word < other.word ? -1 : 1);
}
