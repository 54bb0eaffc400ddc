import { FACET_IDS, type FacetId } from '@vitrine/domain';
import { type Grouped, growingNumbers, groupNumbers } from './growing.ts';
import type { TypedPieces } from './read-base.ts';

/** The facets whose values are words. */
type NamedFacet = Exclude<FacetId, 'price'>;

/** The columns of facets, arranged for the questions that are asked of them. */
export interface FacetPostings {
  /** Value → the SKUs that have it, or the pieces where a whole piece has it (`material`). */
  of(facet: NamedFacet, code: number): Uint32Array;
  /** Piece → the codes that it or any of its SKUs has, of all facets one behind the other, each once. */
  ofPieces(): PieceCodes;
}

/** The codes of pieces; those of a facet are counted from its offset on. */
interface PieceCodes extends Grouped {
  readonly offsets: ReadonlyMap<NamedFacet, number>;
  /** How many codes there are. */
  readonly count: number;
}

/** Turns the columns of a base round when a facet is first asked for; they never change. */
export function facetPostings(pieces: TypedPieces): FacetPostings {
  const byValue = new Map<NamedFacet, Grouped>();
  let byPiece: PieceCodes | undefined;
  return {
    of(facet, code) {
      const grouped = byValue.get(facet) ?? groupedBy(facet, pieces);
      byValue.set(facet, grouped);
      return grouped.numbers.subarray(grouped.starts[code], grouped.starts[code + 1]);
    },
    ofPieces() {
      byPiece ??= codesOfPieces(pieces);
      return byPiece;
    },
  };
}

const NAMED_FACETS = FACET_IDS.filter((id) => id !== 'price');

function codesOfPieces(pieces: TypedPieces): PieceCodes {
  const offsets = new Map<NamedFacet, number>();
  let count = 0;
  for (const facet of NAMED_FACETS) {
    offsets.set(facet, count);
    count += pieces.lists[facet]?.length ?? 1;
  }
  const columns = NAMED_FACETS.map((facet) => ({
    codes: pieces[facet],
    starts: facet === 'material' ? pieces.materialStarts : pieces.skuStarts,
    offset: offsets.get(facet) ?? 0,
  }));
  return { ...distinctCodes(pieces.productIds.length, columns), offsets, count };
}

interface CodeColumn {
  readonly codes: Uint32Array;
  /** Piece → where its codes begin. */
  readonly starts: Uint32Array;
  /** What is added to each code. */
  readonly offset: number;
}

/** Piece → its codes in these columns, each once and without 0, which is no value. */
export function distinctCodes(count: number, columns: readonly CodeColumn[]): Grouped {
  const numbers = growingNumbers();
  const starts = new Uint32Array(count + 1);
  for (let piece = 0; piece < count; piece += 1) {
    for (const { codes, starts: from, offset } of columns) {
      const own = new Set(codes.subarray(from[piece], from[piece + 1]));
      own.delete(0);
      for (const code of own) numbers.push(offset + code);
    }
    starts[piece + 1] = numbers.length;
  }
  return { starts, numbers: numbers.toArray() };
}

function groupedBy(facet: NamedFacet, pieces: TypedPieces): Grouped {
  const codes = pieces[facet];
  const owners = facet === 'material' ? ownersOf(pieces.materialStarts, codes.length) : undefined;
  const { length } = codes;
  return groupNumbers(
    { length, at: (place) => codes[place] ?? 0 },
    { length, at: (place) => (owners === undefined ? place : (owners[place] ?? 0)) },
    pieces.lists[facet]?.length ?? 0,
  );
}

/** Place of a value → its piece. */
function ownersOf(starts: Uint32Array, count: number): Uint32Array {
  const owners = new Uint32Array(count);
  for (let piece = 0; piece + 1 < starts.length; piece += 1)
    owners.fill(piece, starts[piece], starts[piece + 1]);
  return owners;
}
