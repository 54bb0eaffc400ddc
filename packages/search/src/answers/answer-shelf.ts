import { type HouseLanguage, readIn, type WrittenTexts } from '@vitrine/domain';
import type { HouseWords, TextDocument, TextWords } from '../documents.ts';
import { splitWords } from '../language/split-words.ts';
import { EXACT, keysOf } from '../language/word-keys.ts';
import type { Dictionary } from '../query/dictionary.ts';
import type { Lexicon } from '../query/lexicon.ts';
import { type Alternative, AS_TYPED, type Clause, type Meaning } from '../query/question.ts';
import { understand } from '../query/understand.ts';
import type { AnswerQuery } from '../search-index.ts';
import { typedDictionary } from '../typed/typed-dictionary.ts';
import { withoutAsking } from './asking-words.ts';
import { bm25, type FieldTerms, type TermWeights, termWeights } from './bm25.ts';

/** How much a word says, by where it stands, and how much the length of that place counts. */
const FIELDS = {
  title: { weight: 2, lengthCounts: 0.3 },
  asked: { weight: 3, lengthCounts: 0.3 },
  theme: { weight: 1, lengthCounts: 0 },
  body: { weight: 1, lengthCounts: 0.6 },
} as const;
/** Two neighbouring signs of Japanese or Chinese, beside the words that they stand in. */
const PAIR = 1;
/** Answers that are this much worse than the best answer another question. */
const WORTH_SHOWING = 0.3;

interface Shelf {
  readonly ids: readonly string[];
  readonly weights: readonly TermWeights[];
  readonly dictionary: Dictionary;
}

/** [R7.138] The answers of the FAQ, by language: some dozens, so each is read for every question. */
export interface AnswerShelf {
  find(query: AnswerQuery, lexicon: Lexicon): readonly string[];
}

export function answerShelf({ texts }: Pick<HouseWords, 'texts'>): AnswerShelf {
  const answers = texts.filter(({ kind }) => kind === 'answer');
  const byLanguage = new Map<HouseLanguage, Shelf>();
  const shelfOf = (language: HouseLanguage): Shelf => {
    const shelf = byLanguage.get(language) ?? readShelf(answers, language);
    byLanguage.set(language, shelf);
    return shelf;
  };
  return {
    find({ question: typed, language, limit }, lexicon) {
      const question = withoutAsking(typed, language);
      const { ids, weights, dictionary } = shelfOf(language);
      const { clauses } = understand(question, { language, lexicon, dictionary, isTyping: false });
      const pairs = pairsIn(question, language);
      const scores = bm25(
        weights.map((own) => [
          ...clauses.map((clause) => clauseWeight(clause, own)),
          ...pairs.map((pair) => own.get(pair) ?? 0),
        ]),
        [...clauses.map(() => 1), ...pairs.map(() => PAIR)],
      );
      const least = Math.max(0, ...scores) * WORTH_SHOWING;
      return ids
        .map((id, at) => ({ id, score: scores[at] ?? 0 }))
        .filter(({ score }) => score > 0 && score >= least)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}

/** An answer that is not written in the language is found by its words in the fallback language. */
function readShelf(answers: readonly TextDocument[], language: HouseLanguage): Shelf {
  const read = answers.flatMap(({ id, words }) => {
    if (words.eng === undefined) return [];
    const written: WrittenTexts<TextWords> = { ...words, eng: words.eng };
    const { text, language: own } = readIn(written, language);
    return [{ id, fields: fieldsOf(text, own) }];
  });
  const weights = termWeights(read.map(({ fields }) => fields));
  const keys = new Set(weights.flatMap((own) => [...own.keys()]));
  return { ids: read.map(({ id }) => id), weights, dictionary: typedDictionary([...keys].sort()) };
}

function fieldsOf(
  { title, theme = '', asked = '', body }: TextWords,
  language: HouseLanguage,
): readonly FieldTerms[] {
  return [
    { ...FIELDS.title, ...termsOf(title, language) },
    { ...FIELDS.asked, ...termsOf(asked, language) },
    { ...FIELDS.theme, ...termsOf(theme, language) },
    { ...FIELDS.body, ...termsOf(body, language) },
  ];
}

function termsOf(text: string, language: HouseLanguage): Pick<FieldTerms, 'terms' | 'length'> {
  const words = splitWords(text, language);
  const terms = words.flatMap(({ text: word, joined, pairs }) => [
    ...keysOf(word, language).map(({ key, quality }) => [key, quality / EXACT] as const),
    ...[joined, ...pairs, ...syllablePairs(word)]
      .filter((key) => key !== '' && key !== word)
      .map((key) => [key, 1] as const),
  ]);
  return { terms, length: words.length };
}

/** The neighbouring signs of a question, two by two: where its words begin and end is uncertain. */
function pairsIn(question: string, language: HouseLanguage): readonly string[] {
  const pairs = splitWords(question, language).flatMap(({ text, joined, pairs: own }) => [
    ...[joined, ...own].filter((pair) => SIGNS.test(pair)),
    ...syllablePairs(text),
  ]);
  return [...new Set(pairs)];
}

const SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}]{2}$/u;

/** '탈퇴하고' → '탈퇴', '퇴하', '하고': a Korean word is written in one with what its sentence makes of it. */
function syllablePairs(word: string): readonly string[] {
  if (!/^\p{Script=Hangul}{2,}$/u.test(word)) return [];
  const syllables = Array.from(word);
  return syllables.slice(1).map((syllable, at) => `${syllables[at] ?? ''}${syllable}`);
}

/** How much an answer says of a part of the question, as its likeliest meaning. */
function clauseWeight({ alternatives }: Clause, own: TermWeights): number {
  return Math.max(0, ...alternatives.map((alternative) => alternativeWeight(alternative, own)));
}

function alternativeWeight({ parts, sureness }: Alternative, own: TermWeights): number {
  const weights = parts.map((part) => meaningWeight(part, own));
  return (sureness / AS_TYPED) * Math.min(...weights);
}

function meaningWeight(meaning: Meaning, own: TermWeights): number {
  if (meaning.kind === 'key') return own.get(meaning.key) ?? 0;
  if (meaning.kind !== 'prefix') return 0;
  let best = 0;
  for (const [key, weight] of own) if (weight > best && key.startsWith(meaning.prefix)) best = weight;
  return best;
}
