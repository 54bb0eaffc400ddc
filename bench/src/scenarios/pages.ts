import autocannon from 'autocannon';
import type { Figure } from '../figures/figure.ts';
import { cpuPerOperation } from '../measure.ts';

export interface MeasuredShop {
  readonly origin: string;
  readonly pid: number;
}

const PRODUCT_PAGE = '/eng-us/products/AU2001';
const CONNECTIONS = 8;
const SECONDS = 4;

async function load(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result['2xx'];
}

/** The product page out of the page cache, brotli, with logs and metrics on. */
export async function cachedPage({ origin, pid }: MeasuredShop): Promise<readonly Figure[]> {
  const { shopMs } = await cpuPerOperation(pid, async () => load(`${origin}${PRODUCT_PAGE}`));
  return [
    {
      name: 'product page, cached (CPU)',
      unit: 'ms',
      must: 0.1,
      aim: 0.06,
      measured: shopMs,
      better: 'lower',
    },
  ];
}

/** The product page rendered each time (the shop runs with PAGE_CACHE_MEGABYTES=0), its services included. */
export async function uncachedPage({ origin, pid }: MeasuredShop): Promise<readonly Figure[]> {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await renderEach(origin);
  const { shopMs, postgresMs } = await cpuPerOperation(pid, async () => renderEach(origin));
  return [
    {
      name: 'product page, not cached (CPU with PostgreSQL)',
      unit: 'ms',
      must: 8,
      aim: 6,
      measured: shopMs + postgresMs,
      better: 'lower',
    },
  ];
}

const RENDERS = 300;

/** V8 compiles more of the code during the first 1,500 pages. A shop that serves has done that already. */
const WARM_UP_ROUNDS = 4;

/**
 * The requests run one after the other. Parallel misses of one page are rendered once, which would make the figure too
 * good.
 */
async function renderEach(origin: string): Promise<number> {
  for (let count = 0; count < RENDERS; count += 1) {
    const answer = await fetch(`${origin}${PRODUCT_PAGE}`, { headers: { 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`the product page answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return RENDERS;
}
