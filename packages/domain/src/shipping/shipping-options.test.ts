import { describe, expect, it } from 'vitest';
import { shippingOptions } from './shipping-options.ts';

const slot = { id: 'slot', timeSlot: '09:00-12:00' };
const dated = { id: 'dated', eddMinDate: '2026-03-05' };
const undated = { id: 'undated' };
const full = { id: 'full', takesTimeSlots: true };

describe('shippingOptions', () => {
  it('[R4.035] tells the five types apart', () => {
    expect(shippingOptions([slot, dated, undated, full]).map(({ type }) => type)).toEqual([
      'timeslot-selector',
      'timeslot',
      'standard',
      'no-date',
      'no-slot',
    ]);
  });

  it('[R4.035] looks at the slot before the dates', () => {
    expect(shippingOptions([{ ...dated, timeSlot: '09:00' }])[1]?.type).toBe('timeslot');
    expect(shippingOptions([{ ...dated, takesTimeSlots: true }])[0]?.type).toBe('no-slot');
    expect(shippingOptions([{ id: 'store', collectionDate: '2026-03-05' }])[0]?.type).toBe('standard');
  });

  it('[R4.036] has no selector where no method has a slot', () => {
    expect(shippingOptions([dated, full]).map(({ type }) => type)).toEqual(['standard', 'no-slot']);
    expect(shippingOptions([])).toEqual([]);
  });

  it('[R4.036] hands the selector the methods to choose from', () => {
    expect(shippingOptions([dated, slot])[0]).toEqual({ type: 'timeslot-selector', methods: [slot] });
  });
});
