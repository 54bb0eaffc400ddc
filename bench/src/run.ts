import { startShop } from '@vitrine/testing';
import { type Figure, table } from './figures/figure.ts';
import { changeFigures, replaced, today } from './figures/figures-file.ts';
import { addToCart, productDetail } from './scenarios/calls.ts';
import { checkoutCalls } from './scenarios/checkout.ts';
import { findingAtDemoSize } from './scenarios/finding.ts';
import { interactions } from './scenarios/interactions.ts';
import { lighthouseScores } from './scenarios/lighthouse.ts';
import { memoryAfterPages, memoryOfAddresses } from './scenarios/memory.ts';
import { mylvPages, signIns } from './scenarios/mylv.ts';
import { orderCommit, orderWithItsJobs } from './scenarios/orders.ts';
import { cachedPage, uncachedPage } from './scenarios/pages.ts';
import { startTimes } from './scenarios/start.ts';
import { tryOnFrames } from './scenarios/try-on.ts';

/**
 * Measures, prints a table and writes `bench/figures.json`. Names on the command line choose scenarios:
 * `npm run bench -- pages orders`.
 * Limits are raised so that the flood protection does not stop the bench.
 */
const CALM = { MAX_PER_SKU: '999', MAX_PER_BASKET: '999', FLOOD_FACTOR: '1000' };

const GROUPS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  pages: async () => withShop({}, cachedPage),
  renders: async () => withShop({ PAGE_CACHE_MEGABYTES: '0' }, uncachedPage),
  calls: async () =>
    withShop({}, async (shop) => [...(await productDetail(shop)), ...(await addToCart(shop))]),
  finding: async () => withShop({}, findingAtDemoSize),
  checkout: async () => withShop({}, checkoutCalls),
  orders: async () => [
    ...(await withShop({ SHOP_ROLES: 'pages,services' }, orderCommit)),
    ...(await withShop({}, orderWithItsJobs)),
  ],
  mylv: async () => withShop({}, async (shop) => [...(await signIns(shop)), ...(await mylvPages(shop))]),
  memory: async () => withShop({ PAGE_CACHE_MEGABYTES: '0' }, memoryAfterPages),
  addresses: async () => withShop({}, memoryOfAddresses),
  lighthouse: async () => withShop({}, lighthouseScores),
  interactions: async () => withShop({}, interactions),
  start: startTimes,
  'try-on': tryOnFrames,
};

type Shop = Awaited<ReturnType<typeof startShop>>;

async function withShop(
  env: Readonly<Record<string, string>>,
  measure: (shop: Shop) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const shop = await startShop({ env: { ...CALM, ...env } });
  try {
    return await measure(shop);
  } finally {
    await shop.remove();
  }
}

function howOf({ name, unit }: Figure): string {
  if (/Lighthouse|simulated|layout shift/u.test(name))
    return 'npm run bench: medians of five runs of Lighthouse';
  if (name.startsWith('interaction')) return 'npm run bench: Event Timing, median of five visits';
  if (name.includes('CPU'))
    return 'npm run bench: processor time, median of three rounds after one that warms up';
  return unit === 'MB' || unit === '%' ? 'npm run bench: read once' : 'npm run bench: wall time';
}

const asked = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(GROUPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const measured = await measure();
  figures.push(...measured);
  process.stdout.write(`${table(measured)}\n`);
}
process.stdout.write(`\n${table(figures)}\n`);
const measured = figures.map((figure) => ({ ...figure, on: today(), how: howOf(figure) }));
changeFigures((known) => ({ ...known, shop: replaced(known.shop, measured, ({ name }) => name) }));
