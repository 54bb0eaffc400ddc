import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDayOf,
  dayAt,
  dayLabel,
  daysSince1970,
  fromDayNumber,
  timeAt,
  weekdayOf,
  type CalendarDay,
} from './calendar-day.ts';
import { deliveryLabel, deliveryWindow, slotLabel } from './delivery-window.ts';

function day(text: string): CalendarDay {
  const parsed = calendarDayOf(text);
  if (parsed === undefined) throw new Error(`${text} is no day`);
  return parsed;
}

describe('a calendar day', () => {
  it('counts days as the clock of the platform does, from 1900 to 2200', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_567, max: 84_006 }), (number) => {
        const iso = new Date(number * 86_400_000).toISOString().slice(0, 10);
        expect(fromDayNumber(number)).toBe(iso);
        expect(daysSince1970(day(iso))).toBe(number);
      }),
    );
  });

  it('refuses what is no day', () => {
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-6-1', '2026-06-31', '', '1.1.2026']) {
      expect(calendarDayOf(text), text).toBeUndefined();
    }
    expect(calendarDayOf('2028-02-29')).toBe('2028-02-29');
  });

  it('is the day of the place, not of the server', () => {
    const lateInParis = Date.UTC(2026, 2, 5, 22, 30);
    expect(dayAt(lateInParis, 'Europe/Paris')).toBe('2026-03-05');
    expect(dayAt(lateInParis, 'Asia/Dubai')).toBe('2026-03-06');
  });

  it('[R7.112, R7.114] knows its weekday, and the time of the day at a place', () => {
    expect(weekdayOf(day('2026-03-06'))).toBe('friday');
    expect(weekdayOf(day('1969-12-31'))).toBe('wednesday');
    const lateInParis = Date.UTC(2026, 2, 5, 23, 5);
    expect(timeAt(lateInParis, 'Europe/Paris')).toBe('00:05');
    expect(timeAt(lateInParis, 'Asia/Dubai')).toBe('03:05');
  });

  it('[R9.038] is written with day and month only', () => {
    expect(dayLabel(day('2026-03-05'), 'fr-FR')).toBe('5 mars');
    expect(dayLabel(day('2026-03-05'), 'en-GB')).toBe('5 March');
    for (const bcp47 of ['en-US', 'fr-FR', 'ar-AE', 'ja-JP']) {
      expect(dayLabel(day('2026-03-05'), bcp47)).not.toMatch(/2026|٢٠٢٦/u);
    }
  });
});

describe('[R7.113] the delivery window', () => {
  const friday = day('2026-03-06');

  it('steps over the weekend', () => {
    expect(deliveryWindow({ min: 1, max: 3 }, { today: friday })).toEqual({
      min: '2026-03-09',
      max: '2026-03-11',
    });
  });

  it('moves both ends when a holiday lies between', () => {
    const holidays = new Set([day('2026-03-09')]);
    expect(deliveryWindow({ min: 1, max: 3 }, { today: friday, holidays })).toEqual({
      min: '2026-03-10',
      max: '2026-03-12',
    });
  });

  it('begins on the next working day after the cut-off hour, and with what is ordered on a day off', () => {
    const monday = { min: '2026-03-10', max: '2026-03-10' };
    expect(deliveryWindow({ min: 1, max: 1 }, { today: friday, isAfterCutOff: true })).toEqual(monday);
    expect(deliveryWindow({ min: 1, max: 1 }, { today: day('2026-03-07') })).toEqual(monday);
    const holidays = new Set([friday]);
    expect(deliveryWindow({ min: 1, max: 1 }, { today: friday, holidays })).toEqual(monday);
  });

  it('never ends on a day off, never before today and never with its ends swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.nat(30), fc.nat(10), (today, min, more) => {
        const window = deliveryWindow({ min, max: min + more }, { today: fromDayNumber(today) });
        expect(daysSince1970(window.min)).toBeGreaterThanOrEqual(today);
        expect(window.max >= window.min).toBe(true);
        expect([0, 6]).not.toContain(new Date(window.min).getUTCDay());
      }),
    );
  });

  it('[R3.048, R9.038] fills a sentence of the house, wherever the days stand in it', () => {
    const window = deliveryWindow({ min: 1, max: 3 }, { today: friday });
    const french = { edd: 'Livraison entre le %a et le %b', eddDay: 'Livraison le %a' };
    expect(deliveryLabel(french, window, 'fr-FR')).toBe('Livraison entre le 9 mars et le 11 mars');
    const english = { edd: '%b at the latest, %a at the earliest', eddDay: '%a' };
    expect(deliveryLabel(english, window, 'en-GB')).toBe('11 March at the latest, 9 March at the earliest');
    const newYear = { min: day('2027-01-01'), max: day('2027-01-11') };
    expect(deliveryLabel(french, newYear, 'fr-FR')).toBe('Livraison entre le 1er janvier et le 11 janvier');
    const oneDay = deliveryWindow({ min: 1, max: 1 }, { today: friday });
    expect(deliveryLabel(french, oneDay, 'fr-FR')).toBe('Livraison le 9 mars');
  });

  it('[R9.038] names day, month and hours of a time slot', () => {
    const slot = { day: friday, from: '09:00', until: '12:00' };
    const french = { edd: '%a', eddDay: '%a', slot: 'Le %a, entre %t' };
    expect(slotLabel(french, slot, 'fr-FR')).toMatch(/^Le 6 mars, entre 09:00.*12:00$/u);
    expect(slotLabel({ edd: '%a', eddDay: '%a' }, slot, 'en-GB')).toMatch(/^6 March, 09:00.*12:00$/u);
  });
});
