import type { AddressRules } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import {
  type AddressFormEvent,
  faultList,
  faultValues,
  nextAddressForm,
  openAddressForm,
  shownFields,
} from './address-form-state.ts';
import type { AddressFormState } from './filled-form.ts';

const unitedStates: AddressRules = {
  postalCodePattern: String.raw`\d{5}(-\d{4})?`,
  states: [
    { code: 'NY', name: 'New York', postalCodes: '1[0-4]' },
    { code: 'CA', name: 'California', postalCodes: '9[0-5]' },
  ],
};
const after = (state: AddressFormState, ...events: readonly AddressFormEvent[]) =>
  events.reduce((form, event) => nextAddressForm(form, event, unitedStates), state);
const empty = openAddressForm({}, unitedStates);

describe('the address form', () => {
  it('says nothing about fields nobody has been in', () => {
    expect(faultList(after(empty, { type: 'typed', field: 'postalCode', text: '1' }), 'US')).toEqual([]);
  });

  it('[R5.027] judges a field when it is left', () => {
    const left = after(
      empty,
      { type: 'typed', field: 'postalCode', text: '1' },
      { type: 'left', field: 'postalCode' },
    );
    expect(faultList(left, 'US')).toEqual([{ field: 'postalCode', code: 'field_invalid' }]);
  });

  it('[R5.027] judges a postal code anew when its state is chosen', () => {
    const elsewhere = after(
      empty,
      { type: 'typed', field: 'state', text: 'CA' },
      { type: 'typed', field: 'postalCode', text: '10118' },
      { type: 'left', field: 'postalCode' },
    );
    expect(elsewhere.faults).toEqual({ postalCode: 'field_other_state' });
    expect(after(elsewhere, { type: 'typed', field: 'state', text: 'NY' }).faults).toEqual({});
    const without = after(empty, { type: 'left', field: 'state' }, { type: 'left', field: 'postalCode' });
    const chosen = after(without, { type: 'typed', field: 'state', text: 'NY' });
    expect(chosen.faults).toEqual({ postalCode: 'field_required' });
  });

  it('takes the fault away while it is being repaired, and not before', () => {
    const faulty = after(empty, { type: 'left', field: 'city' });
    expect(faulty.faults.city).toBe('field_required');
    expect(after(faulty, { type: 'typed', field: 'city', text: 'A' }).faults.city).toBeUndefined();
    expect(after(faulty, { type: 'typed', field: 'city', text: ' ' }).faults.city).toBe('field_required');
  });

  it('[R5.027] judges every field on going on, in the order of the form', () => {
    const fields = faultList(after(empty, { type: 'submitted' }), 'US').map(({ field }) => field);
    expect(fields).toEqual(['firstName', 'lastName', 'address1', 'city', 'state', 'postalCode', 'phone']);
  });

  it('never loses what was typed', () => {
    const typed = after(empty, { type: 'typed', field: 'firstName', text: 'Ana' }, { type: 'submitted' });
    expect(typed.texts.firstName).toBe('Ana');
  });

  it('takes back what was typed before a reload, but not over what is there', () => {
    const typed = after(empty, { type: 'typed', field: 'firstName', text: 'Ana' });
    const restored = after(typed, {
      type: 'restored',
      texts: { firstName: 'Old', city: 'Reno', state: 'ON' },
    });
    expect(restored.texts).toMatchObject({ firstName: 'Ana', city: 'Reno', state: '' });
  });

  it('shows the fault that only the service found', () => {
    const refused = after(empty, { type: 'refused', field: 'phone', code: 'field_invalid' });
    expect(faultList(refused, 'US')).toEqual([{ field: 'phone', code: 'field_invalid' }]);
  });

  it('[R4.041] drops a state that is none of the options', () => {
    expect(openAddressForm({ state: 'ON' }, unitedStates).texts.state).toBe('');
    expect(openAddressForm({ state: 'NY' }, unitedStates).texts.state).toBe('NY');
  });

  it('[R4.040] takes the only option there is', () => {
    const singapore = { cities: [{ code: 'Singapore', name: 'Singapore' }] };
    expect(openAddressForm({}, singapore).texts.city).toBe('Singapore');
  });

  it('asks for no postal code and no state where a country has none', () => {
    expect(shownFields({}, 'US')).not.toContain('postalCode');
    expect(shownFields({}, 'US')).not.toContain('state');
    expect(shownFields(unitedStates, 'US')).toContain('state');
  });

  it('is read from the large to the small in Japan, its faults too', () => {
    const inJapan = shownFields({ postalCodePattern: String.raw`\d{3}-\d{4}` }, 'JP');
    expect(inJapan).toEqual(['lastName', 'firstName', 'postalCode', 'city', 'address1', 'address2', 'phone']);
    const faults = faultList(after(empty, { type: 'submitted' }), 'JP').map(({ field }) => field);
    expect(faults.slice(0, 3)).toEqual(['lastName', 'firstName', 'postalCode']);
  });

  it('[R5.027] names the limits that were broken', () => {
    expect(faultValues('address1', unitedStates)).toEqual({ min: 2, max: 35 });
  });
});
