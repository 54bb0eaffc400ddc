import type { HouseLanguage } from './languages.ts';

export const MARKETS = ['us', 'eu', 'me', 'ap'] as const;
/** Which part of the shop's carts and orders a session belongs to; it keeps the market it began in. */
export type Market = (typeof MARKETS)[number];

/** A country that a locale sends to, and the currency of its prices. */
export interface DispatchCountry {
  /** ISO 3166-1 alpha-2. */
  readonly iso: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** [R1.009, R3.016] Everything that varies by locale. */
export interface LocaleFacts<Code extends string, Spoken extends HouseLanguage> {
  readonly code: Code;
  readonly language: Spoken;
  /** ISO 3166-1 alpha-2; of an international locale the country whose prices stand on its public pages. */
  readonly country: string;
  /** ISO 4217, of `country`. */
  readonly currency: string;
  /** False where the house shows but does not sell [R4.001]. */
  readonly isShop: boolean;
  /** [R6.006] Served by the newer commerce back end: no client token, one piece per call from the try-on. */
  readonly isTwist: boolean;
  readonly isRtl: boolean;
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
  /** [R7.054] Where it sends to, `country` first; several in an international locale. */
  readonly dispatchCountries: readonly DispatchCountry[];
}

type UsualFacts = Pick<
  LocaleFacts<string, HouseLanguage>,
  'isShop' | 'isTwist' | 'isRtl' | 'htmlLang' | 'unitsFirst' | 'taxIncluded' | 'dispatchCountries'
>;

/**
 * A row of the locales. It says where it differs from the usual: a shop in one country, read from left to right, with the
 * tax in its prices and the currency before them. Every page carries the rows, so they are short.
 */
export function localeRow<const Code extends string, const Spoken extends HouseLanguage>(
  row: Omit<LocaleFacts<Code, Spoken>, keyof UsualFacts> & Partial<UsualFacts>,
): LocaleFacts<Code, Spoken> {
  const { bcp47, country: iso, currency } = row;
  return {
    isShop: true,
    isTwist: false,
    isRtl: false,
    htmlLang: bcp47,
    unitsFirst: true,
    taxIncluded: true,
    dispatchCountries: [{ iso, currency }],
    ...row,
  };
}
