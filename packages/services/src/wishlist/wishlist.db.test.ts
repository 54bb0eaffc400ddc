import { CALL_SPECS, CALLS, ErrorBody, WishlistBody } from '@vitrine/contracts';
import { REALMS, WISHLIST_LIMIT } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { mountPaths } from '../http/mount-paths.ts';
import { sweep } from '../sweep/index.ts';
import { guestToken, signIn, type TestAnswer, useServices } from '../test-harness/open-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const services = useServices();
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM wishlist_item');
});

const add = async (token: string, ...skuIds: readonly string[]): Promise<TestAnswer> =>
  services.call('addToWishlist', { token, body: { items: skuIds.map((skuId) => ({ skuId })) } });
const remove = async (token: string, identifier: string): Promise<TestAnswer> =>
  services.call('removeFromWishlist', { token, params: { identifier } });
const listOf = ({ body }: TestAnswer): readonly string[] =>
  WishlistBody.parse(body).wishlist.map(({ identifier }) => identifier);
const read = async (token: string): Promise<readonly string[]> =>
  listOf(await services.call('getWishlist', { token }));
async function customerToken(name: string): Promise<string> {
  const login = `${name.toLowerCase()}@maison-aurele.example`;
  const { body } = await services.call('login', { body: { login, password: `Vitrine-${name}-2026` } });
  return CALL_SPECS.login.answer.parse(body).accessToken;
}

const shared = async (token: string): Promise<TestAnswer> =>
  services.call('getSharedWishlist', { body: { token } });

describe('a wishlist', () => {
  it('[R3.011, R7.184] holds what a guest put on it, the youngest first, each by its SKU’s id', async () => {
    const token = await guestToken(services);
    expect(await read(token)).toEqual([]);
    await add(token, 'QB5001');
    services.clock.advance(1000);
    await add(token, 'QK3001-40');
    expect(await read(token)).toEqual(['QK3001-40', 'QB5001']);
  });

  it('[R3.011, R7.001] says what a piece is, costs and whether it is there, in the words of the locale', async () => {
    const token = await guestToken(services, 'fra-fr');
    await add(token, 'QK3001-40');
    const french = WishlistBody.parse((await services.call('getWishlist', { token, locale: 'fra-fr' })).body)
      .wishlist[0];
    const { rows } = await services.db.executeSql(
      `SELECT p.amount, t.colour FROM price p JOIN sku_text t ON t.sku_id = p.sku_id AND t.language = 'fra'
       WHERE p.sku_id = 'QK3001-40' AND p.country = 'FR'`,
    );
    expect(french).toMatchObject({
      identifier: 'QK3001-40',
      productId: 'AU3001',
      color: rows[0]?.['colour'],
      size: '40',
      price: { amount: rows[0]?.['amount'], currency: 'EUR' },
      inStock: true,
      sellable: true,
    });
    expect(french?.url).toMatch(/^\/fra-fr\/products\/.*AU3001\/QK3001-40$/u);
    const arabic = await services.call('getWishlist', { token, locale: 'ara-ae' });
    expect(WishlistBody.parse(arabic.body).wishlist[0]?.price?.currency).toBe('AED');
    expect(arabic.headers['cache-control']).toBe('private, no-store');
  });

  it('[R3.012] takes the four keys that the try-on sends, and no product that is not the SKU’s', async () => {
    const token = await guestToken(services);
    const item = { skuId: 'QB5001', productId: 'AU5001', name: 'whatever', mediaUrl: '/media/a.jpg?v=2' };
    const { status, body } = await services.call('addToWishlist', { token, body: item });
    expect(status).toBe(200);
    expect(WishlistBody.parse(body).wishlist[0]?.name).toBe('Sac Aurèle');
    const foreign = { ...item, skuId: 'QK3001-40' };
    expect(await services.call('addToWishlist', { token, body: foreign })).toMatchObject({ status: 404 });
  });

  it('[R7.184] refuses what is there already with 409 and what it does not know with 404', async () => {
    const token = await guestToken(services);
    await add(token, 'QB5001');
    const again = await add(token, 'QB5001');
    expect(again).toMatchObject({ status: 409, errorCode: 'already_in_wishlist' });
    expect(ErrorBody.parse(again.body).errors).toMatchObject([{ scope: 'item', statusDetails: 'QB5001' }]);
    expect(await add(token, 'NOTHING')).toMatchObject({ status: 404, errorCode: 'sku_not_found' });
    expect(await read(token)).toEqual(['QB5001']);
  });

  it('[R7.184] knows nothing of a piece for invited customers', async () => {
    const { rows } = await services.db.executeSql(
      `SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id WHERE p.is_exclusive LIMIT 1`,
    );
    const token = await guestToken(services);
    expect(await add(token, String(rows[0]?.['id']))).toMatchObject({ status: 404 });
  });

  it('[R4.025] adds the rest where some are there already, and names those', async () => {
    const token = await guestToken(services);
    await add(token, 'QB5001');
    const { status, body } = await add(token, 'QB5001', 'QK3001-40');
    expect(status).toBe(200);
    const { wishlist, errors } = WishlistBody.parse(body);
    expect(wishlist.map(({ identifier }) => identifier)).toContain('QK3001-40');
    expect(errors).toMatchObject([{ errorCode: 'already_in_wishlist', statusDetails: 'QB5001' }]);
  });

  it('takes no more than it may hold, however many adds come at once, and says how many', async () => {
    const token = await guestToken(services);
    const { rows } = await services.db.executeSql(
      `SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id
       WHERE s.is_shown AND NOT p.is_exclusive ORDER BY s.id LIMIT $1`,
      [WISHLIST_LIMIT + 2],
    );
    const ids = rows.map(({ id }) => String(id));
    const many = Array.from({ length: 5 }, (_, at) => ids.slice(at * 20, at * 20 + 20));
    await Promise.all(many.map(async (batch) => add(token, ...batch)));
    const late = await Promise.all(ids.slice(WISHLIST_LIMIT).map(async (id) => add(token, id)));
    expect(late.map(({ errorCode }) => errorCode)).toEqual(['wishlist_full', 'wishlist_full']);
    expect(ErrorBody.parse(late[0]?.body).message).toContain(String(WISHLIST_LIMIT));
    expect(await read(token)).toHaveLength(WISHLIST_LIMIT);
  });

  it.each([
    ['items.0.skuId', { items: [{ skuId: '' }] }],
    ['items.0.quantity', { items: [{ skuId: 'QB5001', quantity: 1 }] }],
    ['items', { items: [] }],
    ['mediaUrl', { skuId: 'QB5001', mediaUrl: 'x'.repeat(501) }],
  ])('names the field %s that is wrong', async (field, body) => {
    const answer = await services.call('addToWishlist', { token: await guestToken(services), body });
    expect(answer).toMatchObject({ status: 400, body: { statusDetails: field } });
  });
});

describe('taking a piece off', () => {
  it('[R7.177] answers the others, and 404 the second time', async () => {
    for (const token of [await guestToken(services), (await signIn(services)).token]) {
      await add(token, 'QB5001', 'QK3001-40');
      expect(listOf(await remove(token, 'QB5001'))).toEqual(['QK3001-40']);
      expect(await read(token)).toEqual(['QK3001-40']);
      expect(await remove(token, 'QB5001')).toMatchObject({
        status: 404,
        errorCode: 'wishlist_item_not_found',
      });
    }
  });
});

describe('whose it is', () => {
  it('[R7.177, R7.184] nobody reads or changes the list of another guest or customer', async () => {
    const guests = [await guestToken(services), await guestToken(services)];
    const [kim, claire] = [await customerToken('Kim'), await customerToken('Claire')];
    await add(guests[0] ?? '', 'QB5001');
    await add(kim, 'QK3001-40');
    for (const other of [guests[1] ?? '', claire]) {
      expect(await read(other)).toEqual([]);
      expect((await remove(other, 'QB5001')).status).toBe(404);
      expect((await remove(other, 'QK3001-40')).status).toBe(404);
    }
    expect(await read(guests[0] ?? '')).toEqual(['QB5001']);
    expect(await read(kim)).toEqual(['QK3001-40']);
  });

  it('[R7.177, R7.184] is asked for with a token alone, at both addresses', async () => {
    const item = { skuId: 'QB5001' };
    const calls = [
      await services.call('getWishlist'),
      await services.call('addToWishlist', { body: item }),
      await services.call('removeFromWishlist', { params: { identifier: 'QB5001' } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401]);
    const token = await guestToken(services);
    for (const path of mountPaths('addToWishlist', REALMS)) {
      const { statusCode } = await services.app.inject({
        method: CALLS.addToWishlist.method,
        url: path.replace(':locale', 'eng-us'),
        headers: { authorization: `Bearer ${token}` },
        payload: item,
      });
      expect([200, 409]).toContain(statusCode);
    }
    expect(await read(token)).toEqual(['QB5001']);
  });

  it('[R7.032, R7.184] joins the customer’s at sign-in without doubles, and leaves nothing with the guest', async () => {
    await add((await signIn(services)).token, 'QB5001', 'QK3001-40');
    const guest = await guestToken(services);
    await add(guest, 'QB5001', 'QS2001');
    const { token } = await signIn(services, { token: guest });
    expect((await read(token)).toSorted()).toEqual(['QB5001', 'QK3001-40', 'QS2001']);
    expect((await services.call('getWishlist', { token: guest })).status).toBe(401);
    const { rows } = await services.db.executeSql('SELECT FROM wishlist_item WHERE session_id IS NOT NULL');
    expect(rows).toHaveLength(0);
  });

  it('is forgotten with the guest who will not come back, and kept for the customer', async () => {
    await add(await guestToken(services), 'QB5001');
    await add((await signIn(services)).token, 'QK3001-40');
    services.clock.advance(100 * DAY_MS);
    await sweep(services.deps);
    const { rows } = await services.db.executeSql('SELECT sku_id FROM wishlist_item');
    expect(rows).toEqual([{ sku_id: 'QK3001-40' }]);
  });
});

describe('the link of a wishlist', () => {
  it('[R2.057] opens the list to anybody, without its owner, until it is withdrawn', async () => {
    const { token } = await signIn(services);
    await add(token, 'QB5001');
    const { body } = await services.call('shareWishlist', { token });
    const link = CALL_SPECS.shareWishlist.answer.parse(body).token;
    const again = await services.call('shareWishlist', { token });
    expect(again.body).toEqual({ token: link });
    expect((await services.call('getWishlist', { token })).body).toMatchObject({ shareToken: link });

    const opened = await shared(link);
    expect(listOf(opened)).toEqual(['QB5001']);
    expect(opened.headers['cache-control']).toBe('private, no-store');
    expect(JSON.stringify(opened.body)).not.toMatch(/kim|@|customer|share/iu);

    expect((await services.call('withdrawWishlist', { token })).status).toBe(204);
    expect((await shared(link)).status).toBe(404);
    const next = await services.call('shareWishlist', { token });
    expect(next.body).not.toEqual({ token: link });
  });

  it('[R2.057] is refused to guests, and a wrong one finds nothing', async () => {
    const token = await guestToken(services);
    expect((await services.call('shareWishlist', { token })).status).toBe(401);
    expect((await services.call('withdrawWishlist', { token })).status).toBe(401);
    expect((await shared('A'.repeat(22))).status).toBe(404);
    expect(await shared('x')).toMatchObject({ status: 400, body: { statusDetails: 'token' } });
  });

  it('[R2.057] is each customer’s own', async () => {
    const [kim, claire] = [await customerToken('Kim'), await customerToken('Claire')];
    await services.call('shareWishlist', { token: kim });
    await services.call('withdrawWishlist', { token: claire });
    const { body } = await services.call('getWishlist', { token: kim });
    expect(body).toHaveProperty('shareToken');
    expect((await services.call('getWishlist', { token: claire })).body).not.toHaveProperty('shareToken');
  });
});
