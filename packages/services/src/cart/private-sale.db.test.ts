import { CALL_SPECS, CartBody } from '@vitrine/contracts';
import { mayHavePiece } from '@vitrine/domain';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { inTransaction, mayHave, type Statement } from '@vitrine/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReadyOrder, BROWSER, commit, orderOf, prepared } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, type TestAnswer, useServices } from '../test-harness/open-services.ts';

/** of the test house: a sale that is open, for Kim; one that is to come, and one that is over. */
const OPEN = 'QS2051';
const CLOSED = ['QN7051', 'QS2061'];
const SALE = 'soir';
const SECRETS = /au2006|\$/u;

const services = useServices();

const add = (token: string, ...skuIds: string[]): Promise<TestAnswer> =>
  services.call('addToCart', { token, body: { items: skuIds.map((skuId) => ({ skuId, quantity: 1 })) } });
const skusOf = ({ body }: TestAnswer): readonly string[] =>
  CartBody.parse(body).items.map(({ product }) => product.identifier);
const toldBy = ({ body }: TestAnswer) =>
  CartBody.parse(body).errors?.map(({ errorCode, statusDetails }) => [errorCode, statusDetails]);

/** Moves the sale's days; the clock stands still. */
async function saleFrom(opensInMs: number, closesInMs: number): Promise<void> {
  const at = (ms: number) => new Date(services.clock.now().getTime() + ms).toISOString();
  await services.db.executeSql(
    `UPDATE exclusive_sale SET opens_at = '${at(opensInMs)}', closes_at = '${at(closesInMs)}' WHERE id = '${SALE}'`,
  );
}
async function waitingForLocks(): Promise<unknown> {
  const { rows } = await services.db.executeSql(`SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.['waiting'];
}
const HOUR_MS = 3_600_000;
beforeEach(() => saleFrom(-HOUR_MS, HOUR_MS));

describe('[R6.011, R7.100] a piece of a private sale', () => {
  it('is unknown to the cart of who was not invited, before, while and after the sale', async () => {
    const token = await guestToken(services);
    const unknown = await add(token, 'QS9999');
    for (const skuId of [OPEN, ...CLOSED]) {
      const answer = await add(token, skuId);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body).replaceAll(skuId, 'QS9999')).toBe(JSON.stringify(unknown.body));
    }
    expect(skusOf(await services.call('getCart', { token }))).toEqual([]);
  });

  it('is bought by an invited customer while the sale is open', async () => {
    const { token } = await signIn(services);
    for (const skuId of CLOSED) expect((await add(token, skuId)).errorCode).toBe('unknown_sku');
    const { orderId } = await aReadyOrder(services, { token, skuIds: [OPEN] });
    const committed = await commit(services, token);
    expect(CALL_SPECS.commitOrder.answer.parse(committed.body)).toMatchObject({ orderId, state: 'placed' });
  });

  it('is not sold when the sale ends between the order and its commit', async () => {
    const { token } = await signIn(services);
    await aReadyOrder(services, { token, skuIds: [OPEN] });
    await saleFrom(-HOUR_MS, 0);
    const committed = await commit(services, token);
    expect(committed).toMatchObject({ status: 409, errorCode: 'cart_changed' });
    expect((await services.call('prepareOrder', { token })).errorCode).toBe('item_unavailable');
    await services.call('getCart', { token });
  });

  it('[R7.118, R7.127] hides the draft that holds it after the sale, which takes no address and no payment', async () => {
    const { token } = await signIn(services);
    const { orderId } = await aReadyOrder(services, { token, skuIds: [OPEN, 'QS2001'] });
    const address = { shippingAddress: ANAS_ADDRESS, methodId: 'us-standard' };
    const asked = async () => [
      await services.call('getOrder', { token, params: { id: orderId } }),
      await services.call('getShippingMethods', { token }),
      await services.call('shipToHome', { token, body: address }),
      await services.call('applyPayment', { token, params: { method: 'paypal' }, body: {} }),
      await services.call('testEnroll', { token, body: { token: 'token', browser: BROWSER } }),
    ];
    expect((await asked()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await saleFrom(-HOUR_MS, 0);
    const closed = await asked();
    expect(closed.map(({ status }) => status)).toEqual([404, 409, 409, 409, 409]);
    expect(JSON.stringify(closed.map(({ body }) => body))).not.toMatch(SECRETS);
    await services.call('getCart', { token });
    expect(await prepared(services, token)).toMatchObject({ orderId });
    expect((await orderOf(services, { token, orderId })).lines).toMatchObject([{ skuId: 'QS2001' }]);
    await services.call('resetCart', { token });
  });

  it('[R7.106] leaves the cart at the next reading after the sale, which tells it once, by name', async () => {
    const { token } = await signIn(services);
    await add(token, OPEN, 'QS2001');
    await saleFrom(-HOUR_MS, 0);
    const light = await services.call('getTypedCart', { token, params: { type: 'light' } });
    expect(CartBody.parse(light.body)).toMatchObject({ itemCount: 1 });
    const first = await services.call('getCart', { token });
    expect(skusOf(first)).toEqual(['QS2001']);
    expect(toldBy(first)).toEqual([['sale_ended', OPEN]]);
    expect(CartBody.parse(first.body).errors?.[0]?.name).toMatch(/\S/u);
    expect(JSON.stringify(CartBody.parse(first.body).errors)).not.toMatch(SECRETS);
    await saleFrom(-HOUR_MS, HOUR_MS);
    const second = await services.call('getCart', { token });
    expect(skusOf(second)).toEqual(['QS2001']);
    expect(toldBy(second)).toBeUndefined();
    await services.call('resetCart', { token });
  });

  it('[R7.106] is told by one of several readings at once', async () => {
    const { token } = await signIn(services);
    await add(token, OPEN, 'QS2001');
    await saleFrom(-HOUR_MS, 0);
    // The cart is held until every reading has seen the line and waits for the row.
    const readings = await inTransaction(services.db, async (transaction) => {
      await transaction.executeSql(`SELECT id FROM cart FOR UPDATE`);
      const asked = Array.from({ length: 3 }, async () => services.call('getCart', { token }));
      await expect.poll(waitingForLocks).toBe(asked.length);
      return { answers: Promise.all(asked) };
    });
    const answers = await readings.answers;
    expect(answers.map(skusOf)).toEqual(answers.map(() => ['QS2001']));
    expect(answers.flatMap((answer) => toldBy(answer) ?? [])).toEqual([['sale_ended', OPEN]]);
    await services.call('resetCart', { token });
  });

  it('[R7.107] leaves the cart with a change, which tells it beside its own errors', async () => {
    const { token } = await signIn(services);
    await add(token, OPEN);
    await saleFrom(-HOUR_MS, 0);
    const changed = await add(token, 'QS2001', OPEN);
    expect(skusOf(changed)).toEqual(['QS2001']);
    expect(toldBy(changed)).toEqual([
      ['unknown_sku', OPEN],
      ['sale_ended', OPEN],
    ]);
    await services.call('resetCart', { token });
  });

  it('[R7.046, R7.047, R7.113, R7.184] is there for the invited alone', async () => {
    const invited = (await signIn(services)).token;
    const guest = await guestToken(services);
    const asked = async (token: string) => {
      const stock = await services.call('getSkuAvailability', { token, params: { ids: `${OPEN},QS2001` } });
      const statuses = [
        await services.call('getProductAvailability', { token, params: { productId: 'AU2006' } }),
        await services.call('getDeliveryDate', { token, params: { id: OPEN } }),
        await services.call('addToWishlist', { token, body: { skuId: OPEN } }),
      ].map(({ status }) => status);
      return [stock.body, ...statuses];
    };
    const has = { inStock: true };
    expect(await asked(invited)).toEqual([{ [OPEN]: has, QS2001: has }, 200, 200, 200]);
    expect(await asked(guest)).toEqual([{ QS2001: has }, 404, 404, 404]);
  });

  it('[R2.057] stays out of a wishlist that others read, and of the own one after the sale', async () => {
    const { token } = await signIn(services);
    const own = async () => JSON.stringify((await services.call('getWishlist', { token })).body);
    expect(await own()).toContain(OPEN);
    const shared = await services.call('shareWishlist', { token });
    const { token: link } = CALL_SPECS.shareWishlist.answer.parse(shared.body);
    const read = await services.call('getSharedWishlist', { body: { token: link } });
    expect(JSON.stringify(read.body)).not.toContain(OPEN);
    await saleFrom(-HOUR_MS, 0);
    expect(await own()).not.toContain(OPEN);
  });
});

const check = async (id: string, token?: string) => {
  const name = id.startsWith('AU') ? 'checkExclusiveProduct' : 'checkExclusiveCategory';
  const request = { params: { id }, ...(token === undefined ? {} : { token }) };
  const { status, body, headers } = await services.call(name, request);
  return status === 200 ? [body, headers['cache-control']] : status;
};
const answer = (exclusive: boolean, authorized: boolean) => [{ exclusive, authorized }, 'private, no-store'];

describe('[R7.050, R7.051] the check of a product or a category', () => {
  it('says to each whether they may see it, and no more', async () => {
    const guest = await guestToken(services);
    const invited = (await signIn(services)).token;
    for (const id of ['AU2006', 'salon-soir']) {
      expect(await check(id, guest)).toEqual(answer(true, false));
      expect(await check(id, invited)).toEqual(answer(true, true));
    }
    for (const id of ['AU7005', 'salon-aurore', 'AU2007']) {
      expect(await check(id, invited)).toEqual(answer(true, false));
    }
    for (const id of ['AU2001', 'watches']) expect(await check(id, guest)).toEqual(answer(false, true));
    expect(await check('AU9999', guest)).toBe(404);
    expect(await check('nowhere', guest)).toBe(404);
    expect(await check('AU2006')).toBe(401);
  });
});

describe('[R6.011, R6.012] the rule of the domain and the one in SQL', () => {
  const IN_SQL: Statement<[customerId: string | null, now: Date], { readonly open: boolean }> = {
    name: 'test-may-have',
    text: `SELECT ${mayHave('p', { customerId: '$1', now: '$2' })} AS open FROM product p WHERE p.id = 'AU2006'`,
  };

  it('say the same at the edges of a sale, to everybody', async () => {
    const { rows } = await services.db.executeSql(
      `SELECT customer.id, EXISTS (SELECT FROM exclusive_entitlement e WHERE e.customer_id = customer.id
         AND e.sale_id = '${SALE}') AS invited FROM customer`,
    );
    const viewers = [{ id: null, invited: false }, ...rows];
    const now = services.clock.now();
    for (const [from, to] of [
      [-1, 1],
      [0, 1],
      [1, 2],
      [-2, -1],
      [-1, 0],
    ] as const) {
      await saleFrom(from, to);
      const sale = { opensAt: new Date(now.getTime() + from), closesAt: new Date(now.getTime() + to) };
      for (const { id, invited } of viewers) {
        const asked = await services.db.first(IN_SQL, [typeof id === 'string' ? id : null, now]);
        const isInvited = invited === true;
        expect(asked?.open).toBe(
          mayHavePiece({ isExclusive: true, sale: { ...sale, isInvited, isLetIn: true } }, now),
        );
      }
    }
  });
});
