import { dateFormat } from '../shared/kept-formats.ts';
import { withFirstDay } from '../shipping/calendar-day.ts';

/** A date and a time as they are shown. */
export interface AppointmentTimeText {
  readonly date: string;
  readonly time: string;
}

/**
 * [R3.040, R9.037] When an appointment begins (ms since 1970, UTC), as a language (BCP 47) writes it by the clocks of a zone; by UTC
 * where no zone is said.
 */
export function appointmentTimeText(
  startsAt: number,
  timeZone: string | undefined,
  bcp47: string,
): AppointmentTimeText {
  const zone = timeZone ?? 'UTC';
  const date = dateFormat(bcp47, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  }).format(startsAt);
  const time = dateFormat(bcp47, { timeStyle: 'short', timeZone: zone }).format(startsAt);
  return { date: withFirstDay(date, bcp47), time };
}
