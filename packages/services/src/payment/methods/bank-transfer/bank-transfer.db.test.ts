import { PAYMENT_METHODS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { anUnpaidOrder, commit, done, orderOf } from '../../../test-harness/a-purchase.ts';
import { recordedMail } from '../../../test-harness/recorded-mail.ts';
import { usePurchases } from '../../../test-harness/use-purchases.ts';
import { sendPaymentRequest } from '../../../order/mail/send-payment-request.job.ts';
import { expireOrders } from '../../payment.jobs.ts';

const { services, tokens, jobs } = usePurchases();
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

  it.each(['eng-gb', 'fra-fr', 'ara-ae', 'jpn-jp'])(
    'is asked for by mail in the language of %s',
    async (locale) => {
      const { orderId } = await aWaitingOrder(3);
      const account = {
        holder: 'Maison',
        bank: 'A bank',
        iban: 'FR7630006000011234567890189',
        bic: 'AGRIFRPP',
        days: 3,
      };
      await services.db.executeSql(
        `UPDATE app_config SET body = body || jsonb_build_object('transfer', $1::jsonb) WHERE name = 'payment'`,
        [JSON.stringify(account)],
      );
      await services.db.executeSql('UPDATE shop_order SET locale = $2 WHERE id = $1', [orderId, locale]);
      const asked = jobs.left.filter(({ name }) => name === 'send-payment-request');
      expect(asked.at(-1)?.data).toEqual({ market: 'us', orderId, kind: 'bank-transfer' });
      const mail = recordedMail();
      const deps = { ...services.deps, gateways: { ...services.deps.gateways, mail } };
      const request = { market: 'us', orderId, kind: 'bank-transfer' } as const;
      await sendPaymentRequest(deps, request);
      const { rows } = await services.db.executeSql('SELECT number FROM shop_order WHERE id = $1', [orderId]);
      const [sent] = mail.sent;
      for (const said of [
        String(rows[0]?.['number']),
        'FR76 3000 6000 0112 3456 7890 189',
        'AGRIFRPP',
        `/${locale}/order?token=`,
      ]) {
        expect(sent?.text).toContain(said);
        expect(sent?.html).toContain(said);
      }
      await services.db.executeSql("UPDATE shop_order SET state = 'placed' WHERE id = $1", [orderId]);
      await sendPaymentRequest(deps, request);
      expect(mail.sent).toHaveLength(1);
    },
  );
});
