import { named, type Queryable } from '@vitrine/database';

const contentBody = named<[kind: string, ref: string, language: string], { body: unknown }>(
  'content-body',
  // The wished language before English.
  `SELECT body FROM content WHERE kind = $1 AND ref = $2 AND language IN ($3, 'eng')
   ORDER BY language = $3 DESC LIMIT 1`,
);

/** Editorial bodies as the house wrote them; whoever reads one parses it. */
export const createContentStore = (db: Queryable) => ({
  /** In the language, else in English; undefined when there is none. */
  find: async (place: { kind: string; ref: string; language: string }): Promise<unknown> =>
    (await db.first(contentBody, [place.kind, place.ref, place.language]))?.body,
});
