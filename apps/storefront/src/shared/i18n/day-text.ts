import { dateFormat, dispatchTimeZone, type Locale } from '@vitrine/domain';

interface Moment {
  /** ISO 8601. */
  readonly at: string;
  /** ISO 3166-1: the country whose day it was. */
  readonly country: string;
}

/** The day of a moment as the locale writes it, in the zone that serves a country: the same on the server and in every browser. */
export function dayText(
  { at, country }: Moment,
  { bcp47 }: Pick<Locale, 'bcp47'>,
  length: 'long' | 'short' = 'long',
): string {
  return dateFormat(bcp47, {
    timeZone: dispatchTimeZone(country),
    day: 'numeric',
    month: length === 'long' ? 'long' : 'short',
    ...(length === 'long' ? { year: 'numeric' } : {}),
  }).format(new Date(at));
}

/** The same with the hour, for what happened several times in a day. */
export function momentText({ at, country }: Moment, { bcp47 }: Pick<Locale, 'bcp47'>): string {
  return dateFormat(bcp47, {
    timeZone: dispatchTimeZone(country),
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(at));
}
