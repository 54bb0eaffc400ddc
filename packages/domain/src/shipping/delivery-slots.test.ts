import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, daysSince1970, fromDayNumber, type CalendarDay, weekdayOf } from './calendar-day.ts';
import { areaPrefixes, planSlots, type SlotPattern } from './delivery-slots.ts';

const day = (text: string): CalendarDay => {
  const parsed = calendarDayOf(text);
  if (parsed === undefined) throw new Error(`${text} is no day`);
  return parsed;
};
const PARIS: SlotPattern = {
  areas: ['75', '92'],
  days: ['monday', 'friday'],
  times: [
    { from: '09:00', until: '12:00', capacity: 4 },
    { from: '18:00', until: '20:00', capacity: 1 },
  ],
};

describe('[R7.114] delivery slots', () => {
  it('follow the pattern, and leave out public holidays', () => {
    const friday = day('2026-03-06');
    const week = { from: friday, days: 8, holidays: new Set([day('2026-03-09')]) };
    const slots = planSlots(PARIS, week);
    expect(slots.map((slot) => `${slot.area} ${slot.day} ${slot.from}`)).toEqual([
      '75 2026-03-06 09:00',
      '75 2026-03-06 18:00',
      '92 2026-03-06 09:00',
      '92 2026-03-06 18:00',
      '75 2026-03-13 09:00',
      '75 2026-03-13 18:00',
      '92 2026-03-13 09:00',
      '92 2026-03-13 18:00',
    ]);
    expect(slots.map(({ capacity }) => capacity).slice(0, 2)).toEqual([4, 1]);
  });

  it('lie within their days, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.nat(30), (first, days) => {
        const slots = planSlots(PARIS, { from: fromDayNumber(first), days, holidays: new Set() });
        for (const slot of slots) {
          expect(PARIS.days).toContain(weekdayOf(slot.day));
          expect(daysSince1970(slot.day)).toBeGreaterThanOrEqual(first);
          expect(daysSince1970(slot.day)).toBeLessThan(first + days);
        }
        const keys = slots.map(({ area, day: on, from }) => `${area} ${on} ${from}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('are looked for by every beginning of the postal code, however it is written', () => {
    expect(areaPrefixes('sw1A 1aa')).toEqual(['S', 'SW', 'SW1', 'SW1A', 'SW1A1', 'SW1A1A', 'SW1A1AA']);
    expect(areaPrefixes('150-0001')[2]).toBe('150');
    expect(areaPrefixes('  ')).toEqual([]);
  });
});
