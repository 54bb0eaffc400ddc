import { ageAnswerPath, CALL_SPECS } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aReadyOrder, commit } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, TEST_ORIGIN, useServices } from '../test-harness/open-services.ts';

/** The kit of samples of the test house, and its one SKU. */
const PRODUCT = 'AU4203';
const PAGE = `/eng-us/products/${PRODUCT}`;
const NOOR = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
const TWO_HOURS_MS = 7_200_000;

const services = useServices();
let sku: string;
beforeAll(async () => {
  const { rows } = await services.db.executeSql('SELECT id FROM sku WHERE product_id = $1 LIMIT 1', [
    PRODUCT,
  ]);
  sku = String(rows[0]?.['id']);
});

interface Post {
  readonly answer?: string;
  readonly back?: string;
  readonly token?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly origin?: string;
}
async function post({ answer = 'yes', back = PAGE, token, cookies = {}, origin = TEST_ORIGIN }: Post) {
  const response = await services.app.inject({
    method: 'POST',
    url: ageAnswerPath('eng-us'),
    headers: {
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    cookies: { ...cookies },
    payload: new URLSearchParams({ answer, back }).toString(),
  });
  const given = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { status: response.statusCode, location: response.headers.location, cookies: given };
}
const check = async (token: string) => {
  const { status, body } = await services.call('checkExclusiveProduct', { token, params: { id: PRODUCT } });
  return status === 200 ? body : status;
};
const add = (token: string, ...skuIds: string[]) =>
  services.call('addToCart', { token, body: { items: skuIds.map((skuId) => ({ skuId, quantity: 1 })) } });

const ASKS = { exclusive: false, authorized: false, asksAge: true };
const OPEN = { exclusive: false, authorized: true };

describe('[R7.050, R8.042] an age-restricted piece', () => {
  it('asks once in a session, and is open after a yes', async () => {
    const token = await guestToken(services);
    expect(await check(token)).toEqual(ASKS);
    expect(await post({ token })).toEqual({ status: 303, location: PAGE, cookies: {} });
    expect(await check(token)).toEqual(OPEN);
    expect(await check(await guestToken(services))).toEqual(ASKS);
  });

  it('is refused after a no', async () => {
    const token = await guestToken(services);
    await post({ token, answer: 'no' });
    expect(await check(token)).toBe(403);
  });

  it('[R7.051] is a category that says so, too', async () => {
    const token = await guestToken(services);
    const asked = async (id: string) => {
      const { status, body } = await services.call('checkExclusiveCategory', {
        token,
        params: { id },
      });
      return status === 200 ? body : status;
    };
    expect(await asked('watches')).toEqual(OPEN);
    expect(await asked('fragrance-discovery')).toEqual(ASKS);
    await post({ token, answer: 'no' });
    expect(await asked('fragrance-discovery')).toBe(403);
    expect(await asked('watches')).toEqual(OPEN);
    await post({ token });
    expect(await asked('fragrance-discovery')).toEqual(OPEN);
  });

  it('[R7.100] goes into no cart before the yes, beside what may', async () => {
    const token = await guestToken(services);
    expect(await add(token, sku)).toMatchObject({ status: 403, errorCode: 'age_unconfirmed' });
    const both = CALL_SPECS.addToCart.answer.parse((await add(token, sku, 'QS2001')).body);
    expect(both.items.map(({ product }) => product.identifier)).toEqual(['QS2001']);
    expect(both.errors?.map(({ errorCode, statusDetails }) => [errorCode, statusDetails])).toEqual([
      ['age_unconfirmed', sku],
    ]);
    await post({ token, answer: 'no' });
    expect(await add(token, sku)).toMatchObject({ status: 403, errorCode: 'age_refused' });
    await post({ token });
    expect((await add(token, sku)).status).toBe(200);
  });

  it('[R7.102, R7.129] is neither prepared nor bought in a session that was not asked', async () => {
    const token = await guestToken(services);
    await post({ token });
    await aReadyOrder(services, { token, skuIds: [sku] });
    // This is the session of the same customer on another device.
    await services.db.executeSql('UPDATE session SET age_answer = NULL');
    const refused = { status: 403, errorCode: 'age_unconfirmed', body: { statusDetails: sku } };
    expect(await commit(services, token)).toMatchObject(refused);
    expect(await services.call('prepareOrder', { token })).toMatchObject(refused);
    await post({ token, answer: 'no' });
    const closed = { ...refused, errorCode: 'age_refused' };
    expect(await commit(services, token)).toMatchObject(closed);
    expect(await services.call('prepareOrder', { token })).toMatchObject(closed);
    await post({ token });
    expect((await commit(services, token)).body).toMatchObject({ state: 'placed' });
  });

  it('[R7.032] remembers the answer when the guest signs in', async () => {
    const guest = await guestToken(services);
    await post({ token: guest });
    const { token } = await signIn(services, { token: guest });
    expect(await check(token)).toEqual(OPEN);
    const another = await services.call('login', { token, body: NOOR });
    expect(await check(CALL_SPECS.login.answer.parse(another.body).accessToken)).not.toEqual(OPEN);
  });
});

describe('[R8.042] the form that asks for the age', () => {
  it('begins a session for a visitor who has none', async () => {
    const { status, cookies } = await post({});
    expect(status).toBe(303);
    expect(await check(cookies['vitrine-access'] ?? '')).toEqual(OPEN);
  });

  it('renews a session whose access token is over, and asks in no second one', async () => {
    const begun = await post({ answer: 'no' });
    services.clock.advance(TWO_HOURS_MS);
    const renewed = await post({ cookies: begun.cookies });
    expect(renewed.cookies['vitrine-usid']).toBeUndefined();
    expect(await check(renewed.cookies['vitrine-access'] ?? '')).toEqual(OPEN);
  });

  it.each([
    ['from a page of somebody else', { origin: 'https://evil.example' }, 403],
    ['with another answer', { answer: 'perhaps' }, 400],
    ['with an endless path', { back: `/${'a'.repeat(3_000)}` }, 413],
  ])('is refused %s', async (_what, wrong, status) => {
    expect((await post(wrong)).status).toBe(status);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (back) => {
      expect((await post({ back })).location).toBe('/eng-us/homepage');
    },
  );

  it('leads back to an address that a header could not carry as it is', async () => {
    expect(await post({ back: '/\u2028' })).toMatchObject({ status: 303, location: '/%E2%80%A8' });
  });
});
