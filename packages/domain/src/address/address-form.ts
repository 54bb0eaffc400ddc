import type { AddressField, AddressOption, AddressRules } from './address-rules.ts';
import { optionsOf, type AddressTexts } from './check-address.ts';

/** How a field is shown: with one possible value it is only read, with several it is a dropdown [R4.040, R4.041]. */
export type FieldControl =
  | { readonly kind: 'text' }
  | { readonly kind: 'read-only'; readonly value: string }
  | { readonly kind: 'dropdown'; readonly options: readonly AddressOption[] };

export interface AddressForm {
  readonly countryCode: string;
  readonly texts: AddressTexts;
}

export interface FormSettings {
  /** [R5.024] Suggestions while typing, by configuration. */
  readonly autocomplete: boolean;
  readonly rules: AddressRules;
}

/** Malaysia's suggestions name a state that its carriers do not take [R5.026]. */
const COUNTRY_WITHOUT_STATE = 'MY';

/** [R4.040, R4.041] */
export function fieldControl(field: AddressField, rules: AddressRules): FieldControl {
  const options = optionsOf(field, rules) ?? [];
  const [only] = options;
  if (only === undefined) return { kind: 'text' };
  return options.length === 1 ? { kind: 'read-only', value: only.code } : { kind: 'dropdown', options };
}

/** [R4.039, R5.026] Another country: `rules` are the new country's. */
export function changeCountry(form: AddressForm, countryCode: string, settings: FormSettings): AddressForm {
  const cleared: AddressTexts = settings.autocomplete ? { address1: '', city: '', postalCode: '' } : {};
  const texts = withoutForeignState({ ...form.texts, ...cleared }, countryCode);
  return { countryCode, texts: fitToOptions(texts, settings.rules) };
}

/** [R5.026] A suggestion fills what it knows. */
export function chooseSuggestion(
  form: AddressForm,
  suggestion: AddressTexts,
  rules: AddressRules,
): AddressForm {
  const texts = withoutForeignState({ ...form.texts, ...suggestion }, form.countryCode);
  return { countryCode: form.countryCode, texts: fitToOptions(texts, rules) };
}

/** [R5.025] The field that gets the focus after a suggestion was chosen; undefined after the last one. */
export function fieldAfter(field: AddressField, shown: readonly AddressField[]): AddressField | undefined {
  const place = shown.indexOf(field);
  return place === -1 ? undefined : shown[place + 1];
}

/** [R5.024] Whether typing in a field asks for suggestions. */
export function isAutocompleteActive(field: {
  readonly enabled: boolean;
  readonly readOnly: boolean;
}): boolean {
  return field.enabled && !field.readOnly;
}

/** [R4.040, R4.041] A single option is taken; a value that is none of several is cleared. */
export function fitToOptions(texts: AddressTexts, rules: AddressRules): AddressTexts {
  const state = fitted('state', texts.state, rules);
  const city = fitted('city', texts.city, rules);
  const district = fitted('district', texts.district, rules);
  return { ...texts, city, state, ...(district !== undefined && { district }) };
}

function fitted(field: AddressField, value: string | undefined, rules: AddressRules): string | undefined {
  const control = fieldControl(field, rules);
  if (control.kind === 'text') return value;
  if (control.kind === 'read-only') return control.value;
  return control.options.some(({ code }) => code === value) ? value : '';
}

function withoutForeignState(texts: AddressTexts, countryCode: string): AddressTexts {
  return countryCode === COUNTRY_WITHOUT_STATE ? { ...texts, state: '' } : texts;
}
