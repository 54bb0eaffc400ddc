import { ASIA_PACIFIC_LOCALES } from './asia-pacific-locales.ts';
import type { Language } from './languages.ts';
import type { LocaleFacts } from './locale.ts';

export type LocaleCode =
  | 'eng-us'
  | 'fra-fr'
  | 'eng-gb'
  | 'ara-ae'
  | 'ita-it'
  | 'jpn-jp'
  | 'kor-kr'
  | 'zhs-cn'
  | 'eng-sg'
  | 'eng-my'
  | 'eng-in'
  | 'eng-e1';

/** A locale that is offered. Adding one is one row here and its texts. */
export type Locale = LocaleFacts<LocaleCode, Language>;

export const LOCALES = {
  'eng-us': {
    code: 'eng-us',
    language: 'eng',
    country: 'US',
    currency: 'USD',
    isShop: true,
    isTwist: false,
    isRtl: false,
    sfWebsite: 'us',
    sfLocale: 'en_US',
    bcp47: 'en-US',
    htmlLang: 'en-US',
    phone: '+12125550142',
    unitsFirst: true,
    taxIncluded: false,
    market: 'us',
    dispatchCountries: [{ iso: 'US', currency: 'USD' }],
  },
  'fra-fr': {
    code: 'fra-fr',
    language: 'fra',
    country: 'FR',
    currency: 'EUR',
    isShop: true,
    isTwist: false,
    isRtl: false,
    sfWebsite: 'fr',
    sfLocale: 'fr_FR',
    bcp47: 'fr-FR',
    htmlLang: 'fr-FR',
    // 01 99 00 xx xx is the block France keeps for fiction; countries that keep none are served from Paris.
    phone: '+33199000142',
    unitsFirst: false,
    taxIncluded: true,
    market: 'eu',
    dispatchCountries: [{ iso: 'FR', currency: 'EUR' }],
  },
  'eng-gb': {
    code: 'eng-gb',
    language: 'eng',
    country: 'GB',
    currency: 'GBP',
    isShop: true,
    isTwist: false,
    isRtl: false,
    sfWebsite: 'gb',
    sfLocale: 'en_GB',
    bcp47: 'en-GB',
    htmlLang: 'en-GB',
    // 020 7946 0xxx is the block London keeps for fiction.
    phone: '+442079460142',
    unitsFirst: true,
    taxIncluded: true,
    market: 'eu',
    dispatchCountries: [{ iso: 'GB', currency: 'GBP' }],
  },
  'ita-it': {
    code: 'ita-it',
    language: 'ita',
    country: 'IT',
    currency: 'EUR',
    isShop: true,
    isTwist: false,
    isRtl: false,
    sfWebsite: 'it',
    sfLocale: 'it_IT',
    bcp47: 'it-IT',
    htmlLang: 'it-IT',
    phone: '+33199000139',
    unitsFirst: false,
    taxIncluded: true,
    market: 'eu',
    dispatchCountries: [{ iso: 'IT', currency: 'EUR' }],
  },
  'ara-ae': {
    code: 'ara-ae',
    language: 'ara',
    country: 'AE',
    currency: 'AED',
    isShop: true,
    isTwist: false,
    isRtl: true,
    sfWebsite: 'ae',
    sfLocale: 'ar_AE',
    bcp47: 'ar-AE',
    htmlLang: 'ar-AE',
    phone: '+97145550142',
    unitsFirst: false,
    taxIncluded: true,
    market: 'me',
    dispatchCountries: [{ iso: 'AE', currency: 'AED' }],
  },
  ...ASIA_PACIFIC_LOCALES,
  'eng-e1': {
    code: 'eng-e1',
    language: 'eng',
    country: 'DE',
    currency: 'EUR',
    isShop: true,
    isTwist: false,
    isRtl: false,
    sfWebsite: 'e1',
    sfLocale: 'en_150',
    bcp47: 'en-150',
    htmlLang: 'en-150',
    phone: '+33199000149',
    unitsFirst: true,
    taxIncluded: true,
    market: 'eu',
    dispatchCountries: [
      { iso: 'DE', currency: 'EUR' },
      { iso: 'AT', currency: 'EUR' },
      { iso: 'BE', currency: 'EUR' },
      { iso: 'CH', currency: 'CHF' },
      { iso: 'DK', currency: 'DKK' },
      { iso: 'ES', currency: 'EUR' },
      { iso: 'NL', currency: 'EUR' },
      { iso: 'SE', currency: 'SEK' },
    ],
  },
} as const satisfies Record<LocaleCode, Locale>;

/** In the order the dispatch page lists them. */
export const LOCALE_LIST: readonly Locale[] = Object.values(LOCALES);
