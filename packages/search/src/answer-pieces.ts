import { dispatchTo, FALLBACK_LANGUAGE, type HouseLanguage } from '@vitrine/domain';
import type { CategoryTree } from './category-tree.ts';
import { facetCounts } from './facet-values.ts';
import { mergeAnswers } from './merge-answers.ts';
import { NOT_IN_PASSING } from './piece-words.ts';
import { categoriesAround } from './predict.ts';
import { clausesOfKind, enoughClauses, OF_KIND, type Question, rarity } from './query/question.ts';
import type { ReadHouse } from './read-house.ts';
import type { AskedFor, FoundPieces, PieceHit, PieceQuery, SimilarQuery } from './search-index.ts';
import {
  type Begun,
  byOrder,
  type PieceFacts,
  type RankRules,
  type Segment,
  type SegmentQuery,
} from './segment.ts';

/** A question to all segments. */
export interface AskedPieces {
  readonly isCounted: boolean;
  readonly house: ReadHouse;
  readonly query: PieceQuery;
  readonly question: Question | undefined;
}

/** Asks every segment, merges what they answer, and says which categories a keyword is about. */
export function answerPieces(
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

const NOTHING_TOLD = { telling: [], leastWorth: 0, isTellingNeeded: false } as const;

/** As many pieces of a kind show what a question is about; one may be there by chance. */
const TELLING_PIECES = 2;

/**
 * What a piece must answer: every clause, where a piece does. Where several of these are of the kind that is asked for,
 * those are left out whose description alone names it: who asks for a perfume wants no bag that holds one. Where one
 * piece alone answers, others of its kind follow it. Where none does, half of the clauses are enough, if one of them is
 * more than a word of a description.
 */
function rankRules(begun: readonly Begun[], question: Question | undefined): RankRules {
  if (question === undefined) return { rarities: [], enough: 0, ...NOTHING_TOLD };
  const sum = (read: (one: Begun) => number): number => begun.reduce((total, one) => total + read(one), 0);
  const documents = sum((one) => one.documents);
  const rarities = question.clauses.map((_, clause) =>
    rarity(
      documents,
      sum(({ answering }) => answering[clause] ?? 0),
    ),
  );
  const clauses = question.clauses.length;
  const complete = clauses === 0 ? 0 : sum(({ answeringAll }) => answeringAll);
  const kinds = clausesOfKind(question);
  const notInPassing = { leastWorth: NOT_IN_PASSING, isTellingNeeded: true } as const;
  if (complete === 0)
    return { rarities, enough: enoughClauses(clauses), telling: [...rarities.keys()], ...notInPassing };
  if (complete === 1 && kinds.length > 0)
    return {
      rarities,
      enough: enoughClauses(clauses),
      telling: kinds,
      leastWorth: OF_KIND,
      isTellingNeeded: false,
    };
  return sum(({ ofKindAmongThem }) => ofKindAmongThem) >= TELLING_PIECES
    ? { rarities, enough: clauses, telling: kinds, ...notInPassing }
    : { rarities, enough: clauses, ...NOTHING_TOLD };
}

/** The correction of a question, as answers have it. */
export function correctionIn(question: Question | undefined): Pick<Question, 'correction'> {
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

/** The name of a piece in a language, or in the fallback; empty where no segment holds it. */
export function nameIn(segments: readonly Segment[], { productId, language }: Named): string {
  const names = segments.map(
    (segment) => segment.nameOf(productId, language) ?? segment.nameOf(productId, FALLBACK_LANGUAGE),
  );
  return names.find((name) => name !== undefined) ?? '';
}

function factsIn(segments: readonly Segment[], productId: string): PieceFacts | undefined {
  return segments.map((segment) => segment.factsOf(productId)).find((found) => found !== undefined);
}

/** The pieces most like a product; none where no segment holds it. */
export function findSimilar(
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
