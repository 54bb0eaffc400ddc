import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { PageCache, type RenderedPage } from '../page-cache/page-cache.ts';
import { pagesPlugin } from './answer-page.ts';

const PAGE: RenderedPage = { status: 200, headers: {}, cookies: [], body: 'for everybody', isPublic: true };

/** Pages whose public render gives this page. A render for a visitor returns the visitor's own cookie. */
async function openPages(forEverybody: Partial<RenderedPage>) {
  const rendered: string[] = [];
  const begun = Promise.withResolvers<void>();
  const cache = new PageCache({
    maxBytes: 1_000_000,
    nowMs: () => 0,
    version: () => '1',
    onRefreshError: () => undefined,
    render: async (url) => {
      rendered.push(url);
      await begun.promise;
      return { ...PAGE, ...forEverybody };
    },
  });
  const app = Fastify();
  await app.register(
    pagesPlugin({
      cache,
      rendersAMinute: 1000,
      readDeveloperRequest: () => undefined,
      reportError: () => undefined,
      storefront: {
        renderForEverybody: () => Promise.reject(new Error('asked past the cache')),
        renderForVisitor: async ({ headers }, _reply, url) => {
          rendered.push(`${url} for ${headers.cookie ?? 'a stranger'}`);
          return { ...PAGE, isPublic: false, body: `for ${headers.cookie ?? 'a stranger'}` };
        },
      },
    }),
  );
  const get = (url: string, cookie?: string) =>
    app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
  return { get, rendered, begin: begun.resolve, cache };
}

describe('a page that several visitors wait for at once', () => {
  it.each([
    ['sets a cookie', { cookies: ['vitrine-access=secret'], body: 'secret' }],
    ['is not for everybody after all', { isPublic: false, body: 'secret' }],
    ['failed', { status: 404, isPublic: false, body: 'secret' }],
    ['leads on and sets a cookie', { status: 302, cookies: ['a=secret'], isPublic: false, body: 'secret' }],
  ])('is rendered for each where the first render %s, and nothing of it is kept', async (_case, first) => {
    const { get, begin, cache } = await openPages(first);
    const answers = Promise.all([
      get('/eng-us/homepage', 'kim=1'),
      get('/eng-us/homepage', 'ana=1'),
      get('/eng-us/homepage'),
    ]);
    begin();
    const sent = await answers;
    expect(sent.map(({ body }) => body)).toEqual(['for kim=1', 'for ana=1', 'for a stranger']);
    expect(sent.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined]);
    expect(cache.size).toBe(0);
  });

  it('is shared where it only leads on', async () => {
    const { get, begin, rendered } = await openPages({
      status: 301,
      headers: { location: '/eng-us/x' },
      isPublic: false,
    });
    begin();
    const sent = await Promise.all([get('/eng-us/old', 'kim=1'), get('/eng-us/old')]);
    expect(sent.map(({ headers }) => headers.location)).toEqual(['/eng-us/x', '/eng-us/x']);
    expect(rendered).toEqual(['/eng-us/old']);
  });

  it('is never shared where the page is a session’s', async () => {
    const { get, rendered } = await openPages({});
    const sent = await Promise.all([get('/eng-us/cart', 'kim=1'), get('/eng-us/cart')]);
    expect(sent.map(({ body }) => body)).toEqual(['for kim=1', 'for a stranger']);
    expect(rendered).toEqual(['/eng-us/cart for kim=1', '/eng-us/cart for a stranger']);
  });
});

describe('the address of a page', () => {
  it.each([
    ['/eng-us/homepage/?utm_source=x', '/eng-us/homepage?utm_source=x'],
    ['/ENG-US/%68omepage', '/eng-us/homepage'],
    ['//evil.example/homepage', '/evil.example/homepage'],
  ])('%s leads to its one spelling %s', async (asked, location) => {
    const { get, rendered } = await openPages({});
    const { statusCode, headers } = await get(asked);
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location });
    expect(rendered).toEqual([]);
  });

  it('is rendered with what the page names alone', async () => {
    const { get, rendered } = await openPages({});
    await get('/eng-us/checkout/error?reason=payment-refused&x=<script>&lvpass=true');
    expect(rendered[0]).toMatch(/^\/eng-us\/checkout\/error\?reason=payment-refused&lvpass=true /u);
  });

  it('that no page can have is refused by the storefront for each who asks, and never kept', async () => {
    const { get, rendered, cache } = await openPages({});
    for (const end of ['%0a', '%0d', '%09/', '%E2%80%A8']) {
      expect((await get(`/eng-us/a${end}`)).body).toBe('for a stranger');
      expect(rendered.at(-1)).toBe(`/eng-us/a${end.replaceAll('%', '%25')} for a stranger`);
    }
    expect(cache.size).toBe(0);
  });
});
