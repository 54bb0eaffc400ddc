import { CartBody, CartSamplesBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { aReadyOrder, cartOf, commit, done, orderOf, setStock, stockOf } from '../test-harness/a-purchase.ts';
import { guestToken, useServices } from '../test-harness/open-services.ts';

const SCENT = 'QP4201-30';
const OTHER = 'QS2001';
const services = useServices();

const add = (token: string, ...skuIds: readonly string[]) =>
  services.call('addToCart', { token, body: { items: skuIds.map((skuId) => ({ skuId, quantity: 1 })) } });

async function samplesOf(token: string, locale: LocaleCode = 'eng-us'): Promise<CartSamplesBody> {
  return CartSamplesBody.parse((await done(services.call('getCartSamples', { token, locale }))).body);
}

const chosenIn = ({ samples }: CartSamplesBody) =>
  samples.filter(({ chosen }) => chosen).map(({ identifier }) => identifier);

describe('the samples of a cart', () => {
  it('[R7.101] need a session, and are none in an empty cart or beside other pieces', async () => {
    expect((await services.call('getCartSamples', {})).status).toBe(401);
    const token = await guestToken(services);
    const none = { allowed: false, maxSamples: 2, samples: [] };
    expect(await samplesOf(token)).toEqual(none);
    await done(add(token, OTHER));
    expect(await samplesOf(token)).toEqual(none);
    expect((await add(token, 'QP4201-2')).errorCode).toBe('samples_not_allowed');
  });

  it('[R3.035, R7.101] are offered with a fragrance; the chosen ones are marked, cost nothing and count as no piece', async () => {
    const token = await guestToken(services);
    await done(add(token, SCENT));
    const offered = await samplesOf(token);
    expect(offered).toMatchObject({ allowed: true, maxSamples: 2 });
    expect(offered.samples.map(({ identifier }) => identifier)).toEqual(['QP4201-2', 'QP4201-5', 'QP4202-2']);
    const before = await cartOf(services, token);

    await done(add(token, 'QP4201-2', 'QP4202-2'));
    expect(chosenIn(await samplesOf(token))).toEqual(['QP4201-2', 'QP4202-2']);
    const cart = await cartOf(services, token);
    expect(cart).toMatchObject({ itemCount: 1, subtotal: before.subtotal });
    expect(cart.items.filter(({ isSample }) => isSample)).toMatchObject([
      { available: true, maxQuantity: 1, lineTotal: { amount: 0, label: 'Complimentary' } },
      { available: true },
    ]);
    expect(await add(token, 'QP4201-5')).toMatchObject({ status: 409, errorCode: 'samples_limit_reached' });
    expect((await add(token, 'QP4202-2')).errorCode).toBe('sku_limit_reached');
  });

  it('[R3.035] leave the cart with the last fragrance', async () => {
    const token = await guestToken(services);
    await done(add(token, SCENT, OTHER, 'QP4201-2'));
    const { items } = await cartOf(services, token);
    const scent = items.find(({ product }) => product.identifier === SCENT);
    const params = { id: scent?.commerceItemId ?? '' };
    const { body } = await done(services.call('removeCartLine', { token, params }));
    expect(CartBody.parse(body).items.map(({ product }) => product.identifier)).toEqual([OTHER]);
  });

  it('[R3.035] that are out of stock are not offered', async () => {
    await setStock(services, 'QP4201-5', 0);
    const token = await guestToken(services);
    await done(add(token, SCENT));
    expect((await samplesOf(token)).samples.map(({ identifier }) => identifier)).not.toContain('QP4201-5');
    expect((await add(token, 'QP4201-5')).errorCode).toBe('out_of_stock');
  });

  it('[R3.035, R7.129] are ordered, held in stock and shown on the order for nothing', async () => {
    const before = await stockOf(services, 'QP4202-2');
    const ready = await aReadyOrder(services, { skuIds: [SCENT, 'QP4202-2'] });
    expect((await commit(services, ready.token)).status).toBe(200);
    const { lines, totals } = await orderOf(services, ready);
    const [scent, sample] = lines;
    expect(sample).toMatchObject({
      skuId: 'QP4202-2',
      isSample: true,
      unitPrice: { amount: 0 },
      lineTotal: { label: 'Complimentary' },
    });
    expect(totals.subtotal.amount).toBe(scent?.lineTotal.amount);
    expect(await stockOf(services, 'QP4202-2')).toEqual({ ...before, onHand: before.onHand - 1 });
  });
});
