import { describe, expect, it } from 'vitest';
import { COUNTRY_TAX_RATES } from '../policy/tax-rates.ts';
import { dispatchTimeZone } from '../shipping/dispatch-time-zone.ts';
import { dispatchTo, hreflangsOf, localeOf, localeOfCountry } from './find-locale.ts';
import { LABELLED_LANGUAGES, languageTag } from './languages.ts';
import { LOCALE_LIST, LOCALES } from './locales.ts';
import { resolveLocale } from './resolve-locale.ts';

/** Serves several countries, so neither its code nor its tag names one. */
const INTERNATIONAL = 'eng-e1';

describe('LOCALES', () => {
  it('[R3.016] knows each locale by its code and nothing by another', () => {
    for (const locale of LOCALE_LIST) expect(localeOf(locale.code)).toBe(locale);
    expect(localeOf('eng-xx')).toBeUndefined();
    expect(localeOf('constructor')).toBeUndefined();
  });

  it('[R3.016] names language and country twice without contradiction', () => {
    for (const locale of LOCALE_LIST) {
      expect(locale.code).toBe(
        `${locale.language}-${locale.code === INTERNATIONAL ? 'e1' : locale.country.toLowerCase()}`,
      );
      expect(languageTag(locale.language).split('-', 1)).toEqual(locale.bcp47.split('-', 1));
      expect(locale.isRtl).toBe(locale.language === 'ara');
      if (locale.code !== INTERNATIONAL) expect(locale.bcp47.endsWith(locale.country)).toBe(true);
    }
  });

  it('[R1.009, R4.001] has one twist locale, and one that shows without selling', () => {
    expect(LOCALE_LIST.filter(({ isTwist }) => isTwist).map(({ code }) => code)).toEqual(['eng-sg']);
    expect(LOCALE_LIST.filter(({ isShop }) => !isShop).map(({ code }) => code)).toEqual(['eng-in']);
  });

  it('puts the currency sign where Intl puts it', () => {
    for (const locale of LOCALE_LIST) {
      const format = new Intl.NumberFormat(locale.bcp47, { style: 'currency', currency: locale.currency });
      const kinds = format.formatToParts(1).map((part) => part.type);
      expect(kinds.indexOf('currency') < kinds.indexOf('integer'), locale.code).toBe(locale.unitsFirst);
    }
  });

  it('offers every language that has labels, and no other', () => {
    expect(new Set(LOCALE_LIST.map(({ language }) => language))).toEqual(new Set(LABELLED_LANGUAGES));
  });
});

describe('the countries of a locale', () => {
  it('[R7.054] begin with its own, and belong to one locale each', () => {
    for (const { country, currency, dispatchCountries } of LOCALE_LIST)
      expect(dispatchCountries[0]).toEqual({ iso: country, currency });
    const all = LOCALE_LIST.flatMap(({ dispatchCountries }) => dispatchCountries.map(({ iso }) => iso));
    expect(new Set(all).size).toBe(all.length);
  });

  it('have a tax where prices contain it, and a warehouse with a calendar', () => {
    for (const { taxIncluded, dispatchCountries, isShop } of LOCALE_LIST) {
      for (const { iso } of dispatchCountries) {
        expect(COUNTRY_TAX_RATES.has(iso), iso).toBe(taxIncluded);
        if (isShop) expect(dispatchTimeZone(iso), iso).not.toBe('UTC');
      }
    }
  });

  it('[R7.054] are found with their currency, in any case', () => {
    expect(localeOfCountry('ae')).toBe(LOCALES['ara-ae']);
    expect(dispatchTo('ch')).toEqual({ locale: LOCALES['eng-e1'], country: { iso: 'CH', currency: 'CHF' } });
    expect(dispatchTo('ZZ')).toBeUndefined();
  });

  it('[R7.088] are named one by one to search engines', () => {
    expect(hreflangsOf(LOCALES['fra-fr'])).toEqual(['fr-FR']);
    expect(hreflangsOf(LOCALES['eng-e1'])).toEqual(expect.arrayContaining(['en-DE', 'en-CH', 'en-SE']));
  });
});

describe('resolveLocale', () => {
  it.each([
    ['a remembered choice before any header', { remembered: 'ara-ae', acceptLanguage: 'fr' }, 'ara-ae'],
    ['the header when what was remembered is unknown', { remembered: 'xx', acceptLanguage: 'fr' }, 'fra-fr'],
    ['the exact tag', { acceptLanguage: 'de, ar-AE;q=0.9' }, 'ara-ae'],
    ['the international locale for a country of it', { acceptLanguage: 'en-CH' }, 'eng-e1'],
    ['the same language of another country', { acceptLanguage: 'fr-CH' }, 'fra-fr'],
    ['the same language in its script', { acceptLanguage: 'zh-Hans-CN, en;q=0.5' }, 'zhs-cn'],
    ['the language alone', { acceptLanguage: 'ja, en;q=0.5' }, 'jpn-jp'],
    ['the heaviest wish first', { acceptLanguage: 'en;q=0.1, fr;q=0.8' }, 'fra-fr'],
    ['no language that is refused', { acceptLanguage: 'fr;q=0' }, undefined],
    ['nothing for strangers', { acceptLanguage: 'sv, *;q=0.5' }, undefined],
    ['nothing without hints', {}, undefined],
  ])('[R2.006] takes %s', (_case, hints, code) => {
    expect(resolveLocale(hints)?.code).toBe(code);
  });
});
