import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect, type Database, findRunning } from '@vitrine/database';
import { readyToCommit, type RunningShop, startShop } from '@vitrine/testing';
import { type Figure, table } from './figures/figure.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';
import { median } from './measure.ts';
import { treeUsage } from './process-tree.ts';
import { SKUS } from './scenarios/orders.ts';

/**
 * `npm run bench:load`: 200 orders a minute for ten minutes on a shop of its own, each with all of its calls. `--minutes 1`
 * is a trial, which writes nothing; `--orders 100` orders as many a minute.
 */
const FULL_MINUTES = 10;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(FULL_MINUTES) },
    orders: { type: 'string', default: '200' },
  },
});
const [minutes, perMinute] = [Number(values.minutes), Number(values.orders)];
const MINUTE_MS = 60_000;
const COMMIT = '/api/eng-us/checkout/order/commit';
const QUEUE_ENDS_WITHIN_MS = 30_000;
const PIECES = 1_000_000;

interface Load {
  readonly commitMs: readonly number[];
  readonly failures: readonly string[];
  readonly cores: number;
}

const shop = await startShop({ env: { FLOOD_FACTOR: '10000' } });
try {
  const db = await databaseOf(shop);
  await db.executeSql('UPDATE stock SET on_hand = $1 WHERE sku_id = ANY ($2)', [PIECES, [...SKUS]]);
  const load = await drive(shop);
  const queueMs = await untilQueueIsEmpty(db);
  await db.close();
  const figures = figuresOf(load, queueMs);
  process.stdout.write(`${table(figures)}\n`);
  for (const failure of load.failures.slice(0, 10)) process.stdout.write(`  - ${failure}\n`);
  if (minutes >= FULL_MINUTES) {
    const how = `npm run bench:load: ${perMinute} orders a minute for ${minutes} minutes`;
    const measured = figures.map((figure) => ({ ...figure, on: today(), how }));
    changeFigures((known) => ({ ...known, shop: replaced(known.shop, measured, (figure) => figure.name) }));
  }
  process.exitCode = load.failures.length === 0 ? 0 : 1;
} finally {
  await shop.remove();
}

/** Begins a purchase at its time, whether or not the ones before have ended. */
async function drive({ origin, paymentOrigin, pid }: RunningShop): Promise<Load> {
  const commitMs: number[] = [];
  const failures: string[] = [];
  const buy = async (number: number): Promise<void> => {
    const wanted = { skuId: SKUS[number % SKUS.length] ?? SKUS[0], email: `load-${number}@guest.example` };
    const shopper = await readyToCommit({ origin, paymentOrigin }, wanted);
    const sent = performance.now();
    await shopper.call('POST', COMMIT, { consents: { termsOfSale: true } });
    commitMs.push(performance.now() - sent);
  };
  const [began, before] = [performance.now(), treeUsage(pid)];
  const purchases: Promise<unknown>[] = [];
  for (let number = 0; number < minutes * perMinute; number += 1) {
    await pause(Math.max(0, began + (number * MINUTE_MS) / perMinute - performance.now()));
    purchases.push(buy(number).catch((error: unknown) => failures.push(String(error))));
  }
  await Promise.all(purchases);
  const after = treeUsage(pid);
  const cpuMs = after.shop.cpuMs - before.shop.cpuMs + after.postgres.cpuMs - before.postgres.cpuMs;
  return { commitMs, failures, cores: cpuMs / (performance.now() - began) };
}

/** How long the jobs of orders go on after the last one was bought, ms. */
async function untilQueueIsEmpty(db: Database): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < QUEUE_ENDS_WITHIN_MS) {
    const { rows } = await db.executeSql(
      "SELECT FROM pgboss.job WHERE name IN ('send-mail', 'ask-about-payment', 'give-back-payment') AND state < 'completed'",
    );
    if (rows.length === 0) break;
    await pause(100);
  }
  return performance.now() - began;
}

function loadOf(what: string): string {
  return `load of ${perMinute} orders a minute: ${what}`;
}

function figuresOf({ commitMs, failures, cores }: Load, queueMs: number): readonly Figure[] {
  const rising = commitMs.toSorted((a, b) => a - b);
  const p99 = rising[Math.ceil(rising.length * 0.99) - 1] ?? Number.NaN;
  return [
    { name: loadOf('commit, p99'), unit: 'ms', must: 1000, measured: p99, better: 'lower' },
    { name: loadOf('commit, median'), unit: 'ms', measured: median(commitMs), better: 'lower' },
    { name: loadOf('purchases that failed'), unit: '', must: 0, measured: failures.length, better: 'lower' },
    {
      name: loadOf('queue left after the last'),
      unit: 's',
      must: 10,
      measured: queueMs / 1000,
      better: 'lower',
    },
    { name: loadOf('cores in use'), unit: '', measured: cores, better: 'lower' },
  ];
}

async function databaseOf({ dataFolder }: RunningShop): Promise<Database> {
  const connectionString = await findRunning(join(dataFolder, 'postgres'));
  if (connectionString === undefined) throw new Error('the database of the shop does not run');
  return connect({ connectionString, maxConnections: 1 });
}
