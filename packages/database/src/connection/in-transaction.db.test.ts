import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { inTransaction } from './in-transaction.ts';
import type { Statement } from './statement.ts';
import { isUnreachable } from './unreachable.ts';

const addPieces: Statement<[skuId: string, pieces: number], { onHand: number }> = {
  name: 'test-add-pieces',
  text: "UPDATE stock SET on_hand = on_hand + $2 WHERE sku_id = $1 AND pool = 'ECO' RETURNING on_hand",
};
const pieces: Statement<[skuId: string], { onHand: number }> = {
  name: 'test-pieces',
  text: "SELECT on_hand FROM stock WHERE sku_id = $1 AND pool = 'ECO'",
};

describe('SQL that a library brings along', () => {
  it('gives the rows of all its statements', async () => {
    const test = await openTestDatabase();
    const sql = 'BEGIN; SELECT 1 AS a; SELECT 2 AS a UNION SELECT 3; COMMIT';
    expect((await test.db.executeSql(sql)).rows).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
    const inside = await inTransaction(test.db, (transaction) =>
      transaction.executeSql('SELECT $1 AS a', ['x']),
    );
    expect(inside.rows).toEqual([{ a: 'x' }]);
    await test.close();
  });
});

describe('inTransaction', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it('keeps what its work did', async () => {
    const before = await test.db.first(pieces, ['QW1001']);
    await inTransaction(test.db, (transaction) => transaction.first(addPieces, ['QW1001', 3]));
    expect(await test.db.first(pieces, ['QW1001'])).toEqual({ onHand: (before?.onHand ?? 0) + 3 });
  });

  it('undoes everything when its work fails, and passes the failure on', async () => {
    const before = await test.db.first(pieces, ['QW1001']);
    const work = inTransaction(test.db, async (transaction) => {
      await transaction.first(addPieces, ['QW1001', 3]);
      await transaction.kysely.deleteFrom('backInStock').execute();
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await test.db.first(pieces, ['QW1001'])).toEqual(before);
  });

  it('runs work again that lost a deadlock', async () => {
    let attempts = 0;
    let arrived = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    const both = [
      ['QS2001', 'QS2002'],
      ['QS2002', 'QS2001'],
    ].map(([first = '', second = '']) =>
      inTransaction(test.db, async (transaction) => {
        attempts += 1;
        await transaction.first(addPieces, [first, 1]);
        arrived += 1;
        if (arrived >= 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await transaction.first(addPieces, [second, 1]);
      }),
    );
    await Promise.all(both);
    expect(attempts).toBe(3);
    expect(await test.db.first(pieces, ['QS2001'])).toEqual({ onHand: 42 });
  });

  it('runs work again that met a server which may only be read, on a new connection', async () => {
    const backends: unknown[] = [];
    await inTransaction(test.db, async (transaction) => {
      const { rows } = await transaction.executeSql('SELECT pg_backend_pid() AS pid');
      backends.push(rows[0]?.['pid']);
      if (backends.length === 1) await transaction.executeSql('SET TRANSACTION READ ONLY');
      await transaction.first(addPieces, ['QW1004', 1]);
    });
    expect(new Set(backends).size).toBe(2);
  });

  it('gives its connection back, also when the server ended it', async () => {
    const work = inTransaction(test.db, async (transaction) => {
      await transaction.executeSql('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await expect(work).rejects.toThrow('terminating connection');
    expect(test.db.pool.totalCount - test.db.pool.idleCount).toBe(0);
    expect(await test.db.first(pieces, ['QW1012'])).toEqual({ onHand: 1 });
  });
});

describe('connect', () => {
  it('gives up a server that went silent, and drops the connection', async () => {
    const test = await openTestDatabase();
    const { connectionString } = test;
    const db = connect({ connectionString, queryTimeoutMs: 50, applicationName: 'vitrine tests' });
    const { rows } = await db.executeSql('SHOW application_name');
    expect(rows).toEqual([{ application_name: 'vitrine tests' }]);
    const silent = inTransaction(db, (transaction) => transaction.executeSql('SELECT pg_sleep(60)'));
    const error: unknown = await silent.catch((thrown: unknown) => thrown);
    expect(isUnreachable(error)).toBe(true);
    expect(db.pool.totalCount).toBe(0);
    await db.close();
    await test.close();
  });

  it('reads bigint as a number and date as its ISO text', async () => {
    const test = await openTestDatabase();
    const { rows } = await test.db.executeSql("SELECT 485000::bigint AS amount, '2026-03-10'::date AS day");
    expect(rows).toEqual([{ amount: 485_000, day: '2026-03-10' }]);
    await expect(test.db.executeSql('SELECT 9007199254740993::bigint')).rejects.toThrow('too large');
    await test.close();
  });
});
