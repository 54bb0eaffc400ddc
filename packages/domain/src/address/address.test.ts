import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeCountry,
  chooseSuggestion,
  fieldAfter,
  fieldControl,
  isAutocompleteActive,
} from './address-form.ts';
import { ADDRESS_FIELDS, isRequired, type AddressRules } from './address-rules.ts';
import { checkAddress, checkField } from './check-address.ts';
import { ANAS_ADDRESS } from '../test-harness/anas-address.ts';

const states = [
  { code: 'NY', name: 'New York' },
  { code: 'CA', name: 'California' },
];
const unitedStates: AddressRules = { postalCodePattern: String.raw`\d{5}(-\d{4})?`, states };
const canada: AddressRules = {
  postalCodePattern: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  states: [
    { code: 'ON', name: 'Ontario' },
    { code: 'QC', name: 'Québec' },
  ],
};
const singapore: AddressRules = { cities: [{ code: 'Singapore', name: 'Singapore' }] };
const emirates: AddressRules = {
  states: [
    { code: 'DU', name: 'دبي' },
    { code: 'AZ', name: 'أبو ظبي' },
  ],
};
const malaysia: AddressRules = { postalCodePattern: String.raw`\d{5}` };

const { countryCode: _, ...ana } = ANAS_ADDRESS;

describe('[R5.027] checking an address', () => {
  it('has nothing to say about a good one', () => {
    expect(checkAddress(ana, unitedStates)).toEqual([]);
  });

  const cases: readonly [name: string, texts: object, rules: AddressRules, expected: object[]][] = [
    ['asks for what is empty', { city: ' ' }, unitedStates, [{ field: 'city', code: 'field_required' }]],
    [
      'asks for a postal code',
      { postalCode: '' },
      unitedStates,
      [{ field: 'postalCode', code: 'field_required' }],
    ],
    [
      'refuses one of another shape',
      { postalCode: '1003' },
      unitedStates,
      [{ field: 'postalCode', code: 'field_invalid' }],
    ],
    [
      'refuses one with a tail',
      { postalCode: '10003x' },
      unitedStates,
      [{ field: 'postalCode', code: 'field_invalid' }],
    ],
    [
      'refuses a short line',
      { address1: '1' },
      unitedStates,
      [{ field: 'address1', code: 'field_too_short' }],
    ],
    [
      'refuses a long line',
      { address1: 'x'.repeat(36) },
      unitedStates,
      [{ field: 'address1', code: 'field_too_long' }],
    ],
    [
      'refuses a state of elsewhere',
      { state: 'ON' },
      unitedStates,
      [{ field: 'state', code: 'field_invalid' }],
    ],
    [
      'refuses words for a telephone',
      { phone: 'call me maybe' },
      unitedStates,
      [{ field: 'phone', code: 'field_invalid' }],
    ],
    ['asks for no postal code where there are none', { postalCode: '', state: 'DU' }, emirates, []],
    ['asks for the emirate', { state: '' }, emirates, [{ field: 'state', code: 'field_required' }]],
  ];
  for (const [name, texts, rules, expected] of cases) {
    it(name, () => expect(checkAddress({ ...ana, ...texts }, rules)).toEqual(expected));
  }

  it('knows the state of a postal code where the country says how its codes begin', () => {
    const begun = [
      { code: 'NY', name: 'New York', postalCodes: '005|06390|1[0-4]' },
      { code: 'CT', name: 'Connecticut', postalCodes: '06' },
      { code: 'QC', name: 'Québec', postalCodes: '[GHJ]' },
      { code: 'PR', name: 'Puerto Rico' },
    ];
    const rules: AddressRules = { states: begun, postalCodePattern: '[0-9A-Za-z ]+' };
    const faultsOf = (state: string, postalCode: string) =>
      checkAddress({ ...ana, state, postalCode }, rules).map(({ field, code }) => `${field} ${code}`);
    for (const [state, code] of [
      ['NY', ' 10001'],
      ['NY', '06390'],
      ['QC', 'h2x 1y4'],
      ['PR', '99999'],
    ] as const)
      expect(faultsOf(state, code), code).toEqual([]);
    expect(faultsOf('CT', '10118')).toEqual(['postalCode field_other_state']);
    expect(faultsOf('NY', '')).toEqual(['postalCode field_required']);
    expect(faultsOf('XX', '10118')).toEqual(['state field_invalid']);
  });

  it('lets a country set a field’s lengths and pattern', () => {
    const rules: AddressRules = { fields: { address1: { minLength: 5, maxLength: 8, regExp: '[a-z ]+' } } };
    expect(checkField('address1', 'abcd', rules)).toBe('field_too_short');
    expect(checkField('address1', 'abcdefghi', rules)).toBe('field_too_long');
    expect(checkField('address1', 'ABCDE', rules)).toBe('field_invalid');
    expect(checkField('address1', 'abcde', rules)).toBeUndefined();
  });

  it('refuses in every field what would break a label or turn its letters round', () => {
    const breaking = [
      '\n',
      '\r',
      '\t',
      '\u0085',
      '\u2028',
      '\u2029',
      '\u202A',
      '\u202E',
      '\u2066',
      '\u2069',
      '\u001B',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...ADDRESS_FIELDS), fc.constantFrom(...breaking), (field, sign) => {
        expect(checkField(field, `Via${sign}Roma`, {})).toBe('field_invalid');
      }),
    );
    expect(checkField('address1', '\u200Fشارع الوصل 12', {})).toBeUndefined();
  });

  it('counts characters as people do', () => {
    expect(checkField('firstName', '👩🏽'.repeat(40), {})).toBeUndefined();
    expect(checkField('firstName', 'é'.repeat(41), {})).toBe('field_too_long');
  });

  it('never lets an empty required field pass, in any country', () => {
    const rules = fc.constantFrom(unitedStates, canada, singapore, emirates, malaysia);
    fc.assert(
      fc.property(
        rules,
        fc.constantFrom(...ADDRESS_FIELDS),
        fc.constantFrom('', ' ', '\u00A0'),
        (each, field, text) => {
          expect(checkField(field, text, each) === 'field_required').toBe(isRequired(field, each));
        },
      ),
    );
  });
});

describe('the address form', () => {
  const form = { countryCode: 'US', texts: ana };

  it('[R4.039] clears address1, city and postal code with another country while autocomplete is on', () => {
    const changed = changeCountry(form, 'CA', { autocomplete: true, rules: canada });
    expect(changed.texts).toMatchObject({ address1: '', city: '', postalCode: '', firstName: 'Ana' });
  });

  it('[R4.039] keeps them while it is off', () => {
    const changed = changeCountry(form, 'CA', { autocomplete: false, rules: canada });
    expect(changed.texts).toMatchObject({
      address1: ana.address1,
      city: ana.city,
      postalCode: ana.postalCode,
    });
  });

  it('[R4.040] shows a single option as read-only and takes it', () => {
    expect(fieldControl('city', singapore)).toEqual({ kind: 'read-only', value: 'Singapore' });
    expect(changeCountry(form, 'SG', { autocomplete: true, rules: singapore }).texts.city).toBe('Singapore');
  });

  it('[R4.041] shows several options as a dropdown and clears a value that is none of them', () => {
    expect(fieldControl('state', canada)).toEqual({ kind: 'dropdown', options: canada.states });
    expect(changeCountry(form, 'CA', { autocomplete: false, rules: canada }).texts.state).toBe('');
    expect(changeCountry(form, 'US', { autocomplete: false, rules: unitedStates }).texts.state).toBe('NY');
  });

  it('[R5.026] clears the state for Malaysia, on a suggestion and on the change of country', () => {
    const suggestion = { address1: '3 Jalan Ampang', city: 'Kuala Lumpur', postalCode: '50450', state: 'KL' };
    const inMalaysia = { countryCode: 'MY', texts: { ...ana, state: 'SGR' } };
    expect(chooseSuggestion(inMalaysia, suggestion, malaysia).texts).toMatchObject({
      ...suggestion,
      state: '',
    });
    expect(changeCountry(form, 'MY', { autocomplete: false, rules: malaysia }).texts.state).toBe('');
    expect(
      chooseSuggestion({ ...form, countryCode: 'SG' }, { city: 'Singapore' }, singapore).texts.state,
    ).toBe('NY');
  });

  it('[R5.024] asks for suggestions only when switched on and editable', () => {
    expect(isAutocompleteActive({ enabled: true, readOnly: false })).toBe(true);
    expect(isAutocompleteActive({ enabled: true, readOnly: true })).toBe(false);
    expect(isAutocompleteActive({ enabled: false, readOnly: false })).toBe(false);
  });

  it('[R5.025] moves on to the next field that is shown', () => {
    expect(fieldAfter('address1', ['address1', 'city'])).toBe('city');
    expect(fieldAfter('city', ['address1', 'city'])).toBeUndefined();
    expect(fieldAfter('phone', ['address1', 'city'])).toBeUndefined();
  });
});
