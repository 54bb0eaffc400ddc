import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_HOUSE } from '@vitrine/database';
import { enterableFolder, makeLargeHouse, PERMANENT, type RunningShop, startShop } from '@vitrine/testing';
import { type Figure, table } from './figures/figure.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';
import { raisePrices } from './large-house/change-products.ts';
import { importFigures, type Imports, LARGE_LIMITS, shopFigures } from './large-house/large-figures.ts';
import { runImporter } from './large-house/run-importer.ts';
import { median } from './measure.ts';
import { treeUsage } from './process-tree.ts';
import { productCallCost } from './scenarios/calls.ts';
import { findingAtDemoSize, findingFigures } from './scenarios/finding.ts';

/**
 * Measures a house of fifty thousand products and 200,000 SKUs: `npm run bench:large`, a quarter of an hour. It makes
 * the house, imports it in every way that the table names, starts the shop on it, and asks beside it a shop of the demo
 * house. `--products 5000` measures a smaller one and writes nothing. `--keep FOLDER` leaves
 * house and data there, `--data FOLDER` measures the shop alone, on data that such a run left.
 */
const FULL_SIZE = 50_000;
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: String(FULL_SIZE) },
    keep: { type: 'string' },
    data: { type: 'string' },
  },
});
const products = Number(values.products);

const CHANGED = 100;
const CALM = { FLOOD_FACTOR: '1000' };
const MEGABYTE = 1024 * 1024;
/** Rounds of the product call on both shops in turn: the machine is shared. */
const TURNS = 5;
const PAGES = 300;

const work = values.keep ?? (await mkdtemp(join(tmpdir(), 'vitrine-large-')));
const house = join(work, 'house');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const figures = await measure();
  say(`\n${table(figures)}`);
  if (products === FULL_SIZE) {
    const measured = figures.map((figure) => ({ ...figure, on: today(), how: 'npm run bench:large' }));
    changeFigures((known) => ({ ...known, large: replaced(known.large, measured, ({ name }) => name) }));
  }
} finally {
  if (values.keep === undefined) await rm(work, { recursive: true, force: true });
}

async function measure(): Promise<readonly Figure[]> {
  if (values.data !== undefined) return measureShop(values.data);
  say(`Making a house of ${products} products …`);
  await makeLargeHouse(DEMO_HOUSE, { products, into: house });
  const { imports, dataFolder } = await importInEveryWay();
  const ofImports = importFigures(imports);
  say(table(ofImports));
  try {
    return [...ofImports, ...(await measureShop(dataFolder))];
  } finally {
    if (values.keep === undefined) await rm(dataFolder, { recursive: true, force: true });
  }
}

async function importInEveryWay(): Promise<{ readonly imports: Imports; readonly dataFolder: string }> {
  const [dataFolder, killed] = [await enterableFolder(), await enterableFolder()];
  const first = await runImporter({ house, dataFolder });
  say(`first: ${first.seconds.toFixed(1)} s, ${first.peakMegabytes.toFixed(0)} MB: ${first.summary}`);
  const unchanged = await runImporter({ house, dataFolder });
  say(`again: ${unchanged.seconds.toFixed(1)} s: ${unchanged.summary}`);
  await raisePrices(house, CHANGED);
  const changed = await runImporter({ house, dataFolder });
  say(`100 changed: ${changed.seconds.toFixed(1)} s: ${changed.summary}`);
  await runImporter({ house, dataFolder: killed, killAfterSeconds: first.seconds / 2 });
  const afterKill = await runImporter({ house, dataFolder: killed });
  say(`killed half way and begun again: ${afterKill.seconds.toFixed(1)} s: ${afterKill.summary}`);
  await rm(killed, { recursive: true, force: true });
  return { imports: { first, unchanged, changed, afterKill }, dataFolder };
}

async function measureShop(dataFolder: string): Promise<readonly Figure[]> {
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const first = await startShop({ dataFolder, env: CALM });
  await untilItLists(first);
  const baseSeconds = seconds();
  say(`first listing ${baseSeconds.toFixed(1)} s after the first start`);
  await first.stop();

  const startedAt = performance.now();
  const large = await startShop({ dataFolder, env: CALM });
  await visit(large, '/eng-us/homepage');
  const startSeconds = (performance.now() - startedAt) / 1000;
  const demo = await startShop({ env: CALM });
  try {
    await untilItLists(large);
    const finding = await findingFigures(large, {
      dimId: PERMANENT.dimId,
      limits: LARGE_LIMITS,
      at: `${products} products`,
    });
    await findingAtDemoSize(demo);
    const sizes = { startSeconds, baseSeconds, productCall: await productCalls(demo, large) };
    const megabytes = { demo: await megabytesOf(demo), large: await megabytesOf(large) };
    return [...finding, ...shopFigures({ ...sizes, megabytes })];
  } finally {
    await demo.remove();
    await large.stop();
  }
}

/** Polls: the job that makes the base of the index offers nothing to wait for. */
async function untilItLists({ origin }: RunningShop): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/eng-us/plp/products/${PERMANENT.dimId}`);
    await answer.arrayBuffer();
    if (answer.ok) return;
    if (answer.status !== 503) throw new Error(`the listing answered ${answer.status}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}

async function productCalls(demo: RunningShop, large: RunningShop) {
  const rounds = { demo: [] as number[], large: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, shop] of [
      ['demo', demo],
      ['large', large],
    ] as const) {
      const { shopMs, postgresMs } = await productCallCost(shop);
      rounds[name].push(shopMs + postgresMs);
    }
  }
  return { demo: median(rounds.demo), large: median(rounds.large) };
}

async function megabytesOf(shop: RunningShop): Promise<number> {
  for (let count = 0; count < PAGES; count += 1)
    await visit(shop, ['/eng-us/homepage', '/fra-fr/products/AU2001', '/ara-ae/watches'][count % 3] ?? '/');
  return treeUsage(shop.pid, { withMemory: true }).shop.memoryBytes / MEGABYTE;
}

async function visit({ origin }: RunningShop, path: string): Promise<void> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}
