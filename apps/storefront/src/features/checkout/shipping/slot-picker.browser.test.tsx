import type { ShippingMethod } from '@vitrine/contracts';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import { MethodChoice } from './method-choice.tsx';
import { ShippingStep } from './shipping-step.tsx';
import type { WayChoice } from './way-choice.ts';

const plain: ShippingMethod = {
  id: 'standard',
  name: 'Standard delivery',
  price: 'Complimentary',
  amount: 0,
  description: 'Against signature',
  estimatedDeliveryDateLabel: 'November 26',
  eddMinDate: '2026-11-26',
};
const hours: ShippingMethod = {
  ...plain,
  id: 'hours',
  name: 'By appointment',
  price: '$40',
  takesTimeSlots: true,
  estimatedDeliveryDateLabel: 'On November 25, 9–12',
  timeSlot: 'On November 25, 9–12',
  slotId: 's-1',
};
const METHODS: readonly ShippingMethod[] = [
  plain,
  hours,
  { ...plain, id: 'evening', name: 'Evening delivery', takesTimeSlots: true },
  { ...plain, id: 'chauffeur', name: 'Chauffeur', eddMinDate: null, estimatedDeliveryDateLabel: '' },
];
const slot = (slotId: string, day: string, timeSlot: string) => ({
  slotId,
  methodId: 'hours',
  timeSlot,
  label: `On ${day}, ${timeSlot}`,
  price: '$40',
});
const SLOTS = {
  dates: [
    {
      date: '2026-11-25',
      label: 'November 25',
      weekday: 'Wed',
      timeSlots: [slot('s-1', 'November 25', '9–12')],
      fullTimeSlots: ['12–15'],
    },
    {
      date: '2026-11-27',
      label: 'November 27',
      weekday: 'Fri',
      timeSlots: [slot('s-2', 'November 27', '9–12'), slot('s-3', 'November 27', '15–18')],
      fullTimeSlots: [],
    },
  ],
  fullDates: [{ date: '2026-11-26', label: 'November 26', weekday: 'Thu' }],
};

function TestChoice({ methods = METHODS }: { readonly methods?: readonly ShippingMethod[] }) {
  const [chosen, choose] = useState<WayChoice>();
  return (
    <MethodChoice
      title="Delivery method"
      parcel="in_stock"
      postalCode="10003"
      {...{ methods, chosen }}
      onChoose={choose}
    />
  );
}
const types = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-type]')].map(({ dataset }) => dataset['type']);

describe('the options of delivery', () => {
  it('[R4.035, R4.036] are of five types, the selector first; without slots it is absent', async () => {
    const screen = await renderScreen(<TestChoice />);
    expect(types()).toEqual(['timeslot-selector', 'standard', 'timeslot', 'no-slot', 'no-date']);
    await expect.element(screen.getByRole('radio', { name: /Evening/u })).toBeDisabled();
    await expect.element(screen.getByText('First free time: On November 25, 9–12')).toBeVisible();
  });

  it('[R4.036] have no selector where no method has a slot', async () => {
    await renderScreen(<TestChoice methods={[plain]} />);
    expect(types()).toEqual(['standard']);
  });

  it('[R2.127, R7.114] open days and hours with the keyboard alone; what is full cannot be chosen', async () => {
    answerCalls({ getDeliverySlots: { body: SLOTS } });
    const screen = await renderScreen(<TestChoice />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('radio', { name: /Wed November 25/u })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: '12–15 Full' })).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: /Thu November 26 Full/u })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('radio', { name: /Fri November 27/u })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('radio', { name: /^9–12 By appointment \$40/u })).toBeChecked();
    const selector = screen.getByRole('radio', { name: /Choose a day and a time/u });
    await expect.element(selector).toHaveAccessibleName(/On November 27, 9–12/u);
  });

  it('[R7.114] say where no hour is free, and where the hours cannot be asked for', async () => {
    answerCalls({ getDeliverySlots: { body: { dates: [], fullDates: [] } } });
    const screen = await renderScreen(<TestChoice />);
    await screen.getByRole('radio', { name: /Choose a day/u }).click();
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    await expect.element(screen.getByText(/No time is free/u).nth(0)).toBeVisible();
    answerCalls({ getDeliverySlots: { status: 500 } });
    const other = await renderScreen(<TestChoice />);
    await other
      .getByRole('radio', { name: /Choose a day/u })
      .nth(1)
      .click();
    await expect.element(other.getByRole('alert')).toHaveTextContent(/cannot be shown/u);
  });
});

describe('the delivery step with hours', () => {
  const PARCELS = [{ readiness: 'in_stock' as const, itemIds: ['1'], shippingMethods: [...METHODS] }];
  const step = (groups = TO_ANA) =>
    renderScreen(
      <ShippingStep
        order={anOrder({ shippingGroups: groups })}
        parcels={PARCELS}
        rules={{}}
        savedAddresses={undefined}
      />,
    );
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('[R7.111] sends them, and asks again when they are somebody else’s by now', async () => {
    const refusal = aRefusal(anEntry({ errorCode: 'slot_taken', scope: 'field', statusDetails: 's-1' }));
    const sent = answerCalls({
      getDeliverySlots: { body: SLOTS },
      shipToHome: { status: 409, body: refusal },
    });
    const screen = await step();
    await screen.getByRole('radio', { name: /By appointment/u }).click();
    const next = screen.getByRole('button', { name: 'Continue to payment' });
    await next.click();
    await expect.element(screen.getByText(/This time has been taken/u)).toBeVisible();
    expect(sent[0]).toMatchObject({ body: { methodId: 'hours', parcelSlots: { in_stock: 's-1' } } });
    await expect.element(screen.getByRole('radio', { name: /Choose a day/u })).toBeChecked();
    await next.click();
    await expect.element(screen.getByText('Please choose a day and a time first.')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'shipToHome')).toHaveLength(1);
  });

  it('[R7.111] says that they were lost while the shopper paid', async () => {
    answerCalls({ getDeliverySlots: { body: SLOTS } });
    const screen = await step(TO_ANA.map((group) => ({ ...group, method: hours, isSlotLost: true })));
    await expect.element(screen.getByText(/has been taken in the meantime/u)).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Choose a day/u })).toBeChecked();
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('New York');
  });
});
