import { localeOf } from '@vitrine/domain';

/** The language of a locale by its name in another. */
export function languageName(locale: string, bcp47: string): string {
  const language = (localeOf(locale)?.bcp47 ?? locale).split('-')[0] ?? locale;
  return new Intl.DisplayNames(bcp47, { type: 'language' }).of(language) ?? locale;
}
