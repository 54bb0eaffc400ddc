import { type PageAddress, pageSpec } from '@vitrine/contracts';

/** A page that is the same for everybody, and the name it is kept under. */
export interface PublicPage {
  readonly key: string;
  /** Path and query of the request to render. */
  readonly url: string;
}

/** Longest path that is worth a place in the cache; longer ones are rendered (and answered 404) each time. */
const LONGEST_PATH = 300;

/**
 * The page that everybody who asks for this address gets, or `undefined` when it must be answered for this visitor alone.
 * The registry of pages says which pages are public and which query parameters they depend on. Nothing else is in the name
 * or in the request that is rendered, so nobody can put words of their own into a page that others will see.
 */
export function publicPage(address: PageAddress): PublicPage | undefined {
  const { page, locale, path, isCanonical, isTyped, isRare } = address;
  if (locale === undefined || !isCanonical || path.length > LONGEST_PATH) return undefined;
  if (isTyped || isRare) return undefined;
  if (pageSpec(page).audience !== 'public' || !isWholePage(address)) return undefined;
  const url = pageUrlOf(address);
  return { key: url, url };
}

/** Path and query of a request for this address, in the one spelling that it has. */
export function pageUrlOf({ path, search, isData }: PageAddress): string {
  if (!isData) return path + search;
  return `${path === '/' ? '/_' : path}.data${search}`;
}

/** A navigation inside the shop asks for the data of the page without its layout's; other parts are not kept. */
function isWholePage({ page, search, isData }: PageAddress): boolean {
  const asked = isData ? new URLSearchParams(search).get('_routes') : null;
  const { shownBy } = pageSpec(page);
  return asked === null || asked === `routes/${shownBy === 'route' ? page : 'slug'}`;
}
