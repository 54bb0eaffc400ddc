import type { Facet, ListingTile, ProductCard } from '@vitrine/contracts';
import { listingSearch, type ListingSort, type ListingState } from '@vitrine/domain';

/** A page of pieces that were listed or found, and what they may be chosen by. */
export interface Finding {
  /** The address with nothing chosen; it may have a query of its own. */
  readonly url: string;
  readonly hits: readonly ProductCard[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** From 0. */
  readonly page: number;
  readonly facets: readonly Facet[];
  readonly sort: ListingSort;
  /** What the house laid between the pieces, and which of them stand wide. */
  readonly tiles?: readonly ListingTile[] | undefined;
  readonly wide?: readonly string[] | undefined;
}

/** What is chosen of it, on the first page. */
export function stateOf({ facets, sort }: Pick<Finding, 'facets' | 'sort'>): ListingState {
  const chosen = facets.map(({ id, values }) => [
    id,
    values.filter(({ isChosen }) => isChosen).map(({ value }) => value),
  ]);
  return { chosen: Object.fromEntries(chosen), sort, page: 0 };
}

/** The address of another choice of the same pieces. */
export function addressOf({ url }: Pick<Finding, 'url'>, state: ListingState): string {
  const search = listingSearch(state);
  if (search === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${search}`;
}
