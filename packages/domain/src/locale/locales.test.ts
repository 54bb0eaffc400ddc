import { describe, expect, it } from 'vitest';
import { LOCALE_LIST, localeOf, localeOfCountry, LOCALES } from './locales.ts';
import { resolveLocale } from './resolve-locale.ts';

describe('LOCALES', () => {
  it('[R3.016] knows each locale by its code and nothing by another', () => {
    for (const locale of LOCALE_LIST) expect(localeOf(locale.code)).toBe(locale);
    expect(localeOf('eng-xx')).toBeUndefined();
    expect(localeOf('constructor')).toBeUndefined();
  });

  it('[R3.016] names language and country twice without contradiction', () => {
    for (const locale of LOCALE_LIST) {
      expect(locale.sfLocale).toBe(locale.bcp47.replace('-', '_'));
      expect(locale.bcp47.endsWith(locale.country)).toBe(true);
      expect(locale.code).toBe(`${locale.language}-${locale.country.toLowerCase()}`);
      expect(locale.isRtl).toBe(locale.language === 'ara');
    }
  });

  it('puts the currency sign where Intl puts it', () => {
    for (const locale of LOCALE_LIST) {
      const format = new Intl.NumberFormat(locale.bcp47, { style: 'currency', currency: locale.currency });
      const kinds = format.formatToParts(1).map((part) => part.type);
      expect(kinds.indexOf('currency') < kinds.indexOf('integer')).toBe(locale.unitsFirst);
    }
  });

  it('finds who sells to a country', () => {
    expect(localeOfCountry('ae')).toBe(LOCALES['ara-ae']);
    expect(localeOfCountry('DE')).toBeUndefined();
  });
});

describe('resolveLocale', () => {
  it.each([
    ['a remembered choice before any header', { remembered: 'ara-ae', acceptLanguage: 'fr' }, 'ara-ae'],
    ['the header when what was remembered is unknown', { remembered: 'xx', acceptLanguage: 'fr' }, 'fra-fr'],
    ['the exact tag', { acceptLanguage: 'de, ar-AE;q=0.9' }, 'ara-ae'],
    ['the same language of another country', { acceptLanguage: 'fr-CH' }, 'fra-fr'],
    ['the heaviest wish first', { acceptLanguage: 'en;q=0.1, fr;q=0.8' }, 'fra-fr'],
    ['no language that is refused', { acceptLanguage: 'fr;q=0' }, undefined],
    ['nothing for strangers', { acceptLanguage: 'ja, *;q=0.5' }, undefined],
    ['nothing without hints', {}, undefined],
  ])('[R2.006] takes %s', (_case, hints, code) => {
    expect(resolveLocale(hints)?.code).toBe(code);
  });
});
