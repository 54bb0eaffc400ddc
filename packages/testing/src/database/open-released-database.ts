import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database, loadHouse, migrate, withDatabase } from '@vitrine/database';
import { inject } from 'vitest';
import * as z from 'zod';
import { layTestHouse } from '../house/lay-test-house.ts';
import type { TestDatabase } from './open-test-database.ts';
import { onServer } from './template-database.ts';

const RELEASED = join(import.meta.dirname, '../../released');
/** The last migration of each release that left a database behind in `packages/testing/released`. */
const RELEASES = { 'house-made-ready': '0008' } as const;
export type Release = keyof typeof RELEASES;

const Row = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const Shoppers = z.array(z.object({ what: z.string(), token: z.string(), orderId: z.optional(z.string()) }));

/** A database as a release left it. */
export interface ReleasedDatabase extends TestDatabase {
  /** Who had a cart or an order in it, with the token of their session. */
  readonly shoppers: z.infer<typeof Shoppers>;
  /** What the next start does: migrates it, and loads the house. */
  upgrade(): Promise<void>;
}

/** Lays the schema and the rows of a release into a database of a test's own. */
export async function openReleasedDatabase(release: Release): Promise<ReleasedDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `released_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const connectionString = withDatabase(serverUrl, name);
  const db = connect({ connectionString });
  await migrate(db, undefined, RELEASES[release]);
  for (const line of (await readFile(join(RELEASED, `${release}.jsonl`), 'utf8')).trim().split('\n')) {
    const { table, row } = Row.parse(JSON.parse(line));
    const columns = Object.keys(row).join(', ');
    await db.executeSql(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)`,
      [JSON.stringify(row)],
    );
  }
  return {
    db,
    connectionString,
    shoppers: Shoppers.parse(JSON.parse(await readFile(join(RELEASED, `${release}.shoppers.json`), 'utf8'))),
    upgrade: async () => upgrade(db),
    close: async () => {
      await db.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function upgrade(db: Database): Promise<void> {
  await migrate(db);
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-house-'));
  try {
    await loadHouse(db, await layTestHouse(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
