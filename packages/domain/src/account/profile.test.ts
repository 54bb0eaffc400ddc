import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBirthDate } from './birth-date.ts';
import { BODY_SIZE_RANGES, BODY_SIZES, isBodySize } from './body-sizes.ts';
import { fiscalCode, isFiscalCountry } from './fiscal-code.ts';

describe('a fiscal code', () => {
  it.each([
    ['IT', 'RSSMRA85T10A562S'],
    ['IT', 'MRTMTT91D08F205J'],
    ['BR', '52998224725'],
    ['KR', 'P123456789012'],
    ['TW', '04595257'],
    ['TW', '10458575'],
  ] as const)('[R7.026] of %s is %s', (country, code) => {
    expect(fiscalCode(country, code)).toBe(code);
  });

  it('[R7.026] is kept in capitals, without what it was parted by', () => {
    expect(fiscalCode('IT', ' rss mra 85t10 a562s ')).toBe('RSSMRA85T10A562S');
    expect(fiscalCode('BR', '529.982.247-25')).toBe('52998224725');
  });

  it.each([
    ['IT', 'RSSMRA85T10A562T'],
    ['IT', 'RSSMRA85T10A562'],
    ['IT', ''],
    ['BR', '52998224726'],
    ['BR', '11111111111'],
    ['KR', 'X123456789012'],
    ['TW', '04595258'],
  ] as const)('[R7.026] of %s is not %j', (country, code) => {
    expect(fiscalCode(country, code)).toBeUndefined();
  });

  it('[R7.026] in Italy differs from each that has another character in its place', () => {
    const code = 'RSSMRA85T10A562S';
    const place = fc.integer({ min: 0, max: 5 });
    const letter = fc.constantFrom('A', 'G', 'M', 'R', 'S', 'Z');
    fc.assert(
      fc.property(place, letter, (at, other) => {
        const changed = code.slice(0, at) + other + code.slice(at + 1);
        expect(fiscalCode('IT', changed) === undefined).toBe(changed !== code);
      }),
    );
  });

  it('[R7.026] is asked for in four countries alone', () => {
    expect(['IT', 'BR', 'KR', 'TW', 'FR', 'US', 'toString'].filter(isFiscalCountry)).toEqual([
      'IT',
      'BR',
      'KR',
      'TW',
    ]);
  });
});

describe('a birthday', () => {
  const today = '2026-11-27';

  it.each(['1984-02-29', '2000-02-29', '2026-11-27', '1904-01-01'])('[R2.046] may be %s', (day) =>
    expect(isBirthDate(day, today)).toBe(true),
  );

  it.each([
    '1985-02-29',
    '1900-02-29',
    '1984-13-01',
    '1984-00-10',
    '1984-04-31',
    '1984-04-00',
    '2026-11-28',
    '1903-12-31',
    '1984-2-9',
    '',
    'yesterday',
    '+010000-01-01',
  ])('[R2.046] is not %j', (day) => expect(isBirthDate(day, today)).toBe(false));
});

describe('the sizes of a customer', () => {
  it('[R2.046] are those that can be chosen, and no others', () => {
    for (const kind of BODY_SIZES) {
      const { min, max, step } = BODY_SIZE_RANGES[kind];
      expect([min, max, min + step].map((size) => isBodySize(kind, size))).toEqual([true, true, true]);
      const others = [min - step, max + step, min + step / 3, Number.NaN, Number.POSITIVE_INFINITY];
      expect(others.some((size) => isBodySize(kind, size))).toBe(false);
    }
  });
});
