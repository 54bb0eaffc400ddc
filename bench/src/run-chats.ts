import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '@vitrine/database';
import { newId } from '@vitrine/database';
import { startShop } from '@vitrine/testing';
import { type Figure, table, verdict } from './figures/figure.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';
import { inDatabase } from './private-sale/guests.ts';
import { cpuPerOperation } from './measure.ts';
import { treeUsage } from './process-tree.ts';

/**
 * `npm run bench:chats`: five hundred guests begin a chat and follow it, all at once; how much memory that takes, and what a
 * message and a look cost. `--chats 50` is a trial, which writes nothing.
 */
const ALL = 500;
const { values } = parseArgs({ options: { chats: { type: 'string', default: String(ALL) } } });
const count = Number(values.chats);
const MEGABYTE = 1024 * 1024;
const WARM_UP = 60;
/** Garbage is collected when the shop has time. */
const SETTLE_MS = 10_000;

const shop = await startShop({ env: { FLOOD_FACTOR: '10000' } });
try {
  const tokens = await inDatabase(shop, beginSessions);
  const base = `${shop.origin}/api/fra-fr/client-service/chat`;
  const memory = () => treeUsage(shop.pid, { withMemory: true }).shop.memoryBytes / MEGABYTE;
  const [first, ...others] = tokens;
  // What a first message loads is not a chat's.
  for (let time = 0; time < WARM_UP; time += 1) await send(base, first ?? '');
  await pause(SETTLE_MS);
  const before = memory();
  for (const token of others) await send(base, token);
  const streams = await Promise.all(others.map((token) => follow(`${base}/events`, token)));
  await pause(SETTLE_MS);
  const after = memory();
  /** Every guest does something, one after the other; how often that was. */
  const byEach = async (act: (base: string, token: string) => Promise<void>): Promise<number> => {
    for (const token of others) await act(base, token);
    return others.length;
  };
  const isOpen = streams.filter(({ complete }) => !complete).length;
  for (const stream of streams) stream.destroy();
  const sending = await cpuPerOperation(shop.pid, () => byEach(send));
  const looking = await cpuPerOperation(shop.pid, () => byEach(look));
  const figures: readonly Figure[] = [
    {
      name: `memory of ${count} open chats`,
      unit: 'MB',
      must: 100,
      measured: after - before,
      better: 'lower',
    },
    { name: 'chats open at once', unit: '', must: others.length, measured: isOpen, better: 'higher' },
    cost('message of a chat (CPU)', sending.shopMs),
    cost('message of a chat (PostgreSQL)', sending.postgresMs),
    cost('look at a chat (CPU)', looking.shopMs),
    cost('look at a chat (PostgreSQL)', looking.postgresMs),
  ];
  process.stdout.write(`${table(figures)}\n`);
  if (count >= ALL) {
    const measured = figures.map((figure) => ({ ...figure, on: today(), how: 'npm run bench:chats' }));
    changeFigures((known) => ({ ...known, shop: replaced(known.shop, measured, (figure) => figure.name) }));
  }
  process.exitCode = figures.every((figure) => verdict(figure) !== 'short') ? 0 : 1;
} finally {
  await shop.remove();
}

/** Guests whose sessions were begun in the database, and an agent who is at work all the time. */
async function beginSessions(db: Database): Promise<readonly string[]> {
  const tokens = Array.from({ length: count + 1 }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await db.executeSql(
    `INSERT INTO session (id, kind, market, access_hash, refresh_hash, usid_hash, access_expires_at, expires_at, created_at,
       refreshed_at)
     SELECT id, 'guest', 'eu', hash, 'r-' || hash, 'u-' || hash, now() + interval '1 hour', now() + interval '1 hour', now(), now()
     FROM unnest($1::text[], $2::text[]) AS g (id, hash)`,
    [tokens.map(() => newId()), hashes],
  );
  await db.executeSql(
    `INSERT INTO desk_presence (agent_id, desks, seen_at)
     SELECT id, '{Europe/Paris}', now() + interval '1 hour' FROM agent ORDER BY login LIMIT 1`,
  );
  return tokens;
}

async function send(base: string, token: string): Promise<void> {
  const answer = await fetch(`${base}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), words: 'Does the clasp open with one hand?' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a message was answered ${answer.status}`);
}

async function look(base: string, token: string): Promise<void> {
  const answer = await fetch(base, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a look was answered ${answer.status}`);
}

/** Follows a chat until it is let go. */
function follow(url: string, token: string): Promise<IncomingMessage> {
  return new Promise((open, fail) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const request = get(url, { headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('error', () => undefined);
      answer.once('data', () => open(answer));
    });
    request.once('error', fail);
  });
}

function cost(name: string, measured: number): Figure {
  return { name, unit: 'ms', must: 2, measured, better: 'lower' };
}
