import { CartBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  cartOf,
  commit,
  done,
  orderOf,
  prepared,
  setStock,
} from '../test-harness/a-purchase.ts';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
const SKU = 'QS2001';
const KIT = 'QP4203';

const add = async (token: string, ...skuIds: readonly string[]) =>
  services.call('addToCart', { token, body: { items: skuIds.map((skuId) => ({ skuId, quantity: 1 })) } });

async function aCart(...skuIds: readonly string[]) {
  const token = await guestToken(services);
  const { body } = await done(add(token, ...skuIds));
  return { token, cart: CartBody.parse(body), line: CartBody.parse(body).items[0]?.commerceItemId ?? '' };
}

const save = (token: string, commerceItemId: string) =>
  services.call('saveCartLine', { token, body: { commerceItemId } });
const take = (token: string, id: string) => services.call('takeSavedLine', { token, params: { id } });

const setPrice = async (skuId: string, amount: number) =>
  services.db.executeSql(`UPDATE price SET amount = $2 WHERE sku_id = $1 AND country = 'US'`, [
    skuId,
    amount,
  ]);

describe('what is put aside', () => {
  it('[R2.002] leaves the bag and its sum, and comes back as it was', async () => {
    const { token, line, cart } = await aCart(SKU);
    const aside = CartBody.parse((await done(save(token, line))).body);
    expect(aside).toMatchObject({ items: [], itemCount: 0, saved: [{ commerceItemId: line, quantity: 1 }] });
    expect((await services.call('prepareOrder', { token, body: {} })).errorCode).toBe('cart_empty');
    const back = CartBody.parse((await done(take(token, line))).body);
    expect(back).toMatchObject({ items: cart.items, saved: [], subtotal: cart.subtotal });
  });

  it('[R2.002] stays aside when it cannot be had, and can be forgotten', async () => {
    const { token, line } = await aCart('QB5001');
    await done(save(token, line));
    await setStock(services, 'QB5001', 0);
    expect(await take(token, line)).toMatchObject({ status: 409, errorCode: 'out_of_stock' });
    expect((await cartOf(services, token)).saved).toMatchObject([{ available: false }]);
    const params = { id: line };
    expect((await done(services.call('removeSavedLine', { token, params }))).body).toMatchObject({
      saved: [],
    });
    expect((await services.call('removeSavedLine', { token, params })).errorCode).toBe('cart_line_not_found');
  });

  it('[R2.002] of somebody else cannot be found, nor a line of the bag, nor twice at once', async () => {
    const { token, line } = await aCart(SKU);
    const other = await aCart('QB5002');
    expect((await save(other.token, line)).errorCode).toBe('cart_line_not_found');
    const both = await Promise.all([save(token, line), save(token, line)]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404]);
    expect((await take(other.token, line)).errorCode).toBe('cart_line_not_found');
    expect((await take(token, 'unknown')).status).toBe(404);
  });

  it('[R7.099] goes along when the guest signs in', async () => {
    const { token, line } = await aCart(SKU);
    await done(save(token, line));
    const { token: customer } = await signIn(services, { token });
    expect((await cartOf(services, customer)).saved?.map(({ commerceItemId }) => commerceItemId)).toContain(
      line,
    );
  });
});

describe('a bag that is a gift', () => {
  it('[R2.002] keeps its wrapping and words for the order, and begins anew after it', async () => {
    const { token } = await aCart(SKU);
    const body = { isWrapped: true, message: '  For Ana\r\nwith love ' };
    const gift = { isWrapped: true, message: 'For Ana\nwith love' };
    expect((await done(services.call('setGift', { token, body }))).body).toMatchObject({ gift });
    const ready = await aReadyOrder(services, { token, skuIds: ['QB5002'] });
    expect(await orderOf(services, ready)).toMatchObject({ gift });
    expect((await commit(services, token)).status).toBe(200);
    expect((await cartOf(services, token)).gift).toBeUndefined();
    await done(add(token, SKU));
    expect((await cartOf(services, token)).gift).toBeUndefined();
  });

  it('[R2.002, R7.130] comes back with its pieces when the order is cancelled, and the order tells what had paid it', async () => {
    const ready = await aReadyOrder(services);
    const { token, orderId } = ready;
    await done(services.call('setGift', { token, body: { isWrapped: true, message: 'For Ana' } }));
    await done(services.call('prepareOrder', { token, body: {} }));
    await done(commit(services, token));
    expect((await cartOf(services, token)).gift).toBeUndefined();
    const params = { id: orderId };
    await done(services.call('cancelOrder', { token, params, body: { cancelOrder: true } }));
    const { gift, itemCount } = await cartOf(services, token);
    expect([gift, itemCount]).toEqual([{ isWrapped: true, message: 'For Ana' }, 1]);
    expect((await orderOf(services, ready)).payments).toMatchObject([
      { method: 'creditCard', state: 'cancelled' },
    ]);
  });

  it('[R2.002] that changes is a gift in the draft too', async () => {
    const { token } = await aCart(SKU);
    const draft = await prepared(services, token);
    await done(services.call('setGift', { token, body: { isWrapped: true } }));
    expect((await orderOf(services, draft)).gift).toEqual({ isWrapped: true });
    await done(services.call('setGift', { token, body: { isWrapped: false, message: ' ' } }));
    expect((await orderOf(services, draft)).gift).toBeUndefined();
  });

  it.each([['x'.repeat(241)], ['a\u0000b'], ['\uD800'], ['1\n2\n3\n4\n5\n6\n7']])(
    '[R2.002] refuses words that no card can have: %j',
    async (message) => {
      const { token } = await aCart(SKU);
      const refused = await services.call('setGift', { token, body: { isWrapped: false, message } });
      expect(refused).toMatchObject({ status: 400, body: { statusDetails: 'message' } });
    },
  );

  it('[R2.002] needs a piece', async () => {
    const token = await guestToken(services);
    const refused = await services.call('setGift', { token, body: { isWrapped: true } });
    expect(refused.errorCode).toBe('cart_empty');
  });
});

describe('what changed since a piece came into the bag', () => {
  it('[R2.002] is told: another price until an order is prepared, and how many are left', async () => {
    const { token, line } = await aCart('QS2011');
    const [before] = (await cartOf(services, token)).items;
    expect(before?.formerPrice).toBeUndefined();
    const amount = before?.unitPrice?.amount ?? 0;
    await setPrice('QS2011', amount + 1000);
    const [dearer] = (await cartOf(services, token)).items;
    expect(dearer).toMatchObject({ formerPrice: { amount }, unitPrice: { amount: amount + 1000 } });
    await prepared(services, token);
    expect((await cartOf(services, token)).items[0]?.formerPrice).toBeUndefined();

    const params = { commerceItemId: line };
    await done(services.call('changeCartLine', { token, params, body: { quantity: 3 } }));
    await setStock(services, 'QS2011', 2);
    expect((await cartOf(services, token)).items[0]).toMatchObject({ available: false, left: 2 });
    await setStock(services, 'QS2011', 0);
    expect((await cartOf(services, token)).items[0]?.left).toBeUndefined();
  });

  it('[R2.002] a bundle says what is inside it, in the bag and on the order', async () => {
    const token = await guestToken(services);
    await services.db.executeSql(
      `UPDATE session SET age_answer = 'yes' WHERE access_hash = encode(sha256($1::bytea), 'hex')`,
      [token],
    );
    await done(add(token, KIT));
    const parts = (await cartOf(services, token)).items[0]?.parts;
    expect(parts?.map(({ size }) => size)).toEqual(['2 mL', '2 mL']);
    expect((await orderOf(services, await prepared(services, token))).lines[0]?.parts).toEqual(parts);
  });
});

describe('what a bag tells of itself', () => {
  it('[R8.006] says that an earlier order is being paid, also once it is empty, and no longer when it is cancelled', async () => {
    const { token } = await aCart(SKU);
    expect(await cartOf(services, token)).not.toHaveProperty('hasPendingOrder');
    const { orderId, token: payer } = await aReadyOrder(services);
    await services.db.executeSql(`UPDATE shop_order SET state = 'pending_payment' WHERE id = $1`, [orderId]);
    expect(await cartOf(services, payer)).toMatchObject({ hasPendingOrder: true, itemCount: 1 });
    // The house has taken its pieces off the shelf meanwhile.
    await services.db.executeSql(
      'DELETE FROM cart_line WHERE (market, cart_id) = (SELECT market, cart_id FROM shop_order WHERE id = $1)',
      [orderId],
    );
    expect(await cartOf(services, payer)).toMatchObject({ hasPendingOrder: true, items: [] });
    await services.db.executeSql(`UPDATE shop_order SET state = 'cancelled' WHERE id = $1`, [orderId]);
    expect(await cartOf(services, payer)).not.toHaveProperty('hasPendingOrder');
  });

  it('[R4.001] says that a piece is sold by advisors alone where the locale is no shop, and not of one that is gone', async () => {
    const { token } = await aCart('QB5002');
    const elsewhere = CartBody.parse(
      (await done(services.call('getCart', { token, locale: 'eng-in' }))).body,
    );
    expect(elsewhere.items).toMatchObject([{ available: false, byAdvisor: true }]);
    await setStock(services, 'QB5002', 0);
    const [gone] = (await cartOf(services, token)).items;
    expect(gone).toMatchObject({ available: false });
    expect(gone).not.toHaveProperty('byAdvisor');
  });
});
