/** What the house is called where it signs: its mails, its passes, the keys of its customers' devices. */
export const HOUSE_NAME = 'Maison Aurèle';
/** The house's address for letters from shoppers, and the sender of its mails unless the operator names another. */
export const CLIENT_SERVICES_EMAIL = 'client.services@maison-aurele.example';
/**
 * [R7.140] How an application names itself where it asks for what is public: the header `client_id`. It is no secret, and
 * opens nothing that a visitor could not read.
 */
export const APPLICATION_ID = 'vitrine-web';
export const APPLICATION_IDS: ReadonlySet<string> = new Set([APPLICATION_ID]);
/** [R7.003] What a browser says beside it. A browser keeps no secret, and this word opens nothing. */
export const BROWSER_CLIENT_SECRET = 'public';
/** [R2.076] The cookie that says that the house's application shows the shop. */
export const APP_COOKIE = 'lvpass';
/** [R6.005] The cookies that hold the tokens of a session, before `__Host-` where they are secure. */
export const ACCESS_COOKIE_NAME = 'vitrine-access';
export const REFRESH_COOKIE_NAME = 'vitrine-refresh';
/** The stock that the online shop sells from; a boutique's pool is its store id. */
export const ONLINE_POOL = 'ECO';
/**
 * [R2.022] The country whose law (2020-105, article 13, by decree 2022-748) asks for a sheet of environmental qualities on
 * the page of every eligible product; elsewhere the sheet is found by search alone.
 */
export const AGEC_COUNTRY = 'FR';
