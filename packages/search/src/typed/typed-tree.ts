import { type CategoryTree, NOWHERE } from '../category-tree.ts';
import type { TypedPieces } from './read-base.ts';

/** Pieces, and beside each where it stands in the house's own order. */
interface PlacedPieces {
  readonly pieces: Uint32Array;
  readonly places: Float64Array;
}

/** The categories as lists of pieces, for one state of the house's categories. */
export interface TypedTree {
  readonly categories: CategoryTree;
  readonly all: Uint32Array;
  /** Piece → where it stands in the whole house. */
  readonly places: Float64Array;
  /** The pieces of a category and all below it, with their places there. Kept, as most questions ask for the same. */
  below(dimId: string): PlacedPieces;
  piecesBelow(dimId: string): Uint32Array;
  /** Only those that stand in the category itself. */
  piecesIn(dimId: string): Uint32Array;
}

export function typedTree(pieces: TypedPieces, categories: CategoryTree): TypedTree {
  const count = pieces.productIds.length;
  const dimIds = pieces.lists['category'] ?? [];
  const members = membersOf(pieces, dimIds.length);
  const kept = new Map<string, PlacedPieces>();
  const none = new Uint32Array(0);
  const collect = (codes: readonly number[]): PlacedPieces => {
    const found = new Map<number, number>();
    for (const code of codes) {
      for (const { piece, place } of members[code] ?? []) {
        const at = categories.placeOf(dimIds[code] ?? '', place);
        if (at < (found.get(piece) ?? Infinity)) found.set(piece, at);
      }
    }
    return { pieces: Uint32Array.from(found.keys()), places: Float64Array.from(found.values()) };
  };
  const below = (dimId: string): PlacedPieces => {
    const wanted = categories.below(dimId);
    const made =
      kept.get(dimId) ??
      collect(dimIds.flatMap((known, code) => (code > 0 && wanted.has(known) ? [code] : [])));
    if (wanted.size > 0) kept.set(dimId, made);
    return made;
  };
  const places = new Float64Array(count).fill(NOWHERE);
  const placed = collect(dimIds.map((_, code) => code));
  placed.pieces.forEach((piece, at) => (places[piece] = placed.places[at] ?? NOWHERE));
  return {
    categories,
    all: Uint32Array.from({ length: count }, (_, piece) => piece),
    places,
    below,
    piecesBelow: (dimId) => below(dimId).pieces,
    piecesIn(dimId) {
      const code = dimIds.indexOf(dimId);
      return code <= 0 ? none : Uint32Array.from(members[code] ?? [], ({ piece }) => piece);
    },
  };
}

interface Member {
  readonly piece: number;
  readonly place: number;
}

function membersOf(pieces: TypedPieces, count: number): readonly (readonly Member[])[] {
  const members = Array.from({ length: count }, (): Member[] => []);
  for (let piece = 0; piece < pieces.productIds.length; piece += 1) {
    for (let at = pieces.categoryStarts[piece] ?? 0; at < (pieces.categoryStarts[piece + 1] ?? 0); at += 1) {
      members[pieces.category[at] ?? 0]?.push({ piece, place: pieces.place[at] ?? 0 });
    }
  }
  return members;
}
