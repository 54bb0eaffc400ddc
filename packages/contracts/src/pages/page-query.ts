import { isKeptListing, isListingParameter, listingSearch, readListingState } from '@vitrine/domain';
import { type PageId, pageSpec } from './pages.ts';
import { KEPT_FLAGS, type PageParameter } from './page-spec.ts';

/** What the query of an address asks of its page. */
export interface PageQuery {
  /** What the page depends on, in one order: `?…`, or nothing. */
  readonly search: string;
  /** The query as it was asked, but with the choice of a listing in its one spelling; without `?`. */
  readonly spelling: string;
  /** The search holds the visitor's own words. */
  readonly isTyped: boolean;
  /** [R7.009] One of so many choices of a listing that none of them is worth keeping. */
  readonly isRare: boolean;
}

const FLAG: PageParameter = { pattern: /^true$/u };
const FLAGS = Object.fromEntries(KEPT_FLAGS.map((flag) => [flag, FLAG]));
/** Which loaders' data is asked for, as the router says it. */
const OF_DATA: Readonly<Record<string, PageParameter>> = { _routes: { pattern: /^[\w\-/.,]{1,300}$/u } };

/** Reads what stands behind the `?` of an address. A parameter that the page does not name is left out of `search`. */
export function readPageQuery(
  { page, isData }: { readonly page: PageId; readonly isData: boolean },
  query: string,
): PageQuery {
  if (query === '') return { search: '', spelling: '', isTyped: false, isRare: false };
  const { query: own = {}, lists } = pageSpec(page);
  const asked = new URLSearchParams(query);
  const named = keptOf(asked, own);
  const listing = lists === true ? listingOf(asked, query) : UNLISTED;
  const beside = keptOf(asked, { ...FLAGS, ...(isData && OF_DATA) });
  const search = [named.toString(), listing.search, beside.toString()]
    .filter((part) => part !== '')
    .join('&');
  return {
    search: search === '' ? '' : `?${search}`,
    spelling: listing.spelling ?? query,
    isTyped: Object.entries(own).some(([name, { isTyped }]) => isTyped === true && named.has(name)),
    isRare: listing.isRare,
  };
}

/** Those of the parameters that are asked as their pattern wants them. */
function keptOf(asked: URLSearchParams, named: Readonly<Record<string, PageParameter>>): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, parameter] of Object.entries(named)) {
    const value = asked.get(name);
    if (value !== null && parameter.pattern.test(value)) kept.set(name, value);
  }
  return kept;
}

const UNLISTED = { search: '', spelling: undefined, isRare: false } as const;

/** [R7.009] The choice of a listing; what else was asked stands behind it, sign for sign, where it stood elsewhere. */
function listingOf(asked: URLSearchParams, query: string) {
  const state = readListingState(asked);
  const search = listingSearch(state);
  const { ours = [], others = [] } = Object.groupBy(query.split('&'), (part) =>
    [...new URLSearchParams(part).keys()].some(isListingParameter) ? 'ours' : 'others',
  );
  const isSpelt = ours.join('&') === search;
  return {
    search,
    spelling: isSpelt ? query : [search, ...others].filter((part) => part !== '').join('&'),
    isRare: !isKeptListing(state),
  };
}
