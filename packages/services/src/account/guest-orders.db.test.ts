import { beforeEach, describe, expect, it } from 'vitest';
import { aReadyOrder, cartOf, commit, type ReadyOrder, setStock } from '../test-harness/a-purchase.ts';
import { guestToken, KIM, signIn, type TestAnswer, useServices } from '../test-harness/open-services.ts';

const services = useServices();
beforeEach(async () => setStock(services, 'QS2001', 40));

/** A guest's order, placed under an e-mail. */
async function aPlacedOrder(email: string): Promise<ReadyOrder> {
  const order = await aReadyOrder(services);
  await services.db.executeSql('UPDATE shop_order SET email = $2 WHERE id = $1', [order.orderId, email]);
  expect((await commit(services, order.token)).body).toMatchObject({ state: 'placed' });
  return order;
}

/** Whether a session sees an order: by its id, as its last one, and whether it is paid. */
async function sees(token: string, { orderId }: ReadyOrder): Promise<readonly number[]> {
  const params = { id: orderId, method: 'creditCard', orderId };
  const answers: readonly TestAnswer[] = await Promise.all([
    services.call('getOrder', { token, params }),
    services.call('getLastOrder', { token }),
    services.call('checkOrderState', { token, params }),
  ]);
  return answers.map(({ status }) => status);
}
const ALL = [200, 200, 200];
const NONE = [404, 404, 404];

describe('a guest’s placed order after their sign-in', { timeout: 30_000 }, () => {
  it('[R7.127, R7.128] is still seen in the browser it was made in, and nowhere else under another e-mail', async () => {
    const order = await aPlacedOrder('ana@example.com');
    const { token } = await signIn(services, { token: order.token });
    expect(await sees(token, order)).toEqual(ALL);
    expect(await sees((await signIn(services)).token, order)).toEqual(NONE);
    await services.call('logout', { token });
    expect(await sees(await guestToken(services), order)).toEqual(NONE);
    expect(await sees((await signIn(services)).token, order)).toEqual(NONE);
    expect(await sees('nobody', order)).toEqual([401, 401, 401]);
  });

  it('[R7.127, R7.128] is the customer’s from any machine when it was made under their own e-mail', async () => {
    const order = await aPlacedOrder(KIM.login.toUpperCase());
    const elsewhere = (await signIn(services)).token;
    expect(await sees(elsewhere, order)).toEqual(NONE);
    await signIn(services, { token: order.token });
    expect(await sees(elsewhere, order)).toEqual(ALL);
    expect(await sees((await signIn(services)).token, order)).toEqual(ALL);
  });

  it('does not follow a customer who signs in after another', async () => {
    const order = await aPlacedOrder('ana@example.com');
    const kim = await signIn(services, { token: order.token });
    const body = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
    const noor = await services.call('login', { token: kim.token, body });
    expect(noor.status).toBe(200);
    expect(await sees(noor.cookies['vitrine-access'] ?? '', order)).toEqual(NONE);
  });

  it('[R7.130] that is cancelled returns its pieces into the cart of the customer', async () => {
    const order = await aPlacedOrder('ana@example.com');
    const { token } = await signIn(services, { token: order.token });
    await services.call('resetCart', { token });
    const cancel = { token, params: { id: order.orderId }, body: { cancelOrder: true } };
    expect((await services.call('cancelOrder', cancel)).body).toMatchObject({ state: 'CANCELLED' });
    const { items } = await cartOf(services, token);
    expect(items.map(({ product }) => product.identifier)).toEqual(['QS2001']);
  });
});
