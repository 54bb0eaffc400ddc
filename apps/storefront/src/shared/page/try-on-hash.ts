/** What the address of a piece ends with where its try-on opens by itself. */
export const TRY_ON_HASH = '#try-on';
