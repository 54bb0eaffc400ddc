import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { type Database, inTransaction } from '@vitrine/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../test-harness/until.ts';
import { type JobHandlers, type JobQueue, openJobQueue } from './job-queue.ts';

let test: TestDatabase;
let queue: JobQueue;
const errors: object[] = [];
const failures: object[] = [];
const log = {
  info: () => undefined,
  warn: (fields: object) => void failures.push(fields),
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
  'send-back-in-stock-text': nothing,
  'send-account-mail': nothing,
  'send-account-text': nothing,
  'send-selection': nothing,
  'send-return-mail': nothing,
  'send-payment-request': nothing,
  'send-payment-text': nothing,
  'send-newsletter-mail': nothing,
  'send-newsletter': nothing,
  'send-certificate-transfer': nothing,
  'send-appointment-mail': nothing,
  'send-appointment-text': nothing,
  'send-repair-mail': nothing,
  'send-contact-mail': nothing,
  'refund-return': nothing,
  'give-back-payment': nothing,
  'save-card': nothing,
  'forget-card': nothing,
  'make-export': nothing,
  'capture-payments': nothing,
  'make-papers': nothing,
  'ask-about-payment': nothing,
  'settle-payments': nothing,
  'send-agent-code': nothing,
  'send-agent-passkey-mail': nothing,
  'key-clients': nothing,
  'learn-neighbours': nothing,
  'expire-orders': nothing,
  'notice-restocked': nothing,
  'find-due-papers': nothing,
  'release-order': nothing,
  'tell-workshop': nothing,
  'catch-up-workshop': nothing,
  'keep-search-base': nothing,
  'plan-delivery-slots': nothing,
  'keep-appointments': nothing,
  'keep-certificates': nothing,
  'keep-chats': nothing,
  'keep-repair-payments': nothing,
  'audit-orders': nothing,
  'audit-certificates': nothing,
  'follow-publication-day': nothing,
  sweep: nothing,
  ...changed,
});
const leave = (orderId: string) =>
  inTransaction(test.db, (transaction) =>
    queue.enqueue(transaction, 'send-mail', { market: 'us', orderId, kind: 'order-confirmation' }),
  );

describe('the job queue', { timeout: 30_000 }, () => {
  it('has somebody who works on every kind of job', async () => {
    const done = new Set<string>();
    const names = Object.keys(handlers({}));
    const all = Object.fromEntries(names.map((name) => [name, async () => void done.add(name)]));
    await queue.work(handlers(all));
    // The row that the queue itself would write; what a job needs to know is the handler's affair.
    await test.db.executeSql(
      'INSERT INTO pgboss.job (name, policy) SELECT name, policy FROM pgboss.queue WHERE name = ANY ($1)',
      [names],
    );
    expect(await until('every kind', async () => (done.size === names.length ? done.size : undefined))).toBe(
      names.length,
    );
  });

  it('does a job again whose process was killed while it worked on it, and meets no fault of its own', async () => {
    await leave('o1');
    // A killed process leaves a job at work, without a sign of life.
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
      queue.enqueueLater(transaction, 'give-back-payment', {
        data: { reference: 'us.later' },
        afterMs: 90_500,
      }),
    );
    const { rows } = await test.db.executeSql(
      `SELECT round(extract(epoch FROM start_after - created_on) * 1000)::int AS after_ms
       FROM pgboss.job WHERE name = 'give-back-payment'`,
    );
    expect(rows).toEqual([{ after_ms: 90_500 }]);
    const given: string[] = [];
    await queue.work(handlers({ 'give-back-payment': async ({ reference }) => void given.push(reference) }));
    await inTransaction(test.db, (transaction) =>
      queue.enqueueLater(transaction, 'give-back-payment', { data: { reference: 'us.soon' }, afterMs: 1 }),
    );
    expect(await until('the job that is due', async () => given[0])).toBe('us.soon');
    expect(given).toEqual(['us.soon']);
  });

  it('sends at least twenty mails a second, and only those again that failed', async () => {
    const many = Array.from({ length: 200 }, (_, number) => `o${number}`);
    await inTransaction(test.db, async (transaction) => {
      for (const orderId of many)
        await queue.enqueue(transaction, 'send-mail', { market: 'us', orderId, kind: 'order-confirmation' });
    });
    const sent: string[] = [];
    const refusedOnce = new Set(['o3']);
    const started = performance.now();
    await queue.work(
      handlers({
        'send-mail': async ({ orderId }) => {
          if (refusedOnce.delete(orderId)) throw new Error('the mail server is busy');
          sent.push(orderId);
        },
      }),
    );
    await until('most of the mails', async () => (sent.length >= 199 ? true : undefined));
    expect(performance.now() - started).toBeLessThan((200 / 20) * 1000);
    await until('the mail that failed', async () => (sent.includes('o3') ? true : undefined));
    expect(sent.toSorted()).toEqual(many.toSorted());
    expect(failures).toMatchObject([{ job: 'send-mail', error: { message: 'the mail server is busy' } }]);
  });

  it('makes its tables once, however many processes start', async () => {
    const failed: unknown[] = [];
    const db: Database = {
      ...test.db,
      executeSql: (text, values) =>
        test.db.executeSql(text, values).catch((error: unknown) => {
          failed.push(error);
          throw error;
        }),
    };
    await queue.stop();
    await test.db.executeSql('DROP SCHEMA pgboss CASCADE');
    const opened = await Promise.all([1, 2, 3].map(() => openJobQueue({ db, log, supervise: false })));
    await Promise.all(opened.map((one) => one.stop()));
    expect(failed).toEqual([]);
  });

  it('keeps a job only with the transaction that left it', async () => {
    const left = inTransaction(test.db, async (transaction) => {
      await queue.enqueue(transaction, 'give-back-payment', { reference: 'us.p1' });
      throw new Error('changed my mind');
    });
    await expect(left).rejects.toThrow('changed my mind');
    const { rows } = await test.db.executeSql(`SELECT FROM pgboss.job WHERE name = 'give-back-payment'`);
    expect(rows).toEqual([]);
  });
});
