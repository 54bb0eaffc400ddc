import { newShopper } from '@vitrine/testing';
import type { Figure } from '../figures/figure.ts';
import { type Cost, cpuPerOperation } from '../measure.ts';
import type { MeasuredShop } from './pages.ts';

const CALLS = 400;

/** CPU of the product call: of the shop, and of PostgreSQL. */
export async function productCallCost({ origin, pid }: MeasuredShop): Promise<Cost> {
  return cpuPerOperation(pid, async () => {
    for (let count = 0; count < CALLS; count += 1) {
      const answer = await fetch(`${origin}/api/eng-us/product/AU2001`);
      if (!answer.ok) throw new Error(`the product call answered ${answer.status}`);
      await answer.arrayBuffer();
    }
    return CALLS;
  });
}

export async function productDetail(shop: MeasuredShop): Promise<readonly Figure[]> {
  const { shopMs, postgresMs } = await productCallCost(shop);
  return [
    { name: 'product detail call (CPU)', unit: 'ms', must: 2, aim: 1, measured: shopMs, better: 'lower' },
    {
      name: 'product detail call (PostgreSQL)',
      unit: 'ms',
      must: 1,
      aim: 1,
      measured: postgresMs,
      better: 'lower',
    },
  ];
}

/**
 * Each guest adds a few units, then the next guest continues, because no real cart holds four hundred pairs of
 * sunglasses.
 */
const ADDS_PER_GUEST = 8;
const GUESTS = 40;

export async function addToCart({ origin, pid }: MeasuredShop): Promise<readonly Figure[]> {
  const { shopMs, postgresMs } = await cpuPerOperation(pid, async () => {
    const shoppers = await Promise.all(Array.from({ length: GUESTS }, async () => newShopper(origin)));
    for (const shopper of shoppers) {
      for (let count = 0; count < ADDS_PER_GUEST; count += 1) {
        await shopper.call('PUT', '/api/eng-us/cart', { items: [{ skuId: 'QS2001', quantity: 1 }] });
      }
    }
    return GUESTS * ADDS_PER_GUEST;
  });
  return [
    { name: 'add to cart (CPU)', unit: 'ms', must: 5, aim: 3, measured: shopMs, better: 'lower' },
    { name: 'add to cart (PostgreSQL)', unit: 'ms', must: 3, aim: 3, measured: postgresMs, better: 'lower' },
  ];
}
