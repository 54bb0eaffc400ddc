import { describe, expect, it } from 'vitest';
import { calendarDayOf, fromDayNumber } from '../shipping/calendar-day.ts';
import { CALLBACK_STATES, callbackSlots, deskHoursOn, deskOfCountry, nextCallback } from './callbacks.ts';

const ANY_DAY = fromDayNumber(0);
const PARIS = '+33199000142';
const slotsAt = (moment: string) => callbackSlots(PARIS, Date.parse(moment));
const hoursOn = (day: string) => deskHoursOn(PARIS, calendarDayOf(day) ?? ANY_DAY);
const firstAt = (moment: string) => new Date(slotsAt(moment)[0]?.startsAt ?? 0).toISOString();

describe('call-backs', () => {
  it('[R7.186] begin ten minutes from now at the soonest, and on the next day that the desk is open', () => {
    expect(firstAt('2026-11-26T12:20:00Z')).toBe('2026-11-26T12:30:00.000Z');
    expect(firstAt('2026-11-26T12:20:01Z')).toBe('2026-11-26T13:00:00.000Z');
    // The last half hour ends with the day of the desk; a Sunday follows.
    expect(firstAt('2026-11-28T17:20:01Z')).toBe('2026-11-30T09:00:00.000Z');
  });

  it('[R2.103] are asked for in hours that have a beginning and an end, on days on which the desk works', () => {
    expect(hoursOn('2026-11-28')).toEqual({
      opensAt: Date.parse('2026-11-28T09:00Z'),
      closesAt: Date.parse('2026-11-28T18:00Z'),
    });
    expect(hoursOn('2026-11-29')).toBeUndefined();
  });

  it('[R7.186] follow the clock of the desk over the change to summer time', () => {
    const opening = slotsAt('2026-03-27T20:00:00Z').filter(({ time }) => time === '10:00');
    expect(opening.slice(0, 2).map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-03-28T09:00:00.000Z',
      '2026-03-30T08:00:00.000Z',
    ]);
  });

  it('[R7.186] are taken by one agent, who alone says what became of them', () => {
    const moves = ['take', 'release', 'reached', 'not_reached'] as const;
    const table = CALLBACK_STATES.flatMap((state) =>
      moves.flatMap((move) =>
        [true, false].flatMap((isMine) => {
          const next = nextCallback(state, move, isMine);
          return next === undefined ? [] : [`${state} ${move} ${isMine ? 'own' : 'other'} → ${next}`];
        }),
      ),
    );
    expect(table).toEqual([
      'asked take own → taken',
      'asked take other → taken',
      'taken release own → asked',
      'taken reached own → reached',
      'taken not_reached own → not_reached',
      'not_reached take own → taken',
      'not_reached take other → taken',
    ]);
  });

  it('[R7.186] belong to the desk that a country rings at', () => {
    expect(['FR', 'US', 'AE', 'GB'].map(deskOfCountry)).toEqual([
      'Europe/Paris',
      'America/New_York',
      'Asia/Dubai',
      'Europe/London',
    ]);
  });
});
