/** How long an access token is good; short, since it is also handed to scripts. */
export const ACCESS_LIFETIME_SECONDS = 15 * 60;
/** How long a session lives without being used. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** How long a session lives at the most, however often it is renewed, where the operator says nothing else. */
export const SESSION_MAX_DAYS = 90;
/** How long a device on which somebody signed in is remembered. */
export const REMEMBERED_DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** [R7.154] A refresh token that was just replaced is still answered: two tabs may refresh with the same cookie. */
export const REFRESH_GRACE_MS = 10_000;
/** How long a session's belongings outlive it: a request that began with its last second still finds them. */
export const SWEEP_GRACE_SECONDS = 60 * 60;
/** [R2.024] How long the link of a design that is in no cart and no order leads somewhere after its last use. */
export const DESIGN_KEPT_DAYS = 365;
/** [R7.043] How long a list of returns that is sent again under its key gets the answer of the first time. */
export const RETURN_ANSWER_KEPT_DAYS = 7;
/** [R2.044] How long after its commit an order is thanked for: the hour in which its payment may settle, and one more. */
export const CONFIRMATION_SHOWN_MS = 2 * 60 * 60 * 1000;
