/** What changes several fields of an address form at once: another country, a suggestion, a postal code, lists that came. */
import {
  type AddressField,
  type AddressRules,
  type AddressTexts,
  changeCountry,
  chooseSuggestion,
  type FieldFaultCode,
  fitToOptions,
  PHONE_SLOTS,
} from '@vitrine/domain';

export interface AddressFormState {
  readonly texts: AddressTexts;
  /** Faults that are shown: of fields that were left, or of all of them after an attempt to go on. */
  readonly faults: Readonly<Partial<Record<AddressField, FieldFaultCode>>>;
  /** [R7.131] What a look-up has filled in: it follows the postal code. */
  readonly completed?: AddressTexts;
  /** The cities that the postal code may stand for, where these are several. */
  readonly cities?: readonly string[];
  /** The cities of the postal code that was looked up last. */
  readonly known?: { readonly postalCode: string; readonly cities: readonly string[] };
}

/** Another country with what it asks for, and whether it clears what autocomplete had filled [R4.039]. */
interface MovedForm {
  readonly countryCode: string;
  readonly autocomplete: boolean;
  /** The calling code of the country before; numbers that are there keep it. */
  readonly telCodeBefore: string | undefined;
}

export type FilledEvent =
  | ({ readonly type: 'moved' } & MovedForm)
  /** An address that was chosen from those that a look-up knows. */
  | { readonly type: 'suggested'; readonly countryCode: string; readonly texts: AddressTexts }
  /** [R7.131] What a postal code stands for. */
  | { readonly type: 'completed'; readonly texts: AddressTexts; readonly cities: readonly string[] }
  /** Lists to choose from have come: what is there is fitted to them. */
  | { readonly type: 'settled' };

const FILLED: ReadonlySet<string> = new Set<FilledEvent['type']>([
  'moved',
  'suggested',
  'completed',
  'settled',
]);

export function isFilledEvent(event: { readonly type: string }): event is FilledEvent {
  return FILLED.has(event.type);
}

export function nextFilledForm(
  state: AddressFormState,
  event: FilledEvent,
  rules: AddressRules,
): AddressFormState {
  switch (event.type) {
    case 'moved':
      return moved(state, event, rules);
    case 'suggested':
      return suggested(state, event, rules);
    case 'completed':
      return completed(state, event, rules);
    case 'settled':
      return state;
  }
}

/** [R4.039–R4.041, R5.026] The form in another country; what was wrong in the one before is not said any longer. */
function moved(
  { texts }: AddressFormState,
  { countryCode, autocomplete, telCodeBefore }: MovedForm,
  rules: AddressRules,
): AddressFormState {
  const kept = PHONE_SLOTS.filter((slot) => (texts[slot] ?? '') !== '').map((slot) => {
    const part = `${slot}TelCode` as const;
    return [part, texts[part] ?? telCodeBefore];
  });
  const gone = PHONE_SLOTS.map((slot) => [`${slot}TelCode`, undefined]);
  const form = { countryCode, texts: { ...texts, ...Object.fromEntries([...gone, ...kept]) } };
  return { texts: changeCountry(form, countryCode, { autocomplete, rules }).texts, faults: {} };
}

/** [R5.026] What a look-up knows is filled in, and its faults are gone. */
function suggested(
  { texts, faults }: AddressFormState,
  { countryCode, texts: suggestion }: Extract<FilledEvent, { type: 'suggested' }>,
  rules: AddressRules,
): AddressFormState {
  const next = chooseSuggestion({ countryCode, texts }, suggestion, rules).texts;
  const left = Object.entries(faults).filter(([field]) => !Object.hasOwn(suggestion, field));
  const { city, state } = suggestion;
  return { texts: next, faults: Object.fromEntries(left), cities: [], completed: { city, state } };
}

/** [R7.131] Fields that are empty, or that another postal code had filled; what the shopper typed stays. */
function completed(
  state: AddressFormState,
  { texts: known, cities }: Extract<FilledEvent, { type: 'completed' }>,
  rules: AddressRules,
): AddressFormState {
  const before: ReadonlyMap<string, string | undefined> = new Map(Object.entries(state.completed ?? {}));
  const present: ReadonlyMap<string, string | undefined> = new Map(Object.entries(state.texts));
  const fresh = Object.entries(known).filter(([field]) => {
    const text = present.get(field) ?? '';
    return text === '' || text === before.get(field);
  });
  const { city } = state.texts;
  const isGone = cities.length > 0 && city === before.get('city') && !cities.includes(city ?? '');
  const filledNow: AddressTexts = { ...Object.fromEntries(fresh), ...(isGone && { city: '' }) };
  const left = Object.entries(state.faults).filter(([field]) => !Object.hasOwn(filledNow, field));
  return {
    texts: fitToOptions({ ...state.texts, ...filledNow }, rules),
    faults: Object.fromEntries(left),
    completed: { ...state.completed, ...filledNow },
    cities,
    known: {
      postalCode: state.texts.postalCode ?? '',
      cities: cities.length > 0 || known.city === undefined ? cities : [known.city],
    },
  };
}

/** The cities of the postal code where the one that stands there is none of them; undefined while nothing contradicts. */
export function otherCities({ texts, known }: AddressFormState): readonly string[] | undefined {
  const { city = '', postalCode = '' } = texts;
  if (known === undefined || known.postalCode !== postalCode || city === '') return undefined;
  const isSame = (one: string) => one.localeCompare(city.trim(), 'en', { sensitivity: 'base' }) === 0;
  return known.cities.length === 0 || known.cities.some(isSame) ? undefined : known.cities;
}
