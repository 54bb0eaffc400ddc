import type { HouseLanguage } from '@vitrine/domain';
import { fold } from '../language/fold.ts';
import { splitWords, type TextWord } from '../language/split-words.ts';
import { askedKeys } from '../language/word-keys.ts';
import { assemble } from 'es-hangul';
import { asKnownWords } from './compounds.ts';
import { corrections } from './correct.ts';
import type { Correction } from '../search-index.ts';
import type { Dictionary } from './dictionary.ts';
import type { Lexicon } from './lexicon.ts';
import {
  type Alternative,
  AS_TYPED,
  BEGINNING,
  type Clause,
  MISTYPED,
  type Question,
  SYNONYM,
} from './question.ts';

/** Most words of a question that are looked at: what is longer is no question. */
const ASKED_WORDS = 12;

/** A digit alone stands in many texts, and is asked for in none. */
const SAYS_NOTHING = /^\d$/u;

export interface Knowledge {
  readonly language: HouseLanguage;
  readonly lexicon: Lexicon;
  readonly dictionary: Dictionary;
  /** Whether the last word may be the beginning of one, however short. */
  readonly isTyping: boolean;
}

/**
 * [R7.012] [R7.014] What a keyword asks for: phrases with a meaning of their own first, then each word as it is, as its
 * stem, as a synonym, as a beginning (the last word), as two words, and with a fault.
 */
export function understand(keyword: string, knowledge: Knowledge): Question {
  const words = splitWords(keyword, knowledge.language)
    .filter(({ text }) => knowledge.isTyping || !SAYS_NOTHING.test(text))
    .slice(0, ASKED_WORDS);
  const texts = words.map(({ text }) => text);
  const clauses: Clause[] = [];
  const corrected: Corrected[] = [];
  for (let place = 0; place < words.length;) {
    const read = readAt({ words, texts, place }, knowledge);
    clauses.push({ alternatives: distinct(read.alternatives) });
    if (read.corrected !== undefined) corrected.push(read.corrected);
    place += read.length;
  }
  return corrected.length === 0 ? { clauses } : { clauses, correction: correctionOf(keyword, corrected) };
}

/** Each meaning once, as sure as it is anywhere: synonyms of two languages often lead to the same. */
function distinct(alternatives: readonly Alternative[]): readonly Alternative[] {
  const byParts = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = JSON.stringify(alternative.parts);
    if ((byParts.get(key)?.sureness ?? 0) < alternative.sureness) byParts.set(key, alternative);
  }
  return [...byParts.values()];
}

interface Corrected {
  readonly typed: string;
  readonly meant: string;
  readonly isSure: boolean;
}

interface Place {
  readonly words: readonly TextWord[];
  readonly texts: readonly string[];
  readonly place: number;
}

interface ReadPart {
  readonly length: number;
  readonly alternatives: readonly Alternative[];
  readonly corrected?: Corrected;
}

function readAt(at: Place, knowledge: Knowledge): ReadPart {
  const { words, texts, place } = at;
  const phrase = knowledge.lexicon.phraseAt(texts, place);
  const foreign = knowledge.lexicon.foreignAt(texts, place);
  if (foreign.length > 1 && phrase.length < 2)
    return { length: foreign.length, alternatives: lessSure(foreign.alternatives) };
  if (phrase.length > 1) {
    const each = words.slice(place, place + phrase.length).map((word) => textKeys(word, knowledge)[0]);
    const parts = each.flatMap((alternative) => alternative?.parts ?? []);
    const inTexts = parts.length === phrase.length ? [{ parts, sureness: AS_TYPED }] : [];
    return { length: phrase.length, alternatives: [...phrase.alternatives, ...inTexts] };
  }
  const pair = pairAt(at, knowledge);
  if (pair !== undefined) return pair;
  return readWord(at, { phrase: phrase.alternatives, knowledge });
}

/** Two neighbours that are one word of the texts: `qs 2001`, `sun glasses`. */
function pairAt({ words, texts, place }: Place, knowledge: Knowledge): ReadPart | undefined {
  const [word, next] = [texts[place] ?? '', texts[place + 1]];
  if (next === undefined || !/^[a-z\d]+ [a-z\d]+$/u.test(`${word} ${next}`)) return undefined;
  const { dictionary } = knowledge;
  const joined = `${word}${next}`;
  const isReference = words[place + 1]?.joined === joined && dictionary.hasBeginning(joined);
  if (isReference) return { length: 2, alternatives: [...beginning(joined), ...exactly(joined)] };
  if (joined.length < 6 || (dictionary.has(word) && dictionary.has(next))) return undefined;
  return compound(joined, knowledge);
}

function compound(joined: string, knowledge: Knowledge): ReadPart | undefined {
  const alternatives = meaningsOfWord(joined, knowledge);
  return alternatives.length === 0 ? undefined : { length: 2, alternatives };
}

function meaningsOfWord(word: string, { dictionary, lexicon }: Knowledge): readonly Alternative[] {
  return [...lexicon.phraseAt([word], 0).alternatives, ...(dictionary.has(word) ? exactly(word) : [])];
}

interface Read {
  readonly phrase: readonly Alternative[];
  readonly knowledge: Knowledge;
}

function readWord({ words, texts, place }: Place, { phrase, knowledge }: Read): ReadPart {
  const word = words[place] ?? { text: '', pairs: [], joined: '' };
  const isLast = place === texts.length - 1;
  const joined = knowledge.dictionary.has(word.joined) ? exactly(word.joined) : [];
  const inTexts = textKeys(word, knowledge);
  const known = [...phrase, ...inTexts, ...joined];
  // Signs that stand somewhere two by two are no word yet: the rest of it may be missing.
  const isWord = phrase.length > 0 || joined.length > 0 || inTexts.some(({ parts }) => parts.length === 1);
  const begun = isLast ? beginnings(word, { isWord, knowledge }) : referenceBeginning(word.text, knowledge);
  const alternatives = [...known, ...begun];
  if (alternatives.length > 0) return { length: 1, alternatives };
  const foreign = knowledge.lexicon.foreignAt(texts, place);
  if (foreign.length === 1) return { length: 1, alternatives: lessSure(foreign.alternatives) };
  const split = asKnownWords(word.text, knowledge);
  if (split.length > 0) return { length: 1, alternatives: split };
  return mistyped(word.text, knowledge);
}

/** A word as it stands in texts, as its stem, in another script, and as the pairs of its signs. */
function textKeys({ text, pairs }: TextWord, { dictionary, language }: Knowledge): readonly Alternative[] {
  const found = askedKeys(text, language).filter((key) => dictionary.has(key));
  if (found.length > 0) return found.flatMap(exactly);
  if (pairs.length < 2 || !pairs.every((pair) => dictionary.has(pair))) return [];
  return [{ parts: pairs.map((key) => ({ kind: 'key', key })), sureness: SYNONYM }];
}

function exactly(key: string): readonly Alternative[] {
  return [{ parts: [{ kind: 'key', key }], sureness: AS_TYPED }];
}

function beginning(prefix: string): readonly Alternative[] {
  return [{ parts: [{ kind: 'prefix', prefix }], sureness: BEGINNING }];
}

interface LastWord {
  readonly isWord: boolean;
  readonly knowledge: Knowledge;
}

/** What the last word may be the beginning of: while it is typed always, else where it is no word itself. */
function beginnings({ text }: TextWord, { isWord, knowledge }: LastWord): readonly Alternative[] {
  const { isTyping, dictionary, lexicon, language } = knowledge;
  if (!isTyping && (isWord || text.length < 3)) return referenceBeginning(text, knowledge);
  // A few initials begin too much to be taken for a whole question.
  const keys = askedKeys(text, language).filter((key) => !(isTyping ? /^~/u : /^[~^]/u).test(key));
  return [
    ...keys.filter((key) => dictionary.hasBeginning(key)).flatMap(beginning),
    ...keys.flatMap((key) => lexicon.beginningWith(key)),
  ];
}

function referenceBeginning(text: string, { dictionary }: Knowledge): readonly Alternative[] {
  return /^[a-z]{1,4}\d+$/u.test(text) && dictionary.hasBeginning(text) ? beginning(text) : [];
}

/** A word of another language means what it means there, a little less surely. */
function lessSure(alternatives: readonly Alternative[]): readonly Alternative[] {
  return alternatives.map(({ parts, sureness }) => ({ parts, sureness: Math.min(sureness, SYNONYM) }));
}

function mistyped(typed: string, { dictionary, lexicon, language }: Knowledge): ReadPart {
  const [meant, ...others] = corrections(typed, { dictionary, lexicon, language });
  if (meant === undefined) return { length: 1, alternatives: [] };
  const { alternatives: concepts } = lexicon.phraseAt([meant], 0);
  const isSure = others.every((other) => isShared(concepts, lexicon.phraseAt([other], 0).alternatives));
  const inTexts = askedKeys(meant, language)
    .filter((key) => dictionary.has(key))
    .flatMap(exactly);
  const alternatives = [...concepts, ...inTexts].map(({ parts, sureness }) => ({
    parts,
    sureness: Math.max(1, Math.round((sureness * MISTYPED) / AS_TYPED)),
  }));
  return {
    length: 1,
    alternatives: isSure ? alternatives : [],
    ...correctedWord({ typed, meant, isSure }),
  };
}

/** Whether two words have a meaning in common. */
function isShared(ours: readonly Alternative[], theirs: readonly Alternative[]): boolean {
  const known = new Set(ours.map(({ parts }) => JSON.stringify(parts)));
  return theirs.some(({ parts }) => known.has(JSON.stringify(parts)));
}

/** The word as it is shown; a reading is none, but for the letters of Korean. */
function correctedWord({ typed, meant, isSure }: Corrected): { readonly corrected?: Corrected } {
  if (!meant.startsWith('^')) return { corrected: { typed, meant, isSure } };
  const letters = Array.from(meant.slice(1));
  if (!letters.every((letter) => /\p{Script=Hangul}/u.test(letter))) return {};
  return { corrected: { typed, meant: assemble(letters), isSure } };
}

/** The keyword with the words that are meant in place of the mistyped ones. */
function correctionOf(keyword: string, corrected: readonly Corrected[]): Correction {
  const spelling = corrected.reduce((text, { typed, meant }) => text.replace(typed, meant), fold(keyword));
  return { keyword: spelling, isApplied: corrected.every(({ isSure }) => isSure) };
}
