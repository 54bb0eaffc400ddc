/** [R5.027] The fields of a postal address whose rules a country may set. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'nativeLastName',
  'companyName',
  'address1',
  'address2',
  'address3',
  'district',
  'city',
  'state',
  'postalCode',
  'phone',
  'otherPhone',
  'thirdPhone',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Lengths count characters of the trimmed text; `minLength` above 0 makes a field required. */
export interface FieldRule {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** The whole text must match (regular expression source, flag `u`). */
  readonly regExp?: string | undefined;
}

export interface AddressOption {
  readonly code: string;
  readonly name: string;
}
/** `postalCodes`: how the codes of the state begin (regular expression source, flag `iu`). */
interface StateOption extends AddressOption {
  readonly postalCodes?: string | undefined;
}

/** [R5.027] What a country asks of an address: house configuration, over `DEFAULT_FIELD_RULES`. */
export interface AddressRules {
  /** Absent where the country has no postal codes: then none is asked for, and one that comes is not judged. */
  readonly postalCodePattern?: string | undefined;
  /** Present where a state, province or emirate is part of the address. */
  readonly states?: readonly StateOption[] | undefined;
  /** Present where the towns are a known list, as in a city state. */
  readonly cities?: readonly AddressOption[] | undefined;
  /** Present where the districts of the city are a known list. */
  readonly districts?: readonly AddressOption[] | undefined;
  /** The calling code of the country. */
  readonly telCode?: string | undefined;
  readonly fields?: Partial<Readonly<Record<AddressField, FieldRule>>> | undefined;
}

const PHONE_RULE = { maxLength: 25, regExp: String.raw`\+?[\d\s().-]+` };

/** [R5.027] Where a country says nothing of a field. Telephone numbers: E.164 allows 15 digits, spacing included 25. */
const DEFAULT_FIELD_RULES = {
  firstName: { minLength: 1, maxLength: 40 },
  lastName: { minLength: 1, maxLength: 40 },
  nativeLastName: { maxLength: 40 },
  companyName: { maxLength: 35 },
  address1: { minLength: 2, maxLength: 35 },
  address2: { maxLength: 35 },
  address3: { maxLength: 35 },
  district: { maxLength: 35 },
  city: { minLength: 1, maxLength: 35 },
  state: {},
  postalCode: {},
  phone: { minLength: 6, ...PHONE_RULE },
  otherPhone: PHONE_RULE,
  thirdPhone: PHONE_RULE,
} as const satisfies Record<AddressField, FieldRule>;

/** The rule of one field in a country, as the form and the service both apply it. */
export function fieldRule(field: AddressField, rules: AddressRules): FieldRule {
  const rule: FieldRule = { ...DEFAULT_FIELD_RULES[field], ...rules.fields?.[field] };
  if (field === 'postalCode' && rules.postalCodePattern !== undefined) {
    return { minLength: 1, ...rule, regExp: rules.postalCodePattern };
  }
  return field === 'state' && (rules.states?.length ?? 0) > 0 ? { minLength: 1, ...rule } : rule;
}

/** What an address may have beside the usual: a form asks for it where its country's rules name it. */
const ASKED_WHERE_NAMED: ReadonlySet<AddressField> = new Set([
  'nativeLastName',
  'companyName',
  'address3',
  'district',
]);

/** Whether a country's form leaves a field out unless its rules name it. */
export function isLeftOut(field: AddressField, rules: AddressRules): boolean {
  return ASKED_WHERE_NAMED.has(field) && rules.fields?.[field] === undefined;
}

/** Whether a country's form must have the field filled in. */
export function isRequired(field: AddressField, rules: AddressRules): boolean {
  return (fieldRule(field, rules).minLength ?? 0) > 0;
}
