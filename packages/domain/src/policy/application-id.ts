/**
 * [R7.140] How an application names itself where it asks for what is public: the header `client_id`. It is no secret, and
 * opens nothing that a visitor could not read.
 */
export const APPLICATION_IDS: ReadonlySet<string> = new Set(['vitrine-web']);
