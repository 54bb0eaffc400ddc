import { hreflangsOf, LOCALE_LIST, LOCALES, type LocaleCode } from '@vitrine/domain';

/** The same page for people elsewhere: a value of `hreflang`, and the address. */
interface Alternate {
  readonly lang: string;
  readonly url: string;
}

/** A page in every locale, as heads and the sitemap tell search engines. `urlIn` gives whole addresses. */
export function alternatesOf(urlIn: (locale: LocaleCode) => string): readonly Alternate[] {
  return [
    ...LOCALE_LIST.flatMap((locale) => {
      const url = urlIn(locale.code);
      return hreflangsOf(locale).map((lang) => ({ lang, url }));
    }),
    { lang: 'x-default', url: urlIn(LOCALES['eng-us'].code) },
  ];
}
