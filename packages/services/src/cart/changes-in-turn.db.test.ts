import { inTransaction } from '@vitrine/database';
import { expect, it } from 'vitest';
import { cartOf, done } from '../test-harness/a-purchase.ts';
import { guestToken, useServices } from '../test-harness/open-services.ts';

const services = useServices();

async function waitingForLocks(): Promise<unknown> {
  const { rows } = await services.db.executeSql(`SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.['waiting'];
}

it('[R7.100] a burst of changes to one cart takes one connection, and a longer line is told to come back', async () => {
  const [token, other] = [await guestToken(services), await guestToken(services)];
  const add = (by: string) =>
    services.call('addToCart', { token: by, body: { skuId: 'QS2001', quantity: 1 } });
  await done(add(token));
  const { cartID } = await cartOf(services, token);
  const burst = await inTransaction(services.db, async (transaction) => {
    await transaction.executeSql('SELECT id FROM cart WHERE id = $1 FOR UPDATE', [cartID]);
    // One has its turn, a hundred stand in line.
    const sent = Array.from({ length: 102 }, async () => add(token));
    expect(await Promise.race(sent)).toMatchObject({ status: 429, errorCode: 'too_many_requests' });
    await expect.poll(waitingForLocks).toBe(1);
    expect(await add(other)).toMatchObject({ status: 200 });
    expect((await cartOf(services, other)).itemCount).toBe(1);
    expect(await waitingForLocks()).toBe(1);
    return { sent };
  });
  const answers = await Promise.all(burst.sent);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
  expect((await cartOf(services, token)).itemCount).toBe(3);
});
