import { MOST_PLACES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { ExclusiveCheckBody, MenuBody } from '../catalog.ts';
import * as listing from '../listing.ts';
import * as search from '../search.ts';
import type { CallSpec } from './call-spec.ts';
import { chosenFacets, fewChosen, id, keyword, page, range, sort } from './parameters.ts';

const searchPieces = {
  summary: 'The pieces that answer a keyword, by their places, 18 unless said otherwise',
  query: z
    .object({
      ...chosenFacets,
      range: range(MOST_PLACES),
      sort,
      articleDateSort: z.optional(z.enum(['asc', 'desc'])),
    })
    .check(fewChosen),
  answer: search.FoundPiecesBody,
  refusals: [],
} as const satisfies CallSpec;

const searchArticles = {
  summary: 'The articles that answer a keyword: the best first, or by their dates',
  query: z.object({ range: range(MOST_PLACES), articleDateSort: z.optional(z.enum(['asc', 'desc'])) }),
  answer: search.FoundArticlesBody,
  refusals: [],
} as const satisfies CallSpec;

const listingPage = {
  summary: 'A page of a category, 24 cards, with what they can be chosen by',
  params: z.object({ dimId: id }),
  query: z.object({ ...chosenFacets, page, sort }).check(fewChosen),
  answer: listing.ListingBody,
  refusals: ['not_found', 'exclusive'],
} as const satisfies CallSpec;

/** Listings and search. */
export const FINDING_SPECS = {
  getListing: listingPage,
  getExclusiveListing: {
    ...listingPage,
    summary: 'A page of a category of a private sale, for a customer who is invited to it',
  },
  checkExclusiveListing: {
    summary: 'Whether the caller may see a category, as its listing is concerned',
    params: z.object({ id }),
    answer: ExclusiveCheckBody,
    refusals: ['not_found', 'age_refused'],
  },
  getRecords: {
    summary: 'What is found for a keyword: pieces, 24 a page, categories, articles and answers',
    query: z
      .object({
        ...chosenFacets,
        keyword,
        page,
        sort,
        urlCode: z.optional(id),
        filter: z.optional(z.literal('sku')),
      })
      .check(fewChosen),
    answer: search.RecordsBody,
    refusals: ['not_found'],
  },
  getPredictive: {
    summary: 'What is shown while a keyword is typed: words, pieces, categories, articles',
    query: z.object({ keyword }),
    answer: search.PredictiveBody,
    refusals: [],
  },
  getSearchCategories: {
    summary: 'The tree of the categories that show something',
    answer: MenuBody,
    refusals: [],
  },
  getCategoryFilter: {
    summary: 'The pieces of a category by their places, 0-17 unless said otherwise [R9.012]',
    params: z.object({ dimId: id }),
    query: z.object({ ...chosenFacets, range: range(MOST_PLACES), sort }).check(fewChosen),
    answer: listing.CategoryFilterBody,
    refusals: ['not_found', 'range_not_satisfiable'],
  },
  searchPieces: { ...searchPieces, params: z.object({ keyword }) },
  searchPiecesIn: { ...searchPieces, params: z.object({ keyword, dimId: id }) },
  searchArticles: { ...searchArticles, params: z.object({ keyword }) },
  searchArticlesIn: { ...searchArticles, params: z.object({ keyword, dimId: id }) },
} as const satisfies Record<string, CallSpec>;
