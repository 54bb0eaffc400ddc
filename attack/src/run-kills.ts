import { type Dice, diceOf } from './kills/dice.ts';
import type { FatedOrder } from './kills/lived-orders.ts';
import { FATES, live } from './kills/order-life.ts';
import { pause } from './kills/pause.ts';
import { buyUnderFire } from './kills/persistent-shopper.ts';
import { reckon } from './kills/reckoning.ts';
import { openShopUnderFire, type ShopUnderFire } from './kills/shop-under-fire.ts';
import { leaveWithoutWorkshop } from './kills/workshop-away.ts';
import { tallyOf } from './kills/tally.ts';

/**
 * `npm run attack:kills [-- shop database workshop provider] [--seed N] [--orders N] [--kills N]`: orders through a shop of
 * its own while what it stands on dies at random moments; `-- away [--minutes N]`: while it has no workshop for an hour.
 * Each is bought, made ready, delivered, and cancelled or sent back where that is its fate. The seed
 * is printed; with the same one the same choices come again. Ends with 1 when an order, a payment, a mail, a paper or a word
 * between shop and workshop was lost or doubled, or the audit of orders finds something.
 */
interface Run {
  readonly orders: number;
  readonly kills: number;
  /** Lets something die and come back; resolves once the shop can go on. */
  readonly strike: (shop: ShopUnderFire, dice: Dice) => Promise<void>;
}

/** So many shoppers at once. */
const SHOPPERS = 4;
/** Between two strikes, in the time that a purchase takes on this machine: each moment of one is met. */
const CALM = [1, 9] as const;
/** The first purchase of a shop takes longer than the next; on a busy machine it says little. */
const LONGEST_PURCHASE_MS = 1000;
/** The same once everything is bought: what is made ready, sent back and printed takes longer. */
const LONG_CALM = [3, 40] as const;
/** The provider is away as long as many looks at a payment take; an order waits an hour for it. */
const AWAY_MS = [5000, 40_000] as const;

const RUNS: Readonly<Record<string, Run>> = {
  shop: {
    orders: 100,
    kills: 20,
    strike: async (shop, dice) => {
      await shop.killShop();
      await pause(dice.between(0, 400));
      await shop.startShop();
    },
  },
  database: {
    orders: 20,
    kills: 20,
    strike: async (shop) => {
      shop.killDatabase();
      await untilReady(shop);
    },
  },
  workshop: {
    orders: 20,
    kills: 20,
    strike: async (shop, dice) => {
      await shop.killWorkshop();
      await pause(dice.between(0, 2000));
      await shop.startWorkshop();
    },
  },
  provider: {
    orders: 20,
    kills: 2,
    strike: async (shop, dice) => {
      await tellProviders(shop, 'down');
      await pause(dice.between(...AWAY_MS));
      await tellProviders(shop, 'none');
    },
  },
};

const words = process.argv.slice(2);
const numberOf = (name: string): number | undefined => {
  const at = words.indexOf(`--${name}`);
  return at === -1 ? undefined : Number(words[at + 1]);
};
const seed = numberOf('seed') ?? Math.floor(Math.random() * 1e9);
const chosen = Object.keys(RUNS).filter((name) => words.includes(name));
let faults = 0;

process.stdout.write(`Seed ${seed}\n`);
if (words.includes('away')) {
  const { minutes = 60, orders = 40 } = { minutes: numberOf('minutes'), orders: numberOf('orders') };
  const found = await leaveWithoutWorkshop({ minutes, orders });
  faults += found.length;
  list(found);
} else await performAll();
process.stdout.write(faults === 0 ? 'Nothing was lost, nothing was doubled.\n' : `${faults} at fault.\n`);
process.exitCode = faults === 0 ? 0 : 1;

async function performAll(): Promise<void> {
  for (const name of chosen.length > 0 ? chosen : Object.keys(RUNS)) {
    const run = RUNS[name];
    if (run === undefined) continue;
    const { orders = run.orders, kills = run.kills } = {
      orders: numberOf('orders'),
      kills: numberOf('kills'),
    };
    faults += await perform(name, { ...run, orders, kills });
  }
}

function list(found: readonly string[]): void {
  for (const fault of found.slice(0, 20)) process.stdout.write(`  - ${fault}\n`);
}

/** One run on a shop of its own; how many things are at fault after it. */
async function perform(name: string, run: Run): Promise<number> {
  const began = performance.now();
  const shop = await openShopUnderFire({ PAYMENT_FIRST_LOOK_SECONDS: '1' });
  try {
    const { told, failed, strikes, struckUntil } = await underFire(shop, run, diceOf(seed));
    const found = [...failed, ...(await reckon(shop, told))];
    const seconds = Math.round((performance.now() - began) / 1000);
    const commits = told.reduce((sum, each) => sum + each.commits, 0);
    process.stdout.write(
      `${name}: ${told.length} orders by ${commits} commits, ${strikes} strikes, ${found.length} at fault, ${seconds} s\n` +
        `  in all (and before the last strike): ${await tallyOf(shop, struckUntil)}\n`,
    );
    list(found);
    return found.length;
  } finally {
    await shop.remove();
  }
}

interface Outcome {
  readonly told: readonly FatedOrder[];
  /** Who gave up, and what they were told. */
  readonly failed: readonly string[];
  readonly strikes: number;
  /** When the last thing died. */
  readonly struckUntil: Date;
}

/**
 * Shoppers buy until there are enough orders and there were enough strikes. What they bought lives on beside, and as many
 * strikes again meet what is left of that.
 */
async function underFire(shop: ShopUnderFire, run: Run, dice: Dice): Promise<Outcome> {
  const told: FatedOrder[] = [];
  const failed: string[] = [];
  const fail = (error: unknown): void => void failed.push(String(error));
  const lives: Promise<void>[] = [];
  let [begun, ended, strikes, struckUntil] = [0, 0, 0, new Date()];
  const isOver = () => begun >= run.orders && strikes >= run.kills;
  const areLeft = () => ended < lives.length && strikes < 2 * run.kills;
  const buy = async (number: number): Promise<void> => {
    const fate = FATES[number % FATES.length] ?? 'kept';
    const order = { ...(await buyUnderFire(shop, number)), fate };
    told.push(order);
    lives.push(
      live(shop, order)
        .catch(fail)
        .finally(() => (ended += 1)),
    );
  };
  const firstMs = await timeOf(() => buy((begun += 1)));
  const purchaseMs = Math.min(firstMs, LONGEST_PURCHASE_MS);
  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    while (!isOver()) await buy((begun += 1)).catch(fail);
  });
  const strike = async ([from, to]: readonly [number, number]): Promise<void> => {
    await pause(dice.between(from * purchaseMs, to * purchaseMs));
    await run.strike(shop, dice);
    strikes += 1;
    struckUntil = new Date();
  };
  while (!isOver()) await (strikes < run.kills ? strike(CALM) : pause(purchaseMs));
  await Promise.all(shoppers);
  while (areLeft()) await strike(LONG_CALM);
  await Promise.all(lives);
  return { told, failed, strikes, struckUntil };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

async function untilReady({ origin }: ShopUnderFire): Promise<void> {
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (ready?.ok === true) return;
    await pause(50);
  }
}

async function tellProviders(shop: ShopUnderFire, fault: 'down' | 'none'): Promise<void> {
  for (const origin of [shop.paymentOrigin, shop.walletOrigin]) {
    const answer = await fetch(`${origin}/controls`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault }),
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  }
}
