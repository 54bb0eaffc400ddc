import type { OrderBody } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import { ShippingStep } from './shipping-step.tsx';

const METHODS = TO_ANA.map(({ method }) => method);
const ORDER = anOrder({ shippingGroups: TO_ANA });
const PARCELS = [{ readiness: 'in_stock' as const, itemIds: ['1'], shippingMethods: METHODS }];
const step = (order = ORDER) =>
  renderScreen(<ShippingStep order={order} parcels={PARCELS} rules={{}} savedAddresses={undefined} />);

describe('the delivery step', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('[R7.111] sends the address and goes on to the payment', async () => {
    const sent = answerCalls({ shipToHome: { body: ORDER } });
    const screen = await step();
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.poll(screen.path).toBe('/eng-us/checkout/payment');
    expect(sent).toMatchObject([{ name: 'shipToHome', body: { shippingAddress: { countryCode: 'US' } } }]);
  });

  it('[R7.111] tells what the order comes to with the way that is chosen', async () => {
    const express = METHODS.map((way) => ({
      ...way,
      id: 'express',
      name: 'Express',
      price: '$25',
      amount: 2500,
    }));
    const parcels = PARCELS.map((parcel) => ({ ...parcel, shippingMethods: [...METHODS, ...express] }));
    const onTotals = vi.fn<(totals: OrderBody['totals'] | undefined) => void>();
    const screen = await renderScreen(
      <ShippingStep {...{ parcels, onTotals }} order={ORDER} rules={{}} savedAddresses={undefined} />,
    );
    await screen.getByRole('radio', { name: /^Express/u }).click();
    await expect.poll(() => onTotals.mock.lastCall?.[0]?.total.label).toBe('$945');
    await screen.getByRole('radio', { name: /^House courier/u }).click();
    await expect.poll(() => onTotals.mock.lastCall).toEqual([undefined]);
  });

  it('[R3.024] begins another address of a customer with their name', async () => {
    answerCalls({});
    const user = { login: 'kim@maison.example', firstName: 'Kim', lastName: 'Laurent', country: 'US' };
    shopper.set({ user });
    const screen = await renderScreen(
      <ShippingStep order={anOrder()} parcels={PARCELS} rules={{}} savedAddresses={[]} />,
    );
    await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Kim');
    await expect.element(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Laurent');
    shopper.set({ user: undefined });
  });

  it('[R7.105] asks for an address in the country of the order, whatever the locale’s own is', async () => {
    const sent = answerCalls({ shipToHome: { body: ORDER } });
    const screen = await step({ ...ORDER, country: 'CH' });
    await expect.element(screen.getByText('Switzerland')).toBeVisible();
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.poll(() => sent).toMatchObject([{ body: { shippingAddress: { countryCode: 'CH' } } }]);
  });

  it('[R5.027] leads to the field that the service refused', async () => {
    const refusal = aRefusal(
      anEntry({ errorCode: 'invalid_address', scope: 'field', statusDetails: 'shippingAddress.city' }),
    );
    answerCalls({ shipToHome: { status: 400, body: refusal } });
    const screen = await step();
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    const city = screen.getByRole('textbox', { name: 'City' });
    await expect.element(city).toHaveFocus();
    await expect.element(city).toBeInvalid();
    expect(screen.path()).not.toContain('payment');
  });

  it('[R8.002] says any other refusal', async () => {
    const refusal = aRefusal(anEntry({ errorCode: 'no_current_order', scope: 'global' }));
    answerCalls({ shipToHome: { status: 409, body: refusal } });
    const screen = await step();
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await expect.element(screen.getByText(/There is no order to complete/u)).toBeVisible();
  });
});
