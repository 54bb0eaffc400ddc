import { PAGE_IDS, type PageId, pageSpec } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type HttpAnswer, type HttpClient, openClient } from '../harness/client.ts';
import { ownShop } from '../harness/shop.ts';
import { KIM } from '../pages/account.ts';
import { PIECES } from '../pages/pieces.ts';

const { origin } = ownShop();

/** A locale and flags that no other journey uses, so that no page of this file is in a cache yet; none sets a cookie. */
const LOCALE = 'eng-my';
const FLAGS = 'newStore=true&lvpassdesign=true';
const MARK = 'hostile-mark-7431';
/** Parameters that no page may depend on, or that only look like those of a page. */
const HOSTILE = `${FLAGS}&utm_source=${MARK}&x=%3Cscript%3E${MARK}&page=-1&dispatchCountry=${MARK}`;

/** Paths of pages in the demo house. A page that is not listed here takes any word as its `:id`. */
const PLACES: Partial<Record<PageId, string>> = {
  product: `/products/rive-${PIECES.sunglasses.product}`,
  stores: '/stores/france/paris',
  store: '/point-of-sale/paris-celestins',
  'store-appointment': '/point-of-sale/paris-celestins/appointment',
  'checkout-step': '/checkout/login',
  faq: '/faq/delivery/how-long',
  magazine: '/magazine/workshop/leather',
  'magazine-article': '/magazine/articles/fourteen-hours',
  story: '/stories/heure-verte',
  uat: '/uat/magazine/articles/next-winter',
  experience: '/experiences/made-for-one',
  slug: '/leather-goods',
};

/** What a page needs to be there. */
const QUERIES: Partial<Record<PageId, string>> = {
  'perso-configurator': `skuId=${PIECES.signet.sku}&`,
};

const queryOf = (id: PageId): string => QUERIES[id] ?? '';

function pathOf(id: PageId): string {
  if (id === 'entry') return '/';
  const local = PLACES[id] ?? pageSpec(id).path.replaceAll(/:\w+\??|\*/gu, 'x');
  return `/${LOCALE}${local}`;
}

const robotsIn = ({ text }: HttpAnswer) =>
  /<meta name="robots" content="(?<robots>[^"]*)"/u.exec(text)?.groups?.['robots'];
const layoutIn = ({ text }: HttpAnswer) => /data-layout="(?<name>[\w-]+)"/u.exec(text)?.groups?.['name'];
const schemasIn = ({ text }: HttpAnswer): readonly string[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(?<json>.*?)<\/script>/gu)].map(
    ({ groups }) => JSON.parse(groups?.['json'] ?? '{}')['@type'],
  );

/** The answer at the end of at most one redirect: a listing and a search send other spellings of their address to one. */
async function landing(client: HttpClient, path: string): Promise<HttpAnswer> {
  const answer = await client.get(path);
  const to = answer.headers.get('location');
  return to === null ? answer : await client.get(new URL(to, origin).href.replace(origin, ''));
}

const canonicalIn = ({ text }: HttpAnswer) =>
  /<link rel="canonical" href="https?:\/\/[^/"]+(?<path>[^"]*)"/u.exec(text)?.groups?.['path'];

/** An answer that no cache may keep. */
function expectNotKept({ status, headers }: HttpAnswer): void {
  expect({ status, caching: headers.get('cache-control'), etag: headers.get('etag') }).toEqual({
    status,
    caching: 'private, no-store',
    etag: null,
  });
}

function expectAsRegistered(answer: HttpAnswer, id: PageId): void {
  const page = pageSpec(id);
  expect(layoutIn(answer)).toBe(page.layout);
  expect(robotsIn(answer)?.startsWith('index')).toBe(page.seo.isIndexed);
  expect(schemasIn(answer)).toEqual(page.seo.isIndexed ? page.seo.structuredData : []);
  if (page.seo.isIndexed) expect(canonicalIn(answer)).toBe(pathOf(id));
}

describe('every page of the registry', () => {
  let guest: HttpClient;
  let customer: HttpClient;

  beforeAll(async () => {
    guest = openClient(origin);
    await guest.call('GET', `/api/${LOCALE}/guest`);
    await guest.call('PUT', `/api/${LOCALE}/cart`, {
      items: [{ skuId: PIECES.sunglasses.sku, quantity: 1 }],
    });
    customer = openClient(origin);
    await customer.call('GET', `/api/${LOCALE}/guest`);
    await customer.call('POST', `/api/${LOCALE}/account/login`, KIM);
    expect([...guest.cookies.keys()]).toContain('vitrine-refresh');
    expect((await customer.call('GET', `/api/${LOCALE}/cart`)).status).toBe(200);
  });

  /** What no stranger may ever read. */
  const secrets = () => [KIM.login, MARK, ...guest.cookies.values(), ...customer.cookies.values()];

  it.each(
    PAGE_IDS.flatMap((id) => [
      { id, part: '' },
      { id, part: '.data' },
    ]),
  )('gives a stranger nothing of those who wait with them: $id $part', async ({ id, part }) => {
    const page = pageSpec(id);
    const path = part === '' || id !== 'entry' ? `${pathOf(id)}${part}` : '/_.data';
    const query = queryOf(id);
    const stranger = openClient(origin);
    const [kim, , first] = await Promise.all([
      landing(customer, `${path}?${query}${HOSTILE}`),
      landing(guest, `${path}?${query}${HOSTILE}`),
      stranger.get(`${path}?${query}${FLAGS}`),
    ]);
    const second = await openClient(origin).get(`${path}?${query}${FLAGS}`);
    for (const { text, headers } of [first, second]) {
      expect(secrets().filter((secret) => text.includes(secret))).toEqual([]);
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('x-page')).toBeNull();
    }
    if (page.audience === 'public') {
      expect(first.status).toBe(200);
      expect([kim.text, second.text]).toEqual([first.text, first.text]);
      expect(second.headers.get('etag')).not.toBeNull();
      if (part === '') expectAsRegistered(first, id);
    } else {
      for (const answer of [kim, first, second]) expectNotKept(answer);
      if (part === '' && first.status === 200) expectAsRegistered(first, id);
    }
  });

  it('[R2.022] answers a visitor’s own words to that visitor alone', async () => {
    const path = `/${LOCALE}/environmental-characteristics?sku=${MARK}`;
    const asked = await openClient(origin).get(path);
    expect(asked.text).toContain(MARK);
    expect(asked.headers.get('etag')).toBeNull();
    const plain = await openClient(origin).get(`/${LOCALE}/environmental-characteristics`);
    expect(plain.text).not.toContain(MARK);
  });
});

/** A guest with a piece in the cart, whose access token is gone. */
async function lapsed(): Promise<HttpClient> {
  const client = openClient(origin);
  await client.call('GET', '/api/eng-us/guest');
  await client.call('PUT', '/api/eng-us/cart', { items: [{ skuId: PIECES.sunglasses.sku, quantity: 1 }] });
  client.cookies.delete('vitrine-access');
  return client;
}

describe('a session whose access token has run out', () => {
  it('[R2.002, R4.029] is renewed before its page is rendered', async () => {
    const client = await lapsed();
    const cart = await client.get('/eng-us/cart');
    expect(cart.status).toBe(200);
    expect(cart.text).toContain('Rive');
    expect(client.cookies.get('vitrine-access')).toBeDefined();
    expect((await client.call('GET', '/api/eng-us/cart')).status).toBe(200);
    const checkout = await client.get('/eng-us/checkout');
    expect(checkout.headers.get('location')).toBe('/eng-us/checkout/login');
  });

  it('[R7.154] is the same in two tabs that renew it at once', async () => {
    const client = await lapsed();
    const tabs = [openClient(origin), openClient(origin)];
    for (const tab of tabs) for (const [name, value] of client.cookies) tab.cookies.set(name, value);
    const carts = await Promise.all(tabs.map((tab) => tab.get('/eng-us/cart')));
    expect(carts.map(({ text }) => text.includes('Rive'))).toEqual([true, true]);
    const [one, other] = tabs.map(({ cookies }) => cookies.get('vitrine-access'));
    expect(one).toBe(other);
  });

  it('begins for nobody who only looks', async () => {
    const stranger = openClient(origin);
    for (const path of ['/eng-us/cart', '/eng-us/mylv/wishlist', '/eng-us/homepage'])
      await stranger.get(path);
    expect([...stranger.cookies]).toEqual([]);
  });
});
