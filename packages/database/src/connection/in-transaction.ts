import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './connect.ts';
import { type Queryable, queryableClient } from './queryable.ts';
import { errorCode, isUnreachable, READ_ONLY } from './unreachable.ts';

/** A transaction asks like the pool does; what it did is kept when its work resolves, and undone when it rejects. */
export type Transaction = Queryable;

/** serialization_failure, deadlock_detected, read-only: nothing was done, and the same work may succeed now. */
const RETRIED_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01', READ_ONLY]);
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Runs `work` in one transaction. Work that lost a race (40001, 40P01) or met a server that may only be read (25006)
 * is run again, so it may have no effect outside the database. Throws what `work` throws, and the database's error when the attempts are used up.
 */
export async function inTransaction<Value>(
  db: Database,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(db, work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRIED_CODES.has(errorCode(error))) throw error;
      // Jitter: rivals that wake at the same instant would collide again.
      await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}

async function attemptOnce<Value>(
  db: Database,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  // A connection lost between two statements is an event, not a rejection, and would end the process unheard.
  const heard = (error: Error): void => {
    broken = error;
  };
  client.on('error', heard);
  try {
    await client.query('BEGIN');
    const value = await work(queryableClient(client));
    await client.query('COMMIT');
    return value;
  } catch (error) {
    // A connection that leads nowhere is dropped as it is: a silent server would not answer a rollback either.
    if (isUnreachable(error)) broken ??= asError(error);
    broken ??= await rollBack(client);
    throw error;
  } finally {
    client.off('error', heard);
    client.release(broken);
  }
}

/** The error of a connection that cannot even roll back: the pool must drop it. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return asError(error);
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** unique_violation */
const TAKEN = '23505';

/** What work gives; undefined where another transaction took a value at the same moment that only one may have. */
export async function unlessTaken<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TAKEN) return undefined;
    throw error;
  }
}
