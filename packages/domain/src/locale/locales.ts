import { ASIA_PACIFIC_LOCALES } from './asia-pacific-locales.ts';
import type { Language } from './languages.ts';
import { type LocaleFacts, localeRow } from './locale.ts';

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
  'eng-us': localeRow({
    code: 'eng-us',
    language: 'eng',
    country: 'US',
    currency: 'USD',
    bcp47: 'en-US',
    phone: '+12125550142',
    taxIncluded: false,
    market: 'us',
  }),
  'fra-fr': localeRow({
    code: 'fra-fr',
    language: 'fra',
    country: 'FR',
    currency: 'EUR',
    bcp47: 'fr-FR',
    // 01 99 00 xx xx is the block France keeps for fiction. Where a country keeps none, the number begins with 0 behind its
    // area, as none does that is given to anybody.
    phone: '+33199000142',
    unitsFirst: false,
    market: 'eu',
  }),
  'eng-gb': localeRow({
    code: 'eng-gb',
    language: 'eng',
    country: 'GB',
    currency: 'GBP',
    bcp47: 'en-GB',
    // 020 7946 0xxx is the block London keeps for fiction.
    phone: '+442079460142',
    market: 'eu',
  }),
  'ita-it': localeRow({
    code: 'ita-it',
    language: 'ita',
    country: 'IT',
    currency: 'EUR',
    bcp47: 'it-IT',
    phone: '+390200000139',
    unitsFirst: false,
    market: 'eu',
  }),
  'ara-ae': localeRow({
    code: 'ara-ae',
    language: 'ara',
    country: 'AE',
    currency: 'AED',
    isRtl: true,
    bcp47: 'ar-AE',
    phone: '+97145550142',
    unitsFirst: false,
    market: 'me',
  }),
  ...ASIA_PACIFIC_LOCALES,
  'eng-e1': localeRow({
    code: 'eng-e1',
    language: 'eng',
    country: 'DE',
    currency: 'EUR',
    bcp47: 'en-150',
    phone: '+493023125149',
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
  }),
} satisfies Record<LocaleCode, Locale>;

/** In the order the dispatch page lists them. */
export const LOCALE_LIST: readonly Locale[] = Object.values(LOCALES);
