import { ADDRESS_KINDS } from '@vitrine/domain';
import * as z from 'zod/mini';
import * as address from '../address.ts';
import type { CallSpec } from './call-spec.ts';
import { country, id, keyword, localeCode } from './parameters.ts';

const kind = z.enum(ADDRESS_KINDS);
/** The gateway’s path names no locale. */
const inLocale = z.object({ locale: localeCode });

/** Where an address lies; the country of the locale unless said otherwise. */
const within = z.object({ country: z.optional(country) });

/** The addresses that customers keep, and what is known of addresses while one is typed. */
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

  getPostalPlaces: {
    summary: 'City and state of a postal code, and each of them where there are several',
    params: z.object({ postalCode: z.string().check(z.regex(/^[\p{L}\p{N} -]{2,12}$/u)) }),
    query: within,
    answer: address.PostalPlacesBody,
    refusals: ['not_found'],
  },
  suggestAddresses: {
    summary: 'Addresses that a text may be the beginning of',
    query: z.extend(within, { text: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: address.SuggestionsBody,
    refusals: [],
  },
  searchKoreanAddresses: {
    summary: 'Korean addresses by road or lot number',
    query: z.object({ keyword }),
    answer: address.KoreanAddressesBody,
    refusals: [],
  },
  getChinaDivisions: {
    summary: 'The provinces of China, their cities, and the districts of these',
    answer: address.ChinaDivisionsBody,
    file: 'application/json; charset=utf-8',
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;
