/** The pieces a wishlist may hold: more than anybody looks through, few enough to be answered at once. */
export const WISHLIST_LIMIT = 100;
