import type { FacetId, HouseLanguage, SkuId } from '@vitrine/domain';
import type { CategoryTree } from './category-tree.ts';
import type { Dictionary } from './query/dictionary.ts';
import type { Question } from './query/question.ts';
import type { PieceQuery, SimilarQuery } from './search-index.ts';

/** One hit with what it is sorted by. */
export interface RankedPiece {
  readonly productId: string;
  readonly skuId: SkuId;
  /** By the sort that was asked for: smaller first. */
  readonly order: number;
  /** In the house's own order, for those of equal `order`; then by id. */
  readonly place: number;
}

export interface SegmentQuery extends PieceQuery {
  readonly question?: Question;
  readonly tree: CategoryTree;
  /** Whether the counts of facets are read at all. */
  readonly isCounted: boolean;
  /** ISO 4217, of the country. */
  readonly currency: string;
}

/** A question as far as one segment can answer it alone: how rare each clause is, only all segments know. */
export interface Begun {
  /** Pieces that the segment holds. */
  readonly documents: number;
  /** How many of them answer each clause. */
  readonly answering: readonly number[];
  /** How many pieces of the category answer every clause, and how many of these are of the kind that is asked for. */
  readonly answeringAll: number;
  readonly ofKindAmongThem: number;
  finish(rules: RankRules): SegmentAnswer;
}

export interface RankRules {
  readonly rarities: readonly number[];
  /** How many clauses a piece must answer. */
  readonly enough: number;
  /** The places of the clauses that tell what a piece must be, where they do. */
  readonly telling: readonly number[];
  /** What a piece must be worth for one of these. */
  readonly leastWorth: number;
  /** Whether it must be that even if it answers every clause. */
  readonly isTellingNeeded: boolean;
}

export interface SegmentAnswer {
  readonly total: number;
  /** The first `offset + limit`, sorted. */
  readonly first: readonly RankedPiece[];
  readonly counts: ReadonlyMap<FacetId, ReadonlyMap<string, number>>;
}

/** How a piece answers a question. */
interface PieceAnswer {
  readonly answered: number;
  readonly asked: number;
  /** Whether it is worth enough for one of the telling clauses. */
  readonly isTold: boolean;
}

/** Whether a piece answers a question well enough. */
export function isEnough(
  { answered, asked, isTold }: PieceAnswer,
  { enough, telling, isTellingNeeded }: RankRules,
): boolean {
  if (answered < enough) return false;
  return telling.length === 0 || isTold || (!isTellingNeeded && answered === asked);
}

/** Some of the pieces, in a form of their own. Pieces of several segments are never the same. */
export interface Segment {
  readonly size: number;
  dictionaryOf(language: HouseLanguage): Dictionary;
  begin(query: SegmentQuery): Begun;
  /** What a piece is likened by; undefined where the segment does not hold it. */
  factsOf(productId: string): PieceFacts | undefined;
  similarTo(facts: PieceFacts, query: SimilarQuery & { readonly tree: CategoryTree }): readonly RankedPiece[];
  nameOf(productId: string, language: HouseLanguage): string | undefined;
}

/** What pieces are likened by. */
export interface PieceFacts {
  readonly productType: string;
  readonly subFamily: string;
  readonly dimIds: readonly string[];
  readonly materials: readonly string[];
  readonly colours: readonly string[];
}

/** How alike two pieces are: 0 for nothing in common. The family says most, the colour least. */
export function likeness(one: PieceFacts, other: PieceFacts): number {
  const isSameKind = one.productType === other.productType && one.productType !== '';
  return (
    (one.subFamily === other.subFamily && one.subFamily !== '' ? 16 : 0) +
    (isSameKind ? 12 : 0) +
    6 * Math.min(2, inCommon(one.dimIds, other.dimIds)) +
    2 * Math.min(2, inCommon(one.materials, other.materials)) +
    Math.min(2, inCommon(one.colours, other.colours))
  );
}

function inCommon(ours: readonly string[], theirs: readonly string[]): number {
  return ours.filter((value) => theirs.includes(value)).length;
}

/** Whether a piece may be shown as like another: they stand in one category. */
export function isAlike(one: PieceFacts, other: PieceFacts): boolean {
  return inCommon(one.dimIds, other.dimIds) > 0;
}

export function byOrder(one: RankedPiece, other: RankedPiece): number {
  return one.order - other.order || one.place - other.place || (one.productId < other.productId ? -1 : 1);
}

interface Sortable {
  readonly score: number;
  readonly launchedOn: number;
  /** The lowest price among the SKUs that are left, in minor units. */
  readonly lowest: number | undefined;
}

/** More than any price, so that pieces without one come last. */
const PRICELESS = Number.MAX_SAFE_INTEGER;

/** What a piece is sorted by, smaller first. */
export function orderOf(
  { score, launchedOn, lowest }: Sortable,
  { sort }: Pick<SegmentQuery, 'sort'>,
): number {
  if (sort === 'newest') return -launchedOn;
  if (sort === 'price-asc') return lowest ?? PRICELESS;
  if (sort === 'price-desc') return lowest === undefined ? PRICELESS : -lowest;
  return -score;
}
