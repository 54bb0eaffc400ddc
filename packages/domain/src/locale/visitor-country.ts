import { type Dispatch, dispatchTo } from './find-locale.ts';
import type { Locale } from './locales.ts';
import { resolveLocale, wantedLanguages } from './resolve-locale.ts';

export interface CountryHints {
  /** What a proxy says of the network address (ISO 3166-1 alpha-2, any case). */
  readonly country?: string | undefined;
  /** The Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

/**
 * [R7.018] The country of a visitor and the locale that sends there, where it is another than the one they look at.
 * Undefined where nothing is known, where the locale sends there itself, and where none does.
 */
export function otherCountryOf(locale: Locale, hints: CountryHints): Dispatch | undefined {
  const iso = countryOfProxy(hints.country) ?? countryOfLanguages(locale, hints.acceptLanguage ?? '');
  if (iso === undefined || locale.dispatchCountries.some((country) => country.iso === iso)) return undefined;
  return dispatchTo(iso);
}

/** Proxies write `XX` and `T1` for addresses that have no country. */
function countryOfProxy(said: string | undefined): string | undefined {
  const iso = said?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/u.test(iso) && iso !== 'XX' ? iso : undefined;
}

/** The country of the language that is wanted most: its own, else that of the first locale that speaks it. */
function countryOfLanguages(locale: Locale, acceptLanguage: string): string | undefined {
  const [first] = wantedLanguages(acceptLanguage);
  const [language, ...others] = first?.tag.split('-') ?? [];
  const region = others.find((part) => /^[a-z]{2}$/u.test(part));
  if (region !== undefined) return region.toUpperCase();
  // Who wants a language alone and reads it has what they want.
  if (language === undefined || language === locale.bcp47.split('-', 1)[0]) return undefined;
  return resolveLocale({ acceptLanguage: language })?.country;
}
