import { isPublished, named, type Queryable, readableIn } from '@vitrine/database';
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

const [SECOND, THIRD] = [readableIn('$2'), readableIn('$3')];

/** The first ref that is written, in the wished language before the fallback. */
const BODY = named('content-body')<[kind: string, refs: readonly string[], language: string]>(
  `SELECT body, language FROM content
   WHERE kind = $1 AND ref = ANY ($2::text[]) AND ${THIRD.isReadable} AND ${isPublished('content')}
   ORDER BY array_position($2::text[], ref), ${THIRD.best} LIMIT 1`,
);

const BODIES = named('content-bodies')<
  [kind: string, language: string]
>(`SELECT DISTINCT ON (ref) ref, body, language FROM content
   WHERE kind = $1 AND ${SECOND.isReadable} AND ${isPublished('content')}
   ORDER BY ref, ${SECOND.best}`);

/** [R2.026] What is to come, or was taken back. */
const DRAFT = named('draft-content')<[kind: string, ref: string, language: string]>(
  `SELECT body, language, for_agents FROM content
   WHERE kind = $1 AND ref = $2 AND ${THIRD.isReadable} AND NOT ${isPublished('content')}
   ORDER BY ${THIRD.best} LIMIT 1`,
);

const REDIRECT = named('redirect-from')<[path: string]>(
  'SELECT new_path, closed_for_ms FROM redirect WHERE old_path = $1',
);

const COUNTRY = named('country-known')<[iso: string]>('SELECT iso FROM country WHERE iso = $1');

/** The first of the refs that is written, in the language, else in English; undefined when none is. */
export function findBody(
  db: Queryable,
  { kind, refs, language }: ContentPlace,
): Promise<WrittenBody | undefined> {
  return db.first(BODY, [kind, refs, language]);
}

/** Every body of a kind by its ref, in the same languages; for kinds of which a house has a handful. */
export async function bodiesOfKind(
  db: Queryable,
  kind: string,
  language: string,
): Promise<ReadonlyMap<string, WrittenBody>> {
  const records = await db.all(BODIES, [kind, language]);
  return new Map(records.map(({ ref, ...written }) => [ref, written]));
}

/** A body that is not published, and whether agents alone may see it. */
export function findDraftBody(
  db: Queryable,
  { kind, ref, language }: { readonly kind: string; readonly ref: string; readonly language: string },
): Promise<(WrittenBody & { readonly forAgents: boolean }) | undefined> {
  return db.first(DRAFT, [kind, ref, language]);
}

/** [R2.031] Where the page is that a path without slashes at its ends led to once; undefined where it never led anywhere. */
export function movedTo(db: Queryable, path: string) {
  return db.first(REDIRECT, [path]);
}

/** Whether the house knows the rules of a country (ISO 3166-1 alpha-2). */
export async function isCountryKnown(db: Queryable, iso: string): Promise<boolean> {
  return (await db.first(COUNTRY, [iso])) !== undefined;
}
