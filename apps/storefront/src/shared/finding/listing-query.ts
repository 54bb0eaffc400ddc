import { FACET_IDS, type ListingState } from '@vitrine/domain';

/** What the calls of listings and of search are asked for a state: the values of a facet separated by commas. */
export function listingQuery({ chosen, sort, page }: ListingState) {
  const facets = FACET_IDS.map((facet) => [facet, chosen[facet]?.join(',')] as const);
  return { ...Object.fromEntries(facets), sort, page };
}
