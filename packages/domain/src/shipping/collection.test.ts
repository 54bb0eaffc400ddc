import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, fromDayNumber, weekdayOf } from './calendar-day.ts';
import { collectableFrom, type OpeningHours } from './collection.ts';

const FLORENCE: OpeningHours = {
  hours: {
    monday: [['15:00', '19:00']],
    tuesday: [
      ['10:00', '13:30'],
      ['15:00', '19:30'],
    ],
    saturday: [['10:00', '13:00']],
  },
  closures: [{ from: '2026-03-10', until: '2026-03-11' }],
};
const at = (text: string, time: string, { minutes = 120, store = FLORENCE } = {}) => {
  const day = calendarDayOf(text);
  if (day === undefined) throw new Error(`${text} is no day`);
  return collectableFrom(store, minutes, { day, time });
};

describe('[R7.112] an order that is collected', () => {
  it('is ready after its preparation, in opening time', () => {
    // A Tuesday.
    expect(at('2026-03-17', '10:30')).toEqual({ day: '2026-03-17', time: '12:30' });
    expect(at('2026-03-17', '08:00')).toEqual({ day: '2026-03-17', time: '12:00' });
  });

  it('is said by the quarter of an hour, and waits for the next opening where that is the close of the doors', () => {
    expect(at('2026-03-17', '10:36')).toEqual({ day: '2026-03-17', time: '12:45' });
    expect(at('2026-03-17', '10:45')).toEqual({ day: '2026-03-17', time: '12:45' });
    expect(at('2026-03-17', '11:20')).toEqual({ day: '2026-03-17', time: '15:00' });
  });

  it('goes on over the pause, and over days on which the store is closed', () => {
    expect(at('2026-03-17', '12:30')).toEqual({ day: '2026-03-17', time: '16:00' });
    expect(at('2026-03-17', '11:30')).toEqual({ day: '2026-03-17', time: '15:00' });
    expect(at('2026-03-17', '18:30')).toEqual({ day: '2026-03-21', time: '11:00' });
    // The Tuesday after that Monday is a closure.
    expect(at('2026-03-09', '18:00')).toEqual({ day: '2026-03-14', time: '11:00' });
  });

  it('is not offered by a store that never opens', () => {
    expect(at('2026-03-17', '10:00', { store: { hours: {}, closures: [] } })).toBeUndefined();
    const closures = [{ from: '2026-01-01', until: '2026-12-31' }];
    expect(at('2026-03-17', '10:00', { store: { ...FLORENCE, closures } })).toBeUndefined();
  });

  it('is never ready before now, and always while the doors are open', () => {
    const minute = fc.nat(24 * 60 - 1);
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 21_000 }), minute, fc.nat(600), (number, now, minutes) => {
        const day = fromDayNumber(number);
        const time = `${String(Math.floor(now / 60)).padStart(2, '0')}:${String(now % 60).padStart(2, '0')}`;
        const ready = collectableFrom(FLORENCE, minutes, { day, time });
        if (ready === undefined) throw new Error('It opens every week');
        expect(`${ready.day} ${ready.time}` >= `${day} ${time}`).toBe(true);
        const spans = FLORENCE.hours[weekdayOf(ready.day)] ?? [];
        expect(spans.some(([open, close]) => open <= ready.time && ready.time < close)).toBe(true);
      }),
    );
  });
});
