import type { CallRow } from './call-row.ts';

const CORE = '/{realm}/lvcom-checkout-eapi/v1/checkout/{locale}/core';
const BOOK = '/{realm}/lvcom-client-eapi/v1/clients/addressbook';

/** The addresses that customers keep, and what is known of addresses while one is typed. */
export const ADDRESS_CALLS = {
  getAddresses: {
    id: 'R7.024',
    service: 'account',
    method: 'GET',
    path: 'addresses/:type',
    access: 'customer',
    origin: 'session',
  },
  getAddressBook: { id: 'R7.036', service: 'addressbook', method: 'GET', path: BOOK, access: 'customer' },
  addAddress: { id: 'R7.037', service: 'addressbook', method: 'POST', path: BOOK, access: 'customer' },
  changeAddress: {
    id: 'R7.038',
    service: 'addressbook',
    method: 'PATCH',
    path: `${BOOK}/:id`,
    access: 'customer',
  },
  removeAddress: {
    id: 'R7.039',
    service: 'addressbook',
    method: 'DELETE',
    path: `${BOOK}/:id`,
    access: 'customer',
  },

  getPostalPlaces: {
    id: 'R7.131',
    service: 'checkout',
    method: 'GET',
    path: `${CORE}/postal-codes/:postalCode`,
    access: 'session',
  },
  suggestAddresses: {
    id: 'R2.129',
    service: 'checkout',
    method: 'GET',
    path: 'core/address-suggestions',
    access: 'session',
  },
  searchKoreanAddresses: {
    id: 'R7.188',
    service: 'editorial',
    method: 'GET',
    path: 'core/korea-addresses',
    access: 'public',
  },
  getChinaDivisions: {
    id: 'R7.085',
    service: 'editorial',
    method: 'GET',
    path: 'core/china-completion-data',
    access: 'public',
  },
} as const satisfies Record<string, CallRow>;
