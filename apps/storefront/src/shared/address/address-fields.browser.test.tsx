import type { AddressRules } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

/** The fields of a country's rules, in a form that checks itself. */
function TestForm({ rules }: { readonly rules: AddressRules }) {
  const form = useAddressForm({
    address: undefined,
    rules,
    keptAs: { orderId: 'o-1', name: 'shipping' },
    country: 'US',
  });
  return <AddressFields form={form} name="shipping" />;
}
const fieldsOf = (rules: AddressRules, locale?: 'ara-ae') =>
  renderScreen(<TestForm rules={rules} />, locale && { locale });

describe('the address fields', () => {
  beforeEach(() => sessionStorage.clear());

  it('[R5.027] name their fault once they are left, tie it to the field, and take it back', async () => {
    const screen = await fieldsOf({ postalCodePattern: String.raw`\d{5}` });
    const code = screen.getByRole('textbox', { name: 'Postal code' });
    await code.fill('1');
    await screen.getByRole('textbox', { name: 'City' }).click();
    await expect.element(code).toBeInvalid();
    await expect.element(code).toHaveAccessibleDescription('Postal code: please check how this is written.');
    await code.fill('10003');
    await expect.element(code).toBeValid();
  });

  it('[R4.041] make a dropdown of several states, without one chosen', async () => {
    const screen = await fieldsOf({
      states: [
        { code: 'NY', name: 'New York' },
        { code: 'CA', name: 'California' },
      ],
    });
    const state = screen.getByRole('combobox', { name: 'State or region' });
    await expect.element(state).toHaveDisplayValue('Please choose');
    await state.selectOptions('California');
    await expect.element(state).toHaveValue('CA');
  });

  it.each([
    [undefined, 'Dubai'],
    ['ara-ae', 'دبي'],
  ] as const)('[R4.041] name a state that has names in two scripts in that of %s', async (locale, name) => {
    const states = [
      { code: 'DU', name: 'Dubai · دبي' },
      { code: 'AZ', name: 'Abu Dhabi · أبوظبي' },
    ];
    const screen = await fieldsOf({ states }, locale);
    await expect.element(screen.getByRole('option', { name, exact: true })).toHaveValue('DU');
  });

  it('[R4.040] show a single city as read-only', async () => {
    const screen = await fieldsOf({ cities: [{ code: 'Singapore', name: 'Singapore' }] });
    const city = screen.getByRole('textbox', { name: 'City' });
    await expect.element(city).toHaveValue('Singapore');
    await expect.element(city).toHaveAttribute('readonly');
  });

  it('tell browsers what each of them is', async () => {
    const screen = await fieldsOf({});
    const told = ['First name', 'Telephone'].map((name) =>
      screen.getByRole('textbox', { name }).element().getAttribute('autocomplete'),
    );
    expect(told).toEqual(['section-shipping shipping given-name', 'section-shipping shipping tel']);
  });
});
