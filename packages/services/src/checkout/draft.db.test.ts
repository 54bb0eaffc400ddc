import { CALL_SPECS } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import { aReadyOrder, done, orderOf, setStock } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();

async function aDraft(body: object = {}, skuId = 'QS2001') {
  const token = await guestToken(services);
  await done(services.call('addToCart', { token, body: { skuId, quantity: 1 } }));
  const prepared = await done(services.call('prepareOrder', { token, body }));
  return { token, orderId: CALL_SPECS.prepareOrder.answer.parse(prepared.body).orderId };
}

function shipTo(token: string, change: object = {}, methodId = 'us-standard') {
  const body = { shippingAddress: { ...ANAS_ADDRESS, ...change }, methodId };
  return services.call('shipToHome', { token, body });
}

describe('[R7.102] prepare-order', { timeout: 30_000 }, () => {
  it('[R2.076] is taken on the channel of the house’s application where its cookie says so', async () => {
    const token = await guestToken(services);
    await done(services.call('addToCart', { token, body: { skuId: 'QS2001', quantity: 1 } }));
    const channelWith = async (cookies: Readonly<Record<string, string>>) => {
      const prepared = await done(services.call('prepareOrder', { token, cookies, body: {} }));
      const { orderId } = CALL_SPECS.prepareOrder.answer.parse(prepared.body);
      const { rows } = await services.db.executeSql('SELECT channel FROM shop_order WHERE id = $1', [
        orderId,
      ]);
      return rows[0]?.['channel'];
    };
    expect(await channelWith({ lvpass: 'true' })).toBe('APP');
    expect(await channelWith({ lvpass: 'false' })).toBe('WEB');
    expect(await channelWith({})).toBe('WEB');
  });

  it('makes one draft and keeps what it knows: e-mail, address, method', async () => {
    const draft = await aDraft({ email: 'ana@example.com' });
    await done(shipTo(draft.token));
    const again = await services.call('prepareOrder', { token: draft.token, body: {} });
    expect(again.body).toEqual({ orderId: draft.orderId });
    const order = await orderOf(services, draft);
    expect(order).toMatchObject({ state: 'draft', email: 'ana@example.com' });
    expect(order.shippingGroups[0]).toMatchObject({ kind: 'home', address: ANAS_ADDRESS });
  });

  it('makes one draft when two tabs prepare at once', async () => {
    const token = await guestToken(services);
    await services.call('addToCart', { token, body: { skuId: 'QS2001', quantity: 1 } });
    const answers = await Promise.all([1, 2, 3].map(() => services.call('prepareOrder', { token })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('freezes the price of the moment until it is prepared again', async () => {
    const draft = await aDraft({}, 'QM6001');
    const before = await orderOf(services, draft);
    await services.db.executeSql(
      "UPDATE price SET amount = amount + 500 WHERE sku_id = 'QM6001' AND country = 'US'",
    );
    expect(await orderOf(services, draft)).toEqual(before);
    await done(services.call('prepareOrder', { token: draft.token }));
    const after = await orderOf(services, draft);
    expect(after.totals.subtotal.amount).toBe(before.totals.subtotal.amount + 500);
  });

  it('drops address and method when the shopper goes on in another country', async () => {
    const draft = await aDraft();
    await done(shipTo(draft.token));
    await done(services.call('prepareOrder', { token: draft.token, locale: 'fra-fr' }));
    const order = await orderOf(services, draft);
    expect(order).toMatchObject({
      country: 'FR',
      shippingGroups: [],
      totals: { total: { currency: 'EUR' } },
    });
  });

  it('puts a signed-in customer’s own e-mail on the order', async () => {
    const { token } = await signIn(services);
    await services.call('addToCart', { token, body: { skuId: 'QS2002', quantity: 1 } });
    const { body } = await done(services.call('prepareOrder', { token }));
    const { orderId } = CALL_SPECS.prepareOrder.answer.parse(body);
    expect((await orderOf(services, { token, orderId })).email).toBe('kim@maison-aurele.example');
  });

  it('refuses an empty cart, a wrong e-mail, and pieces that went meanwhile, naming them', async () => {
    const empty = await guestToken(services);
    expect(await services.call('prepareOrder', { token: empty })).toMatchObject({
      status: 409,
      errorCode: 'cart_empty',
    });
    const { token } = await aDraft({}, 'QW1012');
    const wrong = await services.call('prepareOrder', { token, body: { email: 'not an address' } });
    expect(wrong).toMatchObject({ status: 400, body: { statusDetails: 'email' } });
    await setStock(services, 'QW1012', 0);
    const gone = await services.call('prepareOrder', { token });
    expect(gone).toMatchObject({
      status: 409,
      errorCode: 'item_unavailable',
      body: { statusDetails: 'QW1012' },
    });
    expect(await services.call('prepareOrder')).toMatchObject({ status: 401 });
  });
});

describe('[R7.111, R7.132] addresses and delivery', { timeout: 30_000 }, () => {
  it('[R5.027] names every field of an address that its country finds fault with', async () => {
    const { token } = await aDraft();
    const answer = await shipTo(token, { city: ' ', postalCode: '1', state: 'ON' });
    expect(answer.status).toBe(400);
    const errors = answer.body;
    expect(errors).toMatchObject({
      errors: [
        { errorCode: 'invalid_address', scope: 'field', statusDetails: 'shippingAddress.city' },
        { statusDetails: 'shippingAddress.state' },
        { statusDetails: 'shippingAddress.postalCode' },
      ],
    });
  });

  it('refuses another country, an unknown method and one of elsewhere, and unknown fields', async () => {
    const { token } = await aDraft();
    const elsewhere = await shipTo(token, { countryCode: 'FR', postalCode: '75001', state: undefined });
    expect(elsewhere).toMatchObject({ status: 400, body: { statusDetails: 'shippingAddress.countryCode' } });
    expect(await shipTo(token, {}, 'fr-standard')).toMatchObject({
      status: 400,
      errorCode: 'unknown_shipping_method',
    });
    expect(await shipTo(token, { shoeSize: '7' })).toMatchObject({ status: 400, errorCode: 'bad_request' });
  });

  it('keeps what was typed without its outer spaces, and adds the method’s price and the state’s tax', async () => {
    const draft = await aDraft();
    await done(shipTo(draft.token, { city: '  New York ', address2: ' ' }, 'us-express'));
    const { totals, shippingGroups } = await orderOf(services, draft);
    expect(shippingGroups[0]?.address).toMatchObject(ANAS_ADDRESS);
    expect(shippingGroups[0]?.address).not.toHaveProperty('address2');
    expect(totals.shipping.amount).toBe(2500);
    expect(totals.tax.amount).toBe(Math.round((totals.subtotal.amount + 2500) * 0.04));
    expect(totals.total.amount).toBe(totals.subtotal.amount + 2500 + totals.tax.amount);
  });

  it('takes a card off the draft when what it was put on for costs another amount', async () => {
    const order = await aReadyOrder(services);
    expect((await orderOf(services, order)).payments).toHaveLength(1);
    await done(shipTo(order.token, {}, 'us-express'));
    expect((await orderOf(services, order)).payments).toEqual([]);
  });

  it('bills to another country than it ships to, by that country’s rules', async () => {
    const draft = await aDraft();
    const { state: _state, ...french } = {
      ...ANAS_ADDRESS,
      city: 'Paris',
      postalCode: '75001',
      countryCode: 'FR',
    };
    const body = { billingAddress: french, mainAddress: false };
    await done(services.call('setBillingAddress', { token: draft.token, body }));
    expect((await orderOf(services, draft)).billingAddress).toMatchObject(french);
    const wrong = { billingAddress: { ...french, postalCode: '7500' }, mainAddress: false };
    const answer = await services.call('setBillingAddress', { token: draft.token, body: wrong });
    expect(answer).toMatchObject({ status: 400, body: { statusDetails: 'billingAddress.postalCode' } });
    const asMain = { billingAddress: french, mainAddress: true };
    expect(await services.call('setBillingAddress', { token: draft.token, body: asMain })).toMatchObject({
      status: 400,
    });
  });

  it('[R7.115, R9.038] offers the methods of the country with day and month', async () => {
    const { token } = await aDraft();
    const { body } = await done(services.call('getShippingMethods', { token }));
    const { shippingMethods } = CALL_SPECS.getShippingMethods.answer.parse(body);
    expect(shippingMethods.map(({ id }) => id)).toEqual([
      'us-standard',
      'us-express',
      'us-appointment',
      'us-evening',
      'us-chauffeur',
    ]);
    // The test clock stands at Tuesday, 10 March 2026, 5 in the morning in New York.
    expect(shippingMethods[0]).toMatchObject({
      price: 'Complimentary',
      eddMinDate: '2026-03-13',
      eddMaxDate: '2026-03-17',
    });
    expect(shippingMethods[0]?.estimatedDeliveryDateLabel).toBe('Between March 13 and March 17');
    expect(shippingMethods[1]).toMatchObject({ price: '$25', amount: 2500 });
  });

  it('[R7.110] knows the lead time, in the words of the locale', async () => {
    const { token } = await aDraft();
    expect((await services.call('getLeadTime', { token })).body).toEqual({ leadTime: 1, label: '1 day' });
    const french = await services.call('getLeadTime', { token, locale: 'fra-fr' });
    expect(french.body).toMatchObject({ label: expect.stringMatching(/^1\sjour$/u) });
  });

  it('[R7.113] says when a SKU would arrive, without an order', async () => {
    const token = await guestToken(services, 'fra-fr');
    const answer = await services.call('getDeliveryDate', {
      token,
      locale: 'fra-fr',
      params: { id: 'QS2001' },
    });
    expect(answer.body).toMatchObject({ eddMinDate: '2026-03-12', label: 'Entre le 12 mars et le 16 mars' });
    const unknown = { token, params: { id: 'QX' } };
    expect(await services.call('getDeliveryDate', unknown)).toMatchObject({ status: 404 });
    expect(await services.call('getDeliveryDate', { params: { id: 'QS2001' } })).toMatchObject({
      status: 401,
    });
  });

  it('[R7.113] moves both ends of the window behind a holiday, also one of the postal code alone', async () => {
    const token = await guestToken(services, 'fra-fr');
    const at = async (query: Record<string, string> = {}) => {
      const request = { token, locale: 'fra-fr', params: { id: 'QS2001' }, query } as const;
      return (await services.call('getDeliveryDate', request)).body;
    };
    const without = await at();
    await services.db.executeSql("UPDATE country SET holidays = '{03-11,\"03-12 67\"}' WHERE iso = 'FR'");
    expect(await at()).toMatchObject({ eddMinDate: '2026-03-13', eddMaxDate: '2026-03-17' });
    expect(await at({ postalCode: '67000' })).toMatchObject({
      eddMinDate: '2026-03-16',
      eddMaxDate: '2026-03-18',
      hasPostalCodes: true,
    });
    expect(await at({ postalCode: 'SW1A 1AA' })).toMatchObject({ errors: [{ statusDetails: 'postalCode' }] });
    await services.db.executeSql("UPDATE country SET holidays = '{}' WHERE iso = 'FR'");
    expect(await at()).toEqual(without);
  });
});

describe('without an order draft or a session', { timeout: 30_000 }, () => {
  const bodies = {
    getShippingMethods: undefined,
    getLeadTime: undefined,
    shipToHome: { shippingAddress: ANAS_ADDRESS, methodId: 'us-standard' },
    setBillingAddress: { billingAddress: ANAS_ADDRESS, mainAddress: false },
    commitOrder: { consents: { termsOfSale: true } },
    createCaptureContext: { targetOrigins: ['http://localhost:3000'] },
  } as const;
  for (const name of [
    'getShippingMethods',
    'getLeadTime',
    'shipToHome',
    'setBillingAddress',
    'commitOrder',
    'createCaptureContext',
  ] as const) {
    it(`${name} answers 409 no_current_order, and 401 without a token`, async () => {
      const token = await guestToken(services);
      const body = bodies[name];
      const request = body === undefined ? { token } : { token, body };
      expect(await services.call(name, request)).toMatchObject({
        status: 409,
        errorCode: 'no_current_order',
      });
      expect(await services.call(name, { ...request, token: 'nobody' })).toMatchObject({ status: 401 });
    });
  }

  it('[R7.109] names the step that is missing on commit, and makes no order', async () => {
    const draft = await aDraft();
    const commit = () =>
      services.call('commitOrder', { token: draft.token, body: { consents: { termsOfSale: true } } });
    expect(await commit()).toMatchObject({ status: 409, errorCode: 'email_missing' });
    await services.call('prepareOrder', { token: draft.token, body: { email: 'ana@example.com' } });
    expect(await commit()).toMatchObject({ status: 409, errorCode: 'shipping_missing' });
    await done(shipTo(draft.token));
    expect(await commit()).toMatchObject({ status: 409, errorCode: 'payment_missing' });
    expect((await services.call('getLastOrder', { token: draft.token })).status).toBe(404);
  });
});
