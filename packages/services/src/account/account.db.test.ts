import { CALL_SPECS, CartBody } from '@vitrine/contracts';
import { newId } from '@vitrine/database';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  guestToken,
  KIM,
  OWN_PAGE,
  signIn,
  TEST_ORIGIN,
  type TestAnswer,
  useServices,
} from '../test-harness/open-services.ts';

const services = useServices();
let addresses = 0;
beforeEach(async () => {
  const { token } = await signIn(services);
  await services.call('resetCart', { token });
});

/** Failures are counted per address, so every test comes from one of its own. */
const anAddress = (): string => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};
const add = async (token: string, skuId: string, quantity = 1): Promise<TestAnswer> =>
  services.call('addToCart', { token, body: { skuId, quantity } });
const quantitiesIn = async (token: string): Promise<Readonly<Record<string, number>>> => {
  const { items } = CartBody.parse((await services.call('getCart', { token })).body);
  return Object.fromEntries(items.map(({ product, quantity }) => [product.identifier, quantity]));
};

describe('a sign-in', () => {
  it('[R7.032] ends the guest session, starts another and brings the cart along', async () => {
    const guest = await guestToken(services);
    await add(guest, 'QK3001-40', 2);
    const answer = await signIn(services, { token: guest });
    expect(answer).toMatchObject({ status: 200, body: { userIsLogged: true, user: { firstName: 'Kim' } } });
    expect(Object.keys(answer.cookies)).toEqual([
      'vitrine-access',
      'vitrine-refresh',
      'vitrine-usid',
      'vitrine-device',
    ]);
    expect((await services.call('getCart', { token: guest })).status).toBe(401);
    expect(await quantitiesIn(answer.token)).toEqual({ 'QK3001-40': 2 });
  });

  it('[R7.099] adds the guest’s pieces to the customer’s up to the limits and drops none of the latter', async () => {
    const { token } = await signIn(services);
    for (const skuId of ['QK3001-39', 'QK3001-40', 'QK3001-41', 'QK3001-42']) await add(token, skuId, 2);
    const guest = await guestToken(services);
    for (const skuId of ['QK3001-40', 'QS2001', 'QS2002', 'QS2003']) await add(guest, skuId);
    const merged = await quantitiesIn((await signIn(services, { token: guest })).token);
    const pieces = Object.values(merged).reduce((sum, quantity) => sum + quantity, 0);
    expect(pieces).toBe(10);
    expect(merged).toMatchObject({ 'QK3001-39': 2, 'QK3001-41': 2, 'QK3001-42': 2 });
    expect(merged['QK3001-40']).toBeGreaterThanOrEqual(2);
    expect(merged['QS2001']).toBe(1);
  });

  it('brings the cart of a guest whose access token ran out meanwhile', async () => {
    const begun = await services.call('startGuestSession', { headers: OWN_PAGE });
    await add(begun.cookies['vitrine-access'] ?? '', 'QS2001');
    services.clock.advance(20 * 60_000);
    const { token } = await signIn(services, { cookies: begun.cookies, headers: { origin: TEST_ORIGIN } });
    expect(await quantitiesIn(token)).toEqual({ QS2001: 1 });
  });

  it('several at once, of one guest or of many, keep every piece and answer all', async () => {
    const guests = await Promise.all(Array.from({ length: 4 }, async () => guestToken(services)));
    const skuIds = ['QS2001', 'QS2002', 'QS2003', 'QS2011'];
    await Promise.all(guests.map(async (guest, index) => add(guest, skuIds[index] ?? '')));
    const twice = [...guests, ...guests];
    const answers = await Promise.all(
      twice.map(async (token) => signIn(services, { token, address: anAddress() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const expected = { QS2001: 1, QS2002: 1, QS2003: 1, QS2011: 1 };
    for (const { token } of answers) expect(await quantitiesIn(token)).toEqual(expected);
  });

  it('beside adds of the same guest loses no piece: each is in the cart or was refused with 401', async () => {
    const guest = await guestToken(services);
    await add(guest, 'QS2001');
    const skuIds = ['QS2002', 'QS2003', 'QS2011', 'QS2012', 'QS2021', 'QS2022'];
    const [signedIn, ...adds] = await Promise.all([
      signIn(services, { token: guest }),
      ...skuIds.map(async (skuId) => add(guest, skuId)),
    ]);
    const kept = skuIds.filter((_skuId, index) => adds[index]?.status === 200);
    const rest = adds.filter(({ status }) => status !== 200);
    expect(rest.map(({ status }) => status)).toEqual(rest.map(() => 401));
    expect(Object.keys(await quantitiesIn(signedIn.token)).sort()).toEqual(['QS2001', ...kept].sort());
  });

  it.each(['loginOnCheckout', 'headlessLogin'] as const)(
    '[R7.133, R7.134] of %s tells the private sales that are open to its customer, where it is asked to',
    async (name) => {
      const door = async (body: object, address = anAddress()) =>
        services.call(name, {
          token: await guestToken(services),
          body: { ...KIM, ...body },
          address,
          headers: OWN_PAGE,
        });
      const { body } = await door({ enableExclusiveOverview: true });
      expect(body).toMatchObject({
        exclusiveOverview: {
          sales: [{ saleId: 'soir', title: expect.any(String), url: expect.any(String) }],
        },
      });
      for (const asked of [{}, { enableExclusiveOverview: false }])
        expect((await door(asked)).body).not.toHaveProperty('exclusiveOverview');
      const closes = `UPDATE exclusive_sale SET closes_at = $1 WHERE id = 'soir'`;
      const { rows } = await services.db.executeSql('SELECT closes_at FROM exclusive_sale', []);
      await services.db.executeSql(closes, [services.clock.now()]);
      expect((await door({ enableExclusiveOverview: true })).body).toMatchObject({
        exclusiveOverview: { sales: [] },
      });
      await services.db.executeSql(closes, [rows[0]?.['closes_at']]);
    },
  );

  it('[R7.133] in the checkout needs a session and keeps the order that was begun', async () => {
    expect((await services.call('loginOnCheckout', { body: KIM })).status).toBe(401);
    const guest = await guestToken(services);
    const { cartID } = CartBody.parse((await add(guest, 'QS2001')).body);
    const orderId = newId();
    await services.db.executeSql(
      `INSERT INTO shop_order (market, id, cart_id, session_id, locale, country, currency, channel, state, subtotal,
         total, tax_included, cart_version, created_at)
       SELECT market, $2, id, session_id, 'eng-us', 'US', 'USD', 'WEB', 'draft', 1, 1, false, 1, now()
       FROM cart WHERE id = $1`,
      [cartID, orderId],
    );
    const answer = await services.call('loginOnCheckout', { token: guest, body: KIM });
    const { accessToken } = CALL_SPECS.loginOnCheckout.answer.parse(answer.body);
    const customerCart = CartBody.parse((await services.call('getCart', { token: accessToken })).body);
    const { rows } = await services.db.executeSql(
      `SELECT o.cart_id, o.state, s.kind, o.customer_id = s.customer_id AS is_his
       FROM shop_order o JOIN session s ON s.id = o.session_id WHERE o.id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ cart_id: customerCart.cartID, state: 'draft', kind: 'customer', is_his: true }]);
  });

  it('[R7.134] by the headless door gives a token userinfo accepts, in the locale of its address', async () => {
    const answer = await services.call('headlessLogin', { locale: 'fra-fr', body: KIM });
    const { accessToken } = CALL_SPECS.headlessLogin.answer.parse(answer.body);
    expect((await services.call('getUserInfo', { token: accessToken })).status).toBe(200);
  });

  it('takes the login in any case, with space around it', async () => {
    const body = { ...KIM, login: `  ${KIM.login.toUpperCase()} ` };
    expect((await services.call('login', { body })).status).toBe(200);
  });
});

describe('a sign-in that fails', () => {
  it('[R8.046, R4.037] is the same for an unknown login, a wrong password and a locked account', async () => {
    const address = anAddress();
    const tries = [
      { login: 'nobody@maison-aurele.example', password: KIM.password },
      { login: KIM.login, password: 'wrong' },
    ];
    const answers: TestAnswer[] = [];
    for (const body of tries) answers.push(await services.call('login', { body, address }));
    await services.db.executeSql(`UPDATE customer SET status = 'locked' WHERE login = $1`, [KIM.login]);
    answers.push(await services.call('login', { body: KIM, address }));
    await services.db.executeSql(`UPDATE customer SET status = 'active' WHERE login = $1`, [KIM.login]);
    const [first, ...others] = answers.map(({ status, body, cookies }) => ({ status, body, cookies }));
    expect(first).toMatchObject({
      status: 401,
      body: { userIsLogged: false, errorCode: 'login_failed' },
      cookies: {},
    });
    for (const other of others) expect(other).toEqual(first);
  });

  it('[R7.032] for the sixth time in a row has to wait, whoever the login is, from this address only', async () => {
    for (const login of [KIM.login, 'nobody@maison-aurele.example']) {
      const address = anAddress();
      const body = { login, password: 'wrong' };
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        statuses.push((await services.call('login', { body, address })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const waiting = await services.call('login', { body: { ...body, password: KIM.password }, address });
      expect(waiting).toMatchObject({ status: 429, errorCode: 'too_many_requests' });
      expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
      expect((await services.call('login', { body, address: anAddress() })).status).toBe(401);
      services.clock.advance(15 * 60_000);
      expect((await services.call('login', { body, address })).status).toBe(401);
    }
  });

  it('[R7.032] is counted before the password is looked at, so that tries at once gain nothing', async () => {
    const address = anAddress();
    const body = { login: KIM.login, password: 'wrong' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => services.call('login', { body, address })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('is forgotten after a success', async () => {
    const address = anAddress();
    const wrong = { login: KIM.login, password: 'wrong' };
    for (let time = 0; time < 4; time += 1) await services.call('login', { body: wrong, address });
    expect((await services.call('login', { body: KIM, address })).status).toBe(200);
    expect((await services.call('login', { body: wrong, address })).status).toBe(401);
    expect((await services.call('login', { body: KIM, address })).status).toBe(200);
  });

  it('leaves the guest session and its cart as they were', async () => {
    const token = await guestToken(services);
    await add(token, 'QS2001');
    const body = { login: KIM.login, password: 'wrong' };
    await services.call('login', { token, body, address: anAddress() });
    expect(await quantitiesIn(token)).toEqual({ QS2001: 1 });
  });

  it('comes from a foreign page and is not looked at', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await services.call('login', { body: KIM, headers })).status).toBe(403);
  });
});

describe('a sign-out', () => {
  it('[R7.181] kills access and refresh token, takes the cookies away and starts nothing', async () => {
    const { token, cookies } = await signIn(services);
    await add(token, 'QS2001');
    const { rows: before } = await services.db.executeSql('SELECT count(*) FROM session');
    const answer = await services.call('logout', { token });
    expect(answer).toMatchObject({
      status: 200,
      cookies: { 'vitrine-access': '', 'vitrine-refresh': '', 'vitrine-usid': '' },
    });
    expect((await services.call('getCart', { token })).status).toBe(401);
    expect((await services.call('refreshToken', { cookies })).status).toBe(401);
    expect((await services.call('logout', { token })).status).toBe(401);
    expect((await services.db.executeSql('SELECT count(*) FROM session')).rows).toEqual(before);
    expect(await quantitiesIn((await signIn(services)).token)).toEqual({ QS2001: 1 });
  });
});

describe('the log', () => {
  it('holds nothing of a login, a password or a token', () => {
    expect(JSON.stringify(services.logged)).not.toMatch(/kim@|Vitrine-Kim|vitrine-/u);
  });
});
