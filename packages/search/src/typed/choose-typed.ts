import { toSkuId } from '@vitrine/domain';
import { orderOf, type SegmentAnswer, type SegmentQuery } from '../segment.ts';
import {
  countAll,
  countedFacets,
  type CountedFacet,
  countsByValue,
  countValues,
  type FacetSources,
  meets,
} from './facet-counter.ts';
import { firstRanked } from './first-ranked.ts';
import type { MeantSkus } from './meant-skus.ts';
import type { TypedPieces } from './read-base.ts';

/** The pieces that may be in an answer. */
export interface CandidatePieces {
  readonly pieces: Uint32Array;
  accepts(piece: number): boolean;
  /** Where the piece stands in the house's own order; `at` is its place in `pieces`. */
  placeOf(piece: number, at: number): number;
  scoreOf(piece: number): number;
  readonly skus: MeantSkus;
}

/** [R7.009] What `choosePieces` of the plain index says, in one pass over numbers. */
export function chooseTyped(
  candidates: CandidatePieces,
  query: SegmentQuery,
  sources: FacetSources,
): SegmentAnswer {
  if (isSkuOpen(query)) return chooseOpen(candidates, query, sources);
  const { pieces, prices } = sources;
  const facets = countedFacets(query.chosen, sources);
  const test = skuTest(facets, query.isCounted);
  const first = firstRanked(query.offset + query.limit, pieces.productIds);
  const choose = skuChooser({ pieces, prices, test, skuAnswers: candidates.skus.ofAll() });
  let total = 0;
  candidates.pieces.forEach((piece, at) => {
    const found = candidates.accepts(piece) ? choose(piece) : undefined;
    if (found === undefined) return;
    total += 1;
    const { shown, lowest } = found;
    const launchedOn = pieces.launched[piece] ?? 0;
    const order = orderOf({ score: candidates.scoreOf(piece), launchedOn, lowest }, query);
    const place = candidates.placeOf(piece, at);
    if (first.mayStand(order, place)) first.offer({ piece, shown, order, place });
  });
  const ranked = first.ranked().map(({ piece, shown, order, place }) => ({
    productId: pieces.productIds[piece] ?? '',
    skuId: toSkuId(pieces.skuIds[shown] ?? ''),
    order,
    place,
  }));
  return { total, first: ranked, counts: new Map(facets.map((facet) => [facet.id, countsByValue(facet)])) };
}

/** Whether the SKUs of a piece decide nothing but on which of them it stands: no facet is chosen, and no price sorts. */
function isSkuOpen({ chosen, sort }: SegmentQuery): boolean {
  const isChosen = Object.values(chosen).some((values) => values.length > 0);
  return !isChosen && (sort === 'relevance' || sort === 'newest');
}

/** [R7.009, R7.014] The same without choosing a SKU of more pieces than are shown; facets are counted one after the other. */
function chooseOpen(candidates: CandidatePieces, query: SegmentQuery, sources: FacetSources): SegmentAnswer {
  const { productIds, skuIds, skuStarts, launched } = sources.pieces;
  const first = firstRanked(query.offset + query.limit, productIds);
  const left = new Uint32Array(candidates.pieces.length);
  let total = 0;
  candidates.pieces.forEach((piece, at) => {
    // A piece without SKUs is in no answer.
    if (!candidates.accepts(piece) || skuStarts[piece] === skuStarts[piece + 1]) return;
    left[total] = piece;
    total += 1;
    const launchedOn = launched[piece] ?? 0;
    const order = orderOf({ score: candidates.scoreOf(piece), launchedOn, lowest: undefined }, query);
    const place = candidates.placeOf(piece, at);
    if (first.mayStand(order, place)) first.offer({ piece, shown: 0, order, place });
  });
  const facets = query.isCounted ? countAll(left.subarray(0, total), sources) : [];
  const ranked = first.ranked().map(({ piece, order, place }) => ({
    productId: productIds[piece] ?? '',
    skuId: toSkuId(skuIds[bestSku(piece, { skuStarts, skuAnswers: candidates.skus.ofOne })] ?? ''),
    order,
    place,
  }));
  return { total, first: ranked, counts: new Map(facets.map((facet) => [facet.id, countsByValue(facet)])) };
}

interface SkuSources extends Pick<TypedPieces, 'skuStarts'> {
  readonly skuAnswers: (sku: number) => number;
}

/** The first of the SKUs that answer most. */
function bestSku(piece: number, { skuStarts, skuAnswers }: SkuSources): number {
  const start = skuStarts[piece] ?? 0;
  let [best, most] = [start, -1];
  for (let sku = start; sku < (skuStarts[piece + 1] ?? 0); sku += 1) {
    const answers = skuAnswers(sku);
    if (answers > most) [best, most] = [sku, answers];
  }
  return best;
}

/** Says whether a SKU meets all that is chosen, and counts it for the facets whose own choice is all that it misses. */
function skuTest(
  facets: readonly CountedFacet[],
  isCounted: boolean,
): (sku: number, piece: number) => boolean {
  const chosen = facets.filter(({ isChosen }) => isChosen);
  const counted = isCounted ? facets : [];
  return (sku, piece) => {
    let unmet: CountedFacet | undefined;
    for (const facet of chosen) {
      if (meets(facet, sku, piece)) continue;
      if (unmet !== undefined) return false;
      unmet = facet;
    }
    if (unmet !== undefined) {
      countValues(unmet, sku, piece);
      return false;
    }
    for (const facet of counted) countValues(facet, sku, piece);
    return true;
  };
}

interface ChosenSku {
  readonly shown: number;
  /** The lowest price of the SKUs that meet what is chosen. */
  readonly lowest: number | undefined;
}

interface ChooserSources extends Pick<FacetSources, 'pieces' | 'prices'> {
  readonly skuAnswers: (sku: number) => number;
  readonly test: (sku: number, piece: number) => boolean;
}

/** Of a piece, the SKU that answers most of those that meet what is chosen; undefined where none does. */
function skuChooser({
  pieces: { skuStarts },
  prices,
  test,
  skuAnswers,
}: ChooserSources): (piece: number) => ChosenSku | undefined {
  const amountOf = (sku: number): number => prices?.amounts[sku] ?? Infinity;
  return (piece) => {
    const end = skuStarts[piece + 1] ?? 0;
    let [shown, most, lowest] = [-1, -1, Infinity];
    for (let sku = skuStarts[piece] ?? 0; sku < end; sku += 1) {
      if (!test(sku, piece)) continue;
      const answers = skuAnswers(sku);
      if (answers > most) {
        shown = sku;
        most = answers;
      }
      // A SKU without a price is NaN, which is below nothing.
      if (amountOf(sku) < lowest) lowest = amountOf(sku);
    }
    return shown < 0 ? undefined : { shown, lowest: lowest === Infinity ? undefined : lowest };
  };
}
