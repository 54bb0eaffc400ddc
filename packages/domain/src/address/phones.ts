/** [R3.024] The telephone numbers that an address may have; the first is the one that carriers call. */
export const PHONE_SLOTS = ['phone', 'otherPhone', 'thirdPhone'] as const;
export type PhoneSlot = (typeof PHONE_SLOTS)[number];

/** What is chosen beside a number. */
export type PhonePart = `${PhoneSlot}TelCode` | `${PhoneSlot}Type`;
export const PHONE_PARTS: readonly PhonePart[] = PHONE_SLOTS.flatMap(
  (slot) => [`${slot}TelCode`, `${slot}Type`] as const,
);

/** [R3.025, R5.017] In the order in which they are given to numbers without a type. */
export const PHONE_TYPES = ['mobile', 'home', 'work'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

export type PhoneTypes = Readonly<Record<PhoneSlot, PhoneType>>;

/** [R3.025] A number and the calling code of its country: `+1` and `212 555 0142`. */
export interface Phone {
  readonly telCode: string;
  readonly number: string;
}

/**
 * [R5.017] The type of each number: the one that it was given, unless an earlier number has it; the others take the types
 * that remain, in their order. No type occurs twice.
 */
export function phoneTypes(given: Partial<Record<PhoneSlot, PhoneType | undefined>>): PhoneTypes {
  const owners = new Map<PhoneType, PhoneSlot>();
  for (const slot of PHONE_SLOTS) {
    const type = given[slot];
    if (type !== undefined && !owners.has(type)) owners.set(type, slot);
  }
  const free = PHONE_TYPES.filter((type) => !owners.has(type));
  const typeOf = (slot: PhoneSlot): PhoneType => {
    const own = given[slot];
    const taken = own !== undefined && owners.get(own) === slot ? own : free.shift();
    return taken ?? 'mobile';
  };
  return { phone: typeOf('phone'), otherPhone: typeOf('otherPhone'), thirdPhone: typeOf('thirdPhone') };
}

/** Italian numbers keep their first zero when they are called from abroad; everywhere else it is for calls at home. */
const KEEPS_ZERO = '+39';

/** A number as it is called from anywhere: `+1 212 555 0142`; 03-1234-5678 in Tokyo is +81 3-1234-5678. */
export function wholePhone({ telCode, number }: Phone): string {
  if (number.startsWith('+') || telCode === '') return number;
  return `${telCode} ${telCode === KEEPS_ZERO ? number : number.replace(/^0/u, '')}`;
}

/** Whether a text names a type of telephone. */
export function isPhoneType(text: string | undefined): text is PhoneType {
  return PHONE_TYPES.some((type) => type === text);
}

/**
 * The calling code of a number that was written as one text, and the rest of it. `telCodes`: those that are known. A
 * number without one of them has that of its own country.
 */
export function splitPhone(text: string, ownTelCode: string, telCodes: readonly string[]): Phone {
  const compact = text.trim();
  const known = [ownTelCode, ...telCodes.toSorted((one, other) => other.length - one.length)];
  const telCode = known.find((code) => code !== '' && compact.startsWith(code));
  if (telCode === undefined) return { telCode: compact.startsWith('+') ? '' : ownTelCode, number: compact };
  return { telCode, number: compact.slice(telCode.length).replace(/^[\s().-]+/u, '') };
}
