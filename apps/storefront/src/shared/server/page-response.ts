import type { Audience } from '@vitrine/contracts';
import { createContext } from 'react-router';
import type { PageRequest } from './page-request.ts';

/** What the loaders of one request say about the response; the middleware turns it into headers. */
export interface PageResponse {
  /** The page's, once its loader runs. */
  audience: Audience | undefined;
  /** The page asked something on behalf of its visitor, so nobody else may have it. */
  isVisitorsOwn: boolean;
  /** Something that the page can do without did not come, so the next visitor's page is made anew. */
  isPartial: boolean;
  readonly setCookies: string[];
}

export const pageResponseContext = createContext<PageResponse>();

export const emptyPageResponse = (): PageResponse => ({
  audience: undefined,
  isVisitorsOwn: false,
  isPartial: false,
  setCookies: [],
});

/** Tells the page cache that a response may be shared. Taken off before it leaves the shop. */
const PAGE_HEADER = 'x-page';

/**
 * Only a page under its locale's prefix whose audience is everybody and that succeeded may be shared; everything else stays
 * with the visitor, and failures are never stored at all [R2.114].
 */
export function cachingHeaders(
  request: Pick<PageRequest, 'isPrefixed'>,
  response: Pick<PageResponse, 'audience' | 'isVisitorsOwn' | 'isPartial'> & { readonly status: number },
): Readonly<Record<string, string>> {
  const isForAll = response.audience === 'public' && !response.isVisitorsOwn && !response.isPartial;
  if (response.status !== 200 || !isForAll) return { 'Cache-Control': 'private, no-store' };
  if (!request.isPrefixed) return { 'Cache-Control': 'private, no-cache' };
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', [PAGE_HEADER]: 'public' };
}
