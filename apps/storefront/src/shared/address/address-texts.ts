import type { PostalAddress } from '@vitrine/contracts';
import {
  type AddressField,
  type AddressRules,
  type AddressTexts,
  asPosted,
  PHONE_SLOTS,
  splitPhone,
  wholePhone,
} from '@vitrine/domain';
import { shownFields, shownTypes, telCodeOf } from './address-form-state.ts';

/** What a form begins with of an address of an order or of the book; one of an order has its number as one text, too. */
export function formTexts(
  address: Omit<PostalAddress, 'phone'> & { readonly phone?: unknown },
  { telCode = '' }: AddressRules,
): AddressTexts {
  const { phone, ...fields } = address;
  const whole = typeof phone === 'string' ? phone : '';
  const split = splitPhone(whole, telCode, []);
  const phones = PHONE_SLOTS.flatMap((slot) => {
    const number = fields[`${slot}Number`];
    if (number === undefined) return [];
    return [
      [slot, number],
      [`${slot}TelCode`, fields[`${slot}NumberTelCode`]],
      [`${slot}Type`, fields[`${slot}Type`]],
    ];
  });
  const said = phones.length === 0 && whole !== '' ? [['phone', split.number]] : phones;
  return { ...fields, ...Object.fromEntries(said) };
}

/** What goes to the service: only the fields that were asked for, as they are posted, and every number with its parts. */
export function postalAddress(texts: AddressTexts, rules: AddressRules, countryCode: string): PostalAddress {
  const shown = new Set<AddressField>(shownFields(rules, countryCode));
  const text = (field: AddressField) => (shown.has(field) ? asPosted(field, texts[field] ?? '') : '');
  const optional = (...fields: readonly AddressField[]) =>
    Object.fromEntries(fields.map((field) => [field, text(field)]).filter(([, said]) => said !== ''));
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    ...optional('nativeLastName', 'companyName'),
    address1: text('address1'),
    ...optional('address2', 'address3', 'district'),
    city: text('city'),
    ...optional('state', 'postalCode'),
    countryCode,
    phone: wholePhone({ telCode: telCodeOf(texts, 'phone', rules), number: text('phone') }),
    ...postedPhones(texts, rules),
  };
}

/** [R3.025] */
function postedPhones(texts: AddressTexts, rules: AddressRules): Partial<PostalAddress> {
  const types = shownTypes(texts);
  const parts = PHONE_SLOTS.flatMap((slot) => {
    const number = asPosted(slot, texts[slot] ?? '');
    if (number === '') return [];
    const telCode = telCodeOf(texts, slot, rules);
    return [
      [`${slot}Number`, number],
      ...(telCode === '' ? [] : [[`${slot}NumberTelCode`, telCode]]),
      [`${slot}Type`, types[slot]],
    ];
  });
  return Object.fromEntries(parts);
}

/** [R7.038] A changed address of the book: what is empty now, or is not asked for in its country, is said as empty. */
export function changedAddress(
  address: PostalAddress,
  { rules, country }: { readonly rules: AddressRules; readonly country: string },
): Partial<PostalAddress> {
  const shown = shownFields(rules, country);
  const emptied = [...shown, ...OF_SOME_COUNTRIES].filter((field) => field !== 'phone');
  const { phone: _phone, ...fields } = address;
  return {
    ...Object.fromEntries(emptied.map((field) => [field, ''])),
    otherPhoneNumber: '',
    thirdPhoneNumber: '',
    ...fields,
  };
}

/** What an address of another country may have had. */
const OF_SOME_COUNTRIES = ['state', 'district', 'postalCode'] as const satisfies readonly AddressField[];
