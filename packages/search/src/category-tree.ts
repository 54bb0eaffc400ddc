import type { CategoryDocument, PieceDocument } from './documents.ts';

/** More than any rank of a piece within its category. */
const RANKS = 2 ** 24;

/** The categories of the house, from above to below. */
export interface CategoryTree {
  /** A category and all below it; of an unknown one, none. */
  below(dimId: string): ReadonlySet<string>;
  /** The categories directly below one, in the house's order. */
  children(dimId: string): readonly string[];
  /** The category directly above one; undefined at the top. */
  parentOf(dimId: string): string | undefined;
  /** Where a piece of this rank in this category stands among all pieces; later ones have larger numbers. */
  placeOf(dimId: string, place: number): number;
}

export function categoryTree(categories: readonly CategoryDocument[]): CategoryTree {
  const children = Map.groupBy(categories, ({ parentId }) => parentId);
  const parents = new Map(categories.map(({ dimId, parentId }) => [dimId, parentId ?? undefined]));
  const ranks = new Map(categories.map(({ dimId, rank }) => [dimId, rank]));
  const known = new Map<string, ReadonlySet<string>>();
  const collect = (dimId: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = ranks.has(dimId) ? [dimId] : [];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(children.get(next) ?? []).map((child) => child.dimId));
    }
    return found;
  };
  return {
    below(dimId) {
      const set = known.get(dimId) ?? collect(dimId);
      if (ranks.has(dimId)) known.set(dimId, set);
      return set;
    },
    children: (dimId) =>
      (children.get(dimId) ?? []).toSorted((a, b) => a.rank - b.rank).map((child) => child.dimId),
    parentOf: (dimId) => parents.get(dimId),
    placeOf: (dimId, place) => (ranks.get(dimId) ?? RANKS) * RANKS + place,
  };
}

/** Where a piece stands in the house's own order, in these categories or in all; undefined where it is in none of them. */
export function placeAmong(
  tree: CategoryTree,
  categories: PieceDocument['categories'],
  among: ReadonlySet<string> | undefined,
): number | undefined {
  const places = categories
    .filter(({ dimId }) => among === undefined || among.has(dimId))
    .map(({ dimId, place }) => tree.placeOf(dimId, place));
  if (places.length > 0) return Math.min(...places);
  return among === undefined ? NOWHERE : undefined;
}

/** The place of a piece that is in no category: behind all others. */
export const NOWHERE = RANKS * RANKS;
