import { type Database, inTransaction, named, type Queryable } from '@vitrine/database';
import { HOUSE_LANGUAGES, recordOf } from '@vitrine/domain';
import { BASE_FORMAT, type BaseBytes } from '@vitrine/search';

/** A base of the search index, as bytes, and what is known of it. */
export interface KeptBase {
  readonly bytes: BaseBytes;
  /** The catalogue version that it holds. */
  readonly version: number;
  readonly pieces: number;
  readonly buildSeconds: number;
}

const HEAD = named('search-base-head')<[]>('SELECT format, version FROM search_base');
// One statement: a base that is replaced meanwhile cannot be mixed with the new one.
const WHOLE = named('search-base')<[]>(
  `SELECT base.format, base.version, base.pieces, base.build_seconds, part.name, part.bytes
   FROM search_base base CROSS JOIN search_base_part part`,
);
const REPLACE_HEAD = named('replace-search-base')<
  [format: string, version: number, pieces: number, buildSeconds: number]
>(
  `INSERT INTO search_base (format, version, pieces, build_seconds) VALUES ($1, $2, $3, $4)
   ON CONFLICT (only_row) DO UPDATE SET format = $1, version = $2, pieces = $3, build_seconds = $4
   WHERE search_base.format <> $1 OR search_base.version <= $2
   RETURNING version`,
);
const REPLACE_PART = named('replace-search-base-part')<[name: string, bytes: Uint8Array]>(
  `INSERT INTO search_base_part (name, bytes) VALUES ($1, $2)
   ON CONFLICT (name) DO UPDATE SET bytes = $2 RETURNING name`,
);

const FORGET = named('forget-search-base')<[version: number]>(
  'DELETE FROM search_base WHERE version = $1 RETURNING version',
);

/** The version of the kept base; undefined where none is kept that this program can read. */
export async function keptBaseVersion(db: Queryable): Promise<number | undefined> {
  const head = await db.first(HEAD, []);
  return head?.format === BASE_FORMAT ? head.version : undefined;
}

/** The kept base; undefined where none after the version is kept that this program can read. */
export async function readKeptBaseAfter(db: Queryable, version: number): Promise<KeptBase | undefined> {
  const kept = await keptBaseVersion(db);
  if (kept === undefined || kept <= version) return undefined;
  const rows = await db.all(WHOLE, []);
  const [head] = rows;
  if (head?.format !== BASE_FORMAT) return undefined;
  const partNamed = new Map(rows.map(({ name, bytes }) => [name, bytes]));
  // A part that is missing has no bytes, and is refused when the base is read.
  const part = (name: string): Uint8Array => partNamed.get(name) ?? new Uint8Array();
  return {
    version: head.version,
    pieces: head.pieces,
    buildSeconds: head.buildSeconds,
    bytes: { pieces: part(PIECES), words: recordOf(HOUSE_LANGUAGES, part) },
  };
}
const PIECES = 'pieces';

/** Forgets a base that cannot be read, so that the job makes a new one. */
export async function forgetBase(db: Queryable, version: number): Promise<void> {
  await db.first(FORGET, [version]);
}

/** Keeps a base in the place of an older one. Of two that are made at once the later version stays. */
export async function keepBase(db: Database, { bytes, version, ...rest }: KeptBase): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { pieces, buildSeconds } = rest;
    const head = await transaction.first(REPLACE_HEAD, [BASE_FORMAT, version, pieces, buildSeconds]);
    if (head === undefined) return;
    for (const [name, part] of [[PIECES, bytes.pieces], ...Object.entries(bytes.words)] as const)
      await transaction.first(REPLACE_PART, [name, part]);
  });
}
