import { describe, expect, it } from 'vitest';
import { aReadyOrder, commit, orderOf, type ReadyOrder } from '../test-harness/a-purchase.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { jobHandlers } from '../start-jobs.ts';

const { services, card: provider, jobs } = usePurchases();

const looksLeft = () => jobs.left.filter(({ name }) => name === 'ask-about-payment');

async function anOrderWhileTheProviderIsDown(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services);
  provider.goDown(true);
  await commit(services, order.token);
  return order;
}

/** What the queue does when the time of the newest look has come. */
async function takeTheNextLook(): Promise<void> {
  const look = looksLeft().at(-1);
  if (look?.afterMs === undefined) throw new Error('No look is left');
  services.clock.advance(look.afterMs);
  const { rows } = await services.db.executeSql('SELECT id, market FROM payment ORDER BY id DESC');
  const [newest] = rows;
  const data = { market: String(newest?.['market']), paymentId: String(newest?.['id']) };
  expect(look.data).toEqual(data);
  await jobHandlers(services.deps)['ask-about-payment'](data);
}

describe('[R4.033, R7.129] a payment that the provider left open', { timeout: 30_000 }, () => {
  it('is settled by the first look after the provider is back, seconds after the commit', async () => {
    const before = looksLeft().length;
    const order = await anOrderWhileTheProviderIsDown();
    expect((await orderOf(services, order)).state).toBe('pending_payment');
    expect(looksLeft().slice(before)).toMatchObject([{ afterMs: 3_000 }]);
    provider.goDown(false);
    await takeTheNextLook();
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(looksLeft()).toHaveLength(before + 1);
  });

  it('is looked at ever more seldom while it stays open, and by the timetable alone in the end', async () => {
    const before = looksLeft().length;
    const order = await anOrderWhileTheProviderIsDown();
    for (let left = 0; left < looksLeft().length - before; left += 1) await takeTheNextLook();
    const pauses = looksLeft()
      .slice(before)
      .map(({ afterMs = 0 }) => Math.round(afterMs / 1000));
    expect(pauses).toEqual([3, 3, 3, 5, 7, 10, 15, 23, 34, 51]);
    provider.goDown(false);
    await jobHandlers(services.deps)['settle-payments']({});
    expect((await orderOf(services, order)).state).toBe('placed');
  });

  it('is not asked about again once it was settled by other ways', async () => {
    const order = await anOrderWhileTheProviderIsDown();
    provider.goDown(false);
    await jobHandlers(services.deps)['settle-payments']({});
    expect((await orderOf(services, order)).state).toBe('placed');
    const asked = provider.asked.length;
    const left = looksLeft().length;
    await takeTheNextLook();
    expect(provider.asked).toHaveLength(asked);
    expect(looksLeft()).toHaveLength(left);
  });
});
