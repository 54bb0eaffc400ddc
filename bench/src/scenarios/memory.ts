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
