import { type HouseLanguage, toSkuId } from '@vitrine/domain';
import { type CategoryTree, NOWHERE } from '../category-tree.ts';
import {
  type Begun,
  byOrder,
  isAlike,
  isEnough,
  likeness,
  type PieceFacts,
  type RankedPiece,
  type RankRules,
  type Segment,
  type SegmentQuery,
} from '../segment.ts';
import { clausesOfKind, COMPLETE_WORTH, OF_KIND, type Question } from '../query/question.ts';
import { type CandidatePieces, chooseTyped } from './choose-typed.ts';
import { type PricesOf, pricesWithBands } from './facet-counter.ts';
import { facetPostings } from './facet-postings.ts';
import { type ClauseMatches, type ClauseSources, matchClause } from './match-clause.ts';
import type { TypedBase } from './read-base.ts';
import { meantSkus } from './meant-skus.ts';
import { lowerBound } from './typed-dictionary.ts';
import { typedTree, type TypedTree } from './typed-tree.ts';

/** A base that never changes, and which of its pieces were changed or removed since. */
export interface TypedSegment extends Segment {
  /** Answers without these pieces from now on. */
  hide(productIds: readonly string[]): void;
}

export function typedSegment(base: TypedBase): TypedSegment {
  const { pieces } = base;
  const gone = new Uint8Array(pieces.productIds.length);
  const pieceOf = pieceOfSkus(pieces.skuStarts);
  const facets = facetPostings(pieces);
  const pricesFor = pricesOf(base);
  let tree: TypedTree | undefined;
  let size = gone.length;
  const treeOf = (categories: CategoryTree): TypedTree => {
    if (tree?.categories !== categories) tree = typedTree(pieces, categories);
    return tree;
  };
  const numberOf = (productId: string): number => {
    const at = lowerBound(pieces.productIds, productId);
    return pieces.productIds[at] === productId && gone[at] === 0 ? at : -1;
  };
  return {
    get size() {
      return size;
    },
    hide(productIds) {
      for (const at of productIds.map(numberOf).filter((number) => number >= 0)) {
        gone[at] = 1;
        size -= 1;
      }
    },
    dictionaryOf: (language) => base.wordsIn(language).dictionary,
    begin(query) {
      const typed = treeOf(query.tree);
      const sources = {
        pieces,
        words: base.wordsIn(query.language),
        pieceOf,
        facets,
        piecesBelow: (dimId: string) => typed.piecesBelow(dimId),
      };
      return begin(query, { sources, tree: typed, gone, size, prices: pricesFor(query) });
    },
    factsOf(productId) {
      const at = numberOf(productId);
      return at < 0 ? undefined : factsAt(base, at);
    },
    similarTo: (facts, query) =>
      similarPieces(base, { facts, ...query, typed: treeOf(query.tree), isLeft: (at) => gone[at] === 0 }),
    nameOf(productId: string, language: HouseLanguage) {
      const at = numberOf(productId);
      return at < 0 ? undefined : base.wordsIn(language).names[at];
    },
  };
}

/** The prices of a country with their bands, read when they are first asked for. */
function pricesOf({ pieces }: TypedBase): (query: SegmentQuery) => PricesOf | undefined {
  const known = new Map<string, PricesOf | undefined>();
  return ({ country, currency }) => {
    if (known.has(country)) return known.get(country);
    const amounts = pieces.pricesIn(country);
    const made = amounts === undefined ? undefined : pricesWithBands(amounts, currency, pieces.skuStarts);
    if (made !== undefined) known.set(country, made);
    return made;
  };
}

interface Likened {
  readonly facts: PieceFacts;
  readonly productId: string;
  readonly limit: number;
  readonly typed: TypedTree;
  readonly isLeft: (piece: number) => boolean;
}

function similarPieces(
  base: TypedBase,
  { facts, productId, limit, typed, isLeft }: Likened,
): readonly RankedPiece[] {
  const { pieces } = base;
  const near = new Set(facts.dimIds.flatMap((dimId) => Array.from(typed.piecesIn(dimId))));
  return [...near]
    .filter((at) => isLeft(at) && pieces.productIds[at] !== productId)
    .map((at) => ({ at, theirs: factsAt(base, at) }))
    .filter(({ theirs }) => isAlike(facts, theirs))
    .map(({ at, theirs }) => ({
      productId: pieces.productIds[at] ?? '',
      skuId: toSkuId(pieces.skuIds[pieces.skuStarts[at] ?? 0] ?? ''),
      order: -likeness(facts, theirs),
      place: typed.places[at] ?? NOWHERE,
    }))
    .sort(byOrder)
    .slice(0, limit);
}

function pieceOfSkus(skuStarts: Uint32Array): Uint32Array {
  const pieceOf = new Uint32Array(skuStarts.at(-1) ?? 0);
  for (let piece = 0; piece + 1 < skuStarts.length; piece += 1) {
    pieceOf.fill(piece, skuStarts[piece], skuStarts[piece + 1]);
  }
  return pieceOf;
}

function factsAt({ pieces }: TypedBase, at: number): PieceFacts {
  const { lists } = pieces;
  const named = (list: string, codes: Uint32Array): readonly string[] =>
    Array.from(new Set(codes), (code) => lists[list]?.[code] ?? '');
  return {
    productType: lists['type']?.[pieces.type[at] ?? 0] ?? '',
    subFamily: lists['family']?.[pieces.family[at] ?? 0] ?? '',
    dimIds: named(
      'category',
      pieces.category.subarray(pieces.categoryStarts[at], pieces.categoryStarts[at + 1]),
    ),
    materials: named(
      'material',
      pieces.material.subarray(pieces.materialStarts[at], pieces.materialStarts[at + 1]),
    ),
    colours: named('colour', pieces.colour.subarray(pieces.skuStarts[at], pieces.skuStarts[at + 1])),
  };
}

interface BeginSources {
  readonly sources: ClauseSources;
  readonly tree: TypedTree;
  readonly gone: Uint8Array;
  readonly size: number;
  readonly prices: PricesOf | undefined;
}

function begin(query: SegmentQuery, { sources, tree, gone, size, prices }: BeginSources): Begun {
  const { question, dimId } = query;
  const matches = (question?.clauses ?? []).map((clause) => matchClause(clause, sources));
  const { answered, touched } = answeredClauses(matches, gone);
  const inside = dimId === undefined ? undefined : tree.below(dimId);
  const isLeft = (piece: number): boolean => gone[piece] === 0;
  const candidates = inside?.pieces ?? (question === undefined ? tree.all : touched);
  const asked = matches.length;
  const isWorth = worthTest(matches);
  const answersAll = (piece: number): boolean => answered[piece] === asked;
  const { complete, ...counts } = completeAmong(candidates, { question, answersAll, isWorth });
  return {
    documents: size,
    answering: matches.map(({ pieces }) =>
      size === gone.length ? pieces.length : pieces.reduce((sum, piece) => sum + 1 - (gone[piece] ?? 0), 0),
    ),
    ...counts,
    finish(rules) {
      const { rarities } = rules;
      const chosen: CandidatePieces = {
        // Places go with the pieces of a category, so that these are not thinned out before.
        pieces: inside === undefined && asked > 0 && rules.enough === asked ? complete : candidates,
        accepts: (piece) =>
          isLeft(piece) &&
          isEnough({ answered: answered[piece] ?? 0, asked, isTold: isWorth(piece, rules) }, rules),
        placeOf: (piece, at) => inside?.places[at] ?? tree.places[piece] ?? NOWHERE,
        scoreOf(piece) {
          let score = answersAll(piece) ? COMPLETE_WORTH : 0;
          for (let clause = 0; clause < asked; clause += 1)
            score += (matches[clause]?.worth[piece] ?? 0) * (rarities[clause] ?? 0);
          return score;
        },
        skus: meantSkus(matches, sources.pieceOf.length),
      };
      return chooseTyped(chosen, query, { pieces: sources.pieces, facets: sources.facets, prices });
    },
  };
}

type IsWorth = (piece: number, wanted: Pick<RankRules, 'telling' | 'leastWorth'>) => boolean;

interface CompleteRules {
  readonly question: Question | undefined;
  readonly answersAll: (piece: number) => boolean;
  readonly isWorth: IsWorth;
}

/** The pieces that answer every clause, and how many of them are of the kind that is asked for. */
function completeAmong(
  candidates: Uint32Array,
  { question, answersAll, isWorth }: CompleteRules,
): Pick<Begun, 'answeringAll' | 'ofKindAmongThem'> & { readonly complete: Uint32Array } {
  const ofKind = { telling: question === undefined ? [] : clausesOfKind(question), leastWorth: OF_KIND };
  const complete = new Uint32Array(candidates.length);
  let [answeringAll, ofKindAmongThem] = [0, 0];
  for (const piece of candidates) {
    if (!answersAll(piece)) continue;
    complete[answeringAll] = piece;
    answeringAll += 1;
    if (isWorth(piece, ofKind)) ofKindAmongThem += 1;
  }
  return { complete: complete.subarray(0, answeringAll), answeringAll, ofKindAmongThem };
}

/** Says whether a piece is worth so much for one of the clauses. */
function worthTest(matches: readonly ClauseMatches[]): IsWorth {
  return (piece, { telling, leastWorth }) => {
    for (const clause of telling) if ((matches[clause]?.worth[piece] ?? 0) >= leastWorth) return true;
    return false;
  };
}

interface Answered {
  /** Piece → how many clauses it answers; 0 for those that are gone. */
  readonly answered: Uint8Array;
  /** The pieces that answer any, each once. */
  readonly touched: Uint32Array;
}

function answeredClauses(matches: readonly ClauseMatches[], gone: Uint8Array): Answered {
  const answered = new Uint8Array(gone.length);
  const touched = new Uint32Array(gone.length);
  let count = 0;
  for (const { pieces } of matches) {
    for (const piece of pieces) {
      if (gone[piece] !== 0) continue;
      const before = answered[piece] ?? 0;
      if (before === 0) touched[count++] = piece;
      answered[piece] = before + 1;
    }
  }
  return { answered, touched: touched.subarray(0, count) };
}
