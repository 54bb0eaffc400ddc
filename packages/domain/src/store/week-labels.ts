import { dateFormat } from '../shared/kept-formats.ts';
import { timeRangeLabel, type Weekday } from '../shipping/calendar-day.ts';
import type { OpeningHours } from '../shipping/collection.ts';

const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];
const DAY_MS = 86_400_000;
/** 1970-01-05 was a Monday. */
const MONDAY = 4;

/** [R7.112] The week of a store from Monday as a language (BCP 47) writes it; a day without spans is closed. */
export function weekLabels(
  hours: OpeningHours['hours'],
  bcp47: string,
): readonly { readonly day: string; readonly spans: readonly string[] }[] {
  const weekday = dateFormat(bcp47, { weekday: 'long', timeZone: 'UTC' });
  return DAYS.map((day, at) => ({
    day: weekday.format((MONDAY + at) * DAY_MS),
    spans: (hours[day] ?? []).map(([open, close]) => timeRangeLabel(open, close, bcp47)),
  }));
}
