/** [R7.009] Cards on a page of a listing. */
export const LISTING_PAGE_SIZE = 24;

/** The part of a list that a zero-based page shows; a page behind the end is empty, not an error. */
export interface ListingPage {
  readonly offset: number;
  readonly limit: number;
  readonly nbPages: number;
}

/** [R7.009] Where page `page` of `nbHits` cards begins and how many pages there are. */
export function listingPage(nbHits: number, page: number): ListingPage {
  return {
    offset: page * LISTING_PAGE_SIZE,
    limit: LISTING_PAGE_SIZE,
    nbPages: Math.ceil(nbHits / LISTING_PAGE_SIZE),
  };
}
