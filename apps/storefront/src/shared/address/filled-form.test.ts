import type { AddressRules } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { type AddressFormEvent, nextAddressForm, shownTypes, telCodeOf } from './address-form-state.ts';
import { type AddressFormState, otherCities } from './filled-form.ts';

const CANADA: AddressRules = {
  telCode: '+1',
  postalCodePattern: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  states: [
    { code: 'ON', name: 'Ontario' },
    { code: 'QC', name: 'Québec' },
  ],
};
const SINGAPORE: AddressRules = { telCode: '+65', cities: [{ code: 'Singapore', name: 'Singapore' }] };
const FULL: AddressFormState = {
  texts: {
    firstName: 'Ana',
    address1: '1 Fifth Avenue',
    city: 'New York',
    state: 'NY',
    postalCode: '10003',
    phone: '2125550142',
  },
  faults: { postalCode: 'field_invalid' },
};
const moved = (countryCode: string, autocomplete: boolean): AddressFormEvent => ({
  type: 'moved',
  countryCode,
  autocomplete,
  telCodeBefore: '+1',
});

describe('an address form in another country', () => {
  it('[R4.039, R4.041] loses street, city and postal code with autocomplete on, and a state that is none', () => {
    const { texts, faults } = nextAddressForm(FULL, moved('CA', true), CANADA);
    expect(texts).toMatchObject({ firstName: 'Ana', address1: '', city: '', postalCode: '', state: '' });
    expect(faults).toEqual({});
  });

  it('[R4.039] keeps them with autocomplete off', () => {
    const { texts } = nextAddressForm(FULL, moved('CA', false), CANADA);
    expect(texts).toMatchObject({
      address1: '1 Fifth Avenue',
      city: 'New York',
      postalCode: '10003',
      state: '',
    });
  });

  it('[R4.040] takes the only city, [R5.026] and no state in Malaysia', () => {
    expect(nextAddressForm(FULL, moved('SG', false), SINGAPORE).texts.city).toBe('Singapore');
    const inOntario = { ...FULL, texts: { ...FULL.texts, state: 'ON' } };
    expect(nextAddressForm(inOntario, moved('MY', false), {}).texts.state).toBe('');
  });

  it('[R3.025] keeps the calling code of a number that is typed, and gives the others that of the country', () => {
    const { texts } = nextAddressForm(FULL, moved('SG', true), SINGAPORE);
    expect([telCodeOf(texts, 'phone', SINGAPORE), telCodeOf(texts, 'otherPhone', SINGAPORE)]).toEqual([
      '+1',
      '+65',
    ]);
  });
});

const typed = (part: 'phoneType' | 'otherPhoneType', text: string): AddressFormEvent => ({
  type: 'phone-part',
  part,
  text,
});
const completed = (texts: object): AddressFormEvent => ({ type: 'completed', texts, cities: [] });

describe('the types of the telephones in a form', () => {
  it('[R5.017] are those that remain, and go to the number that was given one last', () => {
    const first = nextAddressForm(FULL, typed('phoneType', 'work'), {});
    expect(Object.values(shownTypes(first.texts))).toEqual(['work', 'mobile', 'home']);
    const second = nextAddressForm(first, typed('otherPhoneType', 'work'), {});
    expect(Object.values(shownTypes(second.texts))).toEqual(['mobile', 'work', 'home']);
  });
});

describe('what a postal code fills in', () => {
  it('[R7.131] gives way to another postal code, and never takes what was typed', () => {
    const empty: AddressFormState = { texts: {}, faults: { city: 'field_required' } };
    const one = nextAddressForm(empty, completed({ city: 'New York', state: 'ON' }), CANADA);
    expect(one).toMatchObject({ texts: { city: 'New York', state: 'ON' }, faults: {} });
    const two = nextAddressForm(one, completed({ city: 'Montréal', state: 'QC' }), CANADA);
    expect(two.texts).toMatchObject({ city: 'Montréal', state: 'QC' });
    const laval = nextAddressForm(two, { type: 'typed', field: 'city', text: 'Laval' }, CANADA);
    expect(nextAddressForm(laval, completed({ city: 'Toronto', state: 'ON' }), CANADA).texts).toMatchObject({
      city: 'Laval',
      state: 'ON',
    });
  });
});

describe('every event on every form', () => {
  const events: readonly AddressFormEvent[] = [
    { type: 'typed', field: 'city', text: 'Paris' },
    { type: 'left', field: 'city' },
    { type: 'phone-part', part: 'phoneTelCode', text: '+33' },
    moved('CA', true),
    { type: 'suggested', countryCode: 'CA', texts: { address1: '1 Main Street', state: 'ON' } },
    { type: 'completed', texts: { city: 'Ottawa' }, cities: ['Ottawa', 'Nepean'] },
    { type: 'settled' },
    { type: 'submitted' },
    { type: 'restored', texts: { lastName: 'Núñez' } },
    { type: 'refused', field: 'city', code: 'field_invalid' },
  ];
  const forms: readonly AddressFormState[] = [{ texts: {}, faults: {} }, FULL];

  it.each(events.map((event) => [event.type, event] as const))(
    '%s keeps the name that was typed',
    (_type, event) => {
      for (const form of forms) {
        expect(nextAddressForm(form, event, CANADA).texts.firstName).toBe(form.texts.firstName);
      }
    },
  );
});

const written = (field: 'postalCode' | 'city', text: string): AddressFormEvent => ({
  type: 'typed',
  field,
  text,
});
const after = (...events: readonly AddressFormEvent[]) =>
  events.reduce<AddressFormState>((state, event) => nextAddressForm(state, event, {}), {
    texts: {},
    faults: {},
  });
const lyon = completed({ city: 'Lyon' });

describe('[R7.131] a city that a look-up filled in', () => {
  const suggested: AddressFormEvent = {
    type: 'suggested',
    countryCode: 'FR',
    texts: { address1: 'rue de Rivoli', city: 'Paris', postalCode: '75001' },
  };
  it('follows the postal code, after a suggestion too', () => {
    const inLyon = after(suggested, written('postalCode', '69002'), lyon);
    expect(inLyon.texts).toMatchObject({ address1: 'rue de Rivoli', city: 'Lyon' });
    expect(otherCities(inLyon)).toBeUndefined();
    const several = after(suggested, written('postalCode', '01000'), {
      type: 'completed',
      texts: {},
      cities: ['Bourg-en-Bresse', 'Saint-Denis-lès-Bourg'],
    });
    expect(several.texts.city).toBe('');
  });

  it('stays once it was typed by hand, and what contradicts it is said until the code is another', () => {
    const typedCity = after(suggested, written('city', 'Vanves'), written('postalCode', '69002'), lyon);
    expect(typedCity.texts.city).toBe('Vanves');
    expect(otherCities(typedCity)).toEqual(['Lyon']);
    expect(otherCities(nextAddressForm(typedCity, written('city', 'lyon '), {}))).toBeUndefined();
    expect(otherCities(nextAddressForm(typedCity, written('postalCode', '69003'), {}))).toBeUndefined();
  });
});
