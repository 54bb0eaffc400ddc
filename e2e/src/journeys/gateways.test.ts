import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callUrl } from '@vitrine/contracts';
import { type RunningShop, startShop } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { openClient } from '../harness/client.ts';
import { linkTo } from '../pages/cart.ts';
import { wordsOf } from '../pages/words.ts';
import { pageOf, PIECES } from '../pages/pieces.ts';

/** Another gateway of the house: it passes what it is asked on to the services, and remembers it. */
async function openGateway() {
  const asked: string[] = [];
  let services = '';
  const server = createServer((request, response) => {
    const { method = 'GET', url = '', headers } = request;
    if (method !== 'OPTIONS') asked.push(`${method} ${url}`);
    const passed = send(services + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  const port = isPlace(address) ? address.port : 0;
  return {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    /** The requests since the last call of this function. */
    take: () => asked.splice(0),
    passTo(origin: string) {
      services = origin;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
const isPlace = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

let gateway: Awaited<ReturnType<typeof openGateway>>;
let shop: RunningShop;
beforeAll(async () => {
  gateway = await openGateway();
  const { origin: target, host } = gateway;
  const rewrites = [
    { domain: 'elsewhere.example', target: 'http://localhost:9' },
    { locale: 'kor-kr', service: 'cart', target },
    { locale: 'kor-kr', service: 'cart', target: 'http://localhost:9' },
    { domain: 'localhost', locale: 'ita-it', service: 'footer', target },
    { locale: 'jpn-jp', route: 'product', target },
  ];
  shop = await startShop({
    env: {
      API_HOSTS: `${host}, localhost:9`,
      API_REWRITES: JSON.stringify(rewrites),
      API_REALMS: JSON.stringify({ 'kor-kr': { region: 'ap' }, 'ara-ae': { context: 'abc', region: 'me' } }),
    },
  });
  gateway.passTo(shop.origin);
});
afterAll(async () => {
  await shop.remove();
  await gateway.close();
});

const CART = (locale: string) => `/api/${locale}/cart`;
/** The paths of the calls that a visitor's browser sent to an origin. */
const sentTo = (origin: string, { requests }: Visitor): readonly string[] =>
  requests.filter(({ url }) => url.startsWith(origin)).map(({ url }) => new URL(url).pathname);

describe('[R7.002] the calls that a rule names', () => {
  it('go to its gateway from page and browser, for its locale and its service alone', async () => {
    const visitor = await newVisitor(shop.origin);
    const { page } = visitor;
    await page.goto(pageOf('sunglasses', 'kor-kr'));
    const added = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: wordsOf('kor')('product_add_to_bag'), exact: true }).click();
    expect((await added).url()).toBe(gateway.origin + CART('kor-kr'));
    expect((await added).status()).toBe(200);
    const toGateway = sentTo(gateway.origin, visitor);
    expect(new Set(toGateway)).toEqual(new Set([CART('kor-kr')]));
    expect(sentTo(shop.origin, visitor)).not.toContain(CART('kor-kr'));

    gateway.take();
    await page.goto('/kor-kr/cart');
    await linkTo(page, '리브').waitFor();
    expect(gateway.take()).toContain(`GET ${CART('kor-kr')}`);
    await page.goto('/eng-us/cart');
    await linkTo(page, 'Rive').waitFor();
    // What the Korean page had asked may still arrive.
    expect(gateway.take().filter((call) => !call.endsWith(CART('kor-kr')))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('by domain and by route are sent on too, and answer the same data either way', async () => {
    gateway.take();
    const footer = callUrl('getFooterSections', { locale: 'ita-it' });
    expect((await fetch(`${shop.origin}/ita-it/homepage`)).status).toBe(200);
    expect(gateway.take()).toContain(`GET ${footer}`);
    const [direct, there] = await Promise.all(
      [shop.origin, gateway.origin].map(async (origin) => (await fetch(origin + footer)).json()),
    );
    expect(there).toEqual(direct);
    gateway.take();

    expect((await fetch(shop.origin + pageOf('sunglasses', 'jpn-jp'))).status).toBe(200);
    expect(gateway.take().map((asked) => asked.split('?', 1)[0])).toEqual([
      `GET /api/jpn-jp/product/${PIECES.sunglasses.product}`,
    ]);
  });

  it('can be named by nothing that a visitor sends', async () => {
    gateway.take();
    const client = openClient(shop.origin);
    for (const query of ['?target=http://localhost:9', '?apiRewrites=[]', `?domain=${gateway.host}`])
      expect((await client.get(`/fra-fr/homepage${query}`)).text).not.toContain('localhost:9');
    expect(gateway.take()).toEqual([]);
  });
});

describe('[R9.003, R9.004, R9.005] the realm of the gateway’s calls', () => {
  it.each([
    { chosen: 'kor-kr', realm: 'eco-ap' },
    { chosen: 'ara-ae', realm: 'abc-me' },
    { chosen: 'fra-fr', realm: 'eco-eu' },
  ])('is $realm for who has chosen $chosen, in whatever locale they read', async ({ chosen, realm }) => {
    const visitor = await newVisitor(shop.origin);
    const { page } = visitor;
    await page.goto(`/dispatch?locale=${chosen}`);
    await page.goto(pageOf('sunglasses'));
    const added = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await added;
    const context = page.waitForResponse(/lvcom-tkn-handlr-eapi\/v1\/context/u);
    await page.goto('/eng-us/homepage');
    const answer = await context;
    expect(new URL(answer.url()).pathname).toBe(`/${realm}/lvcom-tkn-handlr-eapi/v1/context`);
    expect(answer.status()).toBe(200);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
