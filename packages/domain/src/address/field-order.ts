import { ADDRESS_FIELDS, type AddressField } from './address-rules.ts';

/** From the large to the small, the family name first. */
const EAST_ASIAN_ORDER = [
  'lastName',
  'firstName',
  'nativeLastName',
  'companyName',
  'postalCode',
  'state',
  'city',
  'district',
  'address1',
  'address2',
  'address3',
  'phone',
  'otherPhone',
  'thirdPhone',
] as const satisfies readonly AddressField[];

const EAST_ASIAN_COUNTRIES: ReadonlySet<string> = new Set(['CN', 'JP', 'KR']);

/** The fields of an address in the order that people of a country (ISO 3166-1 alpha-2) fill them in. */
export function fieldOrder(country: string): readonly AddressField[] {
  return EAST_ASIAN_COUNTRIES.has(country) ? EAST_ASIAN_ORDER : ADDRESS_FIELDS;
}
