import {
  daysSince1970,
  dayLabel,
  fromDayNumber,
  timeLabel,
  timeRangeLabel,
  weekdayOf,
  type CalendarDay,
} from './calendar-day.ts';

/** Working days from the order to the door. */
export interface LeadDays {
  readonly min: number;
  readonly max: number;
}

export interface DeliveryWindow {
  readonly min: CalendarDay;
  readonly max: CalendarDay;
}

export interface WorkingCalendar {
  readonly today: CalendarDay;
  /** Days on which nothing is delivered, beside Saturdays and Sundays. */
  readonly holidays?: ReadonlySet<CalendarDay>;
  /** The hour until which the warehouse sends an order the same day is over. */
  readonly isAfterCutOff?: boolean;
}

/**
 * [R7.113] When an order of today arrives: lead days are working days, counted from the next one on. What is ordered on a
 * day off or after the cut-off hour is worked on the next working day.
 */
export function deliveryWindow(lead: LeadDays, calendar: WorkingCalendar): DeliveryWindow {
  const start = dayOfWork(calendar);
  return {
    min: afterWorkingDays(lead.min, start, calendar),
    max: afterWorkingDays(lead.max, start, calendar),
  };
}

/** A house's sentences for a window: `edd` from `%a` (earliest) to `%b` (latest), `eddDay` where both are one day. */
export interface DeliveryTexts {
  readonly edd: string;
  readonly eddDay: string;
  /** For a time slot: `%a` is its day, `%t` its hours; for what is collected: the day and the time from which on. */
  readonly slot?: string | undefined;
}

/** Without words of the house: the days alone. */
export const BARE_DAYS: DeliveryTexts = { edd: '%a – %b', eddDay: '%a' };
const BARE_SLOT = '%a, %t';

/** [R7.112, R9.038] The same for an order that is collected: from a time of a day on. */
export function collectionLabel(
  { slot = BARE_SLOT }: DeliveryTexts,
  { day, time }: { readonly day: CalendarDay; readonly time: string },
  bcp47: string,
): string {
  return slot.replaceAll('%a', () => dayLabel(day, bcp47)).replaceAll('%t', () => timeLabel(time, bcp47));
}

/** [R9.038] Fills a house's sentence with the day and month of a time slot, and its hours (`HH:MM`). */
export function slotLabel(
  { slot = BARE_SLOT }: DeliveryTexts,
  { day, from, until }: { readonly day: CalendarDay; readonly from: string; readonly until: string },
  bcp47: string,
): string {
  return slot
    .replaceAll('%a', () => dayLabel(day, bcp47))
    .replaceAll('%t', () => timeRangeLabel(from, until, bcp47));
}

/** [R9.038] Fills a house's sentence with day and month. */
export function deliveryLabel({ edd, eddDay }: DeliveryTexts, window: DeliveryWindow, bcp47: string): string {
  return (window.min === window.max ? eddDay : edd)
    .replaceAll('%a', () => dayLabel(window.min, bcp47))
    .replaceAll('%b', () => dayLabel(window.max, bcp47));
}

/** The day on which the warehouse begins with an order. */
function dayOfWork(calendar: WorkingCalendar): number {
  const today = daysSince1970(calendar.today);
  if (calendar.isAfterCutOff !== true && isWorkingDay(today, calendar)) return today;
  return nextWorkingDay(today, calendar);
}

function afterWorkingDays(workingDays: number, start: number, calendar: WorkingCalendar): CalendarDay {
  let number = start;
  for (let left = workingDays; left > 0; left -= 1) number = nextWorkingDay(number, calendar);
  return fromDayNumber(number);
}

function nextWorkingDay(number: number, calendar: WorkingCalendar): number {
  let next = number + 1;
  while (!isWorkingDay(next, calendar)) next += 1;
  return next;
}

function isWorkingDay(number: number, { holidays }: WorkingCalendar): boolean {
  const day = fromDayNumber(number);
  const weekday = weekdayOf(day);
  return weekday !== 'saturday' && weekday !== 'sunday' && holidays?.has(day) !== true;
}
