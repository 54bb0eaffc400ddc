/** [R5.027] The fields of a postal address whose rules a country may set. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'phone',
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

/** [R5.027] What a country asks of an address: house configuration, over `DEFAULT_FIELD_RULES`. */
export interface AddressRules {
  /** Absent where the country has no postal codes: then none is asked for, and one that comes is not judged. */
  readonly postalCodePattern?: string | undefined;
  /** Present where a state, province or emirate is part of the address. */
  readonly states?: readonly AddressOption[] | undefined;
  /** Present where the towns are a known list, as in a city state. */
  readonly cities?: readonly AddressOption[] | undefined;
  readonly fields?: Partial<Readonly<Record<AddressField, FieldRule>>> | undefined;
}

/** [R5.027] Where a country says nothing of a field. Telephone numbers: E.164 allows 15 digits, spacing included 25. */
const DEFAULT_FIELD_RULES = {
  firstName: { minLength: 1, maxLength: 40 },
  lastName: { minLength: 1, maxLength: 40 },
  address1: { minLength: 2, maxLength: 35 },
  address2: { maxLength: 35 },
  city: { minLength: 1, maxLength: 35 },
  state: {},
  postalCode: {},
  phone: { minLength: 6, maxLength: 25, regExp: String.raw`\+?[\d\s().-]+` },
} as const satisfies Record<AddressField, FieldRule>;

/** The rule of one field in a country, as the form and the service both apply it. */
export function fieldRule(field: AddressField, rules: AddressRules): FieldRule {
  const rule: FieldRule = { ...DEFAULT_FIELD_RULES[field], ...rules.fields?.[field] };
  if (field === 'postalCode' && rules.postalCodePattern !== undefined) {
    return { minLength: 1, ...rule, regExp: rules.postalCodePattern };
  }
  return field === 'state' && (rules.states?.length ?? 0) > 0 ? { minLength: 1, ...rule } : rule;
}

/** Whether a country's form must have the field filled in. */
export function isRequired(field: AddressField, rules: AddressRules): boolean {
  return (fieldRule(field, rules).minLength ?? 0) > 0;
}
