import { type ChosenFacets, FACET_IDS, type FacetId } from '@vitrine/domain';
import type { PieceDocument, SkuDocument } from '../documents.ts';
import { facetValuesOf, isChosenIn } from '../facet-values.ts';
import { byOrder, orderOf, type RankedPiece, type SegmentAnswer, type SegmentQuery } from '../segment.ts';

interface Answering {
  readonly document: PieceDocument;
  readonly place: number;
  readonly score: number;
  readonly skuAnswers: readonly number[];
}

/** A SKU with the facets whose choice it does not meet. */
interface TestedSku {
  readonly sku: SkuDocument;
  readonly answers: number;
  readonly values: ReadonlyMap<FacetId, readonly string[]>;
  readonly unmet: readonly FacetId[];
}

/**
 * [R7.009] The pieces left by what is chosen, sorted, with counts. One and the same SKU meets all that is chosen. A
 * value counts the pieces that choosing it leaves: the choice of its own facet does not limit it.
 */
export function choosePieces(pieces: readonly Answering[], query: SegmentQuery): SegmentAnswer {
  const counts = new Map<FacetId, Map<string, number>>(FACET_IDS.map((id) => [id, new Map()]));
  const left: RankedPiece[] = [];
  for (const piece of pieces) {
    const skus = testedSkus(piece, query);
    for (const [facet, values] of counts) {
      for (const value of countedValues(facet, skus)) values.set(value, (values.get(value) ?? 0) + 1);
    }
    const meeting = skus.filter(({ unmet }) => unmet.length === 0);
    const shown = bestAnswering(meeting);
    if (shown !== undefined) left.push(ranked(piece, { shown, meeting }, query));
  }
  return { total: left.length, first: left.sort(byOrder).slice(0, query.offset + query.limit), counts };
}

function testedSkus({ document, skuAnswers }: Answering, query: SegmentQuery): readonly TestedSku[] {
  return document.skus.map((sku, place) => {
    const values = new Map(
      FACET_IDS.map((facet) => [facet, facetValuesOf(facet, { piece: document, sku }, query)] as const),
    );
    return { sku, answers: skuAnswers[place] ?? 0, values, unmet: unmetFacets({ sku, values }, query) };
  });
}

function unmetFacets(
  { sku, values }: Pick<TestedSku, 'sku' | 'values'>,
  query: SegmentQuery,
): readonly FacetId[] {
  const amount = sku.prices[query.country];
  const price = amount === undefined ? undefined : { amount, currency: query.currency };
  return chosenOnes(query.chosen)
    .filter(
      ([facet, chosen]) =>
        !isChosenIn(chosen, {
          values: values.get(facet) ?? [],
          price: facet === 'price' ? price : undefined,
        }),
    )
    .map(([facet]) => facet);
}

function chosenOnes(chosen: ChosenFacets): readonly (readonly [FacetId, readonly string[]])[] {
  return FACET_IDS.map((facet) => [facet, chosen[facet] ?? []] as const).filter(
    ([, values]) => values.length > 0,
  );
}

function countedValues(facet: FacetId, skus: readonly TestedSku[]): ReadonlySet<string> {
  const counting = skus.filter(({ unmet }) => unmet.every((other) => other === facet));
  return new Set(counting.flatMap(({ values }) => values.get(facet) ?? []));
}

function bestAnswering(meeting: readonly TestedSku[]): SkuDocument | undefined {
  const most = Math.max(...meeting.map(({ answers }) => answers));
  return meeting.find(({ answers }) => answers === most)?.sku;
}

interface Left {
  readonly shown: SkuDocument;
  readonly meeting: readonly TestedSku[];
}

function ranked(
  { document, place, score }: Answering,
  { shown, meeting }: Left,
  query: SegmentQuery,
): RankedPiece {
  const prices = meeting.flatMap(({ sku }) => sku.prices[query.country] ?? []);
  const lowest = prices.length === 0 ? undefined : Math.min(...prices);
  const order = orderOf({ score, launchedOn: document.launchedOn, lowest }, query);
  return { productId: document.productId, skuId: shown.skuId, order, place };
}
