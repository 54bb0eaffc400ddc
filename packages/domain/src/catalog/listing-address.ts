import { FACET_VALUES_LIMIT } from '../policy/limits.ts';
import { type ChosenFacets, FACET_IDS, type FacetId, LISTING_SORTS, type ListingSort } from './facets.ts';

/** [R7.009] What a listing shows: the values that are chosen, the order, and the page, from 0. */
export interface ListingState {
  readonly chosen: ChosenFacets;
  readonly sort: ListingSort;
  readonly page: number;
}

/** Nothing chosen, the house's own order, the first page. */
export const PLAIN_LISTING: ListingState = { chosen: {}, sort: LISTING_SORTS[0], page: 0 };

/** The last page that an address can name, counted from 0: as far as the calls go. */
const LAST_PAGE = 9999;
/** Pages of a listing that the page cache keeps: what is behind them is asked for seldom. */
const KEPT_PAGES = 5;
const VALUE = /^[^\p{C},\u2028\u2029]{1,60}$/u;
/** Pages are counted from 1 in an address, and the first has no number. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/u;

/** The parameters of an address that belong to a listing, by their names in lower case. */
const NAMES: ReadonlyMap<string, FacetId | 'sort' | 'page'> = new Map(
  [...FACET_IDS, 'sort' as const, 'page' as const].map((name) => [name.toLowerCase(), name]),
);

export const isListingParameter = (name: string): boolean => NAMES.has(name.toLowerCase());

/**
 * [R7.009] What the parameters of an address ask for. Values of a facet stand separated by commas or, as a form sends
 * them, one by one. The case of names does not count. What no listing has is left out: values of other characters, the
 * values above `FACET_VALUES_LIMIT`, unknown orders and pages.
 */
export function readListingState(parameters: Iterable<readonly [string, string]>): ListingState {
  const said = Map.groupBy(parameters, ([name]) => NAMES.get(name.toLowerCase()));
  const wordsOf = (name: FacetId | 'sort' | 'page') =>
    (said.get(name) ?? []).flatMap(([, value]) => value.split(','));
  const [sort] = LISTING_SORTS.filter((each) => wordsOf('sort').some((word) => word.toLowerCase() === each));
  const [page = '1'] = wordsOf('page').filter((word) => PAGE_NUMBER.test(word));
  const values = FACET_IDS.flatMap((facet) =>
    inOrder(wordsOf(facet)).map((value) => [facet, value] as const),
  );
  return {
    chosen: chosenOf(values.slice(0, FACET_VALUES_LIMIT)),
    sort: sort ?? PLAIN_LISTING.sort,
    page: Math.min(Number(page) - 1, LAST_PAGE),
  };
}

/**
 * [R7.009] The one spelling of a listing's query, without `?`: facets in the order of `FACET_IDS`, values in the order of
 * their characters, then the order and the page where they are not the first. Empty for a plain listing.
 */
export function listingSearch({ chosen, sort, page }: ListingState): string {
  const facets = FACET_IDS.flatMap((facet) => {
    const values = inOrder(chosen[facet] ?? []);
    return values.length === 0 ? [] : [`${facet}=${values.map(escaped).join(',')}`];
  });
  return [
    ...facets,
    ...(sort === PLAIN_LISTING.sort ? [] : [`sort=${sort}`]),
    ...(page === 0 ? [] : [`page=${page + 1}`]),
  ].join('&');
}

/** Browsers escape an apostrophe in a query, which `encodeURIComponent` leaves. */
const escaped = (value: string): string => encodeURIComponent(value).replaceAll("'", '%27');

/** The listing with a value chosen that was not, or without one that was; it begins at its first page. */
export function toggleValue(state: ListingState, facet: FacetId, value: string): ListingState {
  const before = state.chosen[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const others = chosenValues(state).filter(([of]) => of !== facet);
  return { ...state, page: 0, chosen: chosenOf([...others, ...after.map((each) => [facet, each] as const)]) };
}

/** Each value that is chosen, with its facet, in the order of the address. */
export function chosenValues({
  chosen,
}: Pick<ListingState, 'chosen'>): readonly (readonly [FacetId, string])[] {
  return FACET_IDS.flatMap((facet) => inOrder(chosen[facet] ?? []).map((value) => [facet, value] as const));
}

/** What a facet offers to choose. */
interface OfferedFacet {
  readonly id: FacetId;
  /** `count`: how many pieces choosing it leaves. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/**
 * [R7.009] The listing without the values that leave no piece there, and the others in their own case: an address has no
 * other words than those of the house.
 */
export function asOffered(state: ListingState, facets: readonly OfferedFacet[]): ListingState {
  const offered = new Map(
    facets.flatMap(({ id, values }) =>
      values.flatMap(({ value, count }) => (count > 0 ? [[nameOf(id, value), value] as const] : [])),
    ),
  );
  const kept = chosenValues(state).flatMap(([facet, value]) => {
    const known = offered.get(nameOf(facet, value));
    return known === undefined ? [] : [[facet, known] as const];
  });
  return { ...state, chosen: chosenOf(kept) };
}

const nameOf = (facet: FacetId, value: string): string => `${facet}=${value.toLowerCase()}`;

/**
 * Whether the page of a listing is kept for everybody: at most one value chosen, the house's own order, one of the first
 * pages. All others are rendered for whoever asks, so that combinations cannot fill the cache.
 */
export function isKeptListing(state: ListingState): boolean {
  const { sort, page } = state;
  return sort === PLAIN_LISTING.sort && page < KEPT_PAGES && chosenValues(state).length <= 1;
}

/** Each once, of the characters that a value has, in one order for every language. */
function inOrder(values: readonly string[]): readonly string[] {
  const kept = new Set(values.map((value) => value.trim()).filter((value) => VALUE.test(value)));
  return [...kept].toSorted((one, other) => (one < other ? -1 : 1));
}

function chosenOf(values: readonly (readonly [FacetId, string])[]): ChosenFacets {
  const byFacet = Map.groupBy(values, ([facet]) => facet);
  return Object.fromEntries([...byFacet].map(([facet, each]) => [facet, each.map(([, value]) => value)]));
}

/** [R7.088] What search engines are told of a listing. */
interface ListingIndexing {
  /** The query of its canonical address, without `?`. */
  readonly canonical: string;
  readonly isIndexed: boolean;
}

/**
 * [R7.088] A listing with one value chosen is a page of its own, and so is each of its pages. Another order shows the same
 * pieces again, and with a second value there are more listings than pieces: these are not indexed.
 */
export function listingIndexing(state: ListingState): ListingIndexing {
  if (chosenValues(state).length > 1) return { canonical: '', isIndexed: false };
  const isPlain = state.sort === PLAIN_LISTING.sort;
  const own = isPlain ? state : { ...state, sort: PLAIN_LISTING.sort, page: 0 };
  return { canonical: listingSearch(own), isIndexed: isPlain };
}
