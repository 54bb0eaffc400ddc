import { CART_LIMITS } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReadyOrder, cartOf, commit, done, orderOf, setStock, stockOf } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
beforeEach(() => setStock(services, 'QL4109', 40));

const add = (token: string) => services.call('addToCart', { token, body: { skuId: 'QL4109', quantity: 1 } });
const ENGRAVED = { skuId: 'QL4109', quantity: 1, personalisation: { text: 'AN', font: 'capitals' } };

/** A guest's cart with one engraved piece. */
async function oneEngraved(): Promise<string> {
  const token = await guestToken(services);
  await done(services.call('addToCart', { token, body: ENGRAVED }));
  return token;
}

/** The same with another piece of the SKU, which is a line of its own. */
async function twoLines(): Promise<string> {
  const token = await oneEngraved();
  await done(add(token));
  return token;
}

const quantities = async (token: string) =>
  (await cartOf(services, token)).items.map(({ product, quantity }) => [product.identifier, quantity]);

describe('one SKU in two configurations', () => {
  it('is two lines of a cart, changed and removed one by one, and merges with its equal', async () => {
    const token = await twoLines();
    await setStock(services, 'QL4109', 2);
    const [engraved, plain] = (await cartOf(services, token)).items;
    expect([engraved?.quantity, plain?.quantity]).toEqual([1, 1]);
    expect([engraved?.available, plain?.available]).toEqual([true, true]);
    await done(add(token));
    expect(await quantities(token)).toEqual([
      ['QL4109', 1],
      ['QL4109', 2],
    ]);
    expect((await cartOf(services, token)).items.map(({ available }) => available)).toEqual([false, false]);
    const params = { id: plain?.commerceItemId ?? '' };
    await done(services.call('removeCartLine', { token, params }));
    expect((await cartOf(services, token)).items).toMatchObject([
      { commerceItemId: engraved?.commerceItemId },
    ]);
  });

  it('[R8.003] shares the limit of its SKU', async () => {
    const token = await twoLines();
    const max = (await cartOf(services, token)).items[0]?.maxQuantity ?? 0;
    for (let pieces = 2; pieces < max; pieces += 1) await done(add(token));
    expect(await add(token)).toMatchObject({ status: 409, errorCode: 'sku_limit_reached' });
  });

  it('[R7.102, R7.129, R7.130] is bought as two lines, and comes back as two when it is cancelled', async () => {
    const { token, orderId } = await aReadyOrder(services, {
      token: await oneEngraved(),
      skuIds: ['QL4109'],
    });
    expect((await commit(services, token)).status).toBe(200);
    expect((await orderOf(services, { token, orderId })).lines).toHaveLength(2);
    expect((await cartOf(services, token)).items).toEqual([]);
    expect(await stockOf(services, 'QL4109')).toEqual({ onHand: 38, reserved: 0 });
    const cancel = { token, params: { id: orderId }, body: { cancelOrder: true } };
    await done(services.call('cancelOrder', cancel));
    expect(await stockOf(services, 'QL4109')).toEqual({ onHand: 40, reserved: 0 });
    const { rows } = await services.db.executeSql(
      'SELECT configuration, quantity FROM cart_line WHERE cart_id = $1 ORDER BY configuration DESC',
      [(await cartOf(services, token)).cartID],
    );
    expect(rows).toMatchObject([
      { configuration: { personalisation: { letters: { text: 'AN' } } }, quantity: 1 },
      { configuration: {}, quantity: 1 },
    ]);
  });

  it('[R7.130, R8.003] of a cancelled order comes back as far as the limit of the cart leaves room', async () => {
    const order = await aReadyOrder(services, { skuIds: ['QL4109', 'QS2002', 'QS2003'] });
    expect((await commit(services, order.token)).status).toBe(200);
    for (const [skuId, quantity] of Object.entries({ QS2002: 3, QS2011: 3, QS2012: 3 })) {
      await done(services.call('addToCart', { token: order.token, body: { skuId, quantity } }));
    }
    const cancel = { params: { id: order.orderId }, body: { cancelOrder: true } };
    await done(services.call('cancelOrder', { token: order.token, ...cancel }));
    const cart = await cartOf(services, order.token);
    expect(cart.itemCount).toBe(CART_LIMITS.basketPieces);
    expect(cart.items.map(({ product, quantity }) => [product.identifier, quantity])).toEqual([
      ['QS2002', 3],
      ['QS2011', 3],
      ['QS2012', 3],
      ['QL4109', 1],
    ]);
  });

  it('is never sold beyond its stock: 8 buyers of two pieces in two lines, 3 pieces, 1 order', async () => {
    const anOrder = async () => aReadyOrder(services, { token: await oneEngraved(), skuIds: ['QL4109'] });
    const orders = await Promise.all(Array.from({ length: 8 }, anOrder));
    await setStock(services, 'QL4109', 3);
    const answers = await Promise.all(orders.map(({ token }) => commit(services, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ errorCode }) => errorCode))).toEqual(new Set(['out_of_stock']));
    expect(refused[0]?.body).toMatchObject({ errors: [{ statusDetails: 'QL4109' }] });
    expect(await stockOf(services, 'QL4109')).toEqual({ onHand: 1, reserved: 0 });
  });

  it('[R7.102] is told as unavailable once where its lines together want more than there is', async () => {
    const token = await twoLines();
    await setStock(services, 'QL4109', 1);
    const prepared = await services.call('prepareOrder', { token });
    expect(prepared).toMatchObject({ status: 409, errorCode: 'item_unavailable' });
    expect(prepared.body).toMatchObject({ errors: [{ statusDetails: 'QL4109' }] });
    expect(prepared.body).not.toMatchObject({ errors: [{}, {}] });
  });

  it('[R7.099] of a guest joins the equal lines of the customer who signs in, and the rest moves', async () => {
    const { token: kim } = await signIn(services);
    await done(services.call('resetCart', { token: kim }));
    await done(add(kim));
    const token = await twoLines();
    const signedIn = await signIn(services, { token });
    expect(await quantities(signedIn.token)).toEqual([
      ['QL4109', 2],
      ['QL4109', 1],
    ]);
    await done(services.call('resetCart', { token: signedIn.token }));
  });
});
