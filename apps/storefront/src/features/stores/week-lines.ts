import { type Store, STORE_DAYS } from '@vitrine/contracts';
import { dateFormat } from '@vitrine/domain';

/** Days after each other with the same hours; no spans is closed. */
export interface WeekLine {
  readonly days: string;
  readonly spans: readonly string[];
}

/** A Monday, to name the days of the week after. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const dateOf = (at: number): Date => new Date(MONDAY + at * DAY_MS);
/** A time of the day, `HH:MM`. */
const timeOf = (clock: string): Date => new Date(`2024-01-01T${clock}:00Z`);

/** Formats by language: to make them takes a hundred times as long as to write with them. */
const known = new Map<string, { readonly short: Intl.DateTimeFormat; readonly time: Intl.DateTimeFormat }>();

function formatsOf(bcp47: string) {
  const formats = known.get(bcp47) ?? {
    short: dateFormat(bcp47, { weekday: 'short', timeZone: 'UTC' }),
    time: dateFormat(bcp47, { timeStyle: 'short', timeZone: 'UTC' }),
  };
  known.set(bcp47, formats);
  return formats;
}

/** [R2.015] The week of a store from Monday in as few lines as there are changes: 'Mon – Sat', '10:30 – 19:00'. */
export function weekLines({ hours }: Pick<Store, 'hours'>, bcp47: string): readonly WeekLine[] {
  const { short, time } = formatsOf(bcp47);
  const runs: { first: number; last: number; spans: readonly string[] }[] = [];
  for (const { day, spans } of hours) {
    const at = STORE_DAYS.indexOf(day);
    const said = spans.map(({ open, close }) => time.formatRange(timeOf(open), timeOf(close)));
    const run = runs.at(-1);
    if (run !== undefined && run.spans.join() === said.join()) run.last = at;
    else runs.push({ first: at, last: at, spans: said });
  }
  return runs.map(({ first, last, spans }) => ({
    days: first === last ? short.format(dateOf(first)) : daysText(short, first, last),
    spans,
  }));
}

/** `formatRange` writes dates of its own in some languages: two names and a dash are the same in all. */
const daysText = (short: Intl.DateTimeFormat, first: number, last: number): string =>
  `${short.format(dateOf(first))} – ${short.format(dateOf(last))}`;
