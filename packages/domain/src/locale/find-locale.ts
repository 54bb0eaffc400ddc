import type { DispatchCountry } from './locale.ts';
import { type Locale, LOCALE_LIST, LOCALES } from './locales.ts';

const BY_CODE: ReadonlyMap<string, Locale> = new Map(Object.entries(LOCALES));

/** The locale of a code from outside; undefined when there is none of that name. */
export function localeOf(code: string): Locale | undefined {
  return BY_CODE.get(code);
}

/** A country that is sent to, with the locale that does so. */
export interface Dispatch {
  readonly country: DispatchCountry;
  readonly locale: Locale;
}

/** [R7.054] Who sends to a country (ISO 3166-1 alpha-2, any case); undefined when none does. */
export function dispatchTo(iso: string): Dispatch | undefined {
  const wanted = iso.toUpperCase();
  for (const locale of LOCALE_LIST) {
    const country = locale.dispatchCountries.find((candidate) => candidate.iso === wanted);
    if (country !== undefined) return { country, locale };
  }
  return undefined;
}

/** The locale that sends to a country (ISO 3166-1 alpha-2, any case); undefined when none does. */
export function localeOfCountry(country: string): Locale | undefined {
  return dispatchTo(country)?.locale;
}

/** Language and country for search engines (`hreflang`), one for each country that a locale sends to. */
export function hreflangsOf({ bcp47, dispatchCountries }: Locale): readonly string[] {
  const [language = bcp47] = bcp47.split('-', 1);
  return dispatchCountries.map(({ iso }) => `${language}-${iso}`);
}
