import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { inTransaction } from '@vitrine/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../test-harness/until.ts';
import { type JobHandlers, type JobQueue, openJobQueue } from './job-queue.ts';

let test: TestDatabase;
let queue: JobQueue;
const errors: object[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: object) => void errors.push(fields),
};
beforeEach(async () => {
  test = await openTestDatabase();
  queue = await openJobQueue({ db: test.db, log, supervise: true, pollSeconds: 0.5, superviseSeconds: 1 });
});
afterEach(async () => {
  await queue.stop();
  await test.close();
});

const nothing = async (): Promise<void> => undefined;
const handlers = (changed: Partial<JobHandlers>): JobHandlers => ({
  'send-mail': nothing,
  'send-back-in-stock-mail': nothing,
  'void-payment': nothing,
  'ask-about-payment': nothing,
  'settle-payments': nothing,
  'expire-orders': nothing,
  'notice-restocked': nothing,
  sweep: nothing,
  ...changed,
});
const leave = (orderId: string) =>
  inTransaction(test.db, (transaction) =>
    queue.enqueue(transaction, 'send-mail', { market: 'us', orderId, kind: 'order-confirmation' }),
  );

describe('the job queue', { timeout: 30_000 }, () => {
  it('does a job again whose process was killed while it worked on it, and meets no fault of its own', async () => {
    await leave('o1');
    // What a killed process leaves behind: a job at work, and no sign of life.
    await test.db
      .executeSql(`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' WHERE name = 'send-mail'`);
    const done: string[] = [];
    await queue.work(handlers({ 'send-mail': async ({ orderId }) => void done.push(orderId) }));
    expect(await until('the job', async () => done[0])).toBe('o1');
    expect(errors).toEqual([]);
  });

  it('leaves a job for later alone until its time has come', async () => {
    await inTransaction(test.db, (transaction) =>
      queue.enqueueLater(transaction, 'void-payment', { data: { reference: 'us.later' }, afterMs: 90_500 }),
    );
    const { rows } = await test.db.executeSql(
      `SELECT round(extract(epoch FROM start_after - created_on) * 1000)::int AS after_ms
       FROM pgboss.job WHERE name = 'void-payment'`,
    );
    expect(rows).toEqual([{ after_ms: 90_500 }]);
    const given: string[] = [];
    await queue.work(handlers({ 'void-payment': async ({ reference }) => void given.push(reference) }));
    await inTransaction(test.db, (transaction) =>
      queue.enqueueLater(transaction, 'void-payment', { data: { reference: 'us.soon' }, afterMs: 1 }),
    );
    expect(await until('the job that is due', async () => given[0])).toBe('us.soon');
    expect(given).toEqual(['us.soon']);
  });

  it('keeps a job only with the transaction that left it', async () => {
    const left = inTransaction(test.db, async (transaction) => {
      await queue.enqueue(transaction, 'void-payment', { reference: 'us.p1' });
      throw new Error('changed my mind');
    });
    await expect(left).rejects.toThrow('changed my mind');
    const { rows } = await test.db.executeSql(`SELECT FROM pgboss.job WHERE name = 'void-payment'`);
    expect(rows).toEqual([]);
  });
});
