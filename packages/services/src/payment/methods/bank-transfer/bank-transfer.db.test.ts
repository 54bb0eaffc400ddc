import { PAYMENT_METHODS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { anUnpaidOrder, commit, done, orderOf } from '../../../test-harness/a-purchase.ts';
import { usePurchases } from '../../../test-harness/use-purchases.ts';
import { expireOrders } from '../../payment.jobs.ts';

const { services, tokens } = usePurchases();
const DAY_MS = 24 * 60 * 60 * 1000;

async function aWaitingOrder(days: number) {
  const config = JSON.stringify({ methods: { default: PAYMENT_METHODS }, transfer: { days } });
  await services.db.executeSql(`UPDATE app_config SET body = $1::jsonb WHERE name = 'payment'`, [config]);
  tokens.answerWith('pending');
  const order = await anUnpaidOrder(services);
  const params = { method: 'bankTransfer' };
  await done(services.call('applyPayment', { token: order.token, params, body: {} }));
  await done(commit(services, order.token));
  return order;
}
async function stateOf(orderId: string) {
  const { rows } = await services.db.executeSql('SELECT state FROM shop_order WHERE id = $1', [orderId]);
  return rows[0]?.['state'];
}

describe('[R7.118] an order that a transfer pays', () => {
  it('is known to the bank by its number', async () => {
    const order = await aWaitingOrder(3);
    expect(tokens.texts.at(-1)).toBe((await orderOf(services, order)).orderNumber);
  });

  it.each([1, 3])('holds its pieces for the %i days that the house says, and no longer', async (days) => {
    const { orderId } = await aWaitingOrder(days);
    services.clock.advance(days * DAY_MS - 60_000);
    await expireOrders(services.deps);
    expect(await stateOf(orderId)).toBe('pending_payment');
    services.clock.advance(61_000);
    await expireOrders(services.deps);
    expect(await stateOf(orderId)).toBe('expired');
  });
});
