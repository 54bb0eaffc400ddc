import { readyToCommit, type TestShopper } from '@vitrine/testing';
import type { Figure } from '../figures/figure.ts';
import { cpuOf } from '../measure.ts';
import type { MeasuredShop } from './pages.ts';

const ORDERS = 100;
const WARM_UP = 20;
/** Spread over several pieces: the demo house keeps a few dozen of each. */
const SKUS = ['QL4109', 'QL4204', 'QL4311', 'QL4402', 'QS2001', 'QS2011'] as const;
export interface ShopWithProvider extends MeasuredShop {
  readonly paymentOrigin: string;
}

/** Only the commits are measured; the orders are made ready before. The first few warm up and are not counted. */
export async function orderCommit(shop: ShopWithProvider): Promise<readonly Figure[]> {
  const ready: TestShopper[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    ready.push(
      await readyToCommit(shop, {
        skuId: SKUS[count % SKUS.length] ?? SKUS[0],
        email: 'bench@guest.example',
      }),
    );
  }
  await commitAll(ready.slice(0, WARM_UP));
  const { shopMs, postgresMs } = await cpuOf(shop.pid, async () => commitAll(ready.slice(WARM_UP)));
  return [
    {
      name: 'order commit (CPU)',
      unit: 'ms',
      must: 8,
      aim: 5,
      measured: shopMs,
      better: 'lower',
    },
    { name: 'order commit (PostgreSQL)', unit: 'ms', must: 6, aim: 5, measured: postgresMs, better: 'lower' },
  ];
}

async function commitAll(shoppers: readonly TestShopper[]): Promise<number> {
  for (const shopper of shoppers) {
    await shopper.call('POST', '/api/eng-us/checkout/order/commit', { consents: { termsOfSale: true } });
  }
  return shoppers.length;
}
