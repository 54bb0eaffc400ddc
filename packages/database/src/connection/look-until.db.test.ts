import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLookUntil, type LookUntil } from './look-until.ts';

const CHANNEL = 'look_until_test';
/** Much longer than any of these tests, so that no test reaches it. */
const LONG_MS = 60_000;

let test: TestDatabase;
let lookUntil: LookUntil;
beforeAll(async () => {
  test = await openTestDatabase();
  lookUntil = createLookUntil(test.db.pool, CHANNEL);
});
afterAll(() => test.close());

const tell = (key: string) => test.db.executeSql('SELECT pg_notify($1, $2)', [CHANNEL, key]);

/** A look that returns the current value, and the number of looks so far. */
function aLook() {
  let [value, looks] = ['', 0];
  return {
    put: (now: string) => {
      value = now;
    },
    looks: () => looks,
    look: async () => {
      looks += 1;
      return value === '' ? undefined : value;
    },
  };
}

/** Waits until the connection listens: the second look comes then. */
const listening = ({ looks }: { readonly looks: () => number }) =>
  expect.poll(looks, { interval: 5 }).toBeGreaterThanOrEqual(2);

async function listeners(): Promise<number> {
  const { rows } = await test.db.executeSql(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  return rows.length;
}

describe('waiting for another connection', () => {
  it('takes what is there at once, and no connection for it', async () => {
    const there = aLook();
    there.put('here');
    expect(await lookUntil({ key: 'a', withinMs: LONG_MS, look: there.look })).toBe('here');
    expect(there.looks()).toBe(1);
    expect(await listeners()).toBe(0);
  });

  it('looks again when it is told, and not in between', async () => {
    const [mine, other] = [aLook(), aLook()];
    const waits = [mine, other].map(({ look }, at) =>
      lookUntil({ key: String(at), withinMs: LONG_MS, look }),
    );
    await Promise.all([listening(mine), listening(other)]);
    mine.put('told');
    await tell('0');
    expect(await waits[0]).toBe('told');
    expect([mine.looks(), other.looks()]).toEqual([3, 2]);
    expect(await listeners()).toBe(1);
    other.put('too');
    await tell('1');
    expect(await waits[1]).toBe('too');
  });

  it('shares one connection among all, and gives it back', async () => {
    const looks = Array.from({ length: 20 }, aLook);
    const waits = looks.map(({ look }) => lookUntil({ key: 'many', withinMs: LONG_MS, look }));
    await Promise.all(looks.map(listening));
    expect(await listeners()).toBe(1);
    for (const { put } of looks) put('told');
    await tell('many');
    expect(new Set(await Promise.all(waits))).toEqual(new Set(['told']));
    await expect.poll(listeners).toBe(0);
    await expect.poll(() => test.db.pool.totalCount - test.db.pool.idleCount).toBe(0);
  });

  it('ends with the time, after a last look', async () => {
    const late = aLook();
    const wait = lookUntil({ key: 'late', withinMs: 200, look: late.look });
    await listening(late);
    expect(await wait).toBeUndefined();
    expect(late.looks()).toBe(3);
  });

  it('looks again and goes on hearing when its connection is killed', async () => {
    const mine = aLook();
    const wait = lookUntil({ key: 'killed', withinMs: LONG_MS, look: mine.look });
    await listening(mine);
    await test.db.executeSql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await expect.poll(mine.looks).toBeGreaterThanOrEqual(3);
    mine.put('told');
    await expect.poll(listeners).toBe(1);
    await tell('killed');
    expect(await wait).toBe('told');
  });
});
