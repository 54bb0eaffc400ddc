import { createContext } from 'react-router';
import type { PageRequest } from './page-request.ts';

/** Whether a page is the same for everybody, or made for one session. */
export type PageAudience = 'public' | 'private';

/** What the loaders of one request say about the response; the middleware turns it into headers. */
export interface PageResponse {
  audience: PageAudience | undefined;
  readonly setCookies: string[];
}

export const pageResponseContext = createContext<PageResponse>();

/** Tells the page cache that a response may be shared. Taken off before it leaves the shop. */
const PAGE_HEADER = 'x-page';

/**
 * Only a page under its locale's prefix that a loader declared public and that succeeded may be shared; everything
 * else stays with the visitor, and failures are never stored at all [R2.114].
 */
export function cachingHeaders(
  request: Pick<PageRequest, 'isPrefixed'>,
  response: { readonly audience: PageAudience | undefined; readonly status: number },
): Readonly<Record<string, string>> {
  if (response.status !== 200 || response.audience !== 'public')
    return { 'Cache-Control': 'private, no-store' };
  if (!request.isPrefixed) return { 'Cache-Control': 'private, no-cache' };
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', [PAGE_HEADER]: 'public' };
}
