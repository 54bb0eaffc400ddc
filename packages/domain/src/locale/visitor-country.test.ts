import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { type CountryHints, otherCountryOf } from './visitor-country.ts';

const offered = (hints: CountryHints, page: keyof typeof LOCALES = 'eng-us') => {
  const other = otherCountryOf(LOCALES[page], hints);
  return other && [other.country.iso, other.locale.code];
};

describe('the country that a visitor is offered', () => {
  it.each([
    ['what the proxy says', { country: 'FR' }, ['FR', 'fra-fr']],
    [
      'what the proxy says, before the languages',
      { country: 'fr', acceptLanguage: 'it-IT' },
      ['FR', 'fra-fr'],
    ],
    ['that of the wanted language', { acceptLanguage: 'en;q=0.5, fr-FR, fr;q=0.9' }, ['FR', 'fra-fr']],
    [
      'that of the wanted language where the proxy knows none',
      { country: 'XX', acceptLanguage: 'ja' },
      ['JP', 'jpn-jp'],
    ],
    ['none where it is the page’s own', { country: 'US', acceptLanguage: 'fr-FR' }, undefined],
    ['none where nothing is known', {}, undefined],
    ['none where nobody sends there', { country: 'BR' }, undefined],
    ['none for whom the language alone is right', { acceptLanguage: 'en' }, undefined],
    ['none for what is no country', { country: '<b>', acceptLanguage: ';;q=,' }, undefined],
  ] as const)('[R7.018] is %s', (_case, hints, expected) => {
    expect(offered(hints)).toEqual(expected);
  });

  it('[R7.018] is none where the locale sends to it beside others', () => {
    expect(offered({ country: 'CH' }, 'eng-e1')).toBeUndefined();
    expect(offered({ country: 'DE' }, 'eng-e1')).toBeUndefined();
  });
});
