import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { aTwoParcelOrder, TO_ANA } from '../test-harness/an-order.ts';
import { ParcelMethodChoice } from './parcel-methods.tsx';
import { firstWays } from './way-choice.ts';

const COURIER = TO_ANA.map(({ method }) => method);
const EXPRESS = COURIER.map((method) => ({ ...method, id: 'express', name: 'Express', price: '$25' }));
const METHODS = [...COURIER, ...EXPRESS];

/** The choice as the delivery step holds it. */
function TestChoice({ parcelCount }: { readonly parcelCount: 1 | 2 }) {
  const { lines, shippingGroups } = aTwoParcelOrder();
  const parcels = shippingGroups.slice(0, parcelCount).map(({ readiness, itemIds }) => ({
    readiness,
    itemIds,
    shippingMethods: METHODS,
  }));
  const [chosen, choose] = useState(() => firstWays(parcels, []));
  return (
    <ParcelMethodChoice
      {...{ lines, parcels, chosen }}
      leadTime={parcelCount === 2 ? '23 days' : undefined}
      postalCode="10003"
      onChoose={choose}
    />
  );
}

describe('the delivery methods', () => {
  it('[R4.035, R9.038] show price and days, and the chosen one', async () => {
    const screen = await renderScreen(<TestChoice parcelCount={1} />);
    const courier = screen.getByRole('radio', { name: /House courier/u });
    await expect.element(courier).toBeChecked();
    await expect.element(courier).toHaveAccessibleName(/Complimentary.*November 24 to November 26/u);
    expect(screen.getByText(/2026/u).all()).toEqual([]);
    await screen.getByRole('radio', { name: /Express/u }).click();
    await expect.element(courier).not.toBeChecked();
  });

  it('[R7.110, R7.115] say why there are two parcels, and let each be sent its own way', async () => {
    const screen = await renderScreen(<TestChoice parcelCount={2} />);
    await expect.element(screen.getByText(/travels in 2 parcels/u)).toBeVisible();
    await expect.element(screen.getByText(/reaches you in 23 days at the earliest/u)).toBeVisible();
    const ready = screen.getByRole('group', { name: 'Parcel 1 of 2: ready to leave' });
    const later = screen.getByRole('group', { name: 'Parcel 2 of 2: made to order' });
    await expect.element(later.getByText('Corso')).toBeVisible();
    await later.getByRole('radio', { name: /Express/u }).click();
    await expect.element(later.getByRole('radio', { name: /Express/u })).toBeChecked();
    await expect.element(ready.getByRole('radio', { name: /House courier/u })).toBeChecked();
  });
});
