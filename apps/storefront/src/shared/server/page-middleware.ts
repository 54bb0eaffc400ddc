import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { AWAY } from './page-error.ts';
import { pageRequestContext, readPageRequest } from './page-request.ts';
import { cachingHeaders, emptyPageResponse, pageResponseContext } from './page-response.ts';
import { servicesContext } from './services-context.ts';
import { openVisitorSession, visitorSessionContext } from './visitor-session.ts';

/** As the services say it of their calls. */
const RETRY_AFTER_SECONDS = '2';

/** The address of a page's data. */
const DATA = /\.data(?:\?|$)/u;

/** Reads the request once before any loader, with the session behind it, and writes the headers once after the last. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { pageRequest, pageResponse } = openPage(context, {
    url,
    headers: request.headers,
    isNavigation: DATA.test(request.url),
  });
  const response = await next();
  const caching = cachingHeaders(pageRequest, { ...pageResponse, status: response.status });
  for (const [name, value] of Object.entries(caching)) response.headers.set(name, value);
  if (response.status === AWAY) response.headers.set('Retry-After', RETRY_AFTER_SECONDS);
  for (const cookie of pageResponse.setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
};

/** Puts into the context what the loaders of one request work with. */
export function openPage(
  context: Readonly<RouterContextProvider>,
  {
    url,
    headers,
    isNavigation = false,
  }: { readonly url: URL; readonly headers: Headers; readonly isNavigation?: boolean },
) {
  const pageRequest = readPageRequest(url, headers, isNavigation);
  const pageResponse = emptyPageResponse();
  context.set(pageRequestContext, pageRequest);
  context.set(pageResponseContext, pageResponse);
  context.set(
    visitorSessionContext,
    openVisitorSession(context.get(servicesContext), pageRequest, pageResponse),
  );
  return { pageRequest, pageResponse };
}
