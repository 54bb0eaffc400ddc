import type { HouseLanguage } from '@vitrine/domain';
import { disassemble } from 'es-hangul';
import { faultsBetween } from '../query/edits.ts';
import { fold, foldKana } from './fold.ts';
import { askedReadings, readings } from './readings.ts';

/** How a typed word fits a name: the higher, the surer. 0: not at all. */
export type NameFit = 0 | 1 | 2 | 3 | 4;

/** Longest word that is read; nobody's name is longer. */
const WORD_LENGTH = 40;
/** Prefixes are kept up to here: what is typed longer is nearly the whole word. */
const PREFIX_LENGTH = 12;
/** Shorter words are never mistyped ones: too many others are one letter away. */
const LEAST_MISTYPED = 4;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** Of these one letter says as much as a Latin syllable. */
const SYLLABLES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LANGUAGES: readonly (readonly [script: RegExp, language: HouseLanguage])[] = [
  [/^\p{Script=Hangul}/u, 'kor'],
  [/^\p{Script=Arabic}/u, 'ara'],
  [/^\p{Script=Hiragana}/u, 'jpn'],
  [/^\p{Script=Han}/u, 'zhs'],
];
const READ_IN_LATIN: readonly HouseLanguage[] = ['jpn', 'zhs', 'ara', 'kor'];

/** The words of a name in the spelling that names are compared in: without accents, kana as hiragana. */
export function nameWords(name: string): readonly string[] {
  return (fold(name).match(WORDS) ?? []).map((word) => foldKana(word.slice(0, WORD_LENGTH)));
}

/**
 * What a person is found by: the words of their names, the beginnings of each, how they are read in Latin letters, and
 * each with one letter left out. Names in signs without spaces are found in one word as well, as they are typed.
 */
export function nameKeys(names: readonly string[]): readonly string[] {
  return [...new Set(wordsOfNames(names).flatMap((word) => [...sureKeys(word), ...nearKeys(word)]))];
}

/**
 * The keys that a typed word is looked up by: of names that are the word, of names that fit it, and of names that are one
 * fault away.
 */
export function askedNameKeys(word: string): Readonly<Record<'exact' | 'sure' | 'near', readonly string[]>> {
  const read = languagesAsked(word).flatMap((language) => askedReadings(word, language));
  return {
    exact: [`=${word}`],
    sure: [`^${word.slice(0, PREFIX_LENGTH)}`, ...new Set(read.map((reading) => `~${reading}`))],
    near: nearKeys(word),
  };
}

/** How well a typed word fits somebody's names; made once for all whose names are looked at. */
export function nameFit(typed: string): (names: readonly string[]) => NameFit {
  const asked = new Set(askedNameKeys(typed).sure);
  const fitOf = (word: string): NameFit => {
    if (word === typed) return 4;
    if (word.startsWith(typed)) return 3;
    if (readKeys(word).some((key) => asked.has(key))) return 2;
    return isMistyped(typed, word) ? 1 : 0;
  };
  return (names) => {
    const fits = wordsOfNames(names).map(fitOf);
    return fits.reduce<NameFit>((best, fit) => (fit > best ? fit : best), 0);
  };
}

function wordsOfNames(names: readonly string[]): readonly string[] {
  const words = names.flatMap(nameWords);
  const inSigns = names.map((name) => nameWords(name).join('')).filter((name) => SYLLABLES.test(name));
  const joined = inSigns.length > 1 ? [inSigns.join(''), inSigns.toReversed().join('')] : [];
  return [...new Set([...words, ...joined])];
}

function sureKeys(word: string): readonly string[] {
  const letters = Array.from(word);
  const least = SYLLABLES.test(word) ? 1 : Math.min(2, letters.length);
  const last = Math.min(letters.length, PREFIX_LENGTH);
  const prefixes = Array.from({ length: Math.max(0, last - least + 1) }, (_, at) =>
    letters.slice(0, least + at).join(''),
  );
  return [`=${word}`, ...prefixes.map((prefix) => `^${prefix}`), ...readKeys(word)];
}

/** How a word of another script is read in Latin letters. */
function readKeys(word: string): readonly string[] {
  const language = LANGUAGES.find(([script]) => script.test(word))?.[1];
  return language === undefined ? [] : readings(word, language).map((reading) => `~${reading}`);
}

function languagesAsked(word: string): readonly HouseLanguage[] {
  return /^\p{Script=Hangul}/u.test(word) ? ['kor'] : READ_IN_LATIN;
}

/** A word, and it with each of its letters left out: two words of one fault have one of these in common. */
function nearKeys(word: string): readonly string[] {
  const letters = Array.from(lettersOf(word));
  if (letters.length < LEAST_MISTYPED) return [];
  const without = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([letters.join(''), ...without])].map((key) => `-${key}`);
}

function isMistyped(typed: string, word: string): boolean {
  const [one, other] = [lettersOf(typed), lettersOf(word)];
  return Math.min(one.length, other.length) >= LEAST_MISTYPED && faultsBetween(one, other, 1) === 1;
}

/** A Korean syllable is typed in several letters, each of which may be the wrong one. */
const lettersOf = (word: string): string => (/^\p{Script=Hangul}/u.test(word) ? disassemble(word) : word);
