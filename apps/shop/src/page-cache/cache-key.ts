/**
 * Which requests may be answered with a page that is the same for everybody, and under which name it is kept.
 *
 * The name is made of what a public page may depend on and of nothing else: locale and path, the country within
 * an international site, the page of a listing, and the flags that live across navigation [R2.074]. Every other
 * query parameter is left out of the name AND out of the request that is rendered, so nobody can put words of his
 * own into a page that others will see.
 */
export interface PublicPage {
  readonly key: string;
  /** Path and query of the request to render. */
  readonly url: string;
}

/** Query parameters a public page may depend on, in the order of the key. */
const KEPT_PARAMETERS = [
  'dispatchCountry',
  'page',
  'newStore',
  'viewLabelKeys',
  'lvpass',
  'lvpassdesign',
  '_routes',
] as const;

/** What a navigation inside the shop asks for: the data of the page alone, without its layout's. */
const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  'routes/homepage',
  'routes/product',
  'routes/slug',
  'routes/stores',
  'routes/store',
]);

/** First path segments (after the locale) whose pages are rendered for one session, or for what one visitor typed. */
const PRIVATE_SEGMENTS: ReadonlySet<string> = new Set([
  'cart',
  'checkout',
  'mylv',
  'search-sgid',
  'alternative-login',
  'registration',
  'environmental-characteristics',
]);

/** Longest path that is worth a place in the cache; longer ones are rendered (and answered 404) each time. */
const LONGEST_PATH = 300;

export interface PageRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

/** The public page a request asks for, or `undefined` when it must be answered for this visitor alone. */
export function publicPage(
  { method, url }: PageRequest,
  locales: ReadonlySet<string>,
): PublicPage | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return undefined;
  const { path, search } = split(url);
  if (path.length > LONGEST_PATH || !isPublicPath(path, locales)) return undefined;
  if (search === '') return { key: path, url: path };
  const asked = new URLSearchParams(search);
  // Some of a page's loaders, but not in a way we know: answered, and not kept.
  if (!PUBLIC_ROUTES.has(asked.get('_routes') ?? 'routes/product')) return undefined;
  const query = keptQuery(asked, path);
  const normal = query === '' ? path : `${path}?${query}`;
  return { key: normal, url: normal };
}

function split(url: string): { readonly path: string; readonly search: string } {
  const queryAt = url.indexOf('?');
  return queryAt === -1
    ? { path: url, search: '' }
    : { path: url.slice(0, queryAt), search: url.slice(queryAt + 1) };
}

function isPublicPath(path: string, locales: ReadonlySet<string>): boolean {
  const [empty, locale = '', first = ''] = path.split('/', 3);
  const segment = first.replace(/\.data$/u, '');
  return empty === '' && locales.has(locale) && segment !== '' && !PRIVATE_SEGMENTS.has(segment);
}

const isProductPath = (path: string): boolean => path.split('/', 3)[2] === 'products';

function keptQuery(asked: URLSearchParams, path: string): string {
  const kept = new URLSearchParams();
  for (const name of KEPT_PARAMETERS) {
    const value = asked.get(name);
    // Only listings have pages; elsewhere the number would be another name for the same page.
    if (value === null || (name === 'page' && isProductPath(path))) continue;
    if (isPlausible(name, value)) kept.set(name, value);
  }
  return kept.toString();
}

/** A cache that anybody can fill with `?page=9999999` is no cache: only values that can mean something count. */
function isPlausible(name: (typeof KEPT_PARAMETERS)[number], value: string): boolean {
  if (name === 'dispatchCountry') return /^[A-Z]{2}$/u.test(value);
  if (name === '_routes') return PUBLIC_ROUTES.has(value);
  if (name === 'page') return /^[1-9]\d{0,3}$/u.test(value);
  return value === 'true';
}
