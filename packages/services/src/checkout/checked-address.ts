import type { PostalAddress } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  accepted,
  type AddressTexts,
  asPosted,
  checkAddress,
  type FieldFault,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { addressRulesOf } from './shipping.store.ts';

export type AddressRefusals = Refusals<'invalid_address'>;

/**
 * [R5.027] An address as it is posted and without empty fields, or an entry for every field its country's rules find
 * fault with. `within` names the part of the body, so that the form finds the field.
 */
export async function checkedAddress(
  db: Queryable,
  address: PostalAddress,
  { within, onlyCountry }: { readonly within: string; readonly onlyCountry?: string },
): Promise<Result<Readonly<Record<string, string>>, AddressRefusals>> {
  const rules = await addressRulesOf(db, address.countryCode);
  const isElsewhere = onlyCountry !== undefined && address.countryCode !== onlyCountry;
  if (rules === undefined || isElsewhere) return refused(fault('countryCode', within));
  const [first, ...more] = checkAddress(textsOf(address), rules);
  if (first !== undefined) {
    return refused([fault(first.field, within), ...more.map(({ field }) => fault(field, within))]);
  }
  return accepted(posted(address));
}

function fault(field: FieldFault['field'], within: string) {
  return { code: 'invalid_address', about: `${within}.${field}` } as const;
}

function textsOf({ title: _title, countryCode: _country, ...texts }: PostalAddress): AddressTexts {
  return texts;
}

function posted(address: PostalAddress): Readonly<Record<string, string>> {
  const kept = Object.entries(address).map(([field, text]) => [field, asPosted(field, text ?? '')] as const);
  return Object.fromEntries(kept.filter(([, text]) => text !== ''));
}
