import { dayAt, daysSince1970, fromDayNumber, type CalendarDay } from '../shipping/calendar-day.ts';

/** [R2.103] The client service answers from Monday to Saturday; the specification leaves the hours open. */
const OPENS_AT = 10;
const CLOSES_AT = 19;
/** 1970-01-01 was a Thursday, so the first Sunday came three days later. */
const SUNDAY = 3;

/** Where the telephone rings, by the beginning of its number (E.164). */
const TIME_ZONES: readonly (readonly [prefix: string, timeZone: string])[] = [
  ['+1', 'America/New_York'],
  ['+44', 'Europe/London'],
  ['+971', 'Asia/Dubai'],
  ['+65', 'Asia/Singapore'],
];
const ELSEWHERE = 'Europe/Paris';

export interface ClientServiceNow {
  /** IANA: the clock that its hours are read by. */
  readonly timeZone: string;
  readonly isOpen: boolean;
  /** The day on which it opens next; today while it is open. */
  readonly opensOn: CalendarDay;
}

/** Whether somebody answers a telephone number at a moment (ms since 1970, UTC), and from which day on if not. */
export function clientServiceAt(phone: string, epochMs: number): ClientServiceNow {
  const [, timeZone = ELSEWHERE] = TIME_ZONES.find(([prefix]) => phone.startsWith(prefix)) ?? [];
  const clock = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(clock.format(epochMs));
  const today = daysSince1970(dayAt(epochMs, timeZone));
  const isOpen = !isSunday(today) && hour >= OPENS_AT && hour < CLOSES_AT;
  const next = hour < CLOSES_AT ? today : today + 1;
  return { timeZone, isOpen, opensOn: fromDayNumber(isSunday(next) ? next + 1 : next) };
}

const isSunday = (number: number): boolean => number % 7 === SUNDAY;
