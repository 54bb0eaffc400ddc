import { CALL_SPECS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, KIM, OWN_PAGE } from '../test-harness/open-services.ts';

const { services, received, delivered } = useAccountMails();
let networks = 0;
/** One client, whom no limit of another holds up. */
const aClient = () => {
  networks += 1;
  return { address: `198.51.100.${networks}`, headers: OWN_PAGE };
};
let people = 0;
const somebody = (fields: object = {}) => {
  people += 1;
  return {
    email: `Ana.Silva${people}@house.example`,
    password: 'heather on the hills',
    firstName: 'Ana',
    lastName: 'Silva',
    ...fields,
  };
};
const register = (body: object, token?: string) =>
  services.call('register', { ...aClient(), body, ...(token && { token }) });
const activate = (body: object, token?: string) =>
  services.call('loginOnActivation', { ...aClient(), body, ...(token && { token }) });
const look = (link: string, token?: string) =>
  services.call('getAccountLink', {
    ...aClient(),
    headers: { ...OWN_PAGE, 'account-link': link },
    ...(token && { token }),
  });
const ask = (login: string) => services.call('matchAccount', { ...aClient(), body: { login } });
const signIn = (login: string, password: string) =>
  services.call('login', { ...aClient(), body: { login, password } });
const tokenOf = ({ body }: { readonly body: unknown }) => CALL_SPECS.login.answer.parse(body).accessToken;
async function linkOf(body: object, token?: string) {
  await register(body, token);
  return (await received()).link.searchParams.get('token') ?? '';
}

describe('[R7.181, R2.036] a registration', () => {
  it('answers the same for a free and a taken address; the mails differ', async () => {
    const answers = [await register(somebody()), await register(somebody({ email: KIM.login }))];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { success: true }],
      [202, { success: true }],
    ]);
    const [free, taken] = await delivered();
    expect([free?.subject, taken?.subject]).toEqual([
      'Confirm your e-mail address',
      'You already have an account',
    ]);
    expect(taken?.to).toBe(KIM.login);
    expect(taken?.text).not.toContain('token=');
    expect((await signIn(KIM.login, KIM.password)).status).toBe(200);
    expect((await signIn(KIM.login, 'heather on the hills')).status).toBe(401);
  });

  it('stores nothing of a customer before the mail is confirmed', async () => {
    const person = somebody();
    await register(person);
    await delivered();
    const { rows } = await services.db.executeSql('SELECT id FROM customer WHERE email = $1', [
      person.email.toLowerCase(),
    ]);
    expect(rows).toEqual([]);
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });

  it('[R7.023] is confirmed once, by its link alone, and keeps its password', async () => {
    const person = somebody();
    const guest = await guestToken(services);
    const accessToken = await linkOf(person, guest);
    const first = await activate({ accessToken }, guest);
    expect(first).toMatchObject({ status: 200, body: { userIsLogged: true, user: { firstName: 'Ana' } } });
    const info = await services.call('getUserInfo', { token: tokenOf(first), headers: OWN_PAGE });
    expect(info.body).toMatchObject({ login: person.email.toLowerCase() });
    const again = await activate({ accessToken });
    const madeUp = await activate({ accessToken: 'x'.repeat(43) });
    const session = await activate({ accessToken: tokenOf(first) });
    expect([again, madeUp, session].map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [401, again.body]),
    );
    expect((await signIn(person.email, person.password)).status).toBe(200);
  });

  it('[R6.018] leads on to the page that waited, of the shop alone', async () => {
    const wished = '/eng-us/mylv/orders?page=2';
    await register(somebody({ redirect_url: wished }));
    const { link } = await received();
    expect(link.searchParams.get('redirect_url')).toBe(wished);
    const { status, body } = await register(somebody({ redirect_url: 'https://elsewhere.example/' }));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('redirect_url')]);
  });

  it('[R7.023] expires after a day', async () => {
    const accessToken = await linkOf(somebody());
    services.clock.advance(24 * 3_600_000);
    expect((await activate({ accessToken })).status).toBe(401);
  });

  it('is confirmed by one of many who press at the same time', async () => {
    const accessToken = await linkOf(somebody());
    const all = await Promise.all(Array.from({ length: 6 }, () => activate({ accessToken })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('is the account of one of two links that were asked for', async () => {
    const person = somebody();
    const [first, second] = [await linkOf(person), await linkOf({ ...person, firstName: 'Bea' })];
    expect((await activate({ accessToken: second })).status).toBe(200);
    expect((await activate({ accessToken: first })).status).toBe(401);
  });

  it('brings the guest’s bag and wishes along, once', async () => {
    const guest = await guestToken(services);
    await services.call('addToCart', { token: guest, body: { items: [{ skuId: 'QS2001', quantity: 1 }] } });
    await services.call('addToWishlist', { token: guest, body: { items: [{ skuId: 'QS2002' }] } });
    const accessToken = await linkOf(somebody(), guest);
    const entered = await activate({ accessToken }, guest);
    const cart = await services.call('getCart', { token: tokenOf(entered) });
    expect(CALL_SPECS.getCart.answer.parse(cart.body).items).toHaveLength(1);
    const wishes = await services.call('getWishlist', { token: tokenOf(entered) });
    expect(JSON.stringify(wishes.body)).toContain('QS2002');
    expect((await services.call('getCart', { token: guest })).status).toBe(401);
    await activate({ accessToken }, guest);
    const after = await services.call('getCart', { token: tokenOf(entered) });
    expect(after.body).toEqual(cart.body);
  });

  it.each([
    ['password_too_short', { password: 'short' }],
    ['password_too_common', { password: 'Password123' }],
    ['password_too_common', { email: 'kim.laurent@house.example', password: 'kim.laurent2026' }],
    ['bad_request', { email: 'ana@' }],
    ['bad_request', { email: 'ana@house.example\nBcc: b@house.example' }],
    ['bad_request', { email: 'ana@hоuse.example' }],
    ['bad_request', { firstName: ' ' }],
  ])('is refused with %s: %j', async (code, fields) => {
    expect(await register(somebody(fields))).toMatchObject({ status: 400, errorCode: code });
    expect(await delivered()).toEqual([]);
  });

  it('[R4.034, R2.036] asks in Korea for the consents of a registration, and keeps them with the account', async () => {
    const person = somebody();
    const inKorea = (body: object) => services.call('register', { ...aClient(), locale: 'kor-kr', body });
    expect(await inKorea(person)).toMatchObject({ errorCode: 'consent_missing' });
    expect(await delivered()).toEqual([]);
    const types = ['TERMS_OF_USE', 'MAIN_PERSONAL_DATA', 'REQUIRED_AGE'];
    const consents = types.map((type) => ({ type, value: true }));
    expect((await inKorea({ ...person, consents })).status).toBe(202);
    const accessToken = (await received()).link.searchParams.get('token') ?? '';
    const token = tokenOf(await activate({ accessToken }));
    const { body } = await services.call('getKoreaConsents', { token, locale: 'kor-kr' });
    const kept = CALL_SPECS.getKoreaConsents.answer.parse(body);
    expect(kept.filter(({ value }) => value).map(({ type }) => type)).toEqual(expect.arrayContaining(types));
  });

  it('takes an address with a plus, which is another one', async () => {
    await register(somebody({ email: 'kim+new@maison-aurele.example' }));
    expect(await received()).toMatchObject({ to: 'kim+new@maison-aurele.example' });
  });

  it('says nothing in its mail that a stranger typed', async () => {
    expect((await register(somebody({ firstName: 'Visit evil.example' }))).status).toBe(400);
    await register(somebody({ firstName: 'Evelina', lastName: 'Evilson' }));
    const { text, html } = await received();
    expect(text + html).not.toMatch(/Evelina|Evilson/u);
  });
});

describe('[R7.181] an address that somebody else has registered', () => {
  it('gets no password of theirs: its owner, who opens the link elsewhere, chooses one', async () => {
    const [attacker, owner] = [await guestToken(services), await guestToken(services)];
    const person = somebody({ password: 'the password of the attacker' });
    const accessToken = await linkOf(person, attacker);
    expect((await look(accessToken, attacker)).body).toMatchObject({ asksPassword: false });
    expect((await look(accessToken, owner)).body).toMatchObject({ asksPassword: true });
    const entered = await activate({ accessToken, password: 'the choice of the owner' }, owner);
    expect(entered.status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect((await signIn(person.email, 'the choice of the owner')).status).toBe(200);
  });

  it('opens by no password where its owner has chosen none, registered without a session or with one', async () => {
    const person = somebody({ password: 'the password of the attacker' });
    const accessToken = await linkOf(person);
    expect((await activate({ accessToken }, await guestToken(services))).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });

  it('asks its owner for a password where neither of them has a session', async () => {
    const person = somebody({ password: 'the password of the attacker' });
    const accessToken = await linkOf(person);
    expect((await look(accessToken)).body).toMatchObject({ asksPassword: true });
    expect((await activate({ accessToken })).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });
});

describe('[R7.022] a client whom a boutique knows', () => {
  const ODILE = 'odile@maison-aurele.example';
  it('gets a link; an account, an unknown address and they are answered byte by byte alike', async () => {
    const answers = [await ask(ODILE), await ask(KIM.login), await ask('nobody@house.example')];
    expect(answers.map(({ status, body }) => [status, JSON.stringify(body)])).toEqual(
      Array.from({ length: 3 }, () => [200, '{"success":true}']),
    );
    const { to, link } = await received();
    expect(to).toBe(ODILE);
    const accessToken = link.searchParams.get('token') ?? '';
    expect((await look(accessToken)).body).toEqual({
      kind: 'account-matching',
      email: ODILE,
      firstName: 'Odile',
      asksPassword: true,
    });
    expect((await signIn(ODILE, 'lavender at noon')).status).toBe(401);
    expect((await activate({ accessToken, password: 'lavender at noon' })).body).toMatchObject({
      user: { firstName: 'Odile', lastName: 'Marchand' },
    });
    expect((await signIn(ODILE, 'lavender at noon')).status).toBe(200);
    await ask(ODILE);
    expect(await delivered()).toEqual([]);
  });

  it('is asked for ten times a minute from one network', async () => {
    const client = aClient();
    const statuses = [];
    for (let number = 0; number < 11; number += 1) {
      const body = { login: `n${number}@house.example` };
      statuses.push((await services.call('matchAccount', { ...client, body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('is an address', async () => {
    const answer = await services.call('matchAccount', { ...aClient(), body: { login: 'odile' } });
    expect(answer.status).toBe(400);
  });
});
