import type { Answered, AskedCall, CallName } from '@vitrine/contracts';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageError } from './page-error.ts';
import type { PageHead } from './page-head.ts';
import { pageLoader, partLoader } from './page-loader.ts';
import type { PageScope } from './page-scope.ts';
import { openPage } from './page-middleware.ts';
import { createLoadContext } from './services-context.ts';

const COOKIE = 'vitrine-access=secret';
const HEAD: PageHead = { title: '', meta: [], links: [], jsonLd: [] };

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
type Answer = (name: CallName, call: AskedCall) => Partial<Answered>;

/** One request for a page whose loader calls services that answer by `answer`. */
async function aVisit(path: string, loader: Loader, answer: Answer = () => ({})) {
  const sent: { readonly name: CallName; readonly call: AskedCall }[] = [];
  const reported: unknown[] = [];
  const url = new URL(`https://shop.example/eng-us${path}?token=secret`);
  const context = createLoadContext({
    askServices: (name, call) => {
      sent.push({ name, call });
      return Promise.resolve({ status: 200, body: { items: [] }, setCookies: [], ...answer(name, call) });
    },
    reportError: (error) => reported.push(error),
    hooks: false,
    showsStacks: false,
    providerOrigins: ['https://pay.example'],
    routingOf: () => ({ realms: {}, targets: {} }),
    takePage: () => undefined,
  });
  const { pageResponse: response } = openPage(context, { url, headers: new Headers({ cookie: COOKIE }) });
  const outcome = await loader(argsOf(url, path, context)).then(
    (loaded) => ({ loaded }),
    (thrown: unknown) => ({ thrown }),
  );
  return { outcome, sent, reported, response };
}

function argsOf(url: URL, path: string, context: RouterContextProvider): LoaderFunctionArgs {
  return { request: new Request(url), url, params: {}, pattern: `:locale?${path}`, context };
}

const asking = (name: CallName) => async (scope: PageScope) => {
  await scope.ask(name);
  return { head: HEAD };
};

const greeting = async ({ askForVisitor }: PageScope) => {
  await askForVisitor('getUserContext');
  return { head: HEAD };
};

const needing = async ({ need }: PageScope) => ({ head: HEAD, home: await need('getHomepage') });

const away = () => ({ status: 503, body: undefined });

describe('pageLoader', () => {
  it('reads public pages from services without the visitor, so that anybody may have the answer', async () => {
    const { sent, response } = await aVisit('/homepage', pageLoader(asking('getHomepage')));
    expect(sent[0]).toEqual({ name: 'getHomepage', call: { locale: 'eng-us', giveUpAfterMs: 15_000 } });
    expect(response).toMatchObject({ audience: 'public', isVisitorsOwn: false });
  });

  it('is 503 while the services or their database are away, whatever the page would do without, and no surprise', async () => {
    const cart = await aVisit('/cart', pageLoader(asking('getCart')), away);
    const homepage = await aVisit('/homepage', pageLoader(asking('getHomepage')), away);
    const part = await aVisit('/homepage', partLoader(asking('getMenu')), away);
    for (const { outcome, reported } of [cart, homepage, part]) {
      expect(outcome).toMatchObject({ thrown: { init: { status: 503 } } });
      expect(reported).toEqual([]);
    }
  });

  it('asks for the visitor on the pages of a session, and hands the new cookies on', async () => {
    const { sent, response } = await aVisit('/cart', pageLoader(asking('getCart')), () => ({
      setCookies: ['vitrine-access=next; Path=/'],
    }));
    expect(sent[0]?.call.headers).toEqual({ cookie: COOKIE });
    expect(response).toMatchObject({ audience: 'session', setCookies: ['vitrine-access=next; Path=/'] });
  });

  it('makes a public page that asks on behalf of its visitor that visitor’s own', async () => {
    const { sent, response } = await aVisit('/homepage', pageLoader(greeting));
    expect(sent[0]?.call.headers).toEqual({ cookie: COOKIE });
    expect(response.isVisitorsOwn).toBe(true);
  });

  it('leaves the word about the audience to the page when a layout loads', async () => {
    const { response } = await aVisit('/cart', partLoader(asking('getMenu')));
    expect(response.audience).toBeUndefined();
  });

  it('names the labels that the registry gives the page', async () => {
    const { outcome } = await aVisit('/cart', pageLoader(asking('getCart')));
    expect(outcome).toEqual({ loaded: { head: HEAD, labels: ['cart'] } });
  });

  it('[R6.018] leads a guest from a customer’s page to the sign-in and back', async () => {
    const { outcome, sent } = await aVisit('/mylv/wishlist', pageLoader(asking('getWishlist')), (name) =>
      name === 'getConfigIndex' ? { body: [] } : { body: { userIsLogged: false } },
    );
    expect(outcome).toMatchObject({ thrown: { status: 302 } });
    expect(
      'thrown' in outcome && outcome.thrown instanceof Response && outcome.thrown.headers.get('location'),
    ).toBe('/eng-us/homepage?redirect_url=%2Feng-us%2Fmylv%2Fwishlist');
    expect(sent.map(({ name }) => name)).not.toContain('getWishlist');
  });

  it.each([
    { status: 404, expected: 404, message: 'Page Not Found: /eng-us/homepage', reports: 0 },
    { status: 403, expected: 403, message: 'Forbidden', reports: 0 },
    { status: 500, expected: 500, message: 'Unexpected error', reports: 1 },
    { status: 502, expected: 500, message: 'Unexpected error', reports: 1 },
  ])('[R8.015, R8.018] turns a $status that it needs into $expected', async (row) => {
    const answer = { status: row.status, body: undefined };
    const { outcome, reported } = await aVisit('/homepage', pageLoader(needing), () => answer);
    expect(outcome).toMatchObject({
      thrown: { data: { message: row.message }, init: { status: row.expected } },
    });
    expect(reported).toHaveLength(row.reports);
  });

  it('[R8.018] keeps to itself what a loader throws, and reports it', async () => {
    const error = new Error('secret');
    const { outcome, reported } = await aVisit(
      '/homepage',
      pageLoader(() => Promise.reject(error)),
    );
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(reported).toEqual([error]);
  });

  it('lets redirects and its own page errors pass without a report', async () => {
    const redirected = await aVisit(
      '/homepage',
      pageLoader(() => Promise.reject(Response.redirect('https://shop.example/'))),
    );
    const refused = await aVisit(
      '/homepage',
      pageLoader(() => Promise.reject(new PageError(404, 'Page not found: /x'))),
    );
    expect(redirected.outcome).toMatchObject({ thrown: { status: 302 } });
    expect(refused.outcome).toMatchObject({ thrown: { data: { message: 'Page not found: /x' } } });
    expect([...redirected.reported, ...refused.reported]).toEqual([]);
  });
});
