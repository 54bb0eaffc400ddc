import { CALL_SPECS, type PurchasesBody } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { done } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
/** Nobody else buys in this file. */
const MANY = 52;
let claire: string;
let noor: string;
let mine: readonly string[];

/** Copies of an order of Claire’s for Noor: `MANY` that are on their way, and six that are past, one a day. */
const COPY = `INSERT INTO shop_order (market, id, number, cart_id, cart_version, session_id, customer_id, locale, country,
    currency, channel, state, email, subtotal, total, tax_included, created_at, committed_at, placed_at)
  SELECT o.market, 'copy-' || $1::text || '-' || n, 'N-' || $1::text || '-' || n, o.cart_id, 1, o.session_id, c.id, o.locale,
    o.country, o.currency, o.channel, $1, o.email, o.subtotal, o.total, o.tax_included, moment, moment, moment
  FROM (SELECT * FROM shop_order WHERE state = 'placed' LIMIT 1) o, generate_series(1, $2::int) n,
    LATERAL (SELECT timestamptz '2026-01-01' + n * interval '1 day' AS moment) m,
    (SELECT id FROM customer WHERE login LIKE 'noor@%') c`;

const person = (name: string) => ({
  login: `${name.toLowerCase()}@maison-aurele.example`,
  password: `Vitrine-${name}-2026`,
});

beforeAll(async () => {
  const tokenOf = async (name: string) => {
    const { body } = await services.call('login', { locale: 'fra-fr', body: person(name) });
    return CALL_SPECS.login.answer.parse(body).accessToken;
  };
  claire = await tokenOf('Claire');
  noor = await tokenOf('Noor');
  await services.db.executeSql(COPY, ['placed', MANY]);
  await services.db.executeSql(COPY, ['delivered', 6]);
  mine = (await list('getOngoingPurchases', claire)).orders.map(({ orderId }) => orderId);
});

async function list(
  name: 'getOngoingPurchases' | 'getPurchaseHistory',
  token: string,
  range?: string,
): Promise<PurchasesBody> {
  const query = range === undefined ? {} : { query: { range } };
  const answer = await services.call(name, { locale: 'fra-fr', token, ...query });
  expect(answer.status).toBe(200);
  return CALL_SPECS[name].answer.parse(answer.body);
}

describe('[R7.029] a draft that was given up', () => {
  it('stands in no list', async () => {
    const { token } = await signIn(services);
    const before = await services.call('getPurchaseHistory', { token });
    await done(services.call('addToCart', { token, body: { skuId: 'QS2001', quantity: 1 } }));
    await done(services.call('prepareOrder', { token, body: {} }));
    await done(services.call('resetCart', { token }));
    expect(await services.call('getPurchaseHistory', { token })).toMatchObject({
      status: 200,
      body: before.body,
    });
  });
});

describe('[R7.028] purchases/ongoing', () => {
  it('gives 51 of 52 for the range 0-50, the newest first, and says how many there are', async () => {
    const { orders, total } = await list('getOngoingPurchases', noor, '0-50');
    expect([orders.length, total]).toEqual([51, MANY]);
    expect(orders.map(({ orderNumber }) => orderNumber).slice(0, 2)).toEqual(['N-placed-52', 'N-placed-51']);
    expect((await list('getOngoingPurchases', noor)).orders).toEqual(orders);
    const rest = await list('getOngoingPurchases', noor, '51-101');
    expect(rest.orders.map(({ orderNumber }) => orderNumber)).toEqual(['N-placed-1']);
  });

  it('says of each what it holds, how far it has come and what it cost, and is the customer’s alone', async () => {
    const { orders } = await list('getOngoingPurchases', claire);
    const shipped = orders.find(({ status }) => status === 'shipped');
    expect(shipped).toMatchObject({ pieces: 3, shippingGroups: [{ state: 'shipped' }] });
    expect(shipped?.total.label).toContain('€');
    expect(orders.some(({ orderId }) => orderId.startsWith('copy-'))).toBe(false);
  });

  it('refuses guests, and ranges that are none or too long', async () => {
    const guest = await services.call('getOngoingPurchases', { token: await guestToken(services) });
    expect(guest.status).toBe(401);
    for (const range of ['0-51', '5-4', 'a-b', '-1-3', '0']) {
      const { status, body } = await services.call('getOngoingPurchases', { token: noor, query: { range } });
      expect([status, body]).toMatchObject([400, { statusDetails: 'range' }]);
    }
  });
});

describe('[R7.029] purchases/history', () => {
  it('gives the newest four of six, and the others with the next range', async () => {
    const first = await list('getPurchaseHistory', noor, '0-3');
    expect([first.orders.length, first.total]).toEqual([4, 6]);
    const next = await list('getPurchaseHistory', noor, '4-7');
    expect(next.orders.map(({ orderNumber }) => orderNumber)).toEqual(['N-delivered-2', 'N-delivered-1']);
    expect((await list('getPurchaseHistory', noor)).orders).toEqual(first.orders);
    expect((await list('getPurchaseHistory', noor, '400-403')).orders).toEqual([]);
  });

  it('is refused to guests', async () => {
    const { status } = await services.call('getPurchaseHistory', { token: await guestToken(services) });
    expect(status).toBe(401);
  });
});

const askOngoing = (token: string | undefined, ids: readonly string[]) =>
  services.call('getOngoingOrders', {
    params: { ids: ids.join(',') },
    query: { locale: 'fra-fr' },
    ...(token === undefined ? {} : { headers: { access_token: token } }),
  });
const idsIn = (body: unknown) =>
  CALL_SPECS.getOngoingOrders.answer.parse(body).orders.map(({ orderId }) => orderId);

describe('[R7.041, R7.040] ongoing-orders/{ids}', () => {
  it('gives own orders that are on their way, and leaves out all others', async () => {
    const [one = '', other = ''] = mine;
    expect(new Set(idsIn((await askOngoing(claire, [one, other])).body))).toEqual(new Set([one, other]));
    expect(idsIn((await askOngoing(claire, [one, 'copy-placed-1', 'nobody-s'])).body)).toEqual([one]);
    const delivered = (await list('getPurchaseHistory', claire)).orders[0]?.orderId ?? '';
    expect(idsIn((await askOngoing(claire, [one, delivered])).body)).toEqual([one]);
  });

  it('does not find what is only another’s, and lets nobody in without a token', async () => {
    const [one = ''] = mine;
    expect(await askOngoing(noor, [one])).toMatchObject({ status: 404 });
    expect((await askOngoing(noor, [one])).body).toEqual((await askOngoing(noor, ['nobody-s'])).body);
    expect(await askOngoing(undefined, [one])).toMatchObject({ status: 401 });
    expect(
      await askOngoing(
        claire,
        Array.from({ length: 52 }, (_none, at) => `x${at}`),
      ),
    ).toMatchObject({ status: 400 });
  });

  it('answers in the words of the locale that is asked for', async () => {
    const { body } = await askOngoing(claire, mine);
    const [first] = CALL_SPECS.getOngoingOrders.answer.parse(body).orders;
    expect(first?.shippingGroups[0]?.estimatedDeliveryDateLabel).toMatch(/^Entre le|^Le /u);
  });
});

const askLast = (token: string, state = 'SHIPPED') =>
  services.call('getLastOrderId', { locale: 'fra-fr', token, query: { state } });

describe('[R7.025] history/last-order-id', () => {
  it('gives the newest of those that are on their way', async () => {
    await services.db.executeSql(
      `UPDATE shop_order SET state = 'shipped' WHERE id IN ('copy-placed-5', 'copy-placed-6')`,
      [],
    );
    expect((await askLast(noor)).body).toEqual({ orderId: 'copy-placed-6' });
  });

  it('is not found without one, refuses guests and every other state', async () => {
    const { token } = await signIn(services);
    expect((await askLast(token)).status).toBe(404);
    expect((await askLast(await guestToken(services))).status).toBe(401);
    expect(await askLast(noor, 'PLACED')).toMatchObject({ status: 400 });
  });
});
