import { readFile } from 'node:fs/promises';
import { connect, type Database, migrate, withDatabase } from '@vitrine/database';
import { onServer } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeStatement, type Description } from './describe-statement.ts';
import { generatedFiles } from './generate.ts';
import { readSchema } from './read-schema.ts';

/** Without rows, so that the planner decides as it does for `npm run rows`. */
const NAME = 'generated_rows';
const serverUrl = inject('testServerUrl');
let db: Database;

beforeAll(async () => {
  await onServer(serverUrl, `CREATE DATABASE ${NAME}`);
  db = connect({ connectionString: withDatabase(serverUrl, NAME) });
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await onServer(serverUrl, `DROP DATABASE ${NAME}`);
});

describe('the generated types', () => {
  it('are what the migrated database says of every table and statement (else: npm run rows)', async () => {
    const files = await generatedFiles(db);
    expect(files.size).toBe(2);
    for (const [file, text] of files) expect(await readFile(file, 'utf8'), file).toBe(text);
  });
});

const ask = async (text: string): Promise<Description> =>
  describeStatement(db, await readSchema(db), { id: 'asked', text });

async function nullable(text: string): Promise<object> {
  const { columns } = await ask(text);
  return Object.fromEntries(columns.map(({ name, isNullable }) => [name, isNullable]));
}

describe('a statement, described', () => {
  it('has the types of its parameters and columns', async () => {
    const { parameters, columns } = await ask(
      'SELECT id, 1 AS one, kind FROM session WHERE expires_at > $1 AND id = ANY ($2::text[])',
    );
    expect(parameters).toEqual(['timestamptz', '_text']);
    expect(columns.map(({ type }) => type)).toEqual(['text', 'int4', 'text']);
    expect(columns.at(2)?.origin?.allowed).toContain('guest');
  });

  it('may be null where the table allows it or an outer join leaves it empty', async () => {
    const joined = `SELECT s.id, s.size, price.amount, stock.pool, coalesce(price.amount, 0) AS known,
        coalesce(price.amount, s.rank + price.amount) AS unknown
      FROM sku s JOIN stock ON stock.sku_id = s.id LEFT JOIN price ON price.sku_id = s.id`;
    expect(await nullable(joined)).toEqual({
      id: false,
      size: true,
      amount: true,
      pool: false,
      known: false,
      unknown: true,
    });
  });

  it('may be null where rows are missing, and not where they are counted or marked', async () => {
    const aside = `SELECT (SELECT max(amount) FROM price) AS largest, (SELECT count(*) FROM price) AS number,
        EXISTS (SELECT FROM price WHERE sku_id = s.id) AS priced, NOT s.sellable AS kept, max(s.size) AS "size!"
      FROM sku s GROUP BY s.id`;
    expect(await nullable(aside)).toEqual({
      largest: true,
      number: false,
      priced: false,
      kept: false,
      'size!': false,
    });
  });

  it('never runs', async () => {
    await ask(`INSERT INTO catalogue_version (only_row, version) VALUES (false, 1) RETURNING version`);
    await expect(ask('SELECT surname FROM customer')).rejects.toThrow('statement asked');
  });
});
