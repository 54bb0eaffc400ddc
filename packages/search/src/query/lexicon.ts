import { FALLBACK_LANGUAGE, HOUSE_LANGUAGES, type HouseLanguage } from '@vitrine/domain';
import type { HouseWords, InLanguages } from '../documents.ts';
import { fold, foldKana } from '../language/fold.ts';
import { initials, readings } from '../language/readings.ts';
import { splitWords } from '../language/split-words.ts';
import { askedKeys, keysOf, stemsOf } from '../language/word-keys.ts';
import { type NearKeys, nearKeysOf } from './near-keys.ts';
import { type Alternative, BEGINNING, CONCEPT, type Meaning, PART_OF_NAME, SYNONYM } from './question.ts';

/** Longest phrase that has a meaning of its own, in words. */
const PHRASE_WORDS = 4;

/** The words of a language that have a meaning of their own: facet values, categories, and groups of synonyms. */
export interface Lexicon {
  /** Every key of a single word, for beginnings and mistyped words. */
  readonly keys: ReadonlySet<string>;
  /** Those that a mistyped word may have been meant to be. */
  readonly near: NearKeys;
  /** The meanings of the longest phrase that begins at a word, and how many words it has; none: 0. */
  phraseAt(words: readonly string[], from: number): FoundPhrase;
  /** The same of the house's other languages: a shopper in New York types `montre`. */
  foreignAt(words: readonly string[], from: number): FoundPhrase;
  /** What single words that begin so mean; a beginning of less than two letters means too much. */
  beginningWith(prefix: string): readonly Alternative[];
  /** The phrases, as the house writes them, with their category where they name one. */
  readonly names: readonly LexiconName[];
  /** Category → its name, folded. */
  readonly categoryNames: ReadonlyMap<string, string>;
}

interface FoundPhrase {
  readonly length: number;
  readonly alternatives: readonly Alternative[];
}

interface LexiconName {
  readonly name: string;
  readonly folded: string;
  readonly dimId?: string;
}

interface Phrase {
  readonly text: string;
  readonly meanings: readonly Alternative[];
}

/** The lexicon of a language. English words belong to every one: a shopper in Japan types `bag`. */
export function lexiconOf(house: HouseWords, language: HouseLanguage): Lexicon {
  const phrases = new Map<string, Alternative[]>();
  const keys = new Set<string>();
  const learn = (phrase: Phrase): void => {
    for (const key of learnInto(phrases, phrase, language)) keys.add(key);
  };
  for (const phrase of concepts(house, [language, FALLBACK_LANGUAGE])) learn(phrase);
  for (const phrase of partsOfNames(house, language)) learn(phrase);
  for (const phrase of synonyms(house, { language, phrases })) learn(phrase);
  const foreign = foreignPhrases(house, { language, phrases });
  const names = namesOf(house, language);
  return {
    keys,
    near: nearKeysOf(keys),
    names,
    categoryNames: new Map(
      names.flatMap(({ dimId, folded }) => (dimId === undefined ? [] : [[dimId, folded] as const])),
    ),
    phraseAt: (words, from) => find(phrases, { words, from, language }),
    foreignAt: (words, from) => find(foreign, { words, from, language }),
    beginningWith: (prefix) =>
      prefix.length < 2
        ? []
        : [...keys]
            .filter((key) => key.startsWith(prefix) && key !== prefix)
            .flatMap((key) => phrases.get(key) ?? [])
            .map(({ parts, sureness }) => ({ parts, sureness: Math.min(sureness, BEGINNING) })),
  };
}

/** Puts a phrase under its keys, and answers those of a word or of a phrase that stands without spaces. */
function learnInto(
  phrases: Map<string, Alternative[]>,
  { text, meanings }: Phrase,
  language: HouseLanguage,
): readonly string[] {
  const words = splitWords(text, language).map((word) => word.text);
  if (words.length === 0 || words.length > PHRASE_WORDS) return [];
  const inOne = foldKana(fold(text).replaceAll(' ', ''));
  const whole = [...readings(inOne, language), ...initials(inOne, language)].map((reading) => `^${reading}`);
  const [only] = words;
  const own = words.length === 1 && only !== undefined ? keysOf(only, language).map(({ key }) => key) : [];
  for (const key of new Set([...phraseKeys(words, language), ...whole])) {
    phrases.set(key, [...(phrases.get(key) ?? []), ...meanings]);
  }
  return [...own, ...whole];
}

function* concepts(house: HouseWords, languages: readonly HouseLanguage[]): Generator<Phrase> {
  for (const { facet, value, names, synonyms: others } of house.vocabulary.facetValues) {
    const meanings = [{ parts: [{ kind: 'facet', facet, value } as const], sureness: CONCEPT }];
    for (const text of [...inEach(names, languages), ...inEach(others, languages).flat()])
      yield { text, meanings };
  }
  for (const { dimId, words } of house.categories) {
    const parts: readonly Meaning[] = [{ kind: 'category', dimId }];
    for (const { name } of inEach(words, languages))
      yield { text: name, meanings: [{ parts, sureness: CONCEPT }] };
  }
}

/** The words of a category's name mean it too, where it has several. */
function partsOfNames(house: HouseWords, language: HouseLanguage): readonly Phrase[] {
  return house.categories.flatMap(({ dimId, words }) => {
    const meanings = [{ parts: [{ kind: 'category', dimId } as const], sureness: PART_OF_NAME }];
    return inEach(words, [language, FALLBACK_LANGUAGE])
      .map(({ name }) => splitWords(name, language))
      .filter((each) => each.length > 1)
      .flatMap((each) => each.map(({ text }) => ({ text, meanings })));
  });
}

/** Facet values, categories and synonyms as the other languages of the house call them, and what they mean here. */
function foreignPhrases(
  house: HouseWords,
  { language, phrases }: Known,
): ReadonlyMap<string, readonly Alternative[]> {
  const foreign = new Map<string, Alternative[]>();
  const others = HOUSE_LANGUAGES.filter((other) => other !== language && other !== FALLBACK_LANGUAGE);
  for (const phrase of concepts(house, others)) learnInto(foreign, phrase, language);
  for (const group of house.vocabulary.synonyms) {
    const own = inEach(group, [language, FALLBACK_LANGUAGE]).flat();
    const meanings = own.flatMap((text) => meaningsOf(text, { language, phrases }));
    for (const text of inEach(group, others).flat()) learnInto(foreign, { text, meanings }, language);
  }
  return foreign;
}

interface Known {
  readonly language: HouseLanguage;
  readonly phrases: ReadonlyMap<string, readonly Alternative[]>;
}

/**
 * Each phrase of a group means the others: their own meanings, and their words in texts. An English one means what it
 * means in English: `box` is a word for smooth leather in French alone.
 */
function synonyms(house: HouseWords, { language, phrases }: Known): readonly Phrase[] {
  const english = new Map<string, Alternative[]>();
  for (const phrase of concepts(house, [FALLBACK_LANGUAGE])) learnInto(english, phrase, language);
  return house.vocabulary.synonyms.flatMap((group) => {
    const own = inEach(group, [language]).flat();
    const texts = [...new Set([...own, ...inEach(group, [FALLBACK_LANGUAGE]).flat()])];
    return texts.map((text) => ({
      text,
      meanings: texts
        .filter((other) => other !== text)
        .flatMap((other) =>
          meaningsOf(other, { language, phrases: own.includes(other) ? phrases : english }),
        ),
    }));
  });
}

function meaningsOf(phrase: string, { language, phrases }: Known): readonly Alternative[] {
  const words = splitWords(phrase, language).map((word) => word.text);
  const own = ownKeys(words, language)
    .map((key) => phrases.get(key) ?? [])
    .find((meanings) => meanings.length > 0);
  const parts = words.map((word) => ({ kind: 'key', key: stemsOf(word, language)[0] ?? word }) as const);
  return [...(own ?? []).filter(({ sureness }) => sureness === CONCEPT), { parts, sureness: SYNONYM }];
}

/** The keys of the same phrase, the surest first, without readings: single letters and initials are shared by many words. */
function ownKeys(words: readonly string[], language: HouseLanguage): readonly string[] {
  const [only] = words;
  return words.length === 1 && only !== undefined
    ? [only, ...stemsOf(only, language)]
    : stemmed(words, language);
}

/** The keys a phrase is kept under: of a single word each of its keys, of several their stems. */
function phraseKeys(words: readonly string[], language: HouseLanguage): readonly string[] {
  const [only] = words;
  if (only === undefined) return [];
  return words.length === 1 ? keysOf(only, language).map(({ key }) => key) : stemmed(words, language);
}

/** The words as stems of the language, and as stems of English. */
function stemmed(words: readonly string[], language: HouseLanguage): readonly string[] {
  const stems = words.map((word) => stemsOf(word, language));
  const own = words.map((word, place) => stems[place]?.[0] ?? word).join(' ');
  const english = words.map((word, place) => stems[place]?.at(-1) ?? word).join(' ');
  return own === english ? [own] : [own, english];
}

interface Place {
  readonly words: readonly string[];
  readonly from: number;
  readonly language: HouseLanguage;
}

function find(
  phrases: ReadonlyMap<string, readonly Alternative[]>,
  { words, from, language }: Place,
): FoundPhrase {
  for (let length = Math.min(PHRASE_WORDS, words.length - from); length > 0; length -= 1) {
    const asked = words.slice(from, from + length);
    const keys = length === 1 ? askedKeys(asked[0] ?? '', language) : stemmed(asked, language);
    const alternatives = [...new Set(keys.flatMap((key) => phrases.get(key) ?? []))];
    if (alternatives.length > 0) return { length, alternatives };
  }
  return { length: 0, alternatives: [] };
}

function namesOf(house: HouseWords, language: HouseLanguage): readonly LexiconName[] {
  const categories = house.categories.flatMap(({ dimId, words }) => {
    const name = (words[language] ?? words[FALLBACK_LANGUAGE])?.name;
    return name === undefined ? [] : [{ name, folded: fold(name), dimId }];
  });
  const values = house.vocabulary.facetValues.flatMap(({ names }) => {
    const name = names[language] ?? names[FALLBACK_LANGUAGE];
    return name === undefined ? [] : [{ name, folded: fold(name) }];
  });
  return [...categories, ...values];
}

function inEach<Text>(texts: InLanguages<Text>, languages: readonly HouseLanguage[]): readonly Text[] {
  return [...new Set(languages.map((language) => texts[language]))].filter((text) => text !== undefined);
}
