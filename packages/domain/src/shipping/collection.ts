import { type CalendarDay, daysSince1970, fromDayNumber, weekdayOf, type Weekday } from './calendar-day.ts';

/** When a store is open: local times `HH:MM`, and the days on which it is closed nevertheless. */
export interface OpeningHours {
  readonly hours: Readonly<Partial<Record<Weekday, readonly (readonly [open: string, close: string])[]>>>;
  readonly closures: readonly { readonly from: string; readonly until: string }[];
}

/** A moment in a store: its own day and time. */
export interface LocalMoment {
  readonly day: CalendarDay;
  /** `HH:MM` */
  readonly time: string;
}

/** [R7.112] A store that does not open for so many days hands nothing over. */
const DAYS_LOOKED_AT = 30;

/**
 * [R7.112] From when on an order can be collected: the store prepares it in so many minutes of its opening time, and is
 * open when it is ready. Rounded up to a quarter of an hour, as a store says it. Undefined where it does not open within a month.
 */
export function collectableFrom(
  store: OpeningHours,
  preparationMinutes: number,
  now: LocalMoment,
): LocalMoment | undefined {
  const today = daysSince1970(now.day);
  let left = preparationMinutes;
  for (let after = 0; after < DAYS_LOOKED_AT; after += 1) {
    const day = fromDayNumber(today + after);
    for (const [open, close] of spansOf(store, day)) {
      const start = after === 0 && now.time > open ? now.time : open;
      const minutes = minutesOf(close) - minutesOf(start);
      if (minutes <= 0) continue;
      const ready = roundedUp(minutesOf(start) + left);
      // What is ready at the close of the doors is collected at the next opening.
      if (ready < minutesOf(close)) return { day, time: timeOf(ready) };
      left = Math.max(0, left - minutes);
    }
  }
  return undefined;
}

const roundedUp = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;

/** When a store is open on a day: never on one on which it is closed. */
export function spansOf({ hours, closures }: OpeningHours, day: CalendarDay) {
  const isClosed = closures.some(({ from, until }) => from <= day && day <= until);
  return isClosed ? [] : (hours[weekdayOf(day)] ?? []);
}

const HOUR = 60;
const QUARTER = 15;

/** Of the day, for `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

/** The same back. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
