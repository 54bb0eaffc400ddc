import { type Attack, some, Tally } from '../attack.ts';
import { startGuest } from '../guest.ts';

const MARKER = 'poison-5f3a';
const HEADERS = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-original-url',
  'x-rewrite-url',
  'accept-language',
  'user-agent',
  'referer',
  'origin',
  'x-http-method-override',
  'cookie',
  'range',
  'x-request-id',
] as const;
const QUERIES = [
  'utm_source',
  'dispatchCountry',
  'page',
  '_routes',
  'callback',
  'lang',
  'viewLabelKeys',
  '__proto__',
];
const PAGES = ['/eng-us/homepage', '/fra-fr/products/AU2001', '/ita-it/products/AU2002'];
/** Spellings for which a cache might store the page of a session as a public page. */
const PRIVATE = [
  '/eng-us/cart.css',
  '/eng-us/cart/x.js',
  '/eng-us/cart%2ecss',
  '/eng-us//cart',
  '/eng-us/homepage/../cart',
  '/eng-us/%63art',
  '/eng-us/cart;a.png',
  '/eng-us/cart?_routes=routes/homepage',
];

/** What one visitor sends in headers, queries and cookies must not appear in the answer to the next. */
export const poisonedCaches: Attack = {
  name: 'poisoned caches',
  async run(target) {
    const tally = new Tally();
    const { origin } = target;
    for (const page of some(target, PAGES, 1)) {
      for (const name of HEADERS) {
        await fetch(origin + page, { headers: { [name]: MARKER } });
        await check(page, `the header ${name}`);
      }
      for (const name of QUERIES) {
        const query = new URLSearchParams({ [name]: MARKER });
        await fetch(`${origin}${page}?${query}`);
        await check(page, `the query ${name}`);
      }
    }
    const victim = await startGuest(target);
    await victim.call('PUT', '/api/eng-us/cart', { items: [{ skuId: 'QW1001', quantity: 1 }] });
    for (const path of PRIVATE) {
      await fetch(origin + path, { headers: { cookie: victim.cookie } });
      const next = await fetch(origin + path);
      const text = await next.text();
      tally.note(
        text.includes('"QW1001"') ? `${path} shows a stranger the cart of the visitor before` : undefined,
      );
    }
    return tally;

    async function check(page: string, by: string): Promise<void> {
      const next = await fetch(origin + page);
      const text = `${[...next.headers].join()}${await next.text()}`;
      tally.note(text.includes(MARKER) || next.status !== 200 ? `${page} was poisoned by ${by}` : undefined);
    }
  },
};
