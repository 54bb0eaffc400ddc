/** The languages content is written in, as the first half of a locale code. */
export type Language = 'eng' | 'fra' | 'ara';
export type LocaleCode = 'eng-us' | 'fra-fr' | 'ara-ae';
/** Which part of the shop's carts and orders a session belongs to; it keeps the market it began in. */
export type Market = 'us' | 'eu' | 'me';

/** [R1.009, R3.016] Everything that varies by locale. Adding a locale is one row here and its texts. */
export interface Locale {
  readonly code: LocaleCode;
  readonly language: Language;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** False where the house shows but does not sell [R4.001]. */
  readonly isShop: boolean;
  readonly isTwist: boolean;
  readonly isRtl: boolean;
  readonly sfWebsite: string;
  readonly sfLocale: string;
  /** For `Intl` and the wire. */
  readonly bcp47: string;
  /** For the `lang` attribute. */
  readonly htmlLang: string;
  /** Client service, E.164. */
  readonly phone: string;
  /** The currency sign stands before the amount. */
  readonly unitsFirst: boolean;
  /** Shelf prices contain the tax. */
  readonly taxIncluded: boolean;
  readonly market: Market;
}

/** Texts that a language lacks are shown in this one. */
export const FALLBACK_LANGUAGE: Language = 'eng';

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
    // 01 99 00 xx xx is the block France keeps for fiction.
    phone: '+33199000142',
    unitsFirst: false,
    taxIncluded: true,
    market: 'eu',
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
  },
} as const satisfies Record<LocaleCode, Locale>;

const BY_CODE: ReadonlyMap<string, Locale> = new Map(Object.entries(LOCALES));

/** In the order the dispatch page lists them. */
export const LOCALE_LIST: readonly Locale[] = Object.values(LOCALES);

/** The locale of a code from outside; undefined when there is none of that name. */
export function localeOf(code: string): Locale | undefined {
  return BY_CODE.get(code);
}

/** The locale that sells to a country (ISO 3166-1 alpha-2, any case); undefined when none does. */
export function localeOfCountry(country: string): Locale | undefined {
  return LOCALE_LIST.find((locale) => locale.country === country.toUpperCase());
}
