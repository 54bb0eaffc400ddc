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
    expect(all[0]).toBe('0001-foundation');
    expect(new Set(all).size).toBe(all.length);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await Promise.all(databases.map((db) => migrate(db)))).toEqual([[], [], []]);
  });
});
