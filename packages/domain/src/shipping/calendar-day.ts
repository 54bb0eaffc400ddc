import { dateFormat } from '../shared/kept-formats.ts';

/** A day of the calendar as `YYYY-MM-DD`, without time or zone. */
export type CalendarDay = string & { readonly __brand: 'CalendarDay' };

const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Reads `YYYY-MM-DD`; undefined when it is no day of the calendar. */
export function calendarDayOf(text: string): CalendarDay | undefined {
  const number = dayNumber(text);
  if (number === undefined) return undefined;
  const day = fromDayNumber(number);
  return day === text ? day : undefined;
}

const dayIn = (timeZone: string) =>
  dateFormat('en-CA-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const timeIn = (timeZone: string) =>
  dateFormat('en-u-nu-latn', { timeZone, hourCycle: 'h23', timeStyle: 'short' });
const dayAndMonth = (bcp47: string) => dateFormat(bcp47, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const shortTime = (bcp47: string) => dateFormat(bcp47, { timeStyle: 'short', timeZone: 'UTC' });

/** The day it is in a time zone (IANA name) at a moment (ms since 1970, UTC). */
export function dayAt(epochMs: number, timeZone: string): CalendarDay {
  const parts = dayIn(timeZone).formatToParts(epochMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = calendarDayOf(`${part('year')}-${part('month')}-${part('day')}`);
  if (day === undefined) throw new Error(`No calendar day at ${epochMs} in ${timeZone}`);
  return day;
}

/** The time of the day at a place at a moment: `HH:MM`, so that two of them compare as texts. */
export function timeAt(epochMs: number, timeZone: string): string {
  return timeIn(timeZone).format(epochMs);
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** 1970-01-01 was a Thursday: days since the Monday before. */
const MONDAY_BEFORE_DAY_ZERO = 3;

export function weekdayOf(day: CalendarDay): Weekday {
  const sinceMonday = (((daysSince1970(day) + MONDAY_BEFORE_DAY_ZERO) % 7) + 7) % 7;
  return WEEKDAYS[sinceMonday] ?? 'monday';
}

/** [R9.038] Day and month as a language (BCP 47) writes them, never the year: '5 March', '5 mars'. */
export function dayLabel(day: CalendarDay, bcp47: string): string {
  return withFirstDay(dayAndMonth(bcp47).format((dayNumber(day) ?? 0) * DAY_MS), bcp47);
}

/** A date or a range of dates as Intl wrote it: French counts the first day of a month ('1er mai'), and Intl does not. */
export function withFirstDay(text: string, bcp47: string): string {
  return bcp47.startsWith('fr') ? text.replaceAll(FIRST_DAY, '1er') : text;
}
/** Before its month, or before the last day of a range. */
const FIRST_DAY = /(?<!\d)1(?=(?:[–-]\d+)?\s\p{L})/gu;

/** Two times of a day (`HH:MM`) as a language (BCP 47) writes what lies between them: '9:00 – 11:00 AM', '09:00–11:00'. */
export function timeRangeLabel(from: string, until: string, bcp47: string): string {
  return shortTime(bcp47).formatRange(msOfDay(from), msOfDay(until));
}

/** A time of the day (`HH:MM`) as a language (BCP 47) writes it: '3:30 PM', '15:30'. */
export function timeLabel(time: string, bcp47: string): string {
  return shortTime(bcp47).format(msOfDay(time));
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

function msOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}

/** Days since 1970-01-01. */
export function daysSince1970(day: CalendarDay): number {
  const number = dayNumber(day);
  if (number === undefined) throw new Error(`${day} is no calendar day`);
  return number;
}

/** The day so many days after 1970-01-01. */
export function fromDayNumber(days: number): CalendarDay {
  // Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, civil_from_days.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return asCalendarDay(`${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`);
}

/** The same source's days_from_civil; undefined for another shape. A day such as 31 June runs over into July. */
function dayNumber(text: string): number | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12)
    return undefined;
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

function isShaped(text: string): text is CalendarDay {
  return SHAPE.test(text);
}

function asCalendarDay(text: string): CalendarDay {
  if (!isShaped(text)) throw new Error(`${text} is no calendar day`);
  return text;
}
