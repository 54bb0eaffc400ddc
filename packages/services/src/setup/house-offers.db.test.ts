import { beforeAll, describe, expect, it } from 'vitest';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';
import { SUBSCRIPTION } from '../test-harness/a-subscription.ts';

const services = useServices();
beforeAll(async () => {
  await services.db.executeSql(`UPDATE app_config SET body = jsonb_set(body, '{features}',
    '{"wishlist": false, "backInStock": "off", "guestCheckout": "false"}') WHERE name = 'main'`);
});

const EMAIL = 'ana@example.com';
const NOT_OFFERED = { status: 403, errorCode: 'not_offered' };

async function withACart(token: string): Promise<string> {
  await services.call('addToCart', { token, body: { skuId: 'QS2001', quantity: 1 } });
  return token;
}

describe('[R1.009, R9.044] what the house has switched off, no client can do:', () => {
  it('ask for a message when a piece is back', async () => {
    expect(await services.call('subscribeBackInStock', { body: SUBSCRIPTION })).toMatchObject(NOT_OFFERED);
    expect((await services.db.executeSql('SELECT id FROM back_in_stock')).rows).toEqual([]);
  });

  it('wish for a piece', async () => {
    const token = await guestToken(services);
    const body = { items: [{ skuId: 'QS2001' }] };
    expect(await services.call('addToWishlist', { token, body })).toMatchObject(NOT_OFFERED);
  });

  it('buy without an account; a guest may look at the checkout and sign in there, a customer buys', async () => {
    const token = await withACart(await guestToken(services));
    expect(await services.call('prepareOrder', { token, body: { email: EMAIL } })).toMatchObject(NOT_OFFERED);
    expect((await services.call('prepareOrder', { token, body: {} })).status).toBe(200);
    const commit = await services.call('commitOrder', { token, body: { consents: { termsOfSale: true } } });
    expect(commit).toMatchObject({ status: 409, errorCode: 'email_missing' });
    const kim = await withACart((await signIn(services)).token);
    expect((await services.call('prepareOrder', { token: kim, body: { email: EMAIL } })).status).toBe(200);
  });
});
