import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, type CalendarDay, dayAt, timeAt } from '../shipping/calendar-day.ts';
import {
  appointmentSlots,
  appointmentState,
  type AppointmentStore,
  appointmentTimeText,
  bookableDays,
  bookableSlot,
  calendarFile,
  nextInLine,
} from './index.ts';

const HOUR_MS = 3_600_000;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** Open day and night, with an appointment every half hour. */
const always = (timeZone: string, special: Partial<AppointmentStore> = {}): AppointmentStore => ({
  timeZone,
  hours: Object.fromEntries(WEEK.map((weekday) => [weekday, [['00:00', '23:59']]])),
  closures: [],
  appointments: [
    { type: 'repair', days: [...WEEK], from: '00:00', until: '23:30', everyMinutes: 30, capacity: 2 },
  ],
  ...special,
});
function day(text: string): CalendarDay {
  const found = calendarDayOf(text);
  if (found === undefined) throw new Error(`${text} is no day`);
  return found;
}
const timesOn = (store: AppointmentStore, text: string) =>
  appointmentSlots(store, 'repair', day(text)).map(({ time }) => time);

/** The clocks of ten places: when they are put forward and back in 2026 and 2027, and the time that is left out or comes twice. */
const ZONES = [
  { zone: 'Europe/Paris', forward: ['2027-03-28', '02:30'], back: ['2026-10-25', '02:30'] },
  { zone: 'Europe/London', forward: ['2027-03-28', '01:30'], back: ['2026-10-25', '01:30'] },
  { zone: 'America/New_York', forward: ['2027-03-14', '02:30'], back: ['2026-11-01', '01:30'] },
  { zone: 'America/Los_Angeles', forward: ['2027-03-14', '02:30'], back: ['2026-11-01', '01:30'] },
  { zone: 'Australia/Sydney', forward: ['2026-10-04', '02:30'], back: ['2027-04-04', '02:30'] },
  { zone: 'Australia/Lord_Howe', forward: ['2026-10-04', '02:00'], back: ['2027-04-04', '01:30'] },
  { zone: 'Africa/Cairo', forward: ['2026-04-24', '00:30'], back: ['2026-10-29', '23:00'] },
  { zone: 'Asia/Tokyo' },
  { zone: 'Asia/Kolkata' },
  { zone: 'Pacific/Honolulu' },
] as const;

describe('[R3.040] the appointments of a store', () => {
  it.each(ZONES)('are by its own clock on every day of two years: $zone', ({ zone }) => {
    const store = always(zone);
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0, 2), max: Date.UTC(2027, 11, 30) }), (moment) => {
        const on = dayAt(moment, zone);
        const slots = appointmentSlots(store, 'repair', on);
        for (const { startsAt, endsAt, time } of slots) {
          expect([dayAt(startsAt, zone), timeAt(startsAt, zone)]).toEqual([on, time]);
          expect(endsAt - startsAt).toBe(HOUR_MS / 2);
        }
        expect(new Set(slots.map(({ startsAt }) => startsAt)).size).toBe(slots.length);
      }),
      { numRuns: 60 },
    );
  });

  it.each(ZONES.filter((each) => 'forward' in each))(
    'leave out what summer time leaves out, and come once at its end: $zone',
    ({ zone, forward, back }) => {
      const store = always(zone);
      expect(timesOn(store, forward[0])).not.toContain(forward[1]);
      expect(timesOn(store, back[0]).filter((time) => time === back[1])).toHaveLength(1);
      const [twice] = appointmentSlots(store, 'repair', day(back[0])).filter(({ time }) => time === back[1]);
      // The first of the two.
      const earlier = (twice?.startsAt ?? 0) - HOUR_MS;
      expect(timeAt(earlier, zone)).not.toBe(back[1]);
    },
  );

  it.each(ZONES)('are none on a holiday of the store, and all on the day after: $zone', ({ zone }) => {
    const store = always(zone, { closures: [{ from: '2026-12-24', until: '2026-12-26' }] });
    for (const closed of ['2026-12-24', '2026-12-25', '2026-12-26'])
      expect(timesOn(store, closed)).toEqual([]);
    for (const open of ['2026-12-23', '2026-12-27']) expect(timesOn(store, open)).toHaveLength(47);
  });

  it('end before a span of its hours does, and are of their kind and weekday alone', () => {
    const store = always('Europe/Rome', {
      hours: {
        tuesday: [
          ['10:00', '13:30'],
          ['15:00', '19:30'],
        ],
      },
      appointments: [
        {
          type: 'repair',
          days: ['tuesday', 'monday'],
          from: '09:00',
          until: '18:00',
          everyMinutes: 60,
          capacity: 1,
        },
        { type: 'other', days: ['tuesday'], from: '10:00', until: '11:00', everyMinutes: 20, capacity: 1 },
      ],
    });
    expect(timesOn(store, '2026-12-01')).toEqual(['10:00', '11:00', '12:00', '15:00', '16:00', '17:00']);
    expect(timesOn(store, '2026-11-30')).toEqual([]);
    expect(appointmentSlots(store, 'unknown', day('2026-12-01'))).toEqual([]);
  });

  it('can be booked from an hour from now on, for sixty days', () => {
    const store = always('Asia/Tokyo');
    const now = Date.parse('2026-12-01T01:00:00Z');
    const at = (startsAt: number) => bookableSlot(store, { type: 'repair', startsAt }, now);
    expect(at(now + HOUR_MS)?.time).toBe('11:00');
    for (const refused of [now + HOUR_MS / 2, now + HOUR_MS + 60_000, now - HOUR_MS, now + 70 * 24 * HOUR_MS])
      expect(at(refused)).toBeUndefined();
    const days = bookableDays(store, now);
    expect([days.length, days[0], days.at(-1)]).toEqual([61, '2026-12-01', '2027-01-30']);
  });
});

describe('an appointment', () => {
  it('[R3.040, R9.037] is shown by the clock of its store, and by UTC where no zone is said', () => {
    const at = Date.parse('2030-05-01T16:30Z');
    expect(appointmentTimeText(at, 'Asia/Tokyo', 'en-GB')).toEqual({ date: 'Thursday 2 May', time: '01:30' });
    expect(appointmentTimeText(at, undefined, 'en-GB')).toEqual({ date: 'Wednesday 1 May', time: '16:30' });
    expect(appointmentTimeText(at, 'UTC', 'fr-FR').date).toBe('mercredi 1er mai');
  });

  it('[R7.185] is over once it has begun', () => {
    expect(appointmentState('booked', { startsAt: 2, now: 1 })).toBe('booked');
    expect(appointmentState('booked', { startsAt: 2, now: 2 })).toBe('past');
    expect(appointmentState('cancelled', { startsAt: 2, now: 3 })).toBe('cancelled');
  });

  it('[R7.185] is a calendar file whose lines are short, whatever its words', () => {
    const event = {
      uid: 'a1@house.example',
      sequence: 2,
      madeAt: Date.parse('2026-11-27T09:08:07Z'),
      startsAt: Date.parse('2026-12-01T10:00Z'),
      endsAt: Date.parse('2026-12-01T11:00Z'),
      summary: 'Repair; cleaning, and more',
      location: '銀座 5-6-2 '.repeat(9),
      isCancelled: false,
    };
    const file = calendarFile(event);
    expect(file).toContain('DTSTART:20261201T100000Z\r\nDTEND:20261201T110000Z\r\n');
    expect(file).toContain('DTSTAMP:20261127T090807Z');
    expect(file).toContain(String.raw`SUMMARY:Repair\; cleaning\, and more`);
    const lines = file.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${event.location}`);
    expect(calendarFile({ ...event, isCancelled: true })).toContain('STATUS:CANCELLED');
  });
});

const waits = (id: string, on?: CalendarDay, isTold = false) => ({ id, day: on, isTold });

describe('[R7.185] those who wait', () => {
  const [monday, tuesday] = [day('2026-11-30'), day('2026-12-01')];

  it('are told in their order, one for each place', () => {
    const line = [waits('a', tuesday), waits('b'), waits('c', monday), waits('d', tuesday)];
    expect(
      nextInLine(
        line,
        new Map([
          [monday, 1],
          [tuesday, 1],
        ]),
      ),
    ).toEqual(['a', 'b']);
    expect(nextInLine(line, new Map([[tuesday, 2]]))).toEqual(['a', 'b']);
    expect(nextInLine(line, new Map())).toEqual([]);
  });

  it('leave a place to whoever was told of it a while ago', () => {
    const line = [waits('a', tuesday, true), waits('b', tuesday), waits('c', tuesday)];
    expect(nextInLine(line, new Map([[tuesday, 1]]))).toEqual([]);
    expect(nextInLine(line, new Map([[tuesday, 2]]))).toEqual(['b']);
  });
});
