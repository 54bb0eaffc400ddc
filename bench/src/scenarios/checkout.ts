import { newShopper, purchaseSteps } from '@vitrine/testing';
import type { Figure } from '../figures/figure.ts';
import { type Cost, cpuOf, median } from '../measure.ts';
import { SKUS, type ShopWithProvider } from './orders.ts';

const SHOPPERS = 60;
const ROUNDS = 3;
/** Of the card's number for its token: no call of the shop. */
const PROVIDERS_OWN = 'the provider alone';

/** CPU of each call of a purchase before its commit: all shoppers make one call, then all the next. */
export async function checkoutCalls(shop: ShopWithProvider): Promise<readonly Figure[]> {
  await costs(shop);
  const rounds: ReadonlyMap<string, Cost>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await costs(shop));
  return [...(rounds[0] ?? new Map<string, Cost>()).keys()].flatMap((name) => {
    const middle = (part: keyof Cost): number =>
      median(rounds.map((round) => round.get(name)?.[part] ?? Number.NaN));
    return [
      { name: `${name} (CPU)`, unit: 'ms', must: 5, measured: middle('shopMs'), better: 'lower' },
      { name: `${name} (PostgreSQL)`, unit: 'ms', must: 3, measured: middle('postgresMs'), better: 'lower' },
    ];
  });
}

async function costs(shop: ShopWithProvider): Promise<ReadonlyMap<string, Cost>> {
  const purchases = await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, number) => {
      const wanted = { skuId: SKUS[number % SKUS.length] ?? SKUS[0], email: 'bench@guest.example' };
      return purchaseSteps(shop, wanted, await newShopper(shop.origin));
    }),
  );
  const measured = new Map<string, Cost>();
  for (const [place, { name }] of (purchases[0] ?? []).entries()) {
    const cost = await cpuOf(shop.pid, async () => {
      for (const steps of purchases) await steps[place]?.run();
      return SHOPPERS;
    });
    if (name !== PROVIDERS_OWN) measured.set(name, cost);
  }
  return measured;
}
