import { type Database, inTurn, type Transaction } from '@vitrine/database';
import { type ConnectionOptions, type Job, type JobResult, PgBoss } from 'pg-boss';
import { type Log, loggedError } from '../http/log.ts';
import type { JobData } from './job-data.ts';

export type JobName = keyof JobData;
export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export interface JobQueue {
  /** Leaves a job behind if, and only if, the transaction is kept. */
  readonly enqueue: <Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: JobData[Name],
  ) => Promise<void>;
  /** The same for a job that nobody shall begin before `afterMs` have passed. */
  readonly enqueueLater: <Name extends JobName>(
    transaction: Transaction,
    name: Name,
    later: { readonly data: JobData[Name]; readonly afterMs: number },
  ) => Promise<void>;
  /** Works on jobs from now on: at least once each, again after a failure or a kill. */
  readonly work: (handlers: JobHandlers) => Promise<void>;
  /** Waits for the jobs at hand. */
  readonly stop: () => Promise<void>;
}

export interface JobQueueDeps {
  readonly db: Database;
  readonly log: Log;
  /** Whether this process looks after the queues and their timetable; one that only leaves jobs behind need not. */
  readonly supervise: boolean;
  /** How often an idle worker looks for jobs, seconds; half a second at the least. */
  readonly pollSeconds?: number;
  /** How often jobs whose process has died are looked for, seconds. */
  readonly superviseSeconds?: number;
}

const EVERY_MINUTE = '* * * * *';
/** Not on the hour, when everybody's timetables meet. */
const EVERY_HOUR = '17 * * * *';
const EVERY_NIGHT = '41 3 * * *';
const STOP_WITHIN_MS = 20_000;
const SUPERVISE_SECONDS = 10;

/**
 * A process that works on a job gives a sign of life twice in this time; after a kill the job is another's. With the
 * search for such jobs and the first wait before a repetition, a mail that was under way leaves within half a minute.
 */
const SIGN_OF_LIFE = { heartbeatSeconds: 10 } as const;
/** A job that fails is tried again after 2, 4, 8 … seconds, at most every quarter of an hour, for about ten days. */
const PATIENT = {
  policy: 'standard',
  options: { ...SIGN_OF_LIFE, retryLimit: 1000, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 },
} as const;
/** The timetable brings the same work again. */
const REPEATED = { policy: 'exclusive', options: { ...SIGN_OF_LIFE, retryLimit: 0 } } as const;

const QUEUES = {
  'send-mail': PATIENT,
  'send-back-in-stock-mail': PATIENT,
  'send-back-in-stock-text': PATIENT,
  'send-account-mail': PATIENT,
  'send-agent-code': PATIENT,
  'send-agent-passkey-mail': PATIENT,
  'send-selection': PATIENT,
  'send-account-text': PATIENT,
  'make-export': PATIENT,
  'send-return-mail': PATIENT,
  'send-payment-request': PATIENT,
  'send-payment-text': PATIENT,
  'send-newsletter-mail': PATIENT,
  'send-newsletter': PATIENT,
  'send-certificate-transfer': PATIENT,
  'send-appointment-mail': PATIENT,
  'send-appointment-text': PATIENT,
  'send-repair-mail': PATIENT,
  'send-contact-mail': PATIENT,
  'refund-return': PATIENT,
  'give-back-payment': PATIENT,
  'save-card': PATIENT,
  'forget-card': PATIENT,
  'capture-payments': PATIENT,
  'make-papers': PATIENT,
  'ask-about-payment': PATIENT,
  'settle-payments': REPEATED,
  'expire-orders': REPEATED,
  'notice-restocked': REPEATED,
  'find-due-papers': REPEATED,
  'release-order': PATIENT,
  'tell-workshop': PATIENT,
  'catch-up-workshop': REPEATED,
  'key-clients': REPEATED,
  'learn-neighbours': REPEATED,
  'keep-search-base': REPEATED,
  'follow-publication-day': REPEATED,
  'plan-delivery-slots': REPEATED,
  'keep-appointments': REPEATED,
  'keep-certificates': REPEATED,
  'keep-chats': REPEATED,
  'keep-repair-payments': REPEATED,
  'audit-orders': REPEATED,
  'audit-certificates': REPEATED,
  sweep: REPEATED,
} as const satisfies Record<JobName, object>;

/**
 * Five jobs of a kind at a time, half of the database's connections; while there is more than a batch no worker pauses.
 * Two dozen mails a second and more, however slow the mail server answers up to a fifth of a second.
 */
const BATCHES = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

const TIMETABLE = {
  'settle-payments': EVERY_MINUTE,
  'expire-orders': EVERY_MINUTE,
  'notice-restocked': EVERY_MINUTE,
  'find-due-papers': EVERY_MINUTE,
  'catch-up-workshop': EVERY_MINUTE,
  'key-clients': EVERY_MINUTE,
  'learn-neighbours': EVERY_NIGHT,
  'keep-search-base': EVERY_MINUTE,
  'follow-publication-day': EVERY_MINUTE,
  'plan-delivery-slots': EVERY_HOUR,
  'keep-appointments': EVERY_MINUTE,
  'keep-certificates': EVERY_MINUTE,
  'keep-chats': EVERY_MINUTE,
  'keep-repair-payments': EVERY_MINUTE,
  'audit-orders': EVERY_HOUR,
  'audit-certificates': EVERY_HOUR,
  sweep: EVERY_HOUR,
} as const satisfies Partial<Record<JobName, string>>;

/** Opens the queues in the shop's own database; makes their tables where they are missing. */
export async function openJobQueue({
  db,
  log,
  supervise,
  pollSeconds = 1,
  superviseSeconds = SUPERVISE_SECONDS,
}: JobQueueDeps): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ error: loggedError(error) }, 'The job queue failed'));
  await inTurn(db, () => makeQueues(boss));

  async function workOn<Name extends JobName>(name: Name, handle: JobHandlers[Name]): Promise<void> {
    const options = { ...BATCHES, pollingIntervalSeconds: pollSeconds };
    await boss.work<JobData[Name]>(name, options, async (jobs) =>
      Promise.all(jobs.map(async (job) => settle(job, handle, tell(name)))),
    );
  }
  const tell = (job: JobName) => (error: object) =>
    log.warn({ job, error }, 'A job failed and will be tried again');
  return {
    enqueue: async (transaction, name, data) => {
      await boss.send(name, data, within(transaction));
    },
    enqueueLater: async (transaction, name, { data, afterMs }) => {
      await boss.send(name, data, { ...within(transaction), startAfter: afterMs / 1000 });
    },
    work: async (handlers) => {
      await workOnEach(workOn, handlers);
      for (const [name, cron] of Object.entries(TIMETABLE)) await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

type WorkOn = <Name extends JobName>(name: Name, handle: JobHandlers[Name]) => Promise<void>;

/** Begins to work on every kind of job. */
async function workOnEach(workOn: WorkOn, handlers: JobHandlers): Promise<void> {
  await workOn('send-mail', handlers['send-mail']);
  await workOn('send-back-in-stock-mail', handlers['send-back-in-stock-mail']);
  await workOn('send-back-in-stock-text', handlers['send-back-in-stock-text']);
  await workOn('send-account-mail', handlers['send-account-mail']);
  await workOn('send-agent-code', handlers['send-agent-code']);
  await workOn('send-agent-passkey-mail', handlers['send-agent-passkey-mail']);
  await workOn('send-selection', handlers['send-selection']);
  await workOn('send-account-text', handlers['send-account-text']);
  await workOn('make-export', handlers['make-export']);
  await workOn('send-return-mail', handlers['send-return-mail']);
  await workOn('send-payment-request', handlers['send-payment-request']);
  await workOn('send-payment-text', handlers['send-payment-text']);
  await workOn('send-newsletter-mail', handlers['send-newsletter-mail']);
  await workOn('send-newsletter', handlers['send-newsletter']);
  await workOn('send-certificate-transfer', handlers['send-certificate-transfer']);
  await workOn('send-appointment-mail', handlers['send-appointment-mail']);
  await workOn('send-appointment-text', handlers['send-appointment-text']);
  await workOn('send-repair-mail', handlers['send-repair-mail']);
  await workOn('send-contact-mail', handlers['send-contact-mail']);
  await workOn('refund-return', handlers['refund-return']);
  await workOn('give-back-payment', handlers['give-back-payment']);
  await workOn('save-card', handlers['save-card']);
  await workOn('forget-card', handlers['forget-card']);
  await workOn('capture-payments', handlers['capture-payments']);
  await workOn('ask-about-payment', handlers['ask-about-payment']);
  await workOn('make-papers', handlers['make-papers']);
  await workOn('settle-payments', handlers['settle-payments']);
  await workOn('expire-orders', handlers['expire-orders']);
  await workOn('notice-restocked', handlers['notice-restocked']);
  await workOn('find-due-papers', handlers['find-due-papers']);
  await workOn('release-order', handlers['release-order']);
  await workOn('tell-workshop', handlers['tell-workshop']);
  await workOn('catch-up-workshop', handlers['catch-up-workshop']);
  await workOn('key-clients', handlers['key-clients']);
  await workOn('learn-neighbours', handlers['learn-neighbours']);
  await workOn('keep-search-base', handlers['keep-search-base']);
  await workOn('follow-publication-day', handlers['follow-publication-day']);
  await workOn('plan-delivery-slots', handlers['plan-delivery-slots']);
  await workOn('keep-appointments', handlers['keep-appointments']);
  await workOn('keep-certificates', handlers['keep-certificates']);
  await workOn('keep-chats', handlers['keep-chats']);
  await workOn('keep-repair-payments', handlers['keep-repair-payments']);
  await workOn('audit-orders', handlers['audit-orders']);
  await workOn('audit-certificates', handlers['audit-certificates']);
  await workOn('sweep', handlers.sweep);
}

/** The job queue makes its tables where they are missing, and expects no other process that does the same. */
async function makeQueues(boss: PgBoss): Promise<void> {
  await boss.start();
  for (const [name, { policy, options }] of Object.entries(QUEUES)) {
    await boss.createQueue(name, { policy, ...options });
    // A queue that an earlier release made is told what holds now.
    await boss.updateQueue(name, options);
  }
}

/** Does one job of a batch; it is done, or fails, by itself. */
async function settle<Data>(
  { id, data }: Job<Data>,
  handle: (data: Data) => Promise<void>,
  tell: (error: object) => void,
): Promise<JobResult> {
  try {
    await handle(data);
    return { id, status: 'completed' };
  } catch (thrown) {
    const error = loggedError(thrown);
    tell(error);
    return { id, status: 'failed', output: error };
  }
}

/** Sends a job inside of a transaction that is under way. */
function within(transaction: Transaction): ConnectionOptions {
  return { db: { executeSql: (text, values) => transaction.executeSql(text, values) } };
}
