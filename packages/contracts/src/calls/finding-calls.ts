import type { CallRow } from './call-row.ts';

/** Listings and search: the search service's own calls, and those that the catalogue answers. */
export const FINDING_CALLS = {
  getListing: {
    id: 'R7.009',
    service: 'search',
    method: 'GET',
    path: 'plp/products/:dimId',
    access: 'public',
  },
  getExclusiveListing: {
    id: 'R7.010',
    service: 'search',
    method: 'GET',
    path: 'plp/exclusive/products/:dimId',
    access: 'customer',
  },
  checkExclusiveListing: {
    id: 'R7.013',
    service: 'search',
    method: 'GET',
    path: 'plp/exclusive/check/:id',
    access: 'session',
  },
  getRecords: { id: 'R7.012', service: 'search', method: 'GET', path: 'records', access: 'public' },
  getPredictive: {
    id: 'R7.014',
    service: 'search',
    method: 'GET',
    path: 'records/predictive',
    access: 'public',
  },
  getSearchCategories: {
    id: 'R7.011',
    service: 'search',
    method: 'GET',
    path: 'search/categories',
    access: 'public',
  },

  getCategoryFilter: {
    id: 'R7.056',
    service: 'catalog',
    method: 'GET',
    path: 'filter/:dimId',
    access: 'public',
  },
  searchPieces: {
    id: 'R7.064',
    service: 'catalog',
    method: 'GET',
    path: 'search/:keyword',
    access: 'public',
  },
  searchPiecesIn: {
    id: 'R7.064',
    service: 'catalog',
    method: 'GET',
    path: 'search/:keyword/filter/:dimId',
    access: 'public',
  },
  searchArticles: {
    id: 'R7.065',
    service: 'catalog',
    method: 'GET',
    path: 'search-article/:keyword',
    access: 'public',
  },
  searchArticlesIn: {
    id: 'R7.065',
    service: 'catalog',
    method: 'GET',
    path: 'search-article/:keyword/filter/:dimId',
    access: 'public',
  },
} as const satisfies Record<string, CallRow>;
