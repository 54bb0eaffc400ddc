import { PAYMENT_METHODS } from '@vitrine/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { anUnpaidOrder, commit, done } from '../../../test-harness/a-purchase.ts';
import { guestToken } from '../../../test-harness/open-services.ts';
import { usePurchases } from '../../../test-harness/use-purchases.ts';

const { services, tokens } = usePurchases();
const APPLES = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
beforeAll(async () => {
  const config = JSON.stringify({ methods: { default: PAYMENT_METHODS } });
  await services.db.executeSql(`UPDATE app_config SET body = $1::jsonb WHERE name = 'payment'`, [config]);
});

const open = (token: string | undefined, validationUrl: string) =>
  services.call('openApplePaySession', { ...(token !== undefined && { token }), body: { validationUrl } });

describe('[R7.118] the sheet of Apple Pay', () => {
  it('knows its merchant by the shop’s own host name', async () => {
    const { token } = await anUnpaidOrder(services);
    expect((await done(open(token, APPLES))).body).toEqual({ merchantSession: { domainName: 'localhost' } });
  });

  it('is validated at Apple’s addresses alone, for an order of a session', async () => {
    const { token } = await anUnpaidOrder(services);
    for (const evil of ['https://evil.example/', 'http://169.254.169.254/', '', 'javascript:1'])
      expect(await open(token, evil)).toMatchObject({
        status: 400,
        body: { statusDetails: 'validationUrl' },
      });
    expect(await open(await guestToken(services), APPLES)).toMatchObject({ errorCode: 'no_current_order' });
    expect((await open(undefined, APPLES)).status).toBe(401);
    tokens.goDown(true);
    expect(await open(token, APPLES)).toMatchObject({ status: 502, errorCode: 'provider_unavailable' });
  });

  it('gives a token that the commit asks the money for, and no other way to pay', async () => {
    const { token } = await anUnpaidOrder(services);
    const params = { method: 'applePay' };
    const apply = (body: object) => services.call('applyPayment', { token, params, body });
    for (const body of [
      {},
      { token: 't', transactionId: 'x' },
      { token: 't', cardNumber: '4111111111111111' },
    ])
      expect((await apply(body)).status).toBe(400);
    expect(await apply({ token: '{"token":"bad"}' })).toMatchObject({ errorCode: 'invalid_payment_token' });
    await done(apply({ token: '{"data":"x"}' }));
    tokens.answerWith('refused');
    expect(await commit(services, token)).toMatchObject({ status: 402, errorCode: 'payment_refused' });
  });
});
