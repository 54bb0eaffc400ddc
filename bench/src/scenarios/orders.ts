import { readyToCommit, type TestShopper } from '@vitrine/testing';
import type { Figure } from '../figures/figure.ts';
import { type Cost, cpuOf } from '../measure.ts';
import type { MeasuredShop } from './pages.ts';

const ORDERS = 100;
const WARM_UP = 20;
/** Spread over several pieces: the demo house keeps a few dozen of each. */
export const SKUS = ['QL4109', 'QL4204', 'QL4311', 'QL4402', 'QS2001', 'QS2011'] as const;
export interface ShopWithProvider extends MeasuredShop {
  readonly paymentOrigin: string;
}

/** The call alone, in a process without jobs. */
export async function orderCommit(shop: ShopWithProvider): Promise<readonly Figure[]> {
  const { shopMs, postgresMs } = await costOfCommits(shop);
  return [
    { name: 'order commit (CPU)', unit: 'ms', must: 8, aim: 5, measured: shopMs, better: 'lower' },
    { name: 'order commit (PostgreSQL)', unit: 'ms', must: 6, aim: 5, measured: postgresMs, better: 'lower' },
  ];
}

/** The same where the process does the jobs too: mails, messages to the workshop, and the timetable's work in that time. */
export async function orderWithItsJobs(shop: ShopWithProvider): Promise<readonly Figure[]> {
  const { shopMs, postgresMs } = await costOfCommits(shop);
  const common = { unit: 'ms', better: 'lower' } as const;
  return [
    { ...common, name: 'order commit and its jobs (CPU)', measured: shopMs },
    { ...common, name: 'order commit and its jobs (PostgreSQL)', measured: postgresMs },
  ];
}

/** Only the commits are measured; the orders are made ready before. The first few warm up and are not counted. */
async function costOfCommits(shop: ShopWithProvider): Promise<Cost> {
  const ready: TestShopper[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    ready.push(
      await readyToCommit(shop, {
        skuId: SKUS[count % SKUS.length] ?? SKUS[0],
        email: `bench-${count}@guest.example`,
      }),
    );
  }
  await commitAll(ready.slice(0, WARM_UP));
  return cpuOf(shop.pid, async () => commitAll(ready.slice(WARM_UP)));
}

async function commitAll(shoppers: readonly TestShopper[]): Promise<number> {
  for (const shopper of shoppers) {
    await shopper.call('POST', '/api/eng-us/checkout/order/commit', { consents: { termsOfSale: true } });
  }
  return shoppers.length;
}
