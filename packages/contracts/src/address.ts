import { ADDRESS_KINDS, PHONE_SLOTS, PHONE_TYPES, type PhoneSlot } from '@vitrine/domain';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.maxLength(max));
const optional = (max: number) => z.optional(text(max));
const flag = z.optional(z.boolean());
const telCode = z.string().check(z.regex(/^\+\d{1,4}$/u));
const phoneType = z.enum(PHONE_TYPES);
const number = text(30);

/** [R3.025] A number in its parts; the requirement writes the first two with a capital letter. */
const phoneInParts = z.union([
  z.strictObject({ Number: number, NumberTelCode: z.optional(telCode), type: z.optional(phoneType) }),
  z.strictObject({ number, numberTelCode: z.optional(telCode), type: z.optional(phoneType) }),
]);
/** A number as one text, or in its parts. */
const writtenPhone = z.optional(z.union([number, phoneInParts]));
const writtenPhones = { phone: writtenPhone, otherPhone: writtenPhone, thirdPhone: writtenPhone };
type WrittenPhones = { readonly [Slot in PhoneSlot]?: z.infer<typeof writtenPhone> };

/** What a carrier reads; which fields are needed and how long they are is decided by the country's rules [R5.027]. */
const postal = {
  civility: optional(20),
  firstName: text(80),
  lastName: text(80),
  nativeLastName: optional(80),
  companyName: optional(120),
  address1: text(120),
  address2: optional(120),
  address3: optional(120),
  district: optional(80),
  city: text(80),
  state: optional(60),
  postalCode: optional(20),
  countryCode: z.string().check(z.length(2)),
};
/** [R3.025] A number without its calling code, the code, and what kind of telephone it is. */
const phones = {
  phoneNumber: z.optional(number),
  phoneNumberTelCode: z.optional(telCode),
  phoneType: z.optional(phoneType),
  otherPhoneNumber: z.optional(number),
  otherPhoneNumberTelCode: z.optional(telCode),
  otherPhoneType: z.optional(phoneType),
  thirdPhoneNumber: z.optional(number),
  thirdPhoneNumberTelCode: z.optional(telCode),
  thirdPhoneType: z.optional(phoneType),
};

/** An address of an order. `phone`: the first number with its calling code, as one text. */
export const PostalAddress = z.strictObject({ ...postal, phone: number, ...phones });
export type PostalAddress = z.infer<typeof PostalAddress>;

/**
 * [R3.024] An address of a customer's book. `phone`, `otherPhone`, `thirdPhone`: as they were sent, where they were, beside
 * the flat names that every number has. `displayStateName` and `country`: state and country in words. `completeAddress`:
 * the shop completed city and state by the postal code. `ignoreAddress`: it stays as it was typed, whatever a look-up says.
 */
export const Address = z.strictObject({
  identifier: z.string(),
  type: z.enum(ADDRESS_KINDS),
  ...postal,
  ...phones,
  ...writtenPhones,
  country: z.string(),
  displayStateName: z.optional(z.string()),
  mainAddress: z.boolean(),
  completeAddress: z.boolean(),
  ignoreAddress: z.boolean(),
  addToProfile: z.boolean(),
});
export type Address = z.infer<typeof Address>;
/** [R7.024, R7.036] The main address of each type first. */
export const AddressesBody = z.object({ addresses: z.array(Address) });

const posted = {
  ...postal,
  ...phones,
  ...writtenPhones,
  country: optional(80),
  displayStateName: optional(80),
  mainAddress: flag,
  completeAddress: flag,
  ignoreAddress: flag,
  addToProfile: flag,
  type: z.optional(z.enum(ADDRESS_KINDS)),
  /** The shop makes it; what a client says is not read. */
  identifier: optional(60),
};

/** [R3.024, R3.025] An address as it is sent: its numbers as one text each, in parts, or under the flat names. */
export const PostedAddress = z.pipe(z.strictObject(posted), z.transform(withFlatPhones));
export type PostedAddress = z.output<typeof PostedAddress>;
/** [R7.038] What of an address is to change. */
const ChangedAddress = z.pipe(z.partial(z.strictObject(posted)), z.transform(withFlatPhones));
export type ChangedAddress = z.output<typeof ChangedAddress>;

export const AddressCreation = z.strictObject({ postalAddress: PostedAddress });
export const AddressPatch = z.strictObject({ postalAddress: ChangedAddress });

type PlainPhones = { readonly [Slot in PhoneSlot]?: string } & {
  /** As they were sent; the book gives them back so. */
  readonly written?: WrittenPhones | undefined;
};

/** Numbers in parts get the flat names; one that is a single text stays so. */
function withFlatPhones<Sent extends WrittenPhones>(sent: Sent): Omit<Sent, PhoneSlot> & PlainPhones {
  const { phone, otherPhone, thirdPhone, ...rest } = sent;
  const written: WrittenPhones = { phone, otherPhone, thirdPhone };
  return PHONE_SLOTS.reduce<Omit<Sent, PhoneSlot> & PlainPhones>(
    (address, slot) => Object.assign(address, flatPhone(slot, written[slot])),
    { ...rest, written },
  );
}

function flatPhone(slot: PhoneSlot, phone: WrittenPhones[PhoneSlot]): object {
  if (phone === undefined) return {};
  if (typeof phone === 'string') return { [slot]: phone };
  const [digits, code] =
    'Number' in phone ? [phone.Number, phone.NumberTelCode] : [phone.number, phone.numberTelCode];
  const { type } = phone;
  return {
    [`${slot}Number`]: digits,
    ...(code !== undefined && { [`${slot}NumberTelCode`]: code }),
    ...(type !== undefined && { [`${slot}Type`]: type }),
  };
}

const Place = { city: z.string(), state: z.optional(z.string()) };
/** [R7.131] City and state of the first place; `options` are all. `address1`: how an address begins there. */
export const PostalPlacesBody = z.object({
  ...Place,
  options: z.array(z.object({ ...Place, address1: z.optional(z.string()) })),
});
/** [R2.129] */
export const SuggestionsBody = z.object({
  suggestions: z.array(
    z.object({ address1: z.string(), postalCode: z.string(), ...Place, district: z.optional(z.string()) }),
  ),
});
/** [R7.188] By road, by lot number, and the postal code of five digits. */
export const KoreanAddressesBody = z.object({
  results: z.array(z.object({ roadAddr: z.string(), jibunAddr: z.string(), zipNo: z.string() })),
});
export type KoreanAddressesBody = z.infer<typeof KoreanAddressesBody>;
/** [R7.085] */
export const ChinaDivisionsBody = z.object({
  provinces: z.array(
    z.object({
      name: z.string(),
      cities: z.array(z.object({ name: z.string(), districts: z.array(z.string()) })),
    }),
  ),
});
