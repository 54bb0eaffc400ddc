import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, daysSince1970 } from './calendar-day.ts';
import { holidaysIn, readHoliday } from './holidays.ts';

const dayOf = (rule: string, year: number) => readHoliday(rule)?.dayIn(year);

describe('a public holiday', () => {
  it('[R7.113] stands every year on a day, on a weekday of a month, by Easter, or once', () => {
    expect(dayOf('12-25', 2026)).toBe('2026-12-25');
    expect(dayOf('11-thu4', 2026)).toBe('2026-11-26');
    expect(dayOf('01-mon3', 2027)).toBe('2027-01-18');
    expect(dayOf('05-mon-1', 2026)).toBe('2026-05-25');
    expect(dayOf('02-mon-1', 2027)).toBe('2027-02-22');
    expect(dayOf('easter+39', 2026)).toBe('2026-05-14');
    expect(dayOf('2027-02-08', 2027)).toBe('2027-02-08');
    expect(dayOf('2027-02-08', 2026)).toBeUndefined();
    expect(dayOf('02-29', 2027)).toBeUndefined();
  });

  it('[R7.113] follows Easter as it was and will be', () => {
    const easter = {
      1961: '04-02',
      2008: '03-23',
      2024: '03-31',
      2025: '04-20',
      2026: '04-05',
      2027: '03-28',
      2038: '04-25',
    };
    for (const [year, day] of Object.entries(easter))
      expect(dayOf('easter+0', Number(year)), year).toBe(`${year}-${day}`);
  });

  it('[R7.113] by Easter is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
        const day = dayOf('easter+0', year) ?? '';
        expect(new Date(day).getUTCDay()).toBe(0);
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
      }),
    );
  });

  it('[R7.113] on the last weekday of a month has none of its kind behind it', () => {
    const month = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2150 }), month, (year, at) => {
        const last = calendarDayOf(dayOf(`${at}-fri-1`, year) ?? '');
        const end = Date.UTC(year, Number(at), 0) / 86_400_000;
        expect(last?.slice(0, 7)).toBe(`${year}-${at}`);
        expect(end - (last === undefined ? 0 : daysSince1970(last))).toBeLessThan(7);
      }),
    );
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      '13-01x',
      '11-thu5',
      '11-thursday4',
      'easter',
      'easter+100',
      '2026-02-30',
      '12-26 67,68',
    ])
      expect(readHoliday(text), text).toBeUndefined();
  });

  it('[R7.113] may be kept in a part of the country alone', () => {
    const rules = ['12-25', '12-26 57 67 68', 'nonsense'];
    const kept = (postalCode?: string) => [...holidaysIn(rules, { years: [2026], postalCode })];
    expect(kept()).toEqual(['2026-12-25']);
    expect(kept('75008')).toEqual(['2026-12-25']);
    expect(kept('67000')).toEqual(['2026-12-25', '2026-12-26']);
  });
});
