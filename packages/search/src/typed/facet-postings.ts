import type { FacetId } from '@vitrine/domain';
import { type Grouped, growingNumbers, groupNumbers } from './growing.ts';
import type { TypedPieces } from './read-base.ts';

/** The facets whose values are words. */
type NamedFacet = Exclude<FacetId, 'price'>;

/** The columns of facets, arranged for the questions that are asked of them. */
export interface FacetPostings {
  /** Value → the SKUs that have it, or the pieces where a whole piece has it (`material`). */
  of(facet: NamedFacet, code: number): Uint32Array;
  /** Piece → the codes that it or any of its SKUs has, each once. */
  ofPieces(facet: NamedFacet): Grouped;
}

/** Turns the columns of a base round when a facet is first asked for; they never change. */
export function facetPostings(pieces: TypedPieces): FacetPostings {
  const byValue = new Map<NamedFacet, Grouped>();
  const byPiece = new Map<NamedFacet, Grouped>();
  return {
    of(facet, code) {
      const grouped = byValue.get(facet) ?? groupedBy(facet, pieces);
      byValue.set(facet, grouped);
      return grouped.numbers.subarray(grouped.starts[code], grouped.starts[code + 1]);
    },
    ofPieces(facet) {
      const starts = facet === 'material' ? pieces.materialStarts : pieces.skuStarts;
      const grouped = byPiece.get(facet) ?? codesOfPieces(pieces[facet], starts);
      byPiece.set(facet, grouped);
      return grouped;
    },
  };
}

/** Piece → the codes between its starts, each once and without 0, which is no value. */
export function codesOfPieces(codes: Uint32Array, starts: Uint32Array): Grouped {
  const numbers = growingNumbers();
  const ownStarts = new Uint32Array(starts.length);
  for (let piece = 0; piece + 1 < starts.length; piece += 1) {
    for (const code of new Set(codes.subarray(starts[piece], starts[piece + 1])))
      if (code > 0) numbers.push(code);
    ownStarts[piece + 1] = numbers.length;
  }
  return { starts: ownStarts, numbers: numbers.toArray() };
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
