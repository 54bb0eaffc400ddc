import { type CalendarDay, daysSince1970, fromDayNumber, weekdayOf, type Weekday } from './calendar-day.ts';

/** [R7.111] calls-data-states.md 3.13: how long a draft holds the place it chose. */
export const SLOT_HELD_MS = 15 * 60 * 1000;

/** [R7.114] For how many days from today slots are made; the specification leaves the number open. */
export const SLOT_DAYS_AHEAD = 14;

/** Hours of one day, local times `HH:MM`, and how many parcels can be brought in them. */
interface SlotHours {
  readonly from: string;
  readonly until: string;
  readonly capacity: number;
}

/** When and where a house delivers by time slot: the same hours on every one of its days. */
export interface SlotPattern {
  /** Beginnings of postal codes, as `areaPrefixes` writes them; none is the beginning of another. */
  readonly areas: readonly string[];
  readonly days: readonly Weekday[];
  readonly times: readonly SlotHours[];
}

/** Hours of a day in an area. */
export interface DeliverySlot {
  readonly area: string;
  readonly day: CalendarDay;
  readonly from: string;
  readonly until: string;
  readonly capacity: number;
}

/** [R7.114] The slots that a pattern makes from a day on: none on its days off, and none on a public holiday. */
export function planSlots(
  { areas, days, times }: SlotPattern,
  range: {
    readonly from: CalendarDay;
    readonly days: number;
    readonly holidays: ReadonlySet<CalendarDay>;
  },
): readonly DeliverySlot[] {
  const first = daysSince1970(range.from);
  const open = Array.from({ length: range.days }, (_, at) => fromDayNumber(first + at)).filter(
    (day) => days.includes(weekdayOf(day)) && !range.holidays.has(day),
  );
  return open.flatMap((day) => areas.flatMap((area) => times.map((hours) => ({ area, day, ...hours }))));
}

/** The areas that a postal code may lie in: every beginning of it, in capitals and without spaces and dashes. */
export function areaPrefixes(postalCode: string): readonly string[] {
  const signs = postalCode.toUpperCase().replaceAll(/[^A-Z\d]/gu, '');
  return Array.from(signs, (_, at) => signs.slice(0, at + 1));
}
