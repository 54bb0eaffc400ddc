import { daysSince1970, dayLabel, fromDayNumber, type CalendarDay } from './calendar-day.ts';

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
}

/** [R7.113] When an order of today arrives: lead days are working days, counted from the next one on. */
export function deliveryWindow(lead: LeadDays, calendar: WorkingCalendar): DeliveryWindow {
  return { min: afterWorkingDays(lead.min, calendar), max: afterWorkingDays(lead.max, calendar) };
}

/** A house's sentences for a window: `edd` from `%a` (earliest) to `%b` (latest), `eddDay` where both are one day. */
export interface DeliveryTexts {
  readonly edd: string;
  readonly eddDay: string;
}

/** Without words of the house: the days alone. */
export const BARE_DAYS: DeliveryTexts = { edd: '%a – %b', eddDay: '%a' };

/** [R9.038] Fills a house's sentence with day and month. */
export function deliveryLabel({ edd, eddDay }: DeliveryTexts, window: DeliveryWindow, bcp47: string): string {
  return (window.min === window.max ? eddDay : edd)
    .replaceAll('%a', () => dayLabel(window.min, bcp47))
    .replaceAll('%b', () => dayLabel(window.max, bcp47));
}

function afterWorkingDays(workingDays: number, calendar: WorkingCalendar): CalendarDay {
  let number = daysSince1970(calendar.today);
  let left = workingDays;
  while (left > 0 || !isWorkingDay(number, calendar)) {
    number += 1;
    if (isWorkingDay(number, calendar)) left -= 1;
  }
  return fromDayNumber(number);
}

const SATURDAY = 6;
const SUNDAY = 0;
/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 4;

function isWorkingDay(number: number, { holidays }: WorkingCalendar): boolean {
  const weekday = (((number + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7;
  return weekday !== SATURDAY && weekday !== SUNDAY && holidays?.has(fromDayNumber(number)) !== true;
}
