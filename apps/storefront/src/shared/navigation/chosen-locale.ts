import { localeOf, type LocaleCode } from '@vitrine/domain';

/** [R2.032] Remembers the locale chosen on the dispatch page. Scripts of the page may read it. */
export const LOCALE_COOKIE = 'vitrine-locale';

/** The locale that a visitor has chosen, by their cookies: the dispatch locale wherever they read [R9.005]. */
export function chosenLocale(cookies: string): LocaleCode | undefined {
  const start = `${LOCALE_COOKIE}=`;
  const cookie = cookies.split('; ').find((one) => one.startsWith(start));
  return localeOf(cookie?.slice(start.length) ?? '')?.code;
}
