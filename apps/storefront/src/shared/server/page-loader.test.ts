import type { Answered, AskedCall, CallName } from '@vitrine/contracts';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageError } from './page-error.ts';
import { pageLoader, type PageScope } from './page-loader.ts';
import { pageRequestContext, readPageRequest } from './page-request.ts';
import { type PageAudience, type PageResponse, pageResponseContext } from './page-response.ts';
import { createLoadContext } from './services-context.ts';

const COOKIE = 'vitrine-access=secret';

/** One request for `/eng-us/cart` whose loader calls services that answer by `answer`. */
async function aVisit(
  audience: PageAudience | 'part',
  load: (scope: PageScope) => Promise<unknown>,
  answer: Partial<Answered> = {},
) {
  const sent: { readonly name: CallName; readonly call: AskedCall }[] = [];
  const reported: unknown[] = [];
  const url = new URL('https://shop.example/eng-us/cart?token=secret');
  const context = createLoadContext({
    askServices: (name, call) => {
      sent.push({ name, call });
      return Promise.resolve({ status: 200, body: { items: [] }, setCookies: [], ...answer });
    },
    reportError: (error) => reported.push(error),
    hooks: false,
    takePage: () => undefined,
  });
  const response: PageResponse = { audience: undefined, setCookies: [] };
  context.set(pageRequestContext, readPageRequest(url, new Headers({ cookie: COOKIE })));
  context.set(pageResponseContext, response);
  const outcome = await pageLoader(
    audience,
    load,
  )(argsOf(url, context)).then(
    (loaded) => ({ loaded }),
    (thrown: unknown) => ({ thrown }),
  );
  return { outcome, sent, reported, response };
}

function argsOf(url: URL, context: RouterContextProvider): LoaderFunctionArgs {
  return { request: new Request(url), url, params: {}, pattern: '/:locale?/cart', context };
}

const withCookie = { setCookies: ['vitrine-access=next'] };

describe('pageLoader', () => {
  it('reads public pages from services without the visitor, so that anybody may have the answer', async () => {
    const { sent, response } = await aVisit('public', ({ need }) => need('getHomepage'));
    expect(sent[0]).toEqual({ name: 'getHomepage', call: { locale: 'eng-us', giveUpAfterMs: 15_000 } });
    expect(response.audience).toBe('public');
  });

  it('asks for the visitor on private pages, and hands the new cookies on', async () => {
    const { sent, response } = await aVisit('private', ({ ask }) => ask('getCart'), withCookie);
    expect(sent[0]?.call.headers).toEqual({ cookie: COOKIE });
    expect(response).toEqual({ audience: 'private', setCookies: ['vitrine-access=next'] });
  });

  it('leaves the word about the audience to the page when a layout loads', async () => {
    const { response } = await aVisit('part', ({ ask }) => ask('getMenu'));
    expect(response.audience).toBeUndefined();
  });

  it.each([
    { status: 404, expected: 404, message: 'Page Not Found: /eng-us/cart', reports: 0 },
    { status: 403, expected: 403, message: 'Forbidden', reports: 0 },
    { status: 500, expected: 500, message: 'Unexpected error', reports: 1 },
    { status: 502, expected: 500, message: 'Unexpected error', reports: 1 },
  ])('[R8.015, R8.018] turns a $status that it needs into $expected', async (row) => {
    const answer = { status: row.status, body: undefined };
    const { outcome, reported } = await aVisit('public', ({ need }) => need('getHomepage'), answer);
    expect(outcome).toMatchObject({
      thrown: { data: { message: row.message }, init: { status: row.expected } },
    });
    expect(reported).toHaveLength(row.reports);
  });

  it('[R8.018] keeps to itself what a loader throws, and reports it', async () => {
    const error = new Error('secret');
    const { outcome, reported } = await aVisit('public', () => Promise.reject(error));
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(reported).toEqual([error]);
  });

  it('lets redirects and its own page errors pass without a report', async () => {
    const redirected = await aVisit('public', () =>
      Promise.reject(Response.redirect('https://shop.example/')),
    );
    const refused = await aVisit('public', () => Promise.reject(new PageError(404, 'Page not found: /x')));
    expect(redirected.outcome).toMatchObject({ thrown: { status: 302 } });
    expect(refused.outcome).toMatchObject({ thrown: { data: { message: 'Page not found: /x' } } });
    expect([...redirected.reported, ...refused.reported]).toEqual([]);
  });
});
