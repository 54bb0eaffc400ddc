import { asPosted } from './as-posted.ts';
import type { PhonePart } from './phones.ts';
import {
  ADDRESS_FIELDS,
  fieldRule,
  type AddressField,
  type AddressOption,
  type AddressRules,
} from './address-rules.ts';

/** [R5.027] Also the keys of the messages the form shows. */
export type FieldFaultCode =
  | 'field_required'
  | 'field_too_short'
  | 'field_too_long'
  | 'field_invalid'
  | 'field_other_state';

export interface FieldFault {
  readonly field: AddressField | 'countryCode';
  readonly code: FieldFaultCode;
}

/** What an address says, as a form holds it. */
export type AddressTexts = Partial<Readonly<Record<AddressField | PhonePart, string | undefined>>>;

/** [R5.027] Every fault of an address under its country's rules, one per field, in the form's order. */
export function checkAddress(address: AddressTexts, rules: AddressRules): readonly FieldFault[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const code = faultOf(address, field, rules);
    return code === undefined ? [] : [{ field, code }];
  });
}

/** [R5.027] What is wrong with one field of an address; undefined when nothing is. */
export function faultOf(
  address: AddressTexts,
  field: AddressField,
  rules: AddressRules,
): FieldFaultCode | undefined {
  const fault = checkField(field, address[field] ?? '', rules);
  return (
    fault ?? (field === 'postalCode' && isOfOtherState(address, rules) ? 'field_other_state' : undefined)
  );
}

/** The tax of an order follows its state: an address whose postal code lies in another one is none. */
function isOfOtherState({ state, postalCode = '' }: AddressTexts, { states }: AddressRules): boolean {
  const begins = states?.find(({ code }) => code === state)?.postalCodes;
  return (
    begins !== undefined && postalCode !== '' && !new RegExp(`^(?:${begins})`, 'iu').test(postalCode.trim())
  );
}

/** [R5.027] What is wrong with the text of one field alone; undefined when nothing is. */
export function checkField(
  field: AddressField,
  text: string,
  rules: AddressRules,
): FieldFaultCode | undefined {
  const { minLength = 0, maxLength = Infinity, regExp } = fieldRule(field, rules);
  const posted = asPosted(field, text);
  const length = [...CHARACTERS.segment(posted)].length;
  if (length === 0) return minLength > 0 ? 'field_required' : undefined;
  if (length < minLength) return 'field_too_short';
  if (length > maxLength) return 'field_too_long';
  const isFit =
    !BREAKS_A_LABEL.test(posted) &&
    fitsPattern(posted, regExp) &&
    isAmongOptions(posted, optionsOf(field, rules));
  return isFit ? undefined : 'field_invalid';
}

const fitsPattern = (text: string, pattern: string | undefined): boolean =>
  pattern === undefined || wholePattern(pattern).test(text);

/** The list a field's value comes from; undefined where it is free text. */
export function optionsOf(field: AddressField, rules: AddressRules): readonly AddressOption[] | undefined {
  if (field === 'state') return rules.states;
  if (field === 'district') return rules.districts;
  return field === 'city' ? rules.cities : undefined;
}

/**
 * Control characters, line and paragraph separators, and the marks that turn the order of letters round: what stands on a
 * label, in a mail's head or in a table would not be what was typed. The marks U+200E and U+200F, which phones add to
 * Arabic text, move nothing and may stay.
 */
const BREAKS_A_LABEL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** What a reader calls a character, so that an accent or a skin tone is not counted on its own. */
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const patterns = new Map<string, RegExp>();

function wholePattern(source: string): RegExp {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const made = new RegExp(`^(?:${source})$`, 'u');
  patterns.set(source, made);
  return made;
}

function isAmongOptions(value: string, options: readonly AddressOption[] | undefined): boolean {
  return options === undefined || options.length === 0 || options.some(({ code }) => code === value);
}
