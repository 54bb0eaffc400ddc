import {
  type CalendarDay,
  dayAt,
  daysSince1970,
  fromDayNumber,
  timeAt,
  type Weekday,
  weekdayOf,
} from '../shipping/calendar-day.ts';
import { minutesOf, type OpeningHours, spansOf, timeOf } from '../shipping/collection.ts';
import { APPOINTMENT_DAYS_AHEAD, APPOINTMENT_NOTICE_MS } from './appointment-terms.ts';

/** A kind of appointment of a store: every so many minutes between two local times, for so many people at once. */
export interface AppointmentRule {
  readonly type: string;
  readonly days: readonly Weekday[];
  /** `HH:MM` */
  readonly from: string;
  readonly until: string;
  readonly everyMinutes: number;
  readonly capacity: number;
}
/** When a store is open, and which appointments it has then. */
export interface AppointmentStore extends OpeningHours {
  /** IANA. */
  readonly timeZone: string;
  readonly appointments: readonly AppointmentRule[];
}
/** One appointment that could be made. */
export interface AppointmentSlot {
  readonly type: string;
  /** Milliseconds since 1970, UTC. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** By the store's own clock. */
  readonly day: CalendarDay;
  readonly time: string;
  readonly capacity: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * [R3.040] The appointments of a kind on a day of the store: as its rules say, while it is open, and none on a day on which it is
 * closed. A local time that summer time leaves out is none; of one that comes twice the first counts.
 */
export function appointmentSlots(
  store: AppointmentStore,
  type: string,
  day: CalendarDay,
): readonly AppointmentSlot[] {
  const weekday = weekdayOf(day);
  const rules = store.appointments.filter((rule) => rule.type === type && rule.days.includes(weekday));
  if (rules.length === 0) return [];
  const spans = spansOf(store, day).map(([open, close]) => [minutesOf(open), minutesOf(close)] as const);
  const momentOf = momentsOn(day, store.timeZone);
  return rules
    .flatMap((rule) =>
      startsOf(rule)
        .filter((start) => spans.some(([open, close]) => open <= start && start + rule.everyMinutes <= close))
        .flatMap((start): readonly AppointmentSlot[] => {
          const startsAt = momentOf(start);
          if (startsAt === undefined) return [];
          const endsAt = startsAt + rule.everyMinutes * MINUTE_MS;
          return [{ type, startsAt, endsAt, day, time: timeOf(start), capacity: rule.capacity }];
        }),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt);
}

/** Minutes of the day at which a rule's appointments begin. */
function startsOf({ from, until, everyMinutes }: AppointmentRule): readonly number[] {
  const first = minutesOf(from);
  const count = Math.max(0, Math.floor((minutesOf(until) - first) / everyMinutes));
  return Array.from({ length: count }, (_, at) => first + at * everyMinutes);
}

/** The moments of a day's minutes in a zone; undefined for one that the clock leaves out. */
function momentsOn(day: CalendarDay, timeZone: string): (minutes: number) => number | undefined {
  const midnight = daysSince1970(day) * DAY_MS;
  const before = offsetAt(midnight - DAY_MS, timeZone);
  const after = offsetAt(midnight + 2 * DAY_MS, timeZone);
  return (minutes) => {
    const local = midnight + minutes * MINUTE_MS;
    if (before === after) return local - before;
    return [local - before, local - after]
      .filter((moment) => moment + offsetAt(moment, timeZone) === local)
      .toSorted((one, other) => one - other)[0];
  };
}

/** How far the clocks of a zone are ahead of UTC at a moment, ms. */
function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  const local =
    daysSince1970(dayAt(whole, timeZone)) * DAY_MS + minutesOf(timeAt(whole, timeZone)) * MINUTE_MS;
  return local - whole;
}

/** The days of a store on which an appointment can be booked now. */
export function bookableDays({ timeZone }: AppointmentStore, now: number): readonly CalendarDay[] {
  const today = daysSince1970(dayAt(now, timeZone));
  return Array.from({ length: APPOINTMENT_DAYS_AHEAD + 1 }, (_, at) => fromDayNumber(today + at));
}

/** Whether there is still time to book a slot. */
export function isBookable({ startsAt }: Pick<AppointmentSlot, 'startsAt'>, now: number): boolean {
  return startsAt >= now + APPOINTMENT_NOTICE_MS;
}

/** [R7.185] The slot of a kind that begins at a moment, where it can be booked now. */
export function bookableSlot(
  store: AppointmentStore,
  { type, startsAt }: Pick<AppointmentSlot, 'type' | 'startsAt'>,
  now: number,
): AppointmentSlot | undefined {
  const day = dayAt(startsAt, store.timeZone);
  if (!bookableDays(store, now).includes(day)) return undefined;
  const found = appointmentSlots(store, type, day).find((slot) => slot.startsAt === startsAt);
  return found !== undefined && isBookable(found, now) ? found : undefined;
}
