import type { MiddlewareFunction } from 'react-router';
import { pageRequestContext, readPageRequest } from './page-request.ts';
import { cachingHeaders, type PageResponse, pageResponseContext } from './page-response.ts';

/** Reads the request once before any loader, and writes the headers once after the last. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const pageRequest = readPageRequest(url, request.headers);
  const pageResponse: PageResponse = { audience: undefined, setCookies: [] };
  context.set(pageRequestContext, pageRequest);
  context.set(pageResponseContext, pageResponse);
  const response = await next();
  const { audience, setCookies } = pageResponse;
  const caching = cachingHeaders(pageRequest, { audience, status: response.status });
  for (const [name, value] of Object.entries(caching)) response.headers.set(name, value);
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
};
