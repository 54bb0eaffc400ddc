import type { Address } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aSavedAddress } from '../../../shared/address/test-harness/an-address.ts';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import { ShippingStep } from './shipping-step.tsx';

const PARCELS = [
  { readiness: 'in_stock' as const, itemIds: ['1'], shippingMethods: TO_ANA.map(({ method }) => method) },
];
const MAIN = aSavedAddress();
const OFFICE = aSavedAddress({ identifier: 'a-2', address1: '9 Wall Street', mainAddress: false });
const PARIS = aSavedAddress({
  identifier: 'a-3',
  address1: '14 rue de Charonne',
  city: 'Paris',
  countryCode: 'FR',
  country: 'France',
  mainAddress: false,
});
const step = (savedAddresses: readonly Address[], locale: 'eng-us' | 'eng-e1' = 'eng-us', country = 'US') =>
  renderScreen(
    <ShippingStep
      order={anOrder({ country })}
      parcels={PARCELS}
      rules={{}}
      savedAddresses={savedAddresses}
    />,
    { locale },
  );

describe('the saved addresses in the delivery step', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('[R2.129, R7.111] begin with the main one, and send the id of the chosen one', async () => {
    const sent = answerCalls({ shipToHome: { body: anOrder() } });
    const screen = await step([MAIN, OFFICE]);
    await expect.element(screen.getByRole('radio', { name: /1 Fifth Avenue/u })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'City' }).all()).toEqual([]);
    screen
      .getByRole('radio', { name: /1 Fifth Avenue/u })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: /9 Wall Street/u })).toBeChecked();
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.poll(screen.path).toBe('/eng-us/checkout/payment');
    expect(sent).toMatchObject([{ name: 'shipToHome', body: { addressId: 'a-2' } }]);
  });

  it('[R2.129] say why one cannot be delivered to, and leave it out of the choice', async () => {
    const screen = await step([MAIN, PARIS]);
    const paris = screen.getByRole('radio', { name: /14 rue de Charonne/u });
    await expect.element(paris).toBeDisabled();
    await expect
      .element(paris)
      .toHaveAccessibleDescription('Not in the country of this order (United States).');
    expect(screen.getByRole('button', { name: /instead/u }).all()).toEqual([]);
  });

  it('[R7.105, R2.129] lead to a country that this shop sends to as well', async () => {
    const sent = answerCalls({
      repriceCart: { status: 400, body: aRefusal(anEntry({ errorCode: 'bad_request' })) },
    });
    const swiss = { ...PARIS, countryCode: 'CH', country: 'Switzerland' };
    const screen = await step([swiss], 'eng-e1', 'DE');
    await screen.getByRole('button', { name: 'Deliver to Switzerland instead' }).click();
    await expect.poll(() => sent).toEqual([{ name: 'repriceCart', body: { dispatchCountry: 'CH' } }]);
    await expect.element(screen.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('DE');
  });

  it('[R7.037, R3.024] keep a new address first, then send its id', async () => {
    const kept = aSavedAddress({ identifier: 'a-9', address1: '5 Bond Street', mainAddress: false });
    const sent = answerCalls({ addAddress: { status: 201, body: kept }, shipToHome: { body: anOrder() } });
    const screen = await step([MAIN]);
    await screen.getByRole('radio', { name: 'Another address' }).click();
    await fill(screen, {
      'First name': 'Ana',
      'Last name': 'Núñez',
      Address: '5 Bond Street',
      City: 'New York',
    });
    await screen.getByRole('textbox', { name: 'Telephone' }).fill('2125550142');
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.poll(screen.path).toBe('/eng-us/checkout/payment');
    expect(sent).toMatchObject([
      { name: 'addAddress', body: { postalAddress: { address1: '5 Bond Street', addToProfile: true } } },
      { name: 'shipToHome', body: { addressId: 'a-9' } },
    ]);
  });

  it('[R7.111] send a new address alone where it is not to be kept', async () => {
    const sent = answerCalls({ shipToHome: { body: anOrder() } });
    const screen = await step([MAIN]);
    await screen.getByRole('radio', { name: 'Another address' }).click();
    await fill(screen, {
      'First name': 'Ana',
      'Last name': 'Núñez',
      Address: '5 Bond Street',
      City: 'New York',
    });
    await screen.getByRole('textbox', { name: 'Telephone' }).fill('2125550142');
    await screen.getByRole('checkbox', { name: /address book/u }).click();
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['shipToHome']);
  });
});

describe('a saved address in its place', () => {
  beforeEach(() => sessionStorage.clear());

  it('[R7.038] is changed, and shown as it is now', async () => {
    const changed = { ...MAIN, city: 'Brooklyn' };
    const sent = answerCalls({ changeAddress: { body: changed }, getConfig: { body: {} } });
    const screen = await step([MAIN]);
    await screen.getByRole('button', { name: 'Edit the address 1 Fifth Avenue' }).click();
    await screen.getByRole('textbox', { name: 'City' }).fill('Brooklyn');
    await screen.getByRole('button', { name: 'Save the address' }).click();
    await expect.element(screen.getByRole('radio', { name: /Brooklyn/u })).toBeChecked();
    expect(sent).toMatchObject([{ name: 'changeAddress', body: { postalAddress: { city: 'Brooklyn' } } }]);
  });

  it('[R5.027] leads to the field that the service refused', async () => {
    const entry = {
      errorCode: 'invalid_address',
      scope: 'field',
      statusDetails: 'postalAddress.phoneNumber',
    } as const;
    answerCalls({ changeAddress: { status: 400, body: aRefusal(anEntry(entry)) } });
    const screen = await step([MAIN]);
    await screen.getByRole('button', { name: 'Edit the address 1 Fifth Avenue' }).click();
    await screen.getByRole('button', { name: 'Save the address' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Telephone' })).toHaveFocus();
  });

  it('[R7.039] is removed after a second press', async () => {
    const sent = answerCalls({ removeAddress: { status: 204 } });
    const screen = await step([MAIN, OFFICE]);
    await screen.getByRole('button', { name: 'Edit the address 9 Wall Street' }).click();
    await screen.getByRole('button', { name: 'Remove from my address book' }).click();
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Yes, remove this address' }).click();
    await expect.poll(() => screen.getByText('9 Wall Street').all()).toEqual([]);
    expect(sent).toMatchObject([{ name: 'removeAddress' }]);
  });
});

async function fill(screen: Awaited<ReturnType<typeof step>>, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await screen.getByLabelText(name, { exact: true }).fill(text);
  }
}
