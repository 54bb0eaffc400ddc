import type { AppointmentDaysBody } from '@vitrine/contracts';
import { appointmentTimeText, dateFormat, type Locale } from '@vitrine/domain';
import type { PageScope } from '../../shared/server/page-scope.ts';

interface SlotView {
  /** ISO 8601, UTC: what names it. */
  readonly startsAt: string;
  readonly time: string;
  readonly isFree: boolean;
}
export interface DayView {
  /** `YYYY-MM-DD`, by the store's clock. */
  readonly day: string;
  /** In the words of the page. */
  readonly date: string;
  readonly weekday: string;
  readonly short: string;
  readonly isFull: boolean;
  readonly slots: readonly SlotView[];
}
/** The days of a kind that are looked at, the one that is open, and where later ones begin. */
export interface DaysView {
  readonly days: readonly DayView[];
  readonly open: DayView | undefined;
  readonly later: string | undefined;
  /** The days do not begin today. */
  readonly isLater: boolean;
  readonly timeZone: string;
}

interface DaysWish {
  readonly storeId: string;
  readonly type: string;
  /** The day of an appointment that is to be moved, `YYYY-MM-DD`: it is looked at first. */
  readonly present?: string;
}

const NOT_FOUND = 404;

/**
 * [R2.064] Two weeks of a kind in a store, from the day that the address names, or from that of an appointment;
 * the day that is open: the named one, else that of the appointment or the first, if it has a place.
 * Undefined where the store has closed or has no such appointments any more.
 */
export async function loadDays(
  scope: Pick<PageScope, 'ask' | 'url' | 'locale'>,
  { storeId, type, present }: DaysWish,
): Promise<DaysView | undefined> {
  const query = scope.url.searchParams;
  const [from, asked] = [query.get('from') ?? present, query.get('day')];
  const answer = await scope.ask('getAppointmentDays', {
    params: { storeId },
    query: { type, ...(from === undefined ? {} : { from }) },
  });
  if (!answer.ok && answer.status === NOT_FOUND) return undefined;
  if (!answer.ok) throw new Error(`The days of appointments answered ${answer.status}`);
  const { body } = answer;
  const days = body.days.map((day) => toDay(day, body, scope.locale));
  const free = days.filter(({ isFull }) => !isFull);
  const open =
    days.find(({ day }) => day === asked) ?? free.find(({ day }) => day === present) ?? free[0] ?? days[0];
  return { days, open, later: body.nextDay, isLater: from !== undefined, timeZone: body.storeTimeZone };
}

function toDay(
  { day, slots }: AppointmentDaysBody['days'][number],
  { storeTimeZone }: AppointmentDaysBody,
  { bcp47 }: Locale,
): DayView {
  const named = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(bcp47, { ...options, timeZone: 'UTC' }).format(Date.parse(day));
  const textOf = (startsAt: string) => appointmentTimeText(Date.parse(startsAt), storeTimeZone, bcp47);
  return {
    day,
    date: appointmentTimeText(Date.parse(day), 'UTC', bcp47).date,
    weekday: named({ weekday: 'short' }),
    short: named({ day: 'numeric', month: 'short' }),
    isFull: slots.every(({ isFree }) => !isFree),
    slots: slots.map(({ gmtStartDateTime, isFree }) => ({
      startsAt: gmtStartDateTime,
      time: textOf(gmtStartDateTime).time,
      isFree,
    })),
  };
}
