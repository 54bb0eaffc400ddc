import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dueFor,
  FULFILMENT_EVENTS,
  FULFILMENT_STATES,
  hasLeft,
  isDelay,
  nextFulfilmentState,
  orderStateOfParcels,
} from './fulfilment-state.ts';

const TO_THE_DOOR: readonly string[] = [
  'planned preparation-started → preparing',
  'planned delayed → planned',
  'preparing handed-to-carrier → shipped',
  'preparing delayed → preparing',
  'shipped delivered → delivered',
  'shipped delayed → shipped',
];
const TO_THE_STORE: readonly string[] = [
  'planned preparation-started → preparing',
  'planned delayed → planned',
  'preparing arrived-in-store → ready_for_collection',
  'preparing delayed → preparing',
  // None of these comes to be: nothing hands it to a carrier.
  'shipped delayed → shipped',
  'ready_for_collection collected → collected',
];

describe('[R4.042] a parcel', () => {
  it.each([
    ['home', TO_THE_DOOR],
    ['slot', TO_THE_DOOR],
    ['collect', TO_THE_STORE],
  ] as const)(
    'of the way %s moves exactly as designed, over every pair of state and event',
    (kind, legal) => {
      const seen: string[] = [];
      for (const state of FULFILMENT_STATES) {
        for (const event of FULFILMENT_EVENTS) {
          const next = nextFulfilmentState({ kind, state }, event);
          if (next.ok) seen.push(`${state} ${event} → ${next.value}`);
          else expect(next.refusal).toEqual({ code: 'illegal_fulfilment_event', state, event });
        }
      }
      expect(seen.toSorted()).toEqual(legal.toSorted());
    },
  );

  it('is delayed to a day after the one that was promised, and to any where none was', () => {
    const days = ['2026-03-09', '2026-03-10', '2026-03-11'];
    expect(days.map((day) => isDelay(day, '2026-03-10'))).toEqual([false, false, true]);
    expect(isDelay('2026-03-09', null)).toBe(true);
  });
});

describe('[R4.042] an order', () => {
  it.each([
    [['planned', 'planned'], 'placed'],
    [['preparing', 'planned'], 'preparing'],
    [['shipped', 'planned'], 'preparing'],
    [['shipped', 'preparing'], 'preparing'],
    [['delivered', 'shipped'], 'shipped'],
    [['delivered', 'ready_for_collection'], 'ready_for_collection'],
    [['delivered', 'delivered'], 'delivered'],
    [['collected', 'collected'], 'collected'],
  ] as const)('with parcels that are %j is %s', (parcels, state) => {
    expect(orderStateOfParcels(parcels)).toBe(state);
  });
});

describe('[R7.129] what is due for parcels that left', () => {
  const parcel = fc.record({
    state: fc.constantFrom(...FULFILMENT_STATES),
    amount: fc.integer({ min: 1, max: 100_000 }),
  });

  it('grows with each parcel, is nothing before the first, and exactly the total after the last', () => {
    fc.assert(
      fc.property(
        fc.array(parcel, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 1e6 }),
        (parcels, total) => {
          const due = dueFor(parcels, total);
          if (parcels.every(({ state }) => !hasLeft(state))) expect(due).toBe(0);
          const one = parcels.findIndex(({ state }) => !hasLeft(state));
          const more = parcels.map((each, at) =>
            at === one ? ({ ...each, state: 'shipped' } as const) : each,
          );
          expect(dueFor(more, total)).toBeGreaterThanOrEqual(due);
          const all = parcels.map((each) => ({ ...each, state: 'shipped' }) as const);
          expect(dueFor(all, total)).toBe(total);
        },
      ),
    );
  });
});
