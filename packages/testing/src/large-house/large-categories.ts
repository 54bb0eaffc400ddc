import type { HouseLanguage } from '@vitrine/domain';
import { COLLECTION_WORDS, PLACES, type Word } from './words.ts';

/** The category with as many products as any, and how many those are. */
export const PERMANENT = { dimId: 'collections-permanent', products: 4000 } as const;
/** The category of one product. */
export const SINGLE_PIECE = 'collections-single';

/** What a category is called; English at least. */
type Names = { readonly [Language in HouseLanguage]?: string | undefined };

interface Branch {
  readonly dimId: string;
  readonly urlCode: string;
  readonly names: Names;
  readonly intros: Word;
  readonly children: readonly Branch[];
}
/** A top category of the house that a large one is made of. */
export interface TopCategory {
  readonly dimId: string;
  readonly names: Names;
}

/** The category of what a collection has of a top category: `collections-3-watches`. */
export const placeOfCollection = (collection: number, root: string): string =>
  `collections-${collection}-${root}`;

/** The branch that a large house has more: collections, what each has of every top category, and two of odd sizes. */
export function collectionsBranch(tops: readonly TopCategory[]): Branch {
  const intros = COLLECTION_WORDS.intro;
  const collections = PLACES.map((names, place) => ({
    dimId: `collections-${place}`,
    urlCode: `collection-${place}`,
    names,
    intros,
    children: tops.map((top) => ({
      dimId: placeOfCollection(place, top.dimId),
      urlCode: top.dimId,
      names: top.names,
      intros,
      children: [],
    })),
  }));
  const { all, permanent, single } = COLLECTION_WORDS;
  return {
    dimId: 'collections',
    urlCode: 'collections',
    names: all,
    intros,
    children: [
      { dimId: PERMANENT.dimId, urlCode: 'permanent', names: permanent, intros, children: [] },
      { dimId: SINGLE_PIECE, urlCode: 'single-piece', names: single, intros, children: [] },
      ...collections,
    ],
  };
}
