import type { FatedOrder } from './lived-orders.ts';
import { FATES, live } from './order-life.ts';
import { pause } from './pause.ts';
import { buyUnderFire } from './persistent-shopper.ts';
import { reckon } from './reckoning.ts';
import { ask } from './shop-records.ts';
import { openShopUnderFire, type ShopUnderFire } from './shop-under-fire.ts';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * Orders are bought, and some cancelled, while the workshop is away. Then it comes back, hears of everything in its order,
 * and makes ready what is left. Returns what is at fault in the end.
 */
export async function leaveWithoutWorkshop({
  minutes,
  orders,
}: {
  readonly minutes: number;
  readonly orders: number;
}): Promise<readonly string[]> {
  const shop = await openShopUnderFire();
  try {
    await shop.killWorkshop();
    const told = await buyMeanwhile(shop, { minutes, orders });
    await shop.startWorkshop();
    process.stdout.write(`away: ${told.length} orders in ${minutes} minutes, ${await catchUp(shop)}\n`);
    const failed: string[] = [];
    await Promise.all(
      told.map((order) => live(shop, order).catch((error: unknown) => failed.push(String(error)))),
    );
    return [...failed, ...(await reckon(shop, told))];
  } finally {
    await shop.remove();
  }
}

/** One order after the other, spread over the time; those that are to be cancelled are cancelled at once. */
async function buyMeanwhile(
  shop: ShopUnderFire,
  { minutes, orders }: { readonly minutes: number; readonly orders: number },
): Promise<readonly FatedOrder[]> {
  const began = performance.now();
  const until = (share: number) =>
    pause(Math.max(0, began + share * minutes * MINUTE_MS - performance.now()));
  const told: FatedOrder[] = [];
  for (let number = 0; number < orders; number += 1) {
    await until(number / orders);
    const order = { ...(await buyUnderFire(shop, number)), fate: FATES[number % FATES.length] ?? 'kept' };
    told.push(order);
    if (order.fate === 'cancelled') await live(shop, order);
  }
  await until(1);
  return told;
}

/** Waits until everything was told; how long that took, and what was told out of its order. */
async function catchUp(shop: ShopUnderFire): Promise<string> {
  const began = performance.now();
  for (;;) {
    const [row] = await ask(
      shop,
      `SELECT count(*) FILTER (WHERE sent_at IS NULL)::int AS waiting, count(*)::int AS messages,
         extract(epoch FROM max(sent_at) - min(sent_at))::float AS seconds,
         (SELECT count(*)::int FROM workshop_message a JOIN workshop_message b USING (market, order_id)
          WHERE a.place < b.place AND a.sent_at > b.sent_at) AS out_of_order FROM workshop_message`,
    );
    if (row?.['waiting'] === 0) {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      return `caught up within ${seconds} s of its return: ${JSON.stringify(row)}`;
    }
    await pause(LOOK_EVERY_MS);
  }
}
