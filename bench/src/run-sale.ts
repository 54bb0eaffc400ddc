import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startShop } from '@vitrine/testing';
import { type Figure, table, verdict } from './figures/figure.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';
import { type Guest, inDatabase, inviteGuests, type SalePlan } from './private-sale/guests.ts';
import { type SaleOutcome, whatHappened } from './private-sale/what-happened.ts';
import { type VisitSeen, visit } from './private-sale/visit.ts';

/**
 * `npm run bench:sale`: a thousand guests come to a private sale before it opens, wait for their turn, and are let in; each
 * sees the sale, buys a piece while there are any, and leaves. `--guests 100` is a trial, which writes nothing; `--restart`
 * restarts shop and database once a third is inside.
 */
const ALL = 1_000;
const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: String(ALL) },
    restart: { type: 'boolean', default: false },
  },
});
const COME_EACH_MS = 100;
const ENV = { FLOOD_FACTOR: '10000' };
const guestCount = Number(values.guests);
const plan: SalePlan = {
  guests: guestCount,
  // They all wait already when it opens.
  opensInMs: guestCount * COME_EACH_MS + 10_000,
  seats: 30,
  pieces: Math.ceil(guestCount / 10),
};

let shop = await startShop({ env: ENV });
try {
  const guests = await inDatabase(shop, (db) => inviteGuests(db, plan));
  const seen = await drive(guests);
  const outcome = await inDatabase(shop, (db) => whatHappened(db, plan.pieces));
  const figures = figuresOf(seen, outcome);
  process.stdout.write(`${table(figures)}\n`);
  process.stdout.write(`${seen.orders} orders, ${seen.refusals} refused, ${seen.unanswered} not answered.\n`);
  for (const fault of new Set(seen.faults)) process.stdout.write(`  - ${fault}\n`);
  if (guestCount >= ALL) {
    const how = `npm run bench:sale${values.restart ? ' -- --restart' : ''}: ${guestCount} guests`;
    const measured = figures.map((figure) => ({ ...figure, on: today(), how }));
    changeFigures((known) => ({ ...known, shop: replaced(known.shop, measured, (figure) => figure.name) }));
  }
  process.exitCode = figures.every((figure) => verdict(figure) !== 'short') ? 0 : 1;
} finally {
  await shop.remove();
}

/** Every guest comes at their time, whether or not those before have been answered. */
async function drive(guests: readonly Guest[]): Promise<VisitSeen> {
  const seen: VisitSeen = {
    waitingMs: [],
    insideMs: [],
    faults: [],
    unanswered: 0,
    letIn: [],
    orders: 0,
    refusals: 0,
  };
  const began = performance.now();
  const visits: Promise<void>[] = [];
  for (const guest of guests) {
    await pause(Math.max(0, began + guest.number * COME_EACH_MS - performance.now()));
    visits.push(
      visit({ shop, guest, seen }).catch((error: unknown) => {
        seen.faults.push(String(error).slice(0, 200));
      }),
    );
  }
  const all = Promise.all(visits);
  if (values.restart) await restartWhen(() => seen.letIn.length >= guestCount / 3);
  await all;
  return seen;
}

/** Stops the shop with its database and starts it again, on the same data and at the same addresses. */
async function restartWhen(isTime: () => boolean): Promise<void> {
  while (!isTime()) await pause(100);
  const { dataFolder, ports } = shop;
  await shop.stop();
  shop = await startShop({ env: ENV, dataFolder, ports });
  process.stdout.write('The shop was restarted.\n');
}

function p99(times: readonly number[]): number {
  const rising = times.toSorted((a, b) => a - b);
  return rising[Math.ceil(rising.length * 0.99) - 1] ?? Number.NaN;
}

function figuresOf(seen: VisitSeen, outcome: SaleOutcome): readonly Figure[] {
  const room = values.restart ? 'waiting room, restarted' : 'waiting room';
  const none = (name: string, measured: number): Figure => ({
    name: `${room}: ${name}`,
    unit: '',
    must: 0,
    measured,
    better: 'lower',
  });
  const time = (name: string, times: readonly number[]): Figure => ({
    name: `${room}: ${name}, p99`,
    unit: 'ms',
    must: 1_000,
    measured: p99(times),
    better: 'lower',
  });
  return [
    time('page and its questions', seen.waitingMs),
    time('pages inside', seen.insideMs),
    { ...none('guests let in', outcome.letIn), must: guestCount, better: 'higher' },
    none('let in out of turn', outcome.outOfTurn),
    none('let in twice', seen.letIn.length - new Set(seen.letIn).size + outcome.twice),
    { ...none('most at once inside', outcome.mostInside), must: plan.seats },
    none('pieces oversold', outcome.oversold),
    none('answers of 5xx', seen.faults.length),
  ];
}
