import type { FacetId } from '@vitrine/domain';
import { type Grouped, groupNumbers } from './growing.ts';
import type { TypedPieces } from './read-base.ts';

/** The facets whose values are words. */
type NamedFacet = Exclude<FacetId, 'price'>;

/** Value → the SKUs that have it, or the pieces where a whole piece has it (`material`). */
export interface FacetPostings {
  of(facet: NamedFacet, code: number): Uint32Array;
}

/** Turns the columns of a base round when a facet is first asked for; they never change. */
export function facetPostings(pieces: TypedPieces): FacetPostings {
  const known = new Map<NamedFacet, Grouped>();
  return {
    of(facet, code) {
      const grouped = known.get(facet) ?? groupedBy(facet, pieces);
      known.set(facet, grouped);
      return grouped.numbers.subarray(grouped.starts[code], grouped.starts[code + 1]);
    },
  };
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
