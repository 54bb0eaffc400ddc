import { CALL_SPECS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, KIM, OWN_PAGE, TEST_ORIGIN } from '../test-harness/open-services.ts';

const { services, received, delivered } = useAccountMails();
let networks = 0;
const aClient = () => {
  networks += 1;
  return { address: `203.0.113.${networks}`, headers: OWN_PAGE };
};
const NOOR = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
const PAGE = '/eng-us/mylv/reset-password';
const signIn = (body: { readonly login: string; readonly password: string }) =>
  services.call('login', { ...aClient(), body });
const tokenOf = ({ body }: { readonly body: unknown }) => CALL_SPECS.login.answer.parse(body).accessToken;
const isAlive = async (token: string) =>
  (await services.call('getUserInfo', { token, headers: OWN_PAGE })).status === 200;
const askReset = (email: string, url = PAGE, more: object = {}) =>
  services.call('resetPassword', { ...aClient(), body: { email, url }, ...more });
const setPassword = (body: object, token?: string) =>
  services.call('setPassword', { ...aClient(), body, ...(token && { token }) });
const askMail = (login: string, more: object = {}) =>
  services.call('requestMailLogin', { ...aClient(), body: { login, ...more } });
const byMail = (mail_token: string, redirect_url = '/mylv/overview', headers: object = {}) =>
  services.call('loginByMail', {
    ...aClient(),
    query: { redirect_url, mail_token },
    headers: { ...headers },
  });
const byCode = (username: string, code: string, mode: number = 1) =>
  services.call('loginByCode', { ...aClient(), body: { username, code, mode } });

describe('[R7.017, R2.055] a reset by mail', () => {
  it('is answered alike for a known and an unknown address; the known one gets a link of the shop', async () => {
    const answers = [
      await askReset('Noor@Maison-Aurele.example', TEST_ORIGIN + PAGE),
      await askReset('nobody@house.example'),
      await askReset('odile@maison-aurele.example', PAGE, {
        headers: { ...OWN_PAGE, 'LV-business-context': 'web' },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, { success: true }]),
    );
    const { to, link } = await received();
    expect([to, link.origin, link.pathname]).toEqual([NOOR.login, TEST_ORIGIN, PAGE]);
  });

  it('sets a password once, ends every session, and tells its owner', async () => {
    const session = tokenOf(await signIn(NOOR));
    await askReset(NOOR.login);
    const token = (await received()).link.searchParams.get('token') ?? '';
    await askReset(NOOR.login);
    const other = (await received()).link.searchParams.get('token') ?? '';
    expect((await setPassword({ token, password: 'too short' })).errorCode).toBe('password_too_short');
    expect((await setPassword({ token, password: 'dunes after the rain' })).status).toBe(200);
    expect((await received()).subject).toBe('Your password was changed');
    expect(await isAlive(session)).toBe(false);
    expect((await signIn(NOOR)).status).toBe(401);
    expect((await signIn({ ...NOOR, password: 'dunes after the rain' })).status).toBe(200);
    for (const spent of [token, other, 'x'.repeat(43)])
      expect(await setPassword({ token: spent, password: 'a third password' })).toMatchObject({
        status: 401,
        errorCode: 'link_not_good',
      });
    await services.db.executeSql(
      'UPDATE customer SET password_hash = (SELECT password_hash FROM customer WHERE login = $1) WHERE login = $2',
      [NOOR.login, NOOR.login],
    );
  });

  it('is good for an hour', async () => {
    await askReset(KIM.login);
    const token = (await received()).link.searchParams.get('token') ?? '';
    services.clock.advance(3_600_000);
    expect((await setPassword({ token, password: 'a third password' })).status).toBe(401);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:0',
  ])('leads to no %s', async (url) => {
    expect((await askReset(KIM.login, url)).status).toBe(400);
    expect(await delivered()).toEqual([]);
  });

  it('bombs nobody: six in an hour, from wherever they are asked', async () => {
    const statuses = [];
    for (let number = 0; number < 6; number += 1)
      statuses.push((await askReset('ines@maison-aurele.example')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
    await delivered();
  });

  it('does not mind a clock that goes back', async () => {
    await askReset('james@maison-aurele.example');
    const token = (await received()).link.searchParams.get('token') ?? '';
    services.clock.advance(-60_000);
    expect((await setPassword({ token, password: 'a password of James' })).status).toBe(200);
    await delivered();
  });
});

describe('[R7.181] a change of the password', () => {
  it('asks for the present one, keeps this session and ends the others', async () => {
    const [here, there] = [tokenOf(await signIn(KIM)), tokenOf(await signIn(KIM))];
    const next = 'mimosa in february';
    expect(await setPassword({ currentPassword: 'wrong', password: next }, here)).toMatchObject({
      status: 401,
      errorCode: 'current_password_wrong',
    });
    expect((await setPassword({ currentPassword: KIM.password, password: next }, here)).status).toBe(200);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    await setPassword({ currentPassword: next, password: KIM.password }, here);
    await delivered();
  });

  it('is a customer’s alone', async () => {
    const body = { currentPassword: KIM.password, password: 'mimosa in february' };
    expect((await setPassword(body)).status).toBe(401);
    expect((await setPassword(body, await guestToken(services))).status).toBe(401);
  });
});

describe('[R2.037, R7.153] a sign-in by the link of a mail', () => {
  it('is mailed to a known address alone, and leads on once', async () => {
    await askMail('nobody@house.example');
    await askMail(KIM.login, { redirect_url: '/eng-us/cart' });
    const { link, text } = await received();
    expect(text).toMatch(/link expires in 15 minutes, the code in 10 minutes/u);
    expect(link.pathname).toBe('/eng-us/alternative-login');
    expect(link.searchParams.get('redirect_url')).toBe('/eng-us/cart');
    const token = link.searchParams.get('mail_token') ?? '';
    const entered = await byMail(token);
    expect([entered.status, entered.headers['location']]).toEqual([302, '/mylv/overview']);
    expect(await isAlive(entered.cookies['vitrine-access'] ?? '')).toBe(true);
    expect((await byMail(token)).status).toBe(401);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/api/eng-us/logout',
  ])('never leads to %s, which leaves the link good', async (wished) => {
    expect((await askMail(KIM.login, { redirect_url: wished })).status).toBe(400);
    await askMail('mei@maison-aurele.example');
    const token = (await received()).link.searchParams.get('mail_token') ?? '';
    const refused = await byMail(token, wished);
    expect([refused.status, refused.headers['location']]).toEqual([400, undefined]);
    expect((await byMail(token, '/mylv/orders', { 'sec-purpose': 'prefetch' })).status).toBe(401);
    expect((await byMail(token, '/mylv/orders', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await byMail(token)).status).toBe(302);
  });

  it('expires after a quarter of an hour, and with a new password', async () => {
    await askMail(KIM.login);
    const token = (await received()).link.searchParams.get('mail_token') ?? '';
    services.clock.advance(900_000);
    expect((await byMail(token)).status).toBe(401);
    await askMail(KIM.login);
    const next = (await received()).link.searchParams.get('mail_token') ?? '';
    const session = tokenOf(await signIn(KIM));
    const same = { currentPassword: KIM.password, password: KIM.password };
    expect((await setPassword(same, session)).status).toBe(200);
    expect((await byMail(next)).status).toBe(401);
    await delivered();
  });
});

describe('[R7.157] a sign-in by a code', () => {
  const CLAIRE = 'claire@maison-aurele.example';

  it('gives a token once', async () => {
    await askMail(CLAIRE);
    const { code } = await received();
    const entered = await byCode(` ${CLAIRE.toUpperCase()}`, `${code.slice(0, 3)} ${code.slice(3)}`);
    const { token } = CALL_SPECS.loginByCode.answer.parse(entered.body);
    expect(await isAlive(token)).toBe(true);
    expect((await byCode(CLAIRE, code)).status).toBe(401);
  });

  it('is burnt by five wrong ones, which answer as an unknown login does', async () => {
    await askMail(CLAIRE);
    const { code } = await received();
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = [];
    for (let number = 0; number < 5; number += 1) tries.push(await byCode(CLAIRE, wrong));
    const unknown = await byCode('nobody@house.example', wrong);
    expect(tries.map(({ status, body }) => [status, body])).toEqual(tries.map(() => [401, unknown.body]));
    expect((await byCode(CLAIRE, code)).status).toBe(401);
    expect((await byCode(CLAIRE, code, 2)).status).toBe(400);
  });

  it('is over when the link of the same mail was used', async () => {
    await askMail('harriet@maison-aurele.example');
    const { code, link } = await received();
    expect((await byMail(link.searchParams.get('mail_token') ?? '')).status).toBe(302);
    expect((await byCode('harriet@maison-aurele.example', code)).status).toBe(401);
  });

  it('takes the guest’s bag along, and ends the guest’s session', async () => {
    const guest = await guestToken(services);
    await services.call('addToCart', { token: guest, body: { items: [{ skuId: 'QS2001', quantity: 1 }] } });
    await askMail('daniel@maison-aurele.example');
    const { code } = await received();
    const body = { username: 'daniel@maison-aurele.example', code, mode: 1 };
    const { token } = CALL_SPECS.loginByCode.answer.parse(
      (await services.call('loginByCode', { ...aClient(), token: guest, body })).body,
    );
    const cart = await services.call('getCart', { token });
    expect(CALL_SPECS.getCart.answer.parse(cart.body).items).toHaveLength(1);
    expect((await services.call('getCart', { token: guest })).status).toBe(401);
  });
});

describe('[R7.027] the id of a session', () => {
  it('is its own, is no token, and is nobody’s without a session', async () => {
    const [one, other] = [await guestToken(services), await guestToken(services)];
    const idOf = async (token: string) => {
      const { body } = await services.call('getSessionId', { token });
      return CALL_SPECS.getSessionId.answer.parse(body).sessionId;
    };
    const id = await idOf(one);
    expect([await idOf(one), await idOf(other)]).toEqual([id, expect.not.stringContaining(id)]);
    expect((await services.call('getCart', { token: id })).status).toBe(401);
    expect((await services.call('getSessionId')).status).toBe(401);
  });
});

describe('[R7.030] the private sales of a customer', () => {
  it('are those that are open, for whom they are open', async () => {
    const sales = async (body: typeof NOOR) => {
      const answer = await services.call('getExclusiveSales', { token: tokenOf(await signIn(body)) });
      return CALL_SPECS.getExclusiveSales.answer
        .parse(answer.body)
        .exclusiveSales.map(({ saleId }) => saleId);
    };
    expect(await sales(KIM)).toEqual(['soir']);
    const yuki = { login: 'yuki@maison-aurele.example', password: 'Vitrine-Yuki-2026' };
    expect(await sales(yuki)).toEqual([]);
    expect((await services.call('getExclusiveSales', { token: await guestToken(services) })).status).toBe(
      401,
    );
  });
});
