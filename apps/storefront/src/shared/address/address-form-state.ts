/** The address form as data: what is typed, which fields were left, and what is wrong with them. */
import {
  type AddressField,
  type AddressRules,
  type AddressTexts,
  checkAddress,
  faultOf,
  type FieldFaultCode,
  fieldControl,
  fieldOrder,
  fieldRule,
  fitToOptions,
  isLeftOut,
  isPhoneType,
  isRequired,
  PHONE_SLOTS,
  type PhonePart,
  type PhoneSlot,
  type PhoneType,
  phoneTypes,
} from '@vitrine/domain';
import { type AddressFormState, type FilledEvent, isFilledEvent, nextFilledForm } from './filled-form.ts';

export type AddressFormEvent =
  | FilledEvent
  | { readonly type: 'typed'; readonly field: AddressField; readonly text: string }
  | { readonly type: 'left'; readonly field: AddressField }
  /** Something beside a telephone number was chosen. */
  | { readonly type: 'phone-part'; readonly part: PhonePart; readonly text: string }
  | { readonly type: 'submitted' }
  /** What was typed before a reload is back; it never takes the place of what is there. */
  | { readonly type: 'restored'; readonly texts: AddressTexts }
  /** The service found a fault that the form did not. */
  | { readonly type: 'refused'; readonly field: AddressField; readonly code: FieldFaultCode };

/** A form that starts from an address there is already, or empty. */
export function openAddressForm(texts: AddressTexts, rules: AddressRules): AddressFormState {
  return { texts: fitToOptions(texts, rules), faults: {} };
}

/** [R5.027] A fault shows on leaving a field and on going on; typing takes it away as soon as it is repaired. */
export function nextAddressForm(
  state: AddressFormState,
  event: AddressFormEvent,
  rules: AddressRules,
): AddressFormState {
  if (isFilledEvent(event)) return nextFilledForm(state, event, rules);
  switch (event.type) {
    case 'typed':
      return typed(state, event, rules);
    case 'left':
      return { ...state, faults: withFault(state, event.field, rules) };
    case 'phone-part':
      return { ...state, texts: { ...state.texts, ...chosenPart(state.texts, event) } };
    case 'submitted':
      return {
        ...state,
        faults: Object.fromEntries(checkAddress(state.texts, rules).map(({ field, code }) => [field, code])),
      };
    case 'restored':
      return { ...state, texts: fitToOptions({ ...event.texts, ...filled(state.texts) }, rules) };
    case 'refused':
      return { ...state, faults: { ...state.faults, [event.field]: event.code } };
  }
}

const filled = (texts: AddressTexts): AddressTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''));

function typed(
  state: AddressFormState,
  { field, text }: Extract<AddressFormEvent, { type: 'typed' }>,
  rules: AddressRules,
): AddressFormState {
  const texts = { ...withoutListedDistrict(state.texts, field, rules), [field]: text };
  // A postal code is judged by its state.
  const judged = field === 'state' ? (['state', 'postalCode'] as const) : [field];
  return judged
    .filter((shown) => state.faults[shown] !== undefined)
    .reduce((next, shown) => ({ ...next, faults: withFault(next, shown, rules) }), { ...state, texts });
}

/** [R4.041] A district of a list belongs to its city: it goes when another city or state is chosen, also one without districts. */
function withoutListedDistrict(texts: AddressTexts, chosen: AddressField, rules: AddressRules): AddressTexts {
  const isAbove = chosen === 'state' || chosen === 'city';
  return isAbove && fieldControl('district', rules).kind !== 'text' ? { ...texts, district: '' } : texts;
}

/** [R5.017] A type that another number was given is this one's from now on. */
function chosenPart(
  texts: AddressTexts,
  { part, text }: Extract<AddressFormEvent, { type: 'phone-part' }>,
): AddressTexts {
  if (!part.endsWith('Type')) return { [part]: text };
  const others = PHONE_SLOTS.map((slot) => `${slot}Type` as const).filter((type) => texts[type] === text);
  return { ...Object.fromEntries(others.map((type) => [type, undefined])), [part]: text };
}

/** [R5.017] The type of each number: as it was chosen, or one that remains. */
export function shownTypes(texts: AddressTexts): Readonly<Record<PhoneSlot, PhoneType>> {
  const chosen = PHONE_SLOTS.map((slot) => {
    const type = texts[`${slot}Type`];
    return [slot, isPhoneType(type) ? type : undefined];
  });
  return phoneTypes(Object.fromEntries(chosen));
}

/** The calling code of a number: the one that was chosen, or the country's. */
export function telCodeOf(texts: AddressTexts, slot: PhoneSlot, { telCode = '' }: AddressRules): string {
  return texts[`${slot}TelCode`] ?? telCode;
}

function withFault(
  state: AddressFormState,
  field: AddressField,
  rules: AddressRules,
): AddressFormState['faults'] {
  const { [field]: _, ...others } = state.faults;
  const code = faultOf(state.texts, field, rules);
  return code === undefined ? others : { ...others, [field]: code };
}

/** [R4.040, R4.041] A form after a choice that others hang on: each list is that of the choice above it. */
export function fitForm(
  form: AddressFormState,
  rulesFor: (texts: AddressTexts) => AddressRules,
): AddressFormState {
  const once = fitToOptions(form.texts, rulesFor(form.texts));
  return { ...form, texts: fitToOptions(once, rulesFor(once)) };
}

/**
 * Whether the form asks a country's shopper for a field at all: no postal code or state where there are none. More
 * telephones are asked for beside the first one.
 */
function asksFor(field: AddressField, rules: AddressRules): boolean {
  if (isLeftOut(field, rules) || field === 'otherPhone' || field === 'thirdPhone') return false;
  if (field === 'postalCode') return rules.postalCodePattern !== undefined || isRequired(field, rules);
  if (field === 'state') return fieldControl(field, rules).kind !== 'text' || isRequired(field, rules);
  return true;
}

/** The fields of a country's form, in the order they are asked. */
export const shownFields = (rules: AddressRules, country: string): readonly AddressField[] =>
  fieldOrder(country).filter((field) => asksFor(field, rules));

/** The faults in the form's order, for the summary; the first one gets the focus. */
export function faultList(
  state: AddressFormState,
  country: string,
): readonly { readonly field: AddressField; readonly code: FieldFaultCode }[] {
  return fieldOrder(country).flatMap((field) => {
    const code = state.faults[field];
    return code === undefined ? [] : [{ field, code }];
  });
}

/** What the message of a fault says of the field's limits. */
export function faultValues(
  field: AddressField,
  rules: AddressRules,
): { readonly min: number; readonly max: number } {
  const { minLength = 0, maxLength = 0 } = fieldRule(field, rules);
  return { min: minLength, max: maxLength };
}
