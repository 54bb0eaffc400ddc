import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedStreet, isEnoughToSuggest, koreanParts, numberedStreet, typedStreet } from './suggestion.ts';

describe('[R2.129] a text that is typed into an address', () => {
  it.each([
    ['ri', false],
    ['riv', true],
    ['12 r', false],
    ['48 Mer', true],
    ['南', false],
    ['南青', true],
    ['세종', true],
    ['123 45', false],
  ])('%s is enough to suggest: %s', (text, isEnough) => {
    expect(isEnoughToSuggest(text)).toBe(isEnough);
  });

  it.each([
    ['48 Mercer', { name: 'Mercer', number: '48' }],
    ['27 bis, quai', { name: 'quai', number: '27 bis' }],
    ['Mercer Street', { name: 'Mercer Street', number: '' }],
    ['12B Jalan', { name: 'Jalan', number: '12B' }],
    ['南京西路1266号', { name: '南京西路', number: '1266号' }],
    ['南青山5-3-10', { name: '南青山', number: '5-3-10' }],
    ['세종대로 110', { name: '세종대로', number: '110' }],
  ])('%s has a name and a number', (text, parts) => {
    expect(typedStreet(text)).toEqual(parts);
  });

  it('is read without throwing, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { name, number } = typedStreet(text);
        expect(foldedStreet(foldedStreet(name))).toBe(foldedStreet(name));
        expect(typeof number).toBe('string');
      }),
    );
  });

  it('is compared without accents, capitals and signs', () => {
    expect(foldedStreet('Rue de l’Élysée-Montmartre')).toBe('rue de l elysee montmartre');
  });

  it('is written with its number as the country does', () => {
    expect(numberedStreet('Mercer Street', '48', 'US')).toBe('48 Mercer Street');
    expect(numberedStreet('Jalan Ampang', '12', 'MY')).toBe('12, Jalan Ampang');
    expect(numberedStreet('南京西路', '1266号', 'CN')).toBe('南京西路1266号');
    expect(numberedStreet('rue de Rivoli', '', 'FR')).toBe('rue de Rivoli');
  });
});

describe('[R7.188] a Korean address by road', () => {
  const states = [
    { code: '11', name: '서울특별시' },
    { code: '41', name: '경기도' },
    { code: '50', name: '세종특별자치시' },
  ];

  it.each([
    ['서울특별시 중구 세종대로 110', { state: '11', city: '중구', address1: '세종대로 110' }],
    ['경기도 성남시 분당구 판교역로 166', { state: '41', city: '성남시 분당구', address1: '판교역로 166' }],
    ['세종특별자치시 한누리대로 2130', { state: '50', city: '세종특별자치시', address1: '한누리대로 2130' }],
    ['어딘가', { state: '', city: '어딘가', address1: '' }],
  ])('%s is parted', (road, parts) => {
    expect(koreanParts(road, { states })).toEqual(parts);
  });
});
