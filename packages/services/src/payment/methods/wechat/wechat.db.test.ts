import { CALL_SPECS } from '@vitrine/contracts';
import { PAYMENT_METHODS } from '@vitrine/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { aReadyOrder, commit, done, orderOf, type ReadyOrder } from '../../../test-harness/a-purchase.ts';
import { guestToken, TEST_ORIGIN } from '../../../test-harness/open-services.ts';
import { usePurchases } from '../../../test-harness/use-purchases.ts';

const { services, wallet, weChat } = usePurchases();
beforeAll(async () => {
  const config = JSON.stringify({ methods: { default: PAYMENT_METHODS } });
  await services.db.executeSql(`UPDATE app_config SET body = $1::jsonb WHERE name = 'payment'`, [config]);
});

/** An order that waits for WeChat. */
async function aWaitingOrder(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services);
  await done(services.call('applyPayment', { token: order.token, params: { method: 'wechat' }, body: {} }));
  await done(commit(services, order.token));
  return order;
}

const lead = (token: string | undefined, body: object) =>
  services.call('redirectToWeChat', { ...(token !== undefined && { token }), body });
const payWith = (token: string | undefined, body: object) =>
  services.call('payInWeChat', { ...(token !== undefined && { token }), body });

describe('[R7.121] the way to WeChat’s page', () => {
  it('is the provider’s, and leads back to the shop’s confirmation', async () => {
    const { token, orderId } = await aWaitingOrder();
    const { body } = await done(lead(token, { orderId }));
    const { redirectionUrl } = CALL_SPECS.redirectToWeChat.answer.parse(body);
    expect(redirectionUrl).toMatch(/^http:\/\/127\.0\.0\.1:3001\/wallet/u);
    const back = `${TEST_ORIGIN}/eng-us/checkout/confirmation`;
    expect(wallet.opened.at(-1)).toMatchObject({ method: 'wechat', returnUrl: back, cancelUrl: back });
    const inApp = await done(lead(token, { orderId, inApp: true }));
    expect(CALL_SPECS.redirectToWeChat.answer.parse(inApp.body).redirectionUrl).toContain(`to=${back}`);
  });

  it('is there for an own order that waits, and for no other', async () => {
    const { token, orderId } = await aWaitingOrder();
    const other = await aWaitingOrder();
    for (const stranger of [other.token, await guestToken(services)])
      expect(await lead(stranger, { orderId })).toMatchObject({ status: 404, errorCode: 'not_found' });
    expect((await lead(token, {})).status).toBe(400);
    expect((await lead(token, { orderId, to: 'https://evil.example' })).status).toBe(400);
    expect((await lead(undefined, { orderId })).status).toBe(401);
    wallet.answerWith('authorised');
    const params = { method: 'wechat', orderId };
    await done(services.call('checkOrderPayment', { token, params }));
    expect(await lead(token, { orderId })).toMatchObject({ status: 404 });
  });

  it('is not there while the provider is down', async () => {
    const { token, orderId } = await aWaitingOrder();
    wallet.goDown(true);
    weChat.goDown(true);
    for (const body of [{ orderId }, { orderId, inApp: true }])
      expect(await lead(token, body)).toMatchObject({ status: 502, errorCode: 'provider_unavailable' });
  });
});

describe('[R7.122] paying inside of WeChat', () => {
  it('knows the shopper by a code, once, and asks the bridge for the order’s amount', async () => {
    const order = await aWaitingOrder();
    const { total } = (await orderOf(services, order)).totals;
    const { body } = await done(payWith(order.token, { code: 'code-1' }));
    expect(body).toMatchObject({
      openid: 'openid-of-code-1',
      bridge: { package: expect.any(String), signType: 'ES256', paySign: `for ${total.amount}` },
    });
    expect(weChat.prepaid.at(-1)).toMatchObject({
      amount: total.amount,
      currency: 'USD',
      notifyUrl: `${TEST_ORIGIN}/webhooks/wechat`,
    });
    expect(await payWith(order.token, { code: 'code-1' })).toMatchObject({
      status: 400,
      body: { statusDetails: 'code' },
    });
    // The bridge's word places nothing.
    expect((await orderOf(services, order)).state).toBe('pending_payment');
  });

  it('needs an order that waits for it, a code of the provider, a session, and a provider that answers', async () => {
    const { token } = await aWaitingOrder();
    expect(await payWith(await guestToken(services), { code: 'code-2' })).toMatchObject({
      status: 409,
      errorCode: 'no_current_order',
    });
    const card = await aReadyOrder(services);
    expect(await payWith(card.token, { code: 'code-3' })).toMatchObject({ status: 409 });
    for (const wrong of [{}, { code: '' }, { code: 'forged' }, { code: 7 }, { code: 'x'.repeat(201) }])
      expect((await payWith(token, wrong)).status).toBe(400);
    expect((await payWith(undefined, { code: 'code-4' })).status).toBe(401);
    weChat.goDown(true);
    expect(await payWith(token, { code: 'code-5' })).toMatchObject({ status: 502 });
    weChat.goDown(false);
    expect((await payWith(token, { code: 'code-5' })).status).toBe(200);
  });
});
