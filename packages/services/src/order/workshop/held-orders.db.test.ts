import { describe, expect, it } from 'vitest';
import { aReadyOrder, commit, done, orderOf, type ReadyOrder } from '../../test-harness/a-purchase.ts';
import { aFakeWorkshop } from '../../test-harness/fake-workshop.ts';
import { useServices } from '../../test-harness/open-services.ts';
import { reviewOrder } from '../review-order.service.ts';
import { sendDueMessages } from './send-messages.job.ts';
import { releaseUntold, tellOfOlderOrders } from './tell-workshop.ts';

const workshop = aFakeWorkshop();
const services = useServices({ deps: { gateways: { workshop } } });

/** An order that is held and that the workshop was not told of, as one that looks like fraud is left. */
async function aHeldOrder(): Promise<ReadyOrder & { readonly number: string }> {
  const order = await aReadyOrder(services);
  await done(commit(services, order.token));
  await services.db.executeSql('DELETE FROM workshop_message WHERE order_id = $1', [order.orderId]);
  await services.db.executeSql(`UPDATE shop_order SET review_state = 'held' WHERE id = $1`, [order.orderId]);
  const { orderNumber = '' } = await orderOf(services, order);
  return { ...order, number: orderNumber };
}
async function toldOf({ number }: { readonly number: string }): Promise<readonly string[]> {
  await sendDueMessages(services.deps);
  return workshop.taken.filter(({ order }) => order.number === number).map(({ type }) => type);
}
const key = ({ orderId }: ReadyOrder) => ({ market: 'us', orderId });

describe('[R6.010] the workshop', { timeout: 30_000 }, () => {
  it('does not hear of an order that is held until somebody has accepted it, and then once', async () => {
    const order = await aHeldOrder();
    await tellOfOlderOrders(services.deps);
    await releaseUntold(services.deps, key(order));
    expect(await toldOf(order)).toEqual([]);
    expect(await reviewOrder(services.deps, order.number, 'accept')).toMatchObject({ ok: true });
    await Promise.all([1, 2, 3].map(() => releaseUntold(services.deps, key(order))));
    expect(await toldOf(order)).toEqual(['order.released']);
  });

  it('never hears of one that was refused, or that its owner cancelled meanwhile', async () => {
    const [refused, cancelled] = [await aHeldOrder(), await aHeldOrder()];
    expect(await reviewOrder(services.deps, refused.number, 'refuse')).toMatchObject({ ok: true });
    const params = { id: cancelled.orderId };
    await done(services.call('cancelOrder', { token: cancelled.token, params, body: { cancelOrder: true } }));
    await tellOfOlderOrders(services.deps);
    for (const order of [refused, cancelled]) {
      await releaseUntold(services.deps, key(order));
      expect(await toldOf(order)).toEqual([]);
    }
  });
});
