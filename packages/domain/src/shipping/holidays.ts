import { calendarDayOf, daysSince1970, fromDayNumber, type CalendarDay } from './calendar-day.ts';

/** A holiday of a country as a house writes it, read: the day it is in a year, and where, if not everywhere. */
export interface Holiday {
  /** The day in a year; undefined in a year without it. */
  readonly dayIn: (year: number) => CalendarDay | undefined;
  /** Beginnings of postal codes; empty: the whole country. */
  readonly postalPrefixes: readonly string[];
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEK = 7;
/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 4;

const YEARLY = /^(?<month>\d\d)-(?<day>\d\d)$/u;
const NTH_WEEKDAY = /^(?<month>\d\d)-(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?<nth>-1|[1-4])$/u;
const BY_EASTER = /^easter(?<days>[+-]\d{1,2})$/u;
const PREFIX = /^[A-Z0-9]{1,5}$/u;

/**
 * Reads a public holiday: every year on a day (`12-25`), on a weekday of a month (`11-thu4`, the last one `05-mon-1`), so
 * many days from Easter Sunday (`easter+39`), or on one day alone (`2027-02-08`), as for feasts that follow the moon.
 * Behind it, apart by spaces, the beginnings of the postal codes where it is kept. Undefined for any other text.
 */
export function readHoliday(text: string): Holiday | undefined {
  const [rule = '', ...postalPrefixes] = text.split(' ');
  if (!postalPrefixes.every((prefix) => PREFIX.test(prefix))) return undefined;
  const dayIn = yearly(rule) ?? nthWeekday(rule) ?? byEaster(rule) ?? once(rule);
  return dayIn && { dayIn, postalPrefixes };
}

/** [R7.113] The holidays of some years that are kept at a postal code, or, without one, in the whole country. */
export function holidaysIn(
  rules: readonly string[],
  { years, postalCode = '' }: { readonly years: readonly number[]; readonly postalCode?: string | undefined },
): ReadonlySet<CalendarDay> {
  const kept = rules.flatMap((rule) => readHoliday(rule) ?? []).filter(isKeptAt(postalCode));
  return new Set(kept.flatMap(({ dayIn }) => years.flatMap((year) => dayIn(year) ?? [])));
}

const isKeptAt =
  (postalCode: string) =>
  ({ postalPrefixes }: Holiday): boolean =>
    postalPrefixes.length === 0 ||
    postalPrefixes.some((prefix) => postalCode.toUpperCase().startsWith(prefix));

type DayIn = Holiday['dayIn'];

function yearly(rule: string): DayIn | undefined {
  if (!YEARLY.test(rule)) return undefined;
  return (year) => calendarDayOf(`${year}-${rule}`);
}

function nthWeekday(rule: string): DayIn | undefined {
  const { month = '', weekday = '', nth = '' } = NTH_WEEKDAY.exec(rule)?.groups ?? {};
  const wanted = WEEKDAYS.indexOf(weekday);
  if (wanted < 0) return undefined;
  return (year) => {
    const first = calendarDayOf(`${year}-${month}-01`);
    if (first === undefined) return undefined;
    const begin = daysSince1970(first);
    if (nth !== '-1') return fromDayNumber(onOrAfter(begin, wanted) + (Number(nth) - 1) * WEEK);
    return fromDayNumber(onOrAfter(begin + daysOfMonth(begin) - WEEK, wanted));
  };
}

const onOrAfter = (number: number, weekday: number): number =>
  number + ((weekday - ((number + WEEKDAY_OF_DAY_ZERO) % WEEK) + WEEK) % WEEK);

const MOST_DAYS = 31;

/** How long the month is that begins with this day. */
function daysOfMonth(begin: number): number {
  const dayOfNext = Number(fromDayNumber(begin + MOST_DAYS).slice(-2));
  return dayOfNext === 1 ? MOST_DAYS : MOST_DAYS + 1 - dayOfNext;
}

function byEaster(rule: string): DayIn | undefined {
  const days = BY_EASTER.exec(rule)?.groups?.['days'];
  if (days === undefined) return undefined;
  return (year) => fromDayNumber(easterSunday(year) + Number(days));
}

function once(rule: string): DayIn | undefined {
  const day = calendarDayOf(rule);
  return day && ((year) => (day.startsWith(String(year)) ? day : undefined));
}

/** Easter Sunday of the Gregorian calendar, as days since 1970: the “anonymous” algorithm (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % WEEK;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const shifted = epact + weekday - WEEK * late + 114;
  return firstOfMarch(year) + (Math.floor(shifted / 31) - 3) * MOST_DAYS + (shifted % 31);
}

function firstOfMarch(year: number): number {
  const first = calendarDayOf(`${year}-03-01`);
  if (first === undefined) throw new Error(`${year} is no year of the calendar`);
  return daysSince1970(first);
}
