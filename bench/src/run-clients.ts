import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callUrl } from '@vitrine/contracts';
import { type Database, findRunning } from '@vitrine/database';
import { newAgent, type RunningShop, startShop } from '@vitrine/testing';
import { type Figure, table, verdict } from './figures/figure.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';
import { type Cost, cpuPerOperation } from './measure.ts';
import { inDatabase } from './private-sale/guests.ts';

/**
 * `npm run bench:clients`: what an agent's search costs in a store of 500,000 clients, and what the agents' pages cost there.
 * The shop makes the keys of the first ten thousand clients itself; the others have the same names and keys again.
 * `--clients 20000` is a trial, which writes nothing.
 */
const ALL = 500_000;
const { values } = parseArgs({ options: { clients: { type: 'string', default: String(ALL) } } });
const clientCount = Number(values.clients);
const STORE = 'paris-celestins';
/** Distinct full names: the job of the shop makes the keys of these. */
const NAMES = Math.min(10_000, clientCount);
const SYLLABLES = [
  'ka',
  'le',
  'mi',
  'no',
  'ru',
  'sa',
  'te',
  'vi',
  'do',
  'ba',
  'fen',
  'gar',
  'hol',
  'jun',
  'pel',
  'quin',
];
const FIRST_NAMES = 400;
const PAGES = ['/search-sgid', '/agent-day', '/compose-selection'];
const VIEWS = 40;
/** In six ways each. */
const CLIENTS_SOUGHT = 6;
/** V8 compiles more of the code during the first hundreds; a shop that serves has done that already. */
const WARM_UP_ROUNDS = 15;

/** Another word for each number: its digits in the base of the syllables. */
function wordOf(number: number, syllables: number): string {
  const digits = Array.from({ length: syllables }, (_, place) =>
    Math.floor(number / SYLLABLES.length ** place),
  );
  const word = digits.map((digit) => SYLLABLES[digit % SYLLABLES.length] ?? '').join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
const firstName = (number: number): string => wordOf(number % FIRST_NAMES, 3);
const lastName = (number: number): string => wordOf(number * 7, 4);

async function addNamed(db: Database): Promise<void> {
  const numbers = Array.from({ length: NAMES }, (_, number) => number);
  await db.executeSql(
    `INSERT INTO customer (id, login, email, first_name, last_name, locale, country, status, created_at)
     SELECT 'bench-' || n, 'bench-' || n, 'client-' || n || '@guest.example', f, l, 'fra-fr', 'FR', 'boutique', now()
     FROM unnest($1::integer[], $2::text[], $3::text[]) AS c (n, f, l)`,
    [numbers, numbers.map(firstName), numbers.map(lastName)],
  );
  await db.executeSql(
    `INSERT INTO client_store (store_id, customer_id, reason, since)
     SELECT $1, id, 'registered', now() FROM customer WHERE id LIKE 'bench-%'`,
    [STORE],
  );
}

async function isKeyed(db: Database): Promise<boolean> {
  const { rows } = await db.executeSql(
    'SELECT 1 FROM customer WHERE keyed_hash IS DISTINCT FROM words_hash LIMIT 1',
    [],
  );
  return rows.length === 0;
}

/** The same names and keys again under other ids, until the store has all of its clients. */
async function multiply(db: Database): Promise<void> {
  for (let copy = 1; copy * NAMES < clientCount; copy += 1) {
    await db.executeSql(
      `INSERT INTO customer (id, login, email, first_name, last_name, locale, country, status, created_at)
       SELECT id || '-' || $1, id || '-' || $1, id || '-' || $1 || '@guest.example', first_name, last_name, locale, country,
         status, created_at FROM customer WHERE id ~ '^bench-[0-9]+$'`,
      [String(copy)],
    );
    await db.executeSql(
      `INSERT INTO client_store (store_id, customer_id, reason, since, keys)
       SELECT store_id, customer_id || '-' || $1, reason, since, keys FROM client_store
       WHERE customer_id ~ '^bench-[0-9]+$'`,
      [String(copy)],
    );
    await db.executeSql('UPDATE customer SET keyed_hash = words_hash WHERE keyed_hash IS NULL', []);
  }
  await db.executeSql('ANALYZE customer, client_store', []);
}

/** A full name, its family name alone, the beginning of one, a letter left out, two words of two people, a telephone number. */
function wordsOf(number: number): readonly string[] {
  const [first, last] = [firstName(number), lastName(number)];
  const mistyped = last.slice(0, 3) + last.slice(4);
  const other = lastName(number + 1);
  return [
    `${first} ${last}`,
    last,
    last.slice(0, 4),
    `${first} ${mistyped}`,
    `${first} ${other}`,
    '+33 1 99 00 12 34',
  ];
}

async function searchFigures(shop: RunningShop): Promise<readonly Figure[]> {
  const databaseUrl = await findRunning(join(shop.dataFolder, 'postgres'));
  if (databaseUrl === undefined) throw new Error('the database of the shop does not run');
  const agent = await newAgent({ origin: shop.origin, databaseUrl });
  let number = 0;
  const search = async () => {
    // An agent may search so often a minute and no more.
    await inDatabase(shop, async (db) => db.executeSql('DELETE FROM counted_use', []));
    const asked = Array.from({ length: CLIENTS_SOUGHT }, () => wordsOf((number += 37) % NAMES)).flat();
    for (const words of asked)
      await agent.call('POST', callUrl('searchClients', { locale: 'eng-us' }), { words });
    return asked.length;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await search();
  const { shopMs, postgresMs } = await cpuPerOperation(shop.pid, search);
  const name = `search for a client among ${clientCount.toLocaleString('en')}`;
  const common = { unit: 'ms', better: 'lower' } as const;
  const pages = await pageFigures(shop, agent.accessToken);
  return [
    { ...common, name: `${name} (CPU)`, must: 3, measured: shopMs },
    { ...common, name: `${name} (PostgreSQL)`, must: 15, measured: postgresMs },
    ...pages,
  ];
}

/** The dearest of the agents' pages. */
async function pageFigures({ origin, pid }: RunningShop, token: string): Promise<readonly Figure[]> {
  const headers = { cookie: `vitrine-access=${token}`, 'accept-encoding': 'br' };
  const costs: Cost[] = [];
  for (const path of PAGES) {
    const view = async () => {
      for (let count = 0; count < VIEWS; count += 1) {
        const answer = await fetch(`${origin}/eng-us${path}`, { headers, redirect: 'manual' });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        await answer.arrayBuffer();
      }
      return VIEWS;
    };
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await view();
    const cost = await cpuPerOperation(pid, view);
    process.stdout.write(`${path}: ${cost.shopMs.toFixed(1)} + ${cost.postgresMs.toFixed(1)} ms\n`);
    costs.push(cost);
  }
  const common = { unit: 'ms', better: 'lower' } as const;
  const dearest = (part: 'shopMs' | 'postgresMs') => Math.max(...costs.map((cost) => cost[part]));
  return [
    { ...common, name: 'dearest page of agents (CPU)', must: 8, measured: dearest('shopMs') },
    { ...common, name: 'dearest page of agents (PostgreSQL)', must: 4, measured: dearest('postgresMs') },
  ];
}

const shop = await startShop({ env: { FLOOD_FACTOR: '10000' } });
try {
  await inDatabase(shop, addNamed);
  process.stdout.write(`The shop makes the keys of ${NAMES} clients …\n`);
  while (!(await inDatabase(shop, isKeyed))) await pause(2000);
  process.stdout.write(`${clientCount} clients of one store …\n`);
  await inDatabase(shop, multiply);
  const figures = await searchFigures(shop);
  process.stdout.write(`${table(figures)}\n`);
  if (clientCount === ALL) {
    const measured = figures.map((figure) => ({ ...figure, on: today(), how: 'npm run bench:clients' }));
    changeFigures((known) => ({ ...known, shop: replaced(known.shop, measured, (figure) => figure.name) }));
  }
  process.exitCode = figures.every((figure) => verdict(figure) !== 'short') ? 0 : 1;
} finally {
  await shop.remove();
}
