import { randomUUID } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../connection/connect.ts';
import { withDatabase } from '../connection/database-url.ts';
import { migrate } from './migrate.ts';

let test: TestDatabase;
let databases: readonly Database[];
beforeAll(async () => {
  test = await openTestDatabase();
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await test.db.executeSql(`CREATE DATABASE ${name}`);
  databases = [1, 2, 3].map(() => connect({ connectionString: withDatabase(test.connectionString, name) }));
});
afterAll(async () => {
  await Promise.all(databases.map((db) => db.close()));
  await test.close();
});

describe('migrate', () => {
  it('is done by exactly one of three who try at once, and leaves nothing to do', async () => {
    const applied = await Promise.all(databases.map((db) => migrate(db)));
    const all = applied.flat();
    expect(all[0]).toBe('0001-house');
    expect(new Set(all).size).toBe(all.length);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await Promise.all(databases.map((db) => migrate(db)))).toEqual([[], [], []]);
  });

  it.each([
    ['0001-house', 'of the old numbering, without hashes'],
    ['0001-house@000000000000', 'with another text'],
  ])('leaves a database of another version as it is, and says so by name: %s %s', async (recorded) => {
    const [db] = databases;
    if (db === undefined) throw new Error('the test has databases');
    await db.executeSql(`UPDATE kysely_migration SET name = '${recorded}' WHERE name LIKE '0001-%'`);
    const before = await db.pool.query('SELECT name FROM kysely_migration ORDER BY name');
    await expect(migrate(db, { dataFolder: '/srv/.data/postgres' })).rejects.toThrow(
      /in \/srv\/\.data\/postgres was made by another version.*\n0001-house\. Nothing was changed/su,
    );
    expect((await db.pool.query('SELECT name FROM kysely_migration ORDER BY name')).rows).toEqual(
      before.rows,
    );
  });
});
