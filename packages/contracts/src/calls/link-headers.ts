/*
 * The headers in which a request says what stands in a link, and not in an address. The browser's scripts read them: no
 * schema stands here.
 */

/** [R7.127] What a signed link says: it opens one order, whoever asks. */
export const ORDER_LINK_HEADER = 'order-link';
/** [R4.032] The hash of the session that a page of an agent was made for (`UserContextBody.hash`). */
export const USER_HASH_HEADER = 'x-user-hash';
/** The token of an account's link. */
export const ACCOUNT_LINK_HEADER = 'account-link';
/** [R2.060] The token of a transfer's link, where it is only looked at. */
export const TRANSFER_TOKEN_HEADER = 'x-transfer-token';
/** [R2.052] What the signed link of a repair says: it opens one repair, whoever asks. */
export const REPAIR_LINK_HEADER = 'repair-link';
