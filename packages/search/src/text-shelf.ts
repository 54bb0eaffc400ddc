import { type HouseLanguage, readIn, type WrittenTexts } from '@vitrine/domain';
import type { CategoryTree } from './category-tree.ts';
import type { HouseWords, TextDocument, TextWords } from './documents.ts';
import { answersOf, type WordedEntry } from './plain/answers-of.ts';
import { keyedWords, weighedWords } from './piece-words.ts';
import { enoughClauses, type Question, rarity } from './query/question.ts';
import type { Dictionary } from './query/dictionary.ts';
import type { FoundText, TextQuery } from './search-index.ts';
import { typedDictionary } from './typed/typed-dictionary.ts';

/** How much a word of a text says, by where it stands. */
const WEIGHTS = { title: 12, lead: 5, body: 2 } as const;

interface ReadText {
  readonly document: TextDocument;
  readonly found: FoundText;
  readonly entry: WordedEntry;
}

/** The texts of a house, by language: some hundreds, so each is read for every question. */
export interface TextShelf {
  dictionaryOf(language: HouseLanguage): Dictionary;
  find(query: TextQuery, question: Question): { readonly total: number; readonly hits: readonly FoundText[] };
}

export function textShelf(house: HouseWords, tree: CategoryTree): TextShelf {
  const byLanguage = new Map<HouseLanguage, { texts: readonly ReadText[]; dictionary: Dictionary }>();
  const readTexts = (language: HouseLanguage): { texts: readonly ReadText[]; dictionary: Dictionary } => {
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const texts = house.texts.flatMap((document) => readText(document, language));
    const keys = new Set(texts.flatMap(({ entry }) => [...entry.piece.keys()]));
    const made = { texts, dictionary: typedDictionary([...keys].sort()) };
    byLanguage.set(language, made);
    return made;
  };
  // Articles and answers are asked for one after the other, with the same question.
  const known = new WeakMap<Question, readonly Scored[]>();
  const scoresOf = (language: HouseLanguage, question: Question): readonly Scored[] => {
    const scored =
      known.get(question) ??
      readTexts(language).texts.map((text) => ({
        text,
        scores: answersOf(text.entry, { question, tree }).scores,
      }));
    known.set(question, scored);
    return scored;
  };
  return {
    dictionaryOf: (language) => readTexts(language).dictionary,
    find(query, question) {
      const answering = scoresOf(query.language, question)
        .filter(({ text: { document } }) => query.kinds.includes(document.kind))
        .filter(
          ({ text: { document } }) => query.dimId === undefined || document.dimIds.includes(query.dimId),
        );
      const ranked = rankTexts(answering, question);
      if (query.dateSort !== undefined) ranked.sort(byDate(query.dateSort));
      return {
        total: ranked.length,
        hits: ranked.slice(query.offset, query.offset + query.limit),
      };
    },
  };
}

function readText(document: TextDocument, language: HouseLanguage): readonly ReadText[] {
  if (document.words.eng === undefined) return [];
  const written: WrittenTexts<TextWords> = { ...document.words, eng: document.words.eng };
  const { text, language: own } = readIn(written, language);
  const words = weighedWords(
    [
      [text.title, WEIGHTS.title],
      [text.lead, WEIGHTS.lead],
      [text.body, WEIGHTS.body],
    ],
    own,
  );
  const { id, kind, path, date } = document;
  const found = {
    id,
    kind,
    path,
    ...(date === undefined ? {} : { date }),
    title: text.title,
    lead: text.lead,
  };
  const categories = document.dimIds.map((dimId) => ({ dimId, place: 0 }));
  return [
    {
      document,
      found: { ...found, language: own },
      entry: { piece: keyedWords(words, own), skus: [], document: { categories, materials: [], skus: [] } },
    },
  ];
}

interface Scored {
  readonly text: ReadText;
  readonly scores: readonly number[];
}

function rankTexts(scored: readonly Scored[], { clauses }: Question): FoundText[] {
  const rarities = clauses.map((_, clause) =>
    rarity(scored.length, scored.filter(({ scores }) => (scores[clause] ?? 0) > 0).length),
  );
  const answered = ({ scores }: Scored): number => scores.filter((score) => score > 0).length;
  const most = Math.max(0, ...scored.map(answered));
  const enough = most === clauses.length ? clauses.length : enoughClauses(clauses.length);
  return scored
    .filter((one) => answered(one) > 0 && answered(one) >= enough)
    .map(({ text, scores }) => ({
      text,
      score: scores.reduce((sum, score, clause) => sum + score * (rarities[clause] ?? 0), 0),
    }))
    .sort((one, other) => other.score - one.score || (one.text.document.id < other.text.document.id ? -1 : 1))
    .map(({ text }) => text.found);
}

/** Texts without a date come last. */
function byDate(sort: 'asc' | 'desc'): (one: FoundText, other: FoundText) => number {
  return (one, other) => {
    if (one.date === other.date) return 0;
    if (one.date === undefined || other.date === undefined) return one.date === undefined ? 1 : -1;
    return one.date < other.date === (sort === 'asc') ? -1 : 1;
  };
}
