import { dispatchTo, FALLBACK_LANGUAGE, type HouseLanguage } from '@vitrine/domain';
import { categoryTree, type CategoryTree } from './category-tree.ts';
import type { HouseWords } from './documents.ts';
import { facetCounts } from './facet-values.ts';
import { mergeAnswers } from './merge-answers.ts';
import { categoriesAround, suggestionsFor } from './predict.ts';
import { type Lexicon, lexiconOf } from './query/lexicon.ts';
import { clausesOfKind, enoughClauses, type Question, rarity } from './query/question.ts';
import type { Dictionary } from './query/dictionary.ts';
import { understand } from './query/understand.ts';
import type {
  AskedFor,
  FoundPieces,
  KeptIndex,
  PieceHit,
  PieceQuery,
  SearchIndex,
  SimilarQuery,
  TextQuery,
} from './search-index.ts';
import {
  type Begun,
  byOrder,
  type PieceFacts,
  type RankRules,
  type Segment,
  type SegmentQuery,
} from './segment.ts';
import { textShelf, type TextShelf } from './text-shelf.ts';

/** Everything that is made of the house's words, once for each change of them. */
interface ReadHouse {
  readonly words: HouseWords;
  readonly tree: CategoryTree;
  readonly texts: TextShelf;
  lexiconIn(language: HouseLanguage): Lexicon;
}

/** The pieces of an index: segments that hold different ones, and what changes them. */
export interface KeptPieces extends Pick<KeptIndex, 'put' | 'remove'> {
  readonly segments: readonly Segment[];
}

/** An index over segments: it understands the question, asks each segment, and merges what they answer. */
export function keptIndex(pieces: KeptPieces, words: HouseWords): KeptIndex {
  const { segments } = pieces;
  let house = readHouse(words);
  const questionOf = (keyword: string, language: HouseLanguage, isTyping: boolean): Question =>
    understand(keyword, {
      language,
      lexicon: house.lexiconIn(language),
      dictionary: union(segments.map((segment) => segment.dictionaryOf(language))),
      isTyping,
    });
  let lastAsked: { readonly key: string; readonly question: Question } | undefined;
  /** Articles and answers are asked for one after the other, with the same words. */
  const textQuestionOf = (query: TextQuery): Question => {
    const key = `${query.language} ${query.keyword}`;
    if (lastAsked?.key !== key) lastAsked = { key, question: textQuestion(query, house) };
    return lastAsked.question;
  };
  const findTexts: SearchIndex['findTexts'] = async (query) => {
    const question = textQuestionOf(query);
    return { ...house.texts.find(query, question), ...correctionIn(question) };
  };
  return {
    get size() {
      return segments.reduce((sum, segment) => sum + segment.size, 0);
    },
    put: (documents) => pieces.put(documents),
    remove: (productIds) => pieces.remove(productIds),
    setWords(changed) {
      house = readHouse(changed);
      lastAsked = undefined;
    },
    async findPieces(query) {
      const { keyword, language } = query;
      const question = keyword === undefined ? undefined : questionOf(keyword, language, false);
      return answerPieces(segments, { house, query, question, isCounted: true });
    },
    findTexts,
    async predict(query) {
      const question = questionOf(query.keyword, query.language, true);
      const asked: PieceQuery = { ...query, chosen: {}, sort: 'relevance', offset: 0 };
      const found = answerPieces(segments, { house, query: asked, question, isCounted: false });
      const kinds = ['article', 'answer', 'page'] as const;
      const texts = await findTexts({ ...query, kinds, offset: 0 });
      const names = found.hits.map(({ productId }) =>
        nameIn(segments, { productId, language: query.language }),
      );
      return {
        suggestions: suggestionsFor(query, { lexicon: house.lexiconIn(query.language), names, question }),
        categories: found.categories,
        pieces: found.hits,
        texts: texts.hits,
        ...correctionIn(question),
      };
    },
    findSimilar: async (query) => findSimilar(segments, query, house.tree),
  };
}

function readHouse(words: HouseWords): ReadHouse {
  const tree = categoryTree(words.categories);
  const lexicons = new Map<HouseLanguage, Lexicon>();
  return {
    words,
    tree,
    texts: textShelf(words, tree),
    lexiconIn(language) {
      const lexicon = lexicons.get(language) ?? lexiconOf(words, language);
      lexicons.set(language, lexicon);
      return lexicon;
    },
  };
}

function union(dictionaries: readonly Dictionary[]): Dictionary {
  return {
    has: (key) => dictionaries.some((dictionary) => dictionary.has(key)),
    hasBeginning: (prefix) => dictionaries.some((dictionary) => dictionary.hasBeginning(prefix)),
    near: (typed, faults) =>
      new Set(dictionaries.flatMap((dictionary) => [...dictionary.near(typed, faults)])),
  };
}

/** Texts have words of their own, which pieces need not know. */
function textQuestion({ keyword, language }: TextQuery, house: ReadHouse): Question {
  return understand(keyword, {
    language,
    lexicon: house.lexiconIn(language),
    dictionary: house.texts.dictionaryOf(language),
    isTyping: false,
  });
}

interface AskedPieces {
  readonly isCounted: boolean;
  readonly house: ReadHouse;
  readonly query: PieceQuery;
  readonly question: Question | undefined;
}

function answerPieces(
  segments: readonly Segment[],
  { house, query, question, isCounted }: AskedPieces,
): FoundPieces {
  const { vocabulary } = house.words;
  const asked: SegmentQuery = {
    ...query,
    ...(question === undefined ? {} : { question }),
    tree: house.tree,
    isCounted,
    currency: currencyOf(query),
  };
  const begun = segments.map((segment) => segment.begin(asked));
  const rules = rankRules(begun, question);
  const { total, first, counts } = mergeAnswers(begun.map((one) => one.finish(rules)));
  const hits = first.slice(query.offset, query.offset + query.limit);
  return {
    total,
    hits: hits.map(({ productId, skuId }) => ({ productId, skuId })),
    facets: facetCounts(counts, { chosen: query.chosen, vocabulary }),
    categories: categoriesOf(segments, { house, query, question, hits }),
    ...correctionIn(question),
  };
}

interface Answered extends Pick<AskedPieces, 'house' | 'query' | 'question'> {
  readonly hits: readonly PieceHit[];
}

/** So many of the first pieces say which category most of them are in. */
const TELLING_HITS = 6;

function categoriesOf(
  segments: readonly Segment[],
  { house, query: { keyword, language }, question, hits }: Answered,
): readonly string[] {
  if (question === undefined || keyword === undefined) return [];
  return categoriesAround(keyword, {
    lexicon: house.lexiconIn(language),
    question,
    tree: house.tree,
    found: hits.slice(0, TELLING_HITS).map(({ productId }) => factsIn(segments, productId)?.dimIds ?? []),
  });
}

/**
 * What a piece must answer: every clause, where a piece does. Where it is one alone, others of its kind follow it; where
 * none does, half of the clauses are enough.
 */
function rankRules(begun: readonly Begun[], question: Question | undefined): RankRules {
  if (question === undefined) return { rarities: [], enough: 0, kinds: [] };
  const sum = (read: (one: Begun) => number): number => begun.reduce((total, one) => total + read(one), 0);
  const documents = sum((one) => one.documents);
  const rarities = question.clauses.map((_, clause) =>
    rarity(
      documents,
      sum(({ answering }) => answering[clause] ?? 0),
    ),
  );
  const clauses = question.clauses.length;
  const half = enoughClauses(clauses);
  const complete = clauses === 0 ? 0 : sum(({ answeringAll }) => answeringAll);
  if (complete === 0) return { rarities, enough: half, kinds: [] };
  const kinds = clausesOfKind(question);
  return complete > 1 || kinds.length === 0
    ? { rarities, enough: clauses, kinds: [] }
    : { rarities, enough: half, kinds };
}

function correctionIn(question: Question | undefined): Pick<Question, 'correction'> {
  return question?.correction === undefined ? {} : { correction: question.correction };
}

/** A country that nobody sends to has no prices, and its currency is never read. */
function currencyOf({ country }: AskedFor): string {
  return dispatchTo(country)?.country.currency ?? 'EUR';
}

interface Named {
  readonly productId: string;
  readonly language: HouseLanguage;
}

function nameIn(segments: readonly Segment[], { productId, language }: Named): string {
  const names = segments.map(
    (segment) => segment.nameOf(productId, language) ?? segment.nameOf(productId, FALLBACK_LANGUAGE),
  );
  return names.find((name) => name !== undefined) ?? '';
}

function factsIn(segments: readonly Segment[], productId: string): PieceFacts | undefined {
  return segments.map((segment) => segment.factsOf(productId)).find((found) => found !== undefined);
}

function findSimilar(
  segments: readonly Segment[],
  query: SimilarQuery,
  tree: CategoryTree,
): readonly PieceHit[] {
  const facts = factsIn(segments, query.productId);
  if (facts === undefined) return [];
  return segments
    .flatMap((segment) => segment.similarTo(facts, { ...query, tree }))
    .sort(byOrder)
    .slice(0, query.limit)
    .map(({ productId, skuId }) => ({ productId, skuId }));
}
