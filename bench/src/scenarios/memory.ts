import type { Figure } from '../figures/figure.ts';
import { treeUsage } from '../process-tree.ts';
import type { MeasuredShop } from './pages.ts';

const PAGES = 1000;
const PATHS = [
  '/eng-us/homepage',
  '/eng-us/eyewear/sunglasses',
  '/fra-fr/products/AU2001',
  '/ara-ae/products/AU1001',
  '/eng-us/products/AU5001',
];
const MEGABYTE = 1024 * 1024;

/** Memory of all our processes after a thousand rendered pages, without PostgreSQL (PSS: shared pages in proportion). */
export async function memoryAfterPages({ origin, pid }: MeasuredShop): Promise<readonly Figure[]> {
  for (let count = 0; count < PAGES; count += 1) {
    const answer = await fetch(`${origin}${PATHS[count % PATHS.length] ?? '/'}`);
    await answer.arrayBuffer();
  }
  const measured = treeUsage(pid, { withMemory: true }).shop.memoryBytes / MEGABYTE;
  return [
    { name: 'memory after 1,000 product pages', unit: 'MB', must: 450, aim: 300, measured, better: 'lower' },
  ];
}

const FEW_ADDRESSES = 3_000;
const MANY_ADDRESSES = 10_000;

/** How much more memory 10,000 distinct addresses of listings and searches take than 3,000 of them. */
export async function memoryOfAddresses({ origin, pid }: MeasuredShop): Promise<readonly Figure[]> {
  const visit = async (from: number, to: number): Promise<number> => {
    for (let count = from; count < to; count += 1) {
      const path = count % 2 === 0 ? `search?q=watch+${count}` : `leather-goods?page=${count}&size=${count}`;
      const answer = await fetch(`${origin}/eng-us/${path}`);
      await answer.arrayBuffer();
    }
    return treeUsage(pid, { withMemory: true }).shop.memoryBytes;
  };
  const few = await visit(0, FEW_ADDRESSES);
  const many = await visit(FEW_ADDRESSES, MANY_ADDRESSES);
  const name = 'memory after 10,000 addresses beside 3,000';
  return [{ name, unit: '%', must: 110, measured: (100 * many) / few, better: 'lower' }];
}
