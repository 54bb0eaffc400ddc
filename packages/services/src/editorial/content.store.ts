import { named, type Queryable } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

/** A body as the house wrote it, and the language it is in; whoever reads one parses it. */
export interface WrittenBody {
  readonly body: unknown;
  readonly language: HouseLanguage;
}

const contentBody = named<[kind: string, ref: string, language: string], WrittenBody>(
  'content-body',
  // The wished language before English.
  `SELECT body, language FROM content WHERE kind = $1 AND ref = $2 AND language IN ($3, 'eng')
   ORDER BY language = $3 DESC LIMIT 1`,
);

const contentBodies = named<[kind: string, language: string], { ref: string; body: unknown }>(
  'content-bodies',
  `SELECT DISTINCT ON (ref) ref, body FROM content WHERE kind = $1 AND language IN ($2, 'eng')
   ORDER BY ref, language = $2 DESC`,
);

export const createContentStore = (db: Queryable) => ({
  /** In the language, else in English; undefined when there is none. */
  find: (place: { kind: string; ref: string; language: string }): Promise<WrittenBody | undefined> =>
    db.first(contentBody, [place.kind, place.ref, place.language]),
  /** Every body of a kind by its ref, in the same languages; for kinds of which a house has a handful. */
  allOf: async (kind: string, language: string): Promise<ReadonlyMap<string, unknown>> => {
    const records = await db.all(contentBodies, [kind, language]);
    return new Map(records.map(({ ref, body }) => [ref, body]));
  },
});
