/** [R7.009] What the pieces of a listing are chosen by, in the order it is shown and written into addresses. */
export const FACET_IDS = ['colour', 'material', 'finish', 'size', 'price', 'tryOn'] as const;
export type FacetId = (typeof FACET_IDS)[number];

/** [R7.009] The orders of a listing; the first is the house's own, or how well a piece answers a search. */
export const LISTING_SORTS = ['relevance', 'newest', 'price-asc', 'price-desc'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What is chosen: a piece is left when each facet named here has one of its values. */
export type ChosenFacets = Readonly<Partial<Record<FacetId, readonly string[]>>>;
