import { CALL_SPECS, CartBody, UserContextBody } from '@vitrine/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  guestToken,
  openServices,
  OWN_PAGE,
  signIn,
  TEST_ORIGIN,
  type TestAnswer,
  type TestRequest,
  useServices,
} from '../test-harness/open-services.ts';

const services = useServices();

const MINUTES_MS = 60_000;
const guestOf = ({ body }: TestAnswer) => CALL_SPECS.startGuestSession.answer.parse(body);
const start = async (usid?: string): Promise<TestAnswer> =>
  services.call('startGuestSession', usid === undefined ? {} : { query: { usid } });
/** As a page of ours asks, in a browser with these cookies. */
const startOnPage = async (cookies: TestRequest['cookies'] = {}, usid?: string): Promise<TestAnswer> =>
  services.call('startGuestSession', {
    cookies,
    headers: OWN_PAGE,
    ...(usid === undefined ? {} : { query: { usid } }),
  });
const refresh = async (cookies: Readonly<Record<string, string>>): Promise<TestAnswer> =>
  services.call('refreshToken', { cookies });
const cartId = async (token: string): Promise<string> =>
  CartBody.parse((await services.call('getCart', { token })).body).cartID;
const statusOf = async (token: string): Promise<number> => (await services.call('getCart', { token })).status;

describe('a guest session', () => {
  it('[R7.152] begins with a token the cart accepts, a usid and httpOnly cookies', async () => {
    const answer = await startOnPage();
    expect(await statusOf(guestOf(answer).accessToken)).toBe(200);
    expect(guestOf(answer).expiresIn).toBe(900);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^vitrine-access=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/u),
      expect.stringMatching(
        /^vitrine-refresh=[\w.-]{80,160}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u,
      ),
      expect.stringMatching(/^vitrine-usid=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u),
    ]);
  });

  it('[R7.152] keeps nothing of a token but its digest', async () => {
    const { accessToken, usid } = guestOf(await start());
    const { rows } = await services.db.executeSql('SELECT * FROM session');
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(stored).not.toContain(accessToken);
    expect(stored).not.toContain(usid);
  });

  it('[R7.152] is resumed by its usid from a client without cookies', async () => {
    const begun = guestOf(await start());
    const resumed = guestOf(await start(begun.usid));
    expect(resumed.usid).toBe(begun.usid);
    expect(resumed.accessToken).not.toBe(begun.accessToken);
    expect(await cartId(resumed.accessToken)).toBe(await cartId(resumed.accessToken));
    expect(await statusOf(begun.accessToken)).toBe(401);
  });

  it('[R7.152] gives the same tokens to all who resume it at once', async () => {
    const { usid } = guestOf(await start());
    services.clock.advance(MINUTES_MS);
    const resumed = await Promise.all(Array.from({ length: 8 }, async () => start(usid)));
    const tokens = new Set(resumed.map((answer) => guestOf(answer).accessToken));
    expect(tokens.size).toBe(1);
    expect(await statusOf([...tokens][0] ?? '')).toBe(200);
  });

  it('[R7.152] is left alone when the client still holds a good token of it', async () => {
    const begun = await startOnPage();
    const again = await startOnPage(begun.cookies);
    expect(guestOf(again)).toEqual(guestOf(begun));
    expect(again.cookies).toEqual({});
  });

  it('[R7.152] never takes a made-up usid for a name', async () => {
    const made = guestOf(await start('made-up'));
    expect(made.usid).not.toBe('made-up');
    expect(await statusOf(made.accessToken)).toBe(200);
  });

  it('[R7.152] is not resumed after 30 days', async () => {
    const { usid } = guestOf(await start());
    services.clock.advance(31 * 24 * 60 * MINUTES_MS);
    expect(guestOf(await start(usid)).usid).not.toBe(usid);
  });

  it('[R7.152] that has signed in is not resumed: the usid brings a new, empty one', async () => {
    const begun = guestOf(await start());
    await services.call('addToCart', { token: begun.accessToken, body: { skuId: 'QS2001', quantity: 1 } });
    await signIn(services, { token: begun.accessToken });
    const after = guestOf(await start(begun.usid));
    expect(after.usid).not.toBe(begun.usid);
    expect((await services.call('getUserInfo', { token: after.accessToken })).status).toBe(401);
    const cart = await services.call('getCart', { token: after.accessToken });
    expect(cart.body).toMatchObject({ itemCount: 0 });
  });

  it('a second tab that still believes in its guest goes on as the customer the cookies name', async () => {
    const before = guestOf(await start());
    const signedIn = await signIn(services, { token: before.accessToken });
    const tab = await startOnPage(signedIn.cookies, before.usid);
    expect(guestOf(tab).accessToken).toBe(signedIn.token);
    expect(tab.cookies).toEqual({});
    services.clock.advance(20 * MINUTES_MS);
    const later = await startOnPage(signedIn.cookies);
    const context = await services.call('getUserContext', { token: guestOf(later).accessToken });
    expect(context.body).toMatchObject({ userIsLogged: true });
  });
});

/** A request that a link in a mail or a code on paper makes a browser send, and one of a program. */
const ELSEWHERE = [{ 'sec-fetch-site': 'none' }, {}] as const;

describe('a usid in a link', () => {
  it.each(ELSEWHERE)('[R7.152] sets no cookie where %j is all that is said', async (headers) => {
    const { usid } = guestOf(await start());
    for (const query of [{ usid }, {}]) {
      const opened = await services.call('startGuestSession', { query, headers });
      expect([opened.status, opened.cookies]).toEqual([200, {}]);
      expect(await statusOf(guestOf(opened).accessToken)).toBe(200);
    }
  });

  it.each(ELSEWHERE)(
    '[R7.152] touches neither a guest nor a customer whose cookies come with %j',
    async (headers) => {
      const { usid } = guestOf(await start());
      const visitors = [await startOnPage(), await signIn(services)];
      for (const { cookies } of visitors) {
        const opened = await services.call('startGuestSession', { query: { usid }, cookies, headers });
        expect(opened.cookies).toEqual({});
        expect(guestOf(opened).usid).toBe(usid);
        expect(await statusOf(cookies['vitrine-access'] ?? '')).toBe(200);
        expect((await refresh(cookies)).status).toBe(200);
      }
    },
  );

  it('[R7.152] never replaces a living session, even asked by a page of ours', async () => {
    const { usid } = guestOf(await start());
    const [guest, customer] = [await startOnPage(), await signIn(services)];
    const { 'vitrine-usid': _lost, ...unnamed } = customer.cookies;
    for (const cookies of [guest.cookies, customer.cookies, unnamed]) {
      const asked = await startOnPage(cookies, usid);
      expect(guestOf(asked).usid).not.toBe(usid);
      expect(asked.cookies['vitrine-usid']).not.toBe(usid);
    }
  });

  it('[R7.152] resumes its guest on a page of ours that has no session', async () => {
    const { usid } = guestOf(await start());
    expect((await startOnPage({}, usid)).cookies['vitrine-usid']).toBe(usid);
  });
});

describe('a refresh', () => {
  it('[R7.154] gives a new access token and a new cookie when the old token has run out', async () => {
    const begun = await startOnPage();
    services.clock.advance(16 * MINUTES_MS);
    expect(await statusOf(guestOf(begun).accessToken)).toBe(401);
    const renewed = await refresh(begun.cookies);
    expect(await statusOf(CALL_SPECS.refreshToken.answer.parse(renewed.body).accessToken)).toBe(200);
    expect(renewed.cookies['vitrine-refresh']).not.toBe(begun.cookies['vitrine-refresh']);
    expect(renewed.cookies).not.toHaveProperty('vitrine-usid');
  });

  it('[R7.154] answers two tabs at once with the same tokens', async () => {
    const { cookies } = await startOnPage();
    const answers = await Promise.all(Array.from({ length: 12 }, async () => refresh(cookies)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.cookies))).size).toBe(1);
    services.clock.advance(9_000);
    expect((await refresh(cookies)).cookies).toEqual(answers[0]?.cookies);
  });

  it('[R7.154] burns the session when an old token comes back after the grace', async () => {
    const { cookies } = await startOnPage();
    const renewed = await refresh(cookies);
    services.clock.advance(11_000);
    expect((await refresh(cookies)).status).toBe(401);
    expect((await refresh(renewed.cookies)).status).toBe(401);
    expect(await statusOf(renewed.cookies['vitrine-access'] ?? '')).toBe(401);
  });

  it('[R7.154] burns the session when a token comes back that was replaced any number of times', async () => {
    for (const age of [2, 3, 7]) {
      const generations = [(await startOnPage()).cookies];
      for (let renewal = 0; renewal < age; renewal += 1) {
        services.clock.advance(MINUTES_MS);
        generations.push((await refresh(generations.at(-1) ?? {})).cookies);
      }
      const [stolen = {}, newest = {}] = [generations[0], generations.at(-1)];
      expect(await statusOf(newest['vitrine-access'] ?? '')).toBe(200);
      services.clock.advance(11_000);
      expect((await refresh(stolen)).status).toBe(401);
      expect(await statusOf(newest['vitrine-access'] ?? '')).toBe(401);
      expect((await refresh(newest)).status).toBe(401);
    }
  });

  it('[R7.154] leaves a session alone when an old token comes late from a tab that renewed before', async () => {
    const first = (await startOnPage()).cookies;
    const second = (await refresh(first)).cookies;
    const third = (await refresh(second)).cookies;
    services.clock.advance(5_000);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(200);
  });

  it('[R7.154] burns nothing for a token that is sealed by nobody', async () => {
    const { cookies } = await startOnPage();
    const sessionId = (cookies['vitrine-refresh'] ?? '').split('.')[1] ?? '';
    for (const madeUp of [sessionId, `secret.${sessionId}.seal`, `.${sessionId}.`]) {
      expect((await refresh({ 'vitrine-refresh': madeUp })).status).toBe(401);
    }
    expect((await refresh(cookies)).status).toBe(200);
  });

  it('[R7.154] is refused without a cookie, with a made-up one, and to a foreign page', async () => {
    const { cookies } = await startOnPage();
    const headers = { origin: 'https://evil.example' };
    expect((await services.call('refreshToken')).status).toBe(401);
    expect((await refresh({ 'vitrine-refresh': 'made-up' })).status).toBe(401);
    expect(await services.call('refreshToken', { cookies, headers })).toMatchObject({
      status: 403,
      errorCode: 'foreign_origin',
      cookies: {},
    });
  });
});

describe('a session that is used every day', () => {
  const DAY_MS = 24 * 60 * MINUTES_MS;

  it('[R7.151] ends 90 days after it began, or when the operator says', async () => {
    const short = await openServices({ config: { sessionMaxSeconds: 2 * 24 * 60 * 60 } });
    onTestFinished(() => short.close());
    for (const [place, days] of [
      [services, 90],
      [short, 2],
    ] as const) {
      const begun = await place.call('startGuestSession', { headers: OWN_PAGE });
      let { cookies } = begun;
      for (let day = 1; day < days; day += 1) {
        place.clock.advance(DAY_MS);
        const renewed = await place.call('refreshToken', { cookies });
        expect(renewed.status).toBe(200);
        cookies = { ...cookies, ...renewed.cookies };
      }
      place.clock.advance(DAY_MS - 5 * MINUTES_MS);
      const last = await place.call('refreshToken', { cookies });
      expect(last.body).toMatchObject({ expiresIn: 300 });
      place.clock.advance(5 * MINUTES_MS);
      cookies = { ...cookies, ...last.cookies };
      expect((await place.call('getCart', { token: cookies['vitrine-access'] ?? '' })).status).toBe(401);
      expect((await place.call('refreshToken', { cookies })).status).toBe(401);
      const { usid } = guestOf(begun);
      const again = await place.call('startGuestSession', { query: { usid } });
      expect(guestOf(again).usid).not.toBe(usid);
    }
  });
});

describe('cookies of a shop on https', () => {
  it('[R7.151] are taken from this host alone, over TLS alone, by their names', async () => {
    const origin = 'https://shop.example';
    const secure = await openServices({ config: { ownOrigins: [origin] } });
    onTestFinished(() => secure.close());
    const headers = { origin };
    const begun = await secure.call('startGuestSession', { headers });
    expect(begun.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-vitrine-access=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
      expect.stringMatching(/^__Host-vitrine-refresh=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
      expect.stringMatching(/^__Host-vitrine-usid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
    ]);
    const { cookies } = begun;
    expect((await secure.call('getCart', { cookies })).status).toBe(200);
    expect((await secure.call('refreshToken', { cookies })).status).toBe(200);
    const planted = { 'vitrine-access': cookies['__Host-vitrine-access'] ?? '' };
    expect((await secure.call('getCart', { cookies: planted })).status).toBe(401);
    const signedIn = await signIn(secure, { cookies, headers });
    expect(Object.keys(signedIn.cookies)).toContain('__Host-vitrine-device');
  });
});

describe('a token', () => {
  it('is taken as Bearer, as header and as cookie, and a bad Bearer is not helped by a good cookie', async () => {
    const token = await guestToken(services);
    const cookies = { 'vitrine-access': token };
    const statuses = await Promise.all([
      services.call('getCart', { token }),
      services.call('getCart', { headers: { access_token: token } }),
      services.call('getCart', { cookies }),
      services.call('getCart', { token: 'bad', cookies }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 401]);
  });

  it('in a cookie changes nothing for a page that is not ours, or that does not say whose it is', async () => {
    const cookies = { 'vitrine-access': await guestToken(services) };
    const body = { skuId: 'QS2001', quantity: 1 };
    const from = async (headers: Readonly<Record<string, string>>) =>
      (await services.call('addToCart', { cookies, body, headers })).status;
    expect(await from({})).toBe(403);
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ origin: TEST_ORIGIN })).toBe(200);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await from({ origin: 'http://shop.local:4000', host: 'shop.local:4000' })).toBe(200);
  });
});

describe('the context', () => {
  it('[R7.158, R6.001] tells guest from customer and changes its hash with the person', async () => {
    const guest = await guestToken(services);
    const { token } = await signIn(services);
    const [ofGuest, ofCustomer] = await Promise.all(
      [guest, token].map(async (held) =>
        UserContextBody.parse((await services.call('getUserContext', { token: held })).body),
      ),
    );
    expect(ofGuest).toMatchObject({ userIsLogged: false, agentIsLogged: false });
    expect(ofGuest).not.toHaveProperty('userKey');
    expect(ofCustomer).toMatchObject({ userIsLogged: true, agentIsLogged: false });
    expect(ofCustomer?.userKey).not.toContain('@');
    expect(ofCustomer?.hash).not.toBe(ofGuest?.hash);
    expect((await services.call('getUserContext')).status).toBe(401);
  });

  it('[R7.158] tells a session its usid where a cookie names it, and never another’s', async () => {
    const [own, other] = [await startOnPage(), await startOnPage()];
    const usidTo = async (cookies: Readonly<Record<string, string>>) => {
      const token = guestOf(own).accessToken;
      return UserContextBody.parse((await services.call('getUserContext', { token, cookies })).body).usid;
    };
    expect(await usidTo(own.cookies)).toBe(guestOf(own).usid);
    expect(await usidTo({ 'vitrine-usid': guestOf(other).usid })).toBeUndefined();
    expect(await usidTo({})).toBeUndefined();
  });

  it('[R7.159] tells a customer their own name and a guest nothing', async () => {
    const { token } = await signIn(services);
    expect((await services.call('getUserInfo', { token })).body).toMatchObject({ firstName: 'Kim' });
    expect((await services.call('getUserInfo', { token: await guestToken(services) })).status).toBe(401);
  });
});
