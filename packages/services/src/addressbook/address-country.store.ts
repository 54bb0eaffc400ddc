import { named, type Queryable, type RowOf } from '@vitrine/database';

const COUNTRY = named('address-country')<[iso: string]>(
  `SELECT address_rules, tel_code FROM country WHERE iso = $1`,
);

/** What a country asks of an address, and its calling code. */
export type AddressCountry = RowOf<typeof COUNTRY>;

/** Undefined for a country that the house does not know. */
export function addressCountry(db: Queryable, iso: string): Promise<AddressCountry | undefined> {
  return db.first(COUNTRY, [iso]);
}
