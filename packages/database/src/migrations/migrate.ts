import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { type Database, openClient, openPool } from '../connection/connect.ts';
import { type DatabasePlace, nameOf, OtherVersionError, unknownMigrations } from './other-version.ts';

/** `NNNN-what-changes.sql`, applied in the order of their names, each exactly once. */
const MIGRATION_FILE = /^\d{4}-[a-z0-9-]+\.sql$/u;

const HASH_LENGTH = 12;

/** `0001-house@1f0c…`: recorded in the database, so that a changed text is told from the one that was applied. */
const identity = (file: string, text: string): string =>
  `${file.replace('.sql', '')}@${createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)}`;

/** Reads the plain SQL files beside this one; there is no way down, because a released change is followed by another. */
const sqlFiles: MigrationProvider = {
  getMigrations: async () => {
    const files = (await readdir(import.meta.dirname)).filter((file) => MIGRATION_FILE.test(file));
    const migrations = files.map(async (file): Promise<readonly [string, Migration]> => {
      const text = await readFile(join(import.meta.dirname, file), 'utf8');
      return [identity(file, text), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  },
};

/** An index on a large table takes minutes, and so long the others wait for their turn: no limit of a request holds here. */
const PATIENCE = {
  max: 1,
  statement_timeout: 0,
  query_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} as const;

/** Any numbers that no other lock of the database uses. */
const MAKING = 7_202_611;
/** The turn of those who load a house. */
export const LOADING = 7_202_612;

/** Runs `work` while no other process of the shop runs its own: for what may be made once only, such as tables. */
export async function inTurn<Value>(
  db: Database,
  work: () => Promise<Value>,
  turn: typeof MAKING | typeof LOADING = MAKING,
): Promise<Value> {
  const client = openClient({ ...db.pool.options, ...PATIENCE });
  try {
    await client.connect();
    await client.query('BEGIN');
    // Given back when the connection closes, however this process ends.
    await client.query('SELECT pg_advisory_xact_lock($1)', [turn]);
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Brings the schema up to date in one transaction and answers the names of what was applied now. Any number of
 * processes may call it at once: a lock lets one apply, the others find nothing left to do. Throws OtherVersionError,
 * and changes nothing, when the database has migrations that this version does not have. `upTo`: the number of the last
 * one to apply, for a test of what an older release has left.
 */
export async function migrate(
  db: Database,
  place: DatabasePlace = { dataFolder: undefined },
  upTo?: string,
): Promise<readonly string[]> {
  const pool = openPool({ ...db.pool.options, ...PATIENCE });
  // The pool ends a moment before its connection does; a server that is stopped meanwhile says so on it.
  pool.on('error', () => undefined);
  const patient = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const own = Object.keys(await sqlFiles.getMigrations()).toSorted();
    const unknown = unknownMigrations(await recordedMigrations(patient), own);
    if (unknown.length > 0) throw new OtherVersionError(unknown, place);
    const migrator = new Migrator({ db: patient, provider: sqlFiles });
    const last = own.findLast((name) => upTo !== undefined && name.startsWith(upTo));
    const { error, results } = await (last === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(last));
    if (error !== undefined) throw error;
    return (results ?? []).map((result) => nameOf(result.migrationName));
  } finally {
    await patient.destroy();
  }
}

/** What Kysely's migrator wrote down, in the order of the names; none in a new database. */
async function recordedMigrations(db: Kysely<unknown>): Promise<readonly string[]> {
  const table = await sql<{
    found: boolean;
  }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS found`.execute(db);
  if (table.rows[0]?.found !== true) return [];
  const recorded = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return recorded.rows.map(({ name }) => name).toSorted();
}
