/** How long an access token is good; short, since it is also handed to scripts. */
export const ACCESS_LIFETIME_SECONDS = 15 * 60;
/** How long what was packed for a customer can be fetched. */
export const EXPORT_KEPT_DAYS = 7;
/** How long a session lives without being used. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** [R6.001] How long an agent stays signed in: a working day, whoever they serve in it and however often they renew. */
export const AGENT_SESSION_SECONDS = 12 * 60 * 60;
/** [R6.003] How long it is kept what agents did. */
export const AGENT_ACTS_KEPT_DAYS = 400;
/** [R4.042] Who waited before a private sale is forgotten so long after its close. */
export const SALE_PLACES_KEPT_DAYS = 30;
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
/** [R7.167] How many days it is kept what somebody looked at who agreed to it: the taste of a season, and of the one before. */
export const VIEW_KEPT_DAYS = 180;
/** [R9.022] What is ticked on the page of the account is sent so long after the last tick. */
export const CONSENT_DEBOUNCE_MS = 1000;
/** [R7.034, R7.035] How many days the link is good that begins the newsletter, or takes its end back. */
export const NEWSLETTER_LINK_DAYS = 7;
/** [R7.043] How long a list of returns that is sent again under its key gets the answer of the first time. */
export const RETURN_ANSWER_KEPT_DAYS = 7;
/** [R4.042] How long an event of the workshop that comes again gets the answer of the first time. */
export const WORKSHOP_EVENT_KEPT_DAYS = 90;
/** [R2.044] How long after its commit an order is thanked for: the hour in which its payment may settle, and one more. */
export const CONFIRMATION_SHOWN_MS = 2 * 60 * 60 * 1000;
/** [R2.045, R7.126] How long the link of an order that an agent prepared is good, where the operator says nothing else. */
export const CUSTOM_ORDER_DAYS = 7;
