import { stemmer as arabicStem } from '@orama/stemmers/arabic';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as italianStem } from '@orama/stemmers/italian';
import type { HouseLanguage } from '@vitrine/domain';
import { askedReadings, readings } from './readings.ts';

/** What a word of a text is found by. Keys of stems begin with '~', those of readings with '^', and words with neither. */
export interface WordKey {
  readonly key: string;
  /** How well a question that names the key means the word: 1 to EXACT. */
  readonly quality: number;
}

export const EXACT = 10;
const STEM = 8;
const READING = 8;

const STEMS: Readonly<Partial<Record<HouseLanguage, (word: string) => string>>> = {
  eng: englishStem,
  fra: frenchStem,
  ita: italianStem,
  ara: arabicStem,
};

/** Particles that Korean words end in. */
const PARTICLES = /(?<=\p{Script=Hangul})(?:에서|으로|에게|까지|부터|은|는|이|가|을|를|의|에|와|과|도|로)$/u;

/** The article of Arabic, with what may stand before it in the same word: and, so, by, as, for. */
const ARTICLE = /^(?:[وف]?(?:[بك]?ال|لل))(?=\p{L}{3})/u;

/** The keys of a word of the house's texts. */
export function keysOf(word: string, language: HouseLanguage): readonly WordKey[] {
  return [
    { key: word, quality: EXACT },
    ...stemsOf(word, language).map((key) => ({ key, quality: STEM })),
    ...readings(word, language).map((reading) => ({ key: `^${reading}`, quality: READING })),
  ];
}

/** The keys that a typed word is looked up by, the best first. */
export function askedKeys(word: string, language: HouseLanguage): readonly string[] {
  return [word, ...stemsOf(word, language), ...askedReadings(word, language).map((reading) => `^${reading}`)];
}

/** The stems of a word, marked: in the language, and in English, whose words are typed everywhere. */
export function stemsOf(word: string, language: HouseLanguage): readonly string[] {
  if (/\d/u.test(word)) return [];
  if (/^\p{Script=Hangul}/u.test(word)) return [`~${word.replace(PARTICLES, '')}`];
  if (/^\p{Script=Arabic}/u.test(word)) return [`~${arabicStem(word.replace(ARTICLE, ''))}`];
  if (!/^[a-z]{3}/u.test(word)) return [];
  const own = STEMS[language]?.(word) ?? word;
  return [...new Set([`~${own}`, `~${englishStem(word)}`])];
}
