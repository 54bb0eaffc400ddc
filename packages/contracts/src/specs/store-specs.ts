import * as z from 'zod/mini';
import * as store from '../store.ts';
import type { CallSpec } from './call-spec.ts';
import { CALLS } from '../calls/call-table.ts';
import { id, ids } from './parameters.ts';

/** The stores of the house. */
export const STORE_SPECS = {
  getSeoStores: {
    summary: 'Every open store, for search engines',
    answer: store.SeoStoresBody,
    refusals: [],
  },
  getStore: {
    summary: 'One store: address, hours, services',
    params: z.object({ id }),
    answer: store.Store,
    refusals: ['not_found'],
  },
  getPiecesOfStore: {
    summary: 'Which of some products a store has now, in any colour and size',
    params: z.object({ id, productIds: ids(CALLS.getPiecesOfStore.batch) }),
    answer: store.PiecesOfStoreBody,
    refusals: ['not_found'],
  },
  queryStores: {
    summary: 'Stores by words, a city, country, service, stock, a box on the map, or open now',
    body: store.StoreQuery,
    answer: store.StoreHitsBody,
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;
