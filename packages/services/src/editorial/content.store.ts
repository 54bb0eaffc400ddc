import { named, type Queryable } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

/** A body as the house wrote it, and the language it is in; whoever reads one parses it. */
export interface WrittenBody {
  readonly body: unknown;
  readonly language: HouseLanguage;
}

interface ContentPlace {
  readonly kind: string;
  readonly refs: readonly string[];
  readonly language: string;
}

const contentBody = named<[kind: string, refs: readonly string[], language: string], WrittenBody>(
  'content-body',
  // The first ref that is written, in the wished language before English.
  `SELECT body, language FROM content WHERE kind = $1 AND ref = ANY ($2::text[]) AND language IN ($3, 'eng')
   ORDER BY array_position($2::text[], ref), language = $3 DESC LIMIT 1`,
);

const contentBodies = named<[kind: string, language: string], WrittenBody & { readonly ref: string }>(
  'content-bodies',
  `SELECT DISTINCT ON (ref) ref, body, language FROM content WHERE kind = $1 AND language IN ($2, 'eng')
   ORDER BY ref, language = $2 DESC`,
);

/** A country that the house knows the rules of. */
export const countryKnown = named<[iso: string], { readonly iso: string }>(
  'country-known',
  'SELECT iso FROM country WHERE iso = $1',
);

export const createContentStore = (db: Queryable) => ({
  /** The first of the refs that is written, in the language, else in English; undefined when none is. */
  find: (place: ContentPlace): Promise<WrittenBody | undefined> =>
    db.first(contentBody, [place.kind, place.refs, place.language]),
  /** Every body of a kind by its ref, in the same languages; for kinds of which a house has a handful. */
  allOf: async (kind: string, language: string): Promise<ReadonlyMap<string, WrittenBody>> => {
    const records = await db.all(contentBodies, [kind, language]);
    return new Map(records.map(({ ref, ...written }) => [ref, written]));
  },
});
