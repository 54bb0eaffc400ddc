import type { ShippingMethod } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { anOrder, TO_ANA } from '../test-harness/an-order.ts';
import {
  amountOfWays,
  bodyOfWays,
  fitWays,
  firstWays,
  totalsWith,
  withNewHours,
  withoutHours,
} from './way-choice.ts';

const plain: ShippingMethod = {
  id: 'standard',
  name: 'Standard',
  price: 'Complimentary',
  amount: 0,
  description: '',
  estimatedDeliveryDateLabel: 'March 5',
  eddMinDate: '2026-03-05',
};
const full: ShippingMethod = { ...plain, id: 'hours', takesTimeSlots: true };
const free: ShippingMethod = { ...full, timeSlot: 'On March 5, 9–12', slotId: 's-1' };
const parcelsOf = (...shippingMethods: ShippingMethod[]) => [
  { readiness: 'in_stock' as const, itemIds: ['1'], shippingMethods },
];
const chosen = {
  by: 'selector',
  chosen: { methodId: 'hours', hours: { slotId: 's-1', label: 'x' } },
} as const;

describe('the way of a parcel', () => {
  it('is the house’s first that can be taken, before anything was chosen', () => {
    expect(firstWays(parcelsOf(full, plain), [])).toMatchObject({ in_stock: { methodId: 'standard' } });
    expect(firstWays(parcelsOf(full), [])).toEqual({});
    expect(bodyOfWays({})).toBeUndefined();
  });

  it('[R7.111] is what the order says, with its hours; hours that were lost are to be chosen again', () => {
    const groups = TO_ANA.map((group) => ({ ...group, method: free }));
    expect(firstWays(parcelsOf(free), groups)).toEqual({
      in_stock: {
        by: 'selector',
        chosen: { methodId: 'hours', hours: { slotId: 's-1', label: free.timeSlot } },
      },
    });
    const lost = groups.map((group) => ({ ...group, isSlotLost: true }));
    expect(firstWays(parcelsOf(free), lost)).toEqual({ in_stock: { by: 'selector' } });
  });

  it('[R7.115] stays with another postal code as far as it is offered there', () => {
    const standard = { in_stock: { by: 'method', methodId: 'standard' } } as const;
    expect(fitWays(standard, parcelsOf(free, plain))).toMatchObject(standard);
    expect(fitWays({ in_stock: chosen }, parcelsOf(free))).toEqual({ in_stock: chosen });
    expect(withNewHours({ in_stock: chosen })).toEqual({ in_stock: { by: 'selector' } });
    expect(withNewHours(standard)).toEqual(standard);
    expect(fitWays({ in_stock: chosen }, parcelsOf(full, plain))).toMatchObject(standard);
  });

  it('[R7.111] is sent with its hours, and not before they are chosen', () => {
    expect(bodyOfWays({ in_stock: chosen })).toEqual({
      methodId: 'hours',
      parcelMethods: { in_stock: 'hours' },
      parcelSlots: { in_stock: 's-1' },
    });
    expect(bodyOfWays(withoutHours({ in_stock: chosen }))).toBeUndefined();
    const standard = { made_to_order: { by: 'method', methodId: 'standard' } } as const;
    expect(withoutHours(standard)).toEqual(standard);
    expect(bodyOfWays({ in_stock: { by: 'selector' }, ...standard })).toBeUndefined();
  });
});

describe('[R7.111] what the chosen ways come to', () => {
  const express = { ...plain, id: 'express', amount: 2500 };

  it('is the sum of all parcels, and unknown while hours are missing', () => {
    const parcels = parcelsOf(plain, express, { ...free, amount: 4000 });
    expect(amountOfWays({ in_stock: { by: 'method', methodId: 'express' } }, parcels)).toBe(2500);
    expect(amountOfWays({ in_stock: { by: 'selector' } }, parcels)).toBeUndefined();
    expect(amountOfWays({ in_stock: chosen }, parcels)).toBe(4000);
    const two = [
      ...parcels,
      { readiness: 'made_to_order' as const, itemIds: ['2'], shippingMethods: [express] },
    ];
    const both = { by: 'method', methodId: 'express' } as const;
    expect(amountOfWays({ in_stock: both, made_to_order: both }, two)).toBe(5000);
    expect(amountOfWays({ in_stock: both }, two)).toBeUndefined();
  });

  it('is added to the order, without a tax that is not known yet', () => {
    const { totals } = anOrder();
    expect(totalsWith(totals, 2500, 'en-US')).toMatchObject({
      shipping: { amount: 2500, label: '$25' },
      total: { amount: 94_500, label: '$945' },
    });
    const included = { ...totals, taxIncluded: true, shipping: { ...totals.shipping, amount: 4000 } };
    expect(totalsWith(included, 0, 'en-US').total.amount).toBe(96_165);
  });
});
