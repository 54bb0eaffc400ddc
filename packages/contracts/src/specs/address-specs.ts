import { ADDRESS_KINDS } from '@vitrine/domain';
import * as z from 'zod/mini';
import * as address from '../address.ts';
import type { CallSpec } from './call-spec.ts';
import { id, localeCode } from './parameters.ts';

const kind = z.enum(ADDRESS_KINDS);
/** The gateway’s path names no locale. */
const inLocale = z.object({ locale: localeCode });

/** The addresses that customers keep. */
export const ADDRESS_SPECS = {
  getAddresses: {
    summary: "The customer's addresses of a type, the main one first",
    params: z.object({ type: kind }),
    answer: address.AddressesBody,
    refusals: [],
  },
  getAddressBook: {
    summary: "The customer's addresses, of one type or all",
    query: z.extend(inLocale, { filter: z.optional(kind) }),
    answer: address.AddressesBody,
    refusals: [],
  },
  addAddress: {
    summary: 'Keeps an address; the first of its type is the main one',
    query: inLocale,
    body: address.AddressCreation,
    answer: address.Address,
    status: 201,
    refusals: ['invalid_address', 'address_book_full'],
  },
  changeAddress: {
    summary: 'Changes the fields of an address that are sent',
    params: z.object({ id }),
    query: inLocale,
    body: address.AddressPatch,
    answer: address.Address,
    refusals: ['not_found', 'invalid_address'],
  },
  removeAddress: {
    summary: 'Forgets an address',
    params: z.object({ id }),
    query: inLocale,
    answer: undefined,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
