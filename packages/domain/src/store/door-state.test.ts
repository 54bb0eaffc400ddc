import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorState } from './door-state.ts';

const SPLIT = [
  ['10:00', '13:00'],
  ['15:00', '19:00'],
] as const;
const STORE = {
  timeZone: 'Asia/Tokyo',
  hours: { monday: SPLIT, tuesday: SPLIT, friday: SPLIT },
  closures: [{ from: '2030-01-08', until: '2030-01-09' }],
};
/** Monday, 7 January 2030, by the clock of Tokyo, nine hours ahead. */
const at = (time: string, day = 7) => Date.parse(`2030-01-${String(day).padStart(2, '0')}T${time}:00+09:00`);

describe('the door of a store', () => {
  it.each([
    ['10:00', { isOpen: true, until: '13:00' }],
    ['12:59', { isOpen: true, until: '13:00' }],
    ['18:59', { isOpen: true, until: '19:00' }],
    ['09:59', { isOpen: false, opens: { day: '2030-01-07', time: '10:00', inDays: 0 } }],
    ['13:00', { isOpen: false, opens: { day: '2030-01-07', time: '15:00', inDays: 0 } }],
    ['19:00', { isOpen: false, opens: { day: '2030-01-11', time: '10:00', inDays: 4 } }],
  ])('[R2.025] at %s of its own clock: %j', (time, state) => {
    expect(doorState(STORE, at(time))).toEqual(state);
  });

  it('[R2.025] stays shut on a day on which the store is closed nevertheless', () => {
    expect(doorState(STORE, at('11:00', 8))).toMatchObject({ isOpen: false, opens: { inDays: 3 } });
    expect(doorState({ ...STORE, hours: {} }, at('11:00'))).toEqual({ isOpen: false });
  });

  it('[R2.025] opens at the moment that was said', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('00:00', 1), max: at('00:00', 28) }), (now) => {
        const state = doorState(STORE, now);
        if (state.isOpen || state.opens === undefined) return;
        const opens = Date.parse(`${state.opens.day}T${state.opens.time}:00+09:00`);
        expect(opens).toBeGreaterThan(now);
        expect(doorState(STORE, opens).isOpen).toBe(true);
      }),
    );
  });
});
