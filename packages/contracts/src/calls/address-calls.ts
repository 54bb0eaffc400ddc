import type { CallRow } from './call-row.ts';

const BOOK = '/{realm}/lvcom-client-eapi/v1/clients/addressbook';

/** The addresses that customers keep. */
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
} as const satisfies Record<string, CallRow>;
