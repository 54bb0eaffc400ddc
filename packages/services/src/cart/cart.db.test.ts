import { CALL_SPECS, CartBody, ErrorBody } from '@vitrine/contracts';
import { newId } from '@vitrine/database';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  guestToken,
  openServices,
  signIn,
  type TestAnswer,
  useServices,
} from '../test-harness/open-services.ts';

const services = useServices();

const add = async (token: string, skuId: string, quantity = 1): Promise<TestAnswer> =>
  services.call('addToCart', { token, body: { items: [{ skuId, quantity }] } });
const cartOf = ({ body }: TestAnswer): CartBody => CartBody.parse(body);
const readCart = async (token: string): Promise<CartBody> =>
  cartOf(await services.call('getCart', { token }));
const quantities = ({ items }: CartBody): Readonly<Record<string, number>> =>
  Object.fromEntries(items.map(({ product, quantity }) => [product.identifier, quantity]));

async function priceOf(skuId: string, country: string): Promise<number> {
  const { rows } = await services.db.executeSql(
    `SELECT amount FROM price WHERE sku_id = $1 AND country = $2`,
    [skuId, country],
  );
  return Number(rows[0]?.['amount']);
}

async function aPendingOrder(token: string): Promise<string> {
  const { rows } = await services.db.executeSql(
    `SELECT id, market FROM session WHERE access_hash = encode(sha256($1::bytea), 'hex')`,
    [token],
  );
  const id = newId();
  await services.db.executeSql(
    `INSERT INTO shop_order (market, id, cart_id, session_id, locale, country, currency, channel, state, subtotal,
       total, tax_included, cart_version, created_at)
     VALUES ($2, $3, 'none', $1, 'eng-us', 'US', 'USD', 'WEB', 'pending_payment', 1, 1, false, 0, now())`,
    [rows[0]?.['id'], rows[0]?.['market'], id],
  );
  return id;
}

describe('a cart', () => {
  it('[R3.008] is empty at first, under an id that stays its own', async () => {
    const token = await guestToken(services);
    const before = await readCart(token);
    expect(before).toMatchObject({ items: [], itemCount: 0, subtotal: { amount: 0, currency: 'USD' } });
    const added = cartOf(await add(token, 'QB5001'));
    expect(added.cartID).toBe(before.cartID);
    expect((await readCart(token)).cartID).toBe(before.cartID);
  });

  it('[R3.009, R7.100] shows a piece with its product, colour, picture and the catalogue price', async () => {
    const token = await guestToken(services);
    const { items, subtotal } = cartOf(await add(token, 'QK3001-40', 2));
    const { rows } = await services.db.executeSql(
      `SELECT amount FROM price WHERE sku_id = 'QK3001-40' AND country = 'US'`,
    );
    const amount = Number(rows[0]?.['amount']);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      product: { identifier: 'QK3001-40', productId: 'AU3001', name: expect.stringMatching(/\S/u) },
      size: '40',
      quantity: 2,
      available: true,
      unitPrice: { amount, currency: 'USD' },
      lineTotal: { amount: 2 * amount },
    });
    expect(items[0]?.unitPrice?.label).toMatch(/^\$\d/u);
    expect(items[0]?.url).toMatch(/^\/eng-us\/products\/.*-AU3001\/QK3001-40$/u);
    expect(subtotal.amount).toBe(2 * amount);
  });

  it('[R7.001] speaks the language and counts in the currency of the locale it is asked in', async () => {
    const token = await guestToken(services, 'fra-fr');
    await services.call('addToCart', { locale: 'fra-fr', token, body: { skuId: 'QB5001', quantity: 1 } });
    const french = cartOf(await services.call('getCart', { locale: 'fra-fr', token }));
    const arabic = cartOf(await services.call('getCart', { locale: 'ara-ae', token }));
    expect(french.items[0]?.unitPrice).toMatchObject({
      currency: 'EUR',
      label: expect.stringContaining('€'),
    });
    expect(arabic.items[0]?.unitPrice?.currency).toBe('AED');
    expect([french.items[0]?.color, arabic.items[0]?.color]).toEqual(['Bordeaux', 'عنّابي']);
    expect(arabic.cartID).toBe(french.cartID);
  });

  it('[R7.105] is priced for another country that the locale sends to, keeps it, and so does its order', async () => {
    const locale = 'eng-e1' as const;
    const token = await guestToken(services, locale);
    await services.call('addToCart', { locale, token, body: { skuId: 'QB5001', quantity: 1 } });
    const own = cartOf(await services.call('getCart', { locale, token }));
    expect(own).toMatchObject({ country: 'DE', subtotal: { currency: 'EUR' } });
    const asked = { locale, token, body: { dispatchCountry: 'CH' } };
    const swiss = cartOf(await services.call('repriceCart', asked));
    const amount = await priceOf('QB5001', 'CH');
    expect(swiss).toMatchObject({
      country: 'CH',
      subtotal: { amount, currency: 'CHF' },
      items: [{ unitPrice: { amount, currency: 'CHF' }, lineTotal: { amount, currency: 'CHF' } }],
    });
    expect(cartOf(await services.call('getCart', { locale, token }))).toEqual(swiss);
    const prepared = await services.call('prepareOrder', { locale, token });
    const { orderId } = CALL_SPECS.prepareOrder.answer.parse(prepared.body);
    expect((await services.call('getOrder', { locale, token, params: { id: orderId } })).body).toMatchObject({
      country: 'CH',
      totals: { total: { amount, currency: 'CHF' } },
    });
    const elsewhere = cartOf(await services.call('getCart', { locale: 'fra-fr', token }));
    expect(elsewhere).toMatchObject({ country: 'FR', subtotal: { currency: 'EUR' } });
  });

  it('[R7.105] refuses a country that the locale does not send to', async () => {
    const token = await guestToken(services);
    for (const dispatchCountry of ['ZZ', 'CH']) {
      const refused = await services.call('repriceCart', { token, body: { dispatchCountry } });
      expect(refused).toMatchObject({ status: 400, body: { statusDetails: 'dispatchCountry' } });
    }
  });

  it('[R7.106] is given light, without lines, and refuses another type', async () => {
    const token = await guestToken(services);
    await add(token, 'QK3001-40', 2);
    const full = cartOf(await services.call('getTypedCart', { token, params: { type: 'full' } }));
    const light = cartOf(await services.call('getTypedCart', { token, params: { type: 'light' } }));
    expect(full.items).toHaveLength(1);
    expect(light).toEqual({ ...full, items: [] });
    expect(await services.call('getTypedCart', { token, params: { type: 'x' } })).toMatchObject({
      status: 400,
    });
  });

  it('is never kept by a cache', async () => {
    const { headers } = await services.call('getCart', { token: await guestToken(services) });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('adding to a cart', () => {
  it('[R8.008] puts in what can be and names what cannot', async () => {
    const token = await guestToken(services);
    const answer = await services.call('addToCart', {
      token,
      body: {
        items: [
          { skuId: 'QB5001', quantity: 1 },
          { skuId: 'QS2013', quantity: 1 },
        ],
      },
    });
    expect(answer.status).toBe(200);
    expect(quantities(cartOf(answer))).toEqual({ QB5001: 1 });
    expect(cartOf(answer).errors).toMatchObject([
      { errorCode: 'out_of_stock', scope: 'item', statusDetails: 'QS2013' },
    ]);
  });

  it('[R8.007, R4.001] gives one error for each piece when none can be had, and writes nothing', async () => {
    const token = await guestToken(services);
    await services.db.executeSql(`UPDATE sku SET sellable = false WHERE id = 'QB5002'`);
    const answer = await services.call('addToCart', {
      token,
      body: { items: ['QS2013', 'QB5002', 'NOPE'].map((skuId) => ({ skuId, quantity: 1 })) },
    });
    expect(answer.status).toBe(409);
    expect(ErrorBody.parse(answer.body).errors).toMatchObject([
      { errorCode: 'out_of_stock', scope: 'item', statusDetails: 'QS2013' },
      { errorCode: 'not_for_sale', scope: 'item', statusDetails: 'QB5002' },
      { errorCode: 'unknown_sku', scope: 'item', statusDetails: 'NOPE' },
    ]);
    expect((await readCart(token)).items).toEqual([]);
  });

  it('[R7.100] refuses an unknown piece with 400 and ignores no price in the body', async () => {
    const token = await guestToken(services);
    expect(await add(token, 'NOPE')).toMatchObject({ status: 400, errorCode: 'unknown_sku' });
    const body = { items: [{ skuId: 'QB5001', quantity: 1, price: 1 }] };
    const priced = await services.call('addToCart', { token, body });
    expect(priced).toMatchObject({ status: 400, body: { statusDetails: 'items.0.price' } });
  });

  it('[R8.003] says the number of the limit that was broken, in the words of the locale', async () => {
    const token = await guestToken(services);
    const overSku = await services.call('addToCart', {
      locale: 'fra-fr',
      token,
      body: { skuId: 'QB5001', quantity: 9999 },
    });
    expect(overSku).toMatchObject({ status: 409, errorCode: 'sku_limit_reached' });
    expect(ErrorBody.parse(overSku.body).message).toMatch(/maximum \d+ exemplaires/u);
    for (const skuId of ['QK3001-39', 'QK3001-40', 'QK3001-41', 'QK3001-42', 'QK3001-43'])
      await add(token, skuId, 2);
    const overBasket = await add(token, 'QS2001');
    expect(overBasket).toMatchObject({ status: 409, errorCode: 'basket_limit_reached' });
    expect(ErrorBody.parse(overBasket.body).message).toContain('10');
    expect((await readCart(token)).itemCount).toBe(10);
  });

  it('[R8.006] is refused while the payment of an own order is under way, and of nobody else', async () => {
    const token = await guestToken(services);
    await add(token, 'QK3001-40', 2);
    const orderId = await aPendingOrder(token);
    expect(await add(token, 'QS2001')).toMatchObject({ status: 409, errorCode: 'PENDING_PAYMENT_ORDER' });
    const { items } = await readCart(token);
    const id = items[0]?.commerceItemId ?? '';
    const changes = [
      services.call('removeCartLine', { token, params: { id } }),
      services.call('removeCartLines', { token, body: { commerceItemIds: [id] } }),
      services.call('changeCartLine', { token, params: { commerceItemId: id }, body: { quantity: 1 } }),
      services.call('saveCartLine', { token, body: { commerceItemId: id } }),
      services.call('setGift', { token, body: { isWrapped: true, wantsReceipt: false } }),
      services.call('resetCart', { token }),
    ];
    for (const { status, errorCode } of await Promise.all(changes))
      expect([status, errorCode]).toEqual([409, 'PENDING_PAYMENT_ORDER']);
    // What is paid is what the bag says.
    expect((await readCart(token)).items).toEqual(items);
    expect((await add(await guestToken(services), 'QS2001')).status).toBe(200);
    await services.db.executeSql(`UPDATE shop_order SET state = 'cancelled' WHERE id = $1`, [orderId]);
    expect((await add(token, 'QS2001')).status).toBe(200);
    expect((await services.call('removeCartLine', { token, params: { id } })).status).toBe(200);
  });

  it('[R7.100] counts every piece of sixteen adds at once, and tells the rest the limit', async () => {
    const token = await guestToken(services);
    const answers = await Promise.all(Array.from({ length: 16 }, async () => add(token, 'QB5001')));
    const done = answers.filter(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status !== 200);
    const max = (await readCart(token)).items[0]?.maxQuantity;
    expect(done).toHaveLength(max ?? -1);
    expect((await readCart(token)).itemCount).toBe(max);
    expect(new Set(told.map(({ errorCode }) => errorCode))).toEqual(new Set(['sku_limit_reached']));
  });

  it('keeps all of sixteen different adds at once where the limits leave room', async () => {
    const roomy = await openServices({
      config: { cartLimits: { basketPieces: 100, fluidPieces: 1, personalisedLines: 3, perSku: 100 } },
    });
    onTestFinished(() => roomy.close());
    const token = await guestToken(roomy);
    const body = { skuId: 'QK3001-40', quantity: 1 };
    const answers = await Promise.all(
      Array.from({ length: 16 }, async () => roomy.call('addToCart', { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(cartOf(await roomy.call('getCart', { token })).itemCount).toBe(16);
  });
});

describe('changing and removing lines', () => {
  it('[R7.107] sets a quantity, and tells the limit or a wrong number', async () => {
    const token = await guestToken(services);
    const [line] = cartOf(await add(token, 'QK3001-40')).items;
    const params = { commerceItemId: line?.commerceItemId ?? '' };
    const change = async (quantity: unknown) =>
      services.call('changeCartLine', { token, params, body: { quantity } });
    const doubled = cartOf(await change(2));
    expect(doubled.items[0]?.lineTotal?.amount).toBe(2 * (line?.unitPrice?.amount ?? 0));
    expect(await readCart(token)).toEqual(doubled);
    expect(await change(100)).toMatchObject({ status: 409, errorCode: 'sku_limit_reached' });
    for (const wrong of [0, -1, 1.5, 1e300, '2', null]) {
      expect(await change(wrong)).toMatchObject({ status: 400, body: { statusDetails: 'quantity' } });
    }
    expect(await readCart(token)).toEqual(doubled);
  });

  it('[R7.107, R7.108, R6.017] finds no line of somebody else, who keeps it', async () => {
    const owner = await guestToken(services);
    const stranger = await guestToken(services);
    const id = cartOf(await add(owner, 'QB5001')).items[0]?.commerceItemId ?? '';
    await add(stranger, 'QS2001');
    const tries = [
      await services.call('changeCartLine', {
        token: stranger,
        params: { commerceItemId: id },
        body: { quantity: 2 },
      }),
      await services.call('removeCartLine', { token: stranger, params: { id } }),
      await services.call('removeCartLines', { token: stranger, body: { commerceItemIds: [id] } }),
    ];
    expect(tries.map(({ status, errorCode }) => [status, errorCode])).toEqual(
      tries.map(() => [404, 'cart_line_not_found']),
    );
    expect(quantities(await readCart(owner))).toEqual({ QB5001: 1 });
    expect(quantities(await readCart(stranger))).toEqual({ QS2001: 1 });
  });

  it('[R7.108] removes a line once', async () => {
    const token = await guestToken(services);
    await add(token, 'QB5001');
    const [line] = cartOf(await add(token, 'QS2001')).items;
    const params = { id: line?.commerceItemId ?? '' };
    expect(quantities(cartOf(await services.call('removeCartLine', { token, params })))).toEqual({
      QS2001: 1,
    });
    expect(await services.call('removeCartLine', { token, params })).toMatchObject({ status: 404 });
  });

  it('[R7.103] removes several lines by body or query, all or none, and all without ids', async () => {
    const token = await guestToken(services);
    for (const skuId of ['QB5001', 'QS2001', 'QS2002', 'QS2003']) await add(token, skuId);
    const ids = (await readCart(token)).items.map(({ commerceItemId }) => commerceItemId);
    const remove = async (commerceItemIds: readonly string[]) =>
      services.call('removeCartLines', { token, body: { commerceItemIds } });
    expect(await remove([ids[0] ?? '', 'unknown'])).toMatchObject({ status: 404 });
    expect((await readCart(token)).itemCount).toBe(4);
    expect(cartOf(await remove(ids.slice(0, 2))).itemCount).toBe(2);
    const query = { commerceItemIds: ids[2] ?? '' };
    expect(cartOf(await services.call('removeCartLines', { token, query })).itemCount).toBe(1);
    expect(cartOf(await services.call('removeCartLines', { token })).itemCount).toBe(0);
  });

  it('[R7.104] empties the cart by its own call, which no line id can shadow', async () => {
    const token = await guestToken(services);
    await add(token, 'QB5001');
    expect(cartOf(await services.call('resetCart', { token })).items).toEqual([]);
    expect((await readCart(token)).items).toEqual([]);
  });
});

describe('who may', () => {
  it('[R6.017] refuses every cart call without a token', async () => {
    const calls = await Promise.all([
      services.call('getCart'),
      services.call('getTypedCart', { params: { type: 'full' } }),
      services.call('addToCart', { body: { skuId: 'QB5001', quantity: 1 } }),
      services.call('changeCartLine', { params: { commerceItemId: 'x' }, body: { quantity: 1 } }),
      services.call('removeCartLine', { params: { id: 'x' } }),
      services.call('removeCartLines'),
      services.call('resetCart'),
      services.call('repriceCart', { body: { dispatchCountry: 'US' } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 401));
  });

  it('lets a customer see one cart from two sessions', async () => {
    const first = await signIn(services);
    await services.call('resetCart', { token: first.token });
    await add(first.token, 'QB5001');
    const second = await signIn(services);
    expect(quantities(await readCart(second.token))).toEqual({ QB5001: 1 });
  });
});
