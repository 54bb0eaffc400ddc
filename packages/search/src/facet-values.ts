import { type ChosenFacets, FACET_IDS, type FacetId, priceBandOf, readPriceBand } from '@vitrine/domain';
import type { PieceDocument, SkuDocument, Vocabulary } from './documents.ts';
import type { FacetCounts } from './search-index.ts';

/** Most values of a facet in an answer: five thousand sizes help nobody. */
const FACET_VALUES_SHOWN = 60;

/** The rank of a value that the house does not name: behind the others. */
const UNRANKED = 1e9;

/** Whose prices. */
export interface PricedFor {
  readonly country: string;
  readonly currency: string;
}

/** The values of a facet that a SKU of a product has. */
export function facetValuesOf(
  facet: FacetId,
  { piece, sku }: { readonly piece: Pick<PieceDocument, 'materials'>; readonly sku: SkuDocument },
  { country, currency }: PricedFor,
): readonly string[] {
  const price = sku.prices[country];
  const values: Readonly<Record<FacetId, readonly (string | null)[]>> = {
    colour: [sku.colourFamily],
    material: piece.materials,
    finish: [sku.finish],
    size: [sku.size],
    price: [price === undefined ? null : priceBandOf(price, currency)],
    tryOn: [sku.tryOnType],
  };
  return values[facet].flatMap((value) => (value === null || value === '' ? [] : [value]));
}

/** What is chosen of a facet, as a test of a SKU's values; the price is any range. */
export function isChosenIn(
  chosen: readonly string[],
  { values, price }: { readonly values: readonly string[]; readonly price: PriceTest | undefined },
): boolean {
  if (price === undefined) return values.some((value) => chosen.includes(value));
  return chosen.some((value) => {
    const band = readPriceBand(value, price.currency);
    return band !== undefined && price.amount >= band.min && price.amount < band.max;
  });
}

export interface PriceTest {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** The facets of an answer: values in the order they are shown, the most frequent ones and those that are chosen. */
export function facetCounts(
  counts: ReadonlyMap<FacetId, ReadonlyMap<string, number>>,
  { chosen, vocabulary }: { readonly chosen: ChosenFacets; readonly vocabulary: Vocabulary },
): readonly FacetCounts[] {
  return FACET_IDS.map((id) => {
    const ours = new Map(counts.get(id) ?? []);
    const kept = new Set(chosen[id]);
    for (const value of kept) if (!ours.has(value)) ours.set(value, 0);
    const ranks = new Map(
      vocabulary.facetValues.filter(({ facet }) => facet === id).map(({ value, rank }) => [value, rank]),
    );
    const values = [...ours].map(([value, count]) => ({ value, count }));
    return { id, values: mostFrequent(values, kept).sort(asShown(ranks)) };
  }).filter(({ values }) => values.length > 0);
}

interface Counted {
  readonly value: string;
  readonly count: number;
}

function mostFrequent(values: readonly Counted[], kept: ReadonlySet<string>): Counted[] {
  if (values.length <= FACET_VALUES_SHOWN) return [...values];
  return values
    .toSorted(
      (one, other) =>
        Number(kept.has(other.value)) - Number(kept.has(one.value)) ||
        other.count - one.count ||
        byText(one.value, other.value),
    )
    .slice(0, Math.max(FACET_VALUES_SHOWN, kept.size));
}

/** By the rank that the house gives, then by the numbers in them: 5 before 41, 500-1000 before 1000-2000. */
function asShown(ranks: ReadonlyMap<string, number>): (one: Counted, other: Counted) => number {
  return (one, other) =>
    (ranks.get(one.value) ?? UNRANKED) - (ranks.get(other.value) ?? UNRANKED) ||
    leadingNumber(one.value) - leadingNumber(other.value) ||
    byText(one.value, other.value);
}

function leadingNumber(value: string): number {
  const found = /^\d+(?:[.,]\d+)?/u.exec(value);
  return found === null ? 1e12 : Number(found[0].replace(',', '.'));
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
