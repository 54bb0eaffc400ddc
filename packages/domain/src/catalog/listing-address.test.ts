import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACET_VALUES_LIMIT } from '../policy/limits.ts';
import { FACET_IDS, LISTING_SORTS } from './facets.ts';
import {
  asOffered,
  chosenValues,
  isKeptListing,
  listingIndexing,
  listingSearch,
  type ListingState,
  PLAIN_LISTING,
  readListingState,
  toggleValue,
} from './listing-address.ts';

const read = (search: string) => readListingState(new URLSearchParams(search));
const spelt = (search: string) => listingSearch(read(search));

const aValue = (value: string, count = 1) => ({ value, count });
const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const anyState: fc.Arbitrary<ListingState> = fc
  .record({
    values: fc.array(fc.tuple(fc.constantFrom(...FACET_IDS), value), { maxLength: 30 }),
    sort: fc.constantFrom(...LISTING_SORTS),
    page: fc.nat({ max: 9999 }),
  })
  .map(({ values, sort, page }) => ({
    ...readListingState(values),
    sort,
    page,
  }));

describe('the address of a listing', () => {
  it.each([
    ['', ''],
    ['page=1', ''],
    ['page=3&colour=green', 'colour=green&page=3'],
    ['colour=green,black,green', 'colour=black,green'],
    ['colour=green&colour=black', 'colour=black,green'],
    ['colour=green%2Cblack', 'colour=black,green'],
    ['size=41&material=calf&COLOUR=green&Sort=Newest', 'colour=green&material=calf&size=41&sort=newest'],
    ['tryon=rings&price=0-500', 'price=0-500&tryOn=rings'],
    ['size=50+ml', 'size=50%20ml'],
    ["size=l'or", 'size=l%27or'],
    ['sort=relevance', ''],
    ['sort=cheapest&page=0', ''],
    ['page=99999', 'page=10000'],
    ['page=-1&colour=%00,,%E2%80%AE', ''],
    [`colour=${'x'.repeat(61)}`, ''],
    ['utm_source=x&colour=green', 'colour=green'],
  ])('[R7.009] ?%s is ?%s', (asked, canonical) => expect(spelt(asked)).toBe(canonical));

  it('[R7.009] says everything that the listing shows, and is read as it was written', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const search = listingSearch(state);
        expect(read(search)).toEqual(state);
        expect(spelt(search)).toBe(search);
      }),
    );
  });

  it('[R7.009] is one, in whatever order and case it was asked', () => {
    fc.assert(
      fc.property(anyState, fc.infiniteStream(fc.nat()), (state, ranks) => {
        const one = chosenValues(state).map(([facet, each]) => [facet.toUpperCase(), each] as const);
        const said = [...one, ['SORT', state.sort.toUpperCase()], ['Page', String(state.page + 1)]] as const;
        const shuffled = said
          .map((each) => ({ each, rank: ranks.next().value ?? 0 }))
          .toSorted((left, right) => left.rank - right.rank)
          .map(({ each }) => each);
        expect(listingSearch(readListingState(shuffled))).toBe(listingSearch(state));
      }),
    );
  });

  it('is what a browser sends, sign for sign', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const search = listingSearch(state);
        const sent = new URL(`http://shop/${search === '' ? '' : `?${search}`}`).search;
        expect(sent).toBe(search === '' ? '' : `?${search}`);
      }),
    );
  });

  it('[R7.009] has no more values than a call takes', () => {
    const many = Array.from({ length: 50 }, (_, at) => `v${at}`);
    expect(chosenValues(read(`colour=${many.join(',')}&size=${many.join(',')}`))).toHaveLength(
      FACET_VALUES_LIMIT,
    );
  });

  it('[R7.009] gains and loses one value, and begins at the first page again', () => {
    const green = toggleValue({ ...PLAIN_LISTING, page: 3 }, 'colour', 'green');
    expect(green).toEqual({ ...PLAIN_LISTING, chosen: { colour: ['green'] } });
    const both = toggleValue(green, 'colour', 'black');
    expect(listingSearch(both)).toBe('colour=black,green');
    expect(listingSearch(toggleValue(both, 'colour', 'green'))).toBe('colour=black');
    expect(toggleValue(green, 'colour', 'green')).toEqual(PLAIN_LISTING);
  });

  it('[R7.009] names no value that is not offered, and each as it is offered', () => {
    const facets = [
      { id: 'colour' as const, values: [aValue('green'), aValue('black'), aValue('mauve', 0)] },
      { id: 'size' as const, values: [aValue('XL')] },
    ];
    const asked = read('colour=Green,mauve&size=xl&material=green&sort=newest');
    expect(listingSearch(asOffered(asked, facets))).toBe('colour=green&size=XL&sort=newest');
    expect(asOffered(asked, [])).toEqual({ ...PLAIN_LISTING, sort: 'newest' });
  });

  it.each([
    ['', true],
    ['page=5', true],
    ['page=6', false],
    ['colour=green', true],
    ['colour=green&page=2', true],
    ['colour=black,green', false],
    ['colour=green&size=41', false],
    ['sort=newest', false],
  ])('?%s is kept for everybody: %s', (asked, isKept) => expect(isKeptListing(read(asked))).toBe(isKept));
});

describe('what search engines are told of a listing', () => {
  it.each([
    ['', '', true],
    ['page=2', 'page=2', true],
    ['colour=green', 'colour=green', true],
    ['page=2&colour=green', 'colour=green&page=2', true],
    ['colour=green&sort=newest&page=2', 'colour=green', false],
    ['sort=price-asc', '', false],
    ['colour=green,blue', '', false],
    ['colour=green&material=gold&page=3', '', false],
  ])('[R7.088] %s: the address is %j, indexed: %s', (search, canonical, isIndexed) => {
    expect(listingIndexing(read(search))).toEqual({ canonical, isIndexed });
  });

  it('[R7.088] is indexed at its own address alone: what is canonical stays what it is', () => {
    const values = fc.array(fc.constantFrom('green', 'blue', 'gold'));
    const chosen = fc.record({ colour: values, material: values });
    const sort = fc.constantFrom(...LISTING_SORTS);
    fc.assert(
      fc.property(chosen, sort, fc.nat(50), (facets, order, page) => {
        const state = { chosen: facets, sort: order, page };
        const { canonical, isIndexed } = listingIndexing(state);
        expect(listingIndexing(read(canonical))).toEqual({ canonical, isIndexed: true });
        expect(isIndexed).toBe(canonical === listingSearch(state));
      }),
    );
  });
});
