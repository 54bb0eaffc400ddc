import {
  type ChosenFacets,
  FACET_IDS,
  type FacetId,
  type PriceBand,
  priceBandOf,
  readPriceBand,
} from '@vitrine/domain';
import { distinctCodes, type FacetPostings } from './facet-postings.ts';
import type { Grouped } from './growing.ts';
import type { TypedPieces } from './read-base.ts';

/** A facet of an answer as plain arrays: 0 in `codes` is no value. All facets have one shape, which is what is fast. */
export interface CountedFacet {
  readonly id: FacetId;
  /** Whether something of it is chosen. */
  readonly isChosen: boolean;
  readonly values: readonly string[];
  /** SKU → code; where there are `starts`, the codes of a piece stand together from `starts[piece]` on. */
  readonly codes: Uint32Array;
  readonly starts: Uint32Array | undefined;
  /** Code → 1 where it is chosen. */
  readonly wanted: Uint8Array;
  /** The ranges that are chosen of prices, which `amounts` of SKUs must be in. */
  readonly ranges: readonly PriceBand[] | undefined;
  readonly amounts: Float64Array | undefined;
  /** Code → pieces that were counted. */
  readonly counts: Uint32Array;
  /** Code → the last piece that was counted, plus one, so that each counts once. */
  readonly last: Uint32Array;
}

/** Codes of values by SKU, with the values. */
interface CodedColumn {
  readonly codes: Uint32Array;
  readonly values: readonly string[];
}

export interface PricesOf {
  readonly amounts: Float64Array;
  readonly currency: string;
  readonly bands: CodedColumn;
  /** Piece → the bands of its SKUs, each once. */
  readonly ofPieces: Grouped;
}

export interface FacetSources {
  readonly pieces: TypedPieces;
  readonly facets: FacetPostings;
  readonly prices: PricesOf | undefined;
}

/** The facets of one answer. */
export function countedFacets(
  chosen: ChosenFacets,
  { pieces, prices }: Omit<FacetSources, 'facets'>,
): readonly CountedFacet[] {
  return FACET_IDS.map((id) => {
    const picked = chosen[id] ?? [];
    const { codes, values } = columnOf(id, { pieces, prices });
    return {
      id,
      isChosen: picked.length > 0,
      values,
      codes,
      starts: id === 'material' ? pieces.materialStarts : undefined,
      wanted: Uint8Array.from(values, (value, code) => (code > 0 && picked.includes(value) ? 1 : 0)),
      ranges: id === 'price' ? rangesOf(picked, prices) : undefined,
      amounts: id === 'price' ? prices?.amounts : undefined,
      counts: new Uint32Array(values.length),
      last: new Uint32Array(values.length),
    };
  });
}

function columnOf(id: FacetId, { pieces, prices }: Omit<FacetSources, 'facets'>): CodedColumn {
  if (id === 'price') return prices?.bands ?? { codes: new Uint32Array(0), values: [''] };
  return { codes: pieces[id], values: pieces.lists[id] ?? [''] };
}

function rangesOf(picked: readonly string[], prices: PricesOf | undefined): readonly PriceBand[] {
  return prices === undefined ? [] : picked.flatMap((value) => readPriceBand(value, prices.currency) ?? []);
}

/** Whether a SKU, or its piece, has one of the values that are chosen. */
export function meets(facet: CountedFacet, sku: number, piece: number): boolean {
  const { codes, starts, wanted, ranges, amounts } = facet;
  if (ranges !== undefined) {
    // NaN, which is no price, is in no range.
    const amount = amounts?.[sku] ?? Number.NaN;
    return ranges.some(({ min, max }) => amount >= min && amount < max);
  }
  if (starts === undefined) return wanted[codes[sku] ?? 0] === 1;
  return codes.subarray(starts[piece], starts[piece + 1]).some((code) => wanted[code] === 1);
}

/** Counts the values of a SKU, or of its piece. */
export function countValues(facet: CountedFacet, sku: number, piece: number): void {
  const { codes, starts } = facet;
  if (starts === undefined) {
    countCode(facet, codes[sku] ?? 0, piece);
    return;
  }
  const end = starts[piece + 1] ?? 0;
  for (let at = starts[piece] ?? 0; at < end; at += 1) countCode(facet, codes[at] ?? 0, piece);
}

type CountedValues = Pick<CountedFacet, 'id' | 'values' | 'counts'>;

/** Counts the values of all these pieces, where nothing is chosen: one loop over plain arrays. */
export function countAll(
  counted: Uint32Array,
  { pieces, facets, prices }: FacetSources,
): readonly CountedValues[] {
  const codes = facets.ofPieces();
  const named = countCodes(counted, codes, codes.count);
  return FACET_IDS.map((id) => {
    const { values } = columnOf(id, { pieces, prices });
    if (id === 'price')
      return {
        id,
        values,
        counts:
          prices === undefined ? new Uint32Array(1) : countCodes(counted, prices.ofPieces, values.length),
      };
    const from = codes.offsets.get(id) ?? 0;
    return { id, values, counts: named.subarray(from, from + values.length) };
  });
}

function countCodes(counted: Uint32Array, { starts, numbers }: Grouped, count: number): Uint32Array {
  const counts = new Uint32Array(count);
  for (const piece of counted) {
    const end = starts[piece + 1] ?? 0;
    for (let at = starts[piece] ?? 0; at < end; at += 1) {
      const code = numbers[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

function countCode({ counts, last }: CountedFacet, code: number, piece: number): void {
  if (code === 0 || last[code] === piece + 1) return;
  last[code] = piece + 1;
  counts[code] = (counts[code] ?? 0) + 1;
}

export function countsByValue({ values, counts }: CountedValues): ReadonlyMap<string, number> {
  return new Map(
    values.map((value, code) => [value, counts[code] ?? 0] as const).filter(([, count]) => count > 0),
  );
}

/** The prices of a country: `amounts` by SKU in minor units of the currency, with the bands that they fall into. */
export function pricesWithBands(amounts: Float64Array, currency: string, skuStarts: Uint32Array): PricesOf {
  const bands = bandColumn(amounts, currency);
  const column = { codes: bands.codes, starts: skuStarts, offset: 0 };
  return { amounts, currency, bands, ofPieces: distinctCodes(skuStarts.length - 1, [column]) };
}

function bandColumn(amounts: Float64Array, currency: string): CodedColumn {
  const codes = new Uint32Array(amounts.length);
  const values = [''];
  amounts.forEach((amount, sku) => {
    if (Number.isNaN(amount)) return;
    const band = priceBandOf(amount, currency);
    const known = values.indexOf(band);
    codes[sku] = known >= 0 ? known : values.push(band) - 1;
  });
  return { codes, values };
}
