import type { PostedAddress } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  accepted,
  type AddressTexts,
  asPosted,
  checkAddress,
  type FieldFault,
  PHONE_SLOTS,
  phoneTypes,
  type Refusals,
  refused,
  type Result,
  splitPhone,
  wholePhone,
} from '@vitrine/domain';
import { type AddressCountry, addressCountry } from './address-country.store.ts';

export type AddressRefusals = Refusals<'invalid_address'>;
/** An address as it is kept: without empty fields, its telephone numbers with calling code and type apart. */
export type KeptAddress = Readonly<Record<string, string>>;

interface Checking {
  /** The part of the body, so that the form finds the field. */
  readonly within: string;
  readonly onlyCountry?: string;
}

/** [R5.027] An address as it is kept, or an entry for every field that its country's rules find fault with. */
export async function checkedAddress(
  db: Queryable,
  address: PostedAddress,
  { within, onlyCountry }: Checking,
): Promise<Result<KeptAddress, AddressRefusals>> {
  const country = await addressCountry(db, address.countryCode);
  const isElsewhere = onlyCountry !== undefined && address.countryCode !== onlyCountry;
  if (country === undefined || isElsewhere) return refused(fault(`${within}.countryCode`));
  const kept = posted({ ...postalFields(address), ...phoneFields(address, country) });
  const [first, ...more] = checkAddress(textsOf(kept), country.addressRules).map(({ field }) =>
    fault(`${within}.${fieldName(field, address)}`),
  );
  return first === undefined ? accepted(kept) : refused([first, ...more]);
}

/** The same address as an order keeps it: with the first telephone number as one text. */
export function orderAddress(kept: KeptAddress): KeptAddress {
  const { phoneNumber: number = '', phoneNumberTelCode: telCode = '' } = kept;
  return { ...kept, phone: wholePhone({ telCode, number }) };
}

const fault = (about: string) => ({ code: 'invalid_address', about }) as const;

/** A number is named as it was sent: `phone`, or `phoneNumber`. */
function fieldName(field: FieldFault['field'], address: PostedAddress): string {
  const slot = PHONE_SLOTS.find((phone) => phone === field);
  return slot === undefined || address[`${slot}Number`] === undefined ? field : `${slot}Number`;
}

/** What a carrier reads of an address. */
function postalFields(address: PostedAddress): Readonly<Record<string, string | undefined>> {
  const { civility, firstName, lastName, nativeLastName, companyName } = address;
  const { address1, address2, address3, district, city, state, postalCode, countryCode } = address;
  const name = { civility, firstName, lastName, nativeLastName, companyName };
  return { ...name, address1, address2, address3, district, city, state, postalCode, countryCode };
}

/** [R3.025, R5.017] The numbers that were sent, in parts; each gets a type. */
function phoneFields(
  address: PostedAddress,
  { telCode: ownTelCode }: AddressCountry,
): Readonly<Record<string, string>> {
  const { phoneType: phone, otherPhoneType: otherPhone, thirdPhoneType: thirdPhone } = address;
  const types = phoneTypes({ phone, otherPhone, thirdPhone });
  return Object.fromEntries(
    PHONE_SLOTS.flatMap((slot) => {
      const number = asPosted('phone', address[`${slot}Number`] ?? address[slot] ?? '');
      if (number === '') return [];
      const said = address[`${slot}NumberTelCode`];
      const split = said === undefined ? splitPhone(number, ownTelCode, []) : { telCode: said, number };
      return [
        [`${slot}Number`, split.number],
        [`${slot}NumberTelCode`, split.telCode],
        [`${slot}Type`, types[slot]],
      ];
    }),
  );
}

/** The texts that the rules of the country are about. */
function textsOf(kept: KeptAddress): AddressTexts {
  const numbers = PHONE_SLOTS.map((slot) => [slot, kept[`${slot}Number`]]);
  return { ...kept, ...Object.fromEntries(numbers) };
}

function posted(fields: Readonly<Record<string, string | undefined>>): KeptAddress {
  const kept = Object.entries(fields).map(([field, text]) => [field, asPosted(field, text ?? '')] as const);
  return Object.fromEntries(kept.filter(([, text]) => text !== ''));
}
