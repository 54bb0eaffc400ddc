import { dateFormat } from '../shared/kept-formats.ts';
import { dayAt, daysSince1970, fromDayNumber, type CalendarDay } from '../shipping/calendar-day.ts';

/** [R2.103] The client service answers from Monday to Saturday; the specification leaves the hours open. */
export const DESK_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const DESK_HOURS = ['10:00', '19:00'] as const;
const [OPENS_AT, CLOSES_AT] = [hourOf(DESK_HOURS[0]), hourOf(DESK_HOURS[1])];
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

/** The desk that answers a telephone number, by the zone of its clock (IANA). */
export function deskOf(phone: string): { readonly timeZone: string } {
  const [, timeZone = ELSEWHERE] = TIME_ZONES.find(([prefix]) => phone.startsWith(prefix)) ?? [];
  return { timeZone };
}

export interface ClientServiceNow {
  /** IANA: the clock that its hours are read by. */
  readonly timeZone: string;
  readonly isOpen: boolean;
  /** The day on which it opens next; today while it is open. */
  readonly opensOn: CalendarDay;
}

/** Whether somebody answers a telephone number at a moment (ms since 1970, UTC), and from which day on if not. */
export function clientServiceAt(phone: string, epochMs: number): ClientServiceNow {
  const { timeZone } = deskOf(phone);
  const clock = dateFormat('en-u-nu-latn', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(clock.format(epochMs));
  const today = daysSince1970(dayAt(epochMs, timeZone));
  const isOpen = !isSunday(today) && hour >= OPENS_AT && hour < CLOSES_AT;
  const next = hour < CLOSES_AT ? today : today + 1;
  return { timeZone, isOpen, opensOn: fromDayNumber(isSunday(next) ? next + 1 : next) };
}

const isSunday = (number: number): boolean => number % 7 === SUNDAY;

/** Whether the client service works on a day, by its number since 1970. */
export const isDeskDay = (number: number): boolean => !isSunday(number);

/** Every desk, by its clock. */
const DESKS: readonly string[] = [...TIME_ZONES.map(([, timeZone]) => timeZone), ELSEWHERE];

/**
 * The desks that an agent answers for: the one that their country rings at, and those that nobody works at. So nothing that
 * is written waits where nobody looks. `staffed`: the desks that have an agent at all.
 */
export function desksAnswered(own: string, staffed: readonly string[]): readonly string[] {
  return [own, ...DESKS.filter((desk) => desk !== own && !staffed.includes(desk))];
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}
