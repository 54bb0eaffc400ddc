import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf, cardOf, groupedExpiry, groupedNumber, passesLuhn, wrongFields } from './card-rules.ts';

const now = { year: 2026, month: 11 };
const good = { number: '4111 1111 1111 1111', expiry: '12/30', holder: 'Ana Núñez', securityCode: '123' };

describe('the card rules', () => {
  it('have nothing against a good card', () => {
    expect(wrongFields(good, now)).toEqual([]);
    expect(cardOf(good)).toEqual({
      number: '4111111111111111',
      expiryMonth: 12,
      expiryYear: 2030,
      holder: 'Ana Núñez',
      securityCode: '123',
    });
  });

  const wrong: readonly [name: string, change: Partial<typeof good>, field: string][] = [
    ['a mistyped number', { number: '4111 1111 1111 1112' }, 'number'],
    ['a brand we do not take', { number: '9999999999999995' }, 'number'],
    ['a short number', { number: '4242' }, 'number'],
    ['last month', { expiry: '10/26' }, 'expiry'],
    ['a thirteenth month', { expiry: '13/30' }, 'expiry'],
    ['a month only', { expiry: '12' }, 'expiry'],
    ['no name', { holder: '  ' }, 'holder'],
    ['a number in the name field', { holder: '4111 1111' }, 'holder'],
    ['a short code', { securityCode: '12' }, 'securityCode'],
    ['a four-digit code on another brand than amex', { securityCode: '1234' }, 'securityCode'],
  ];
  for (const [name, change, field] of wrong) {
    it(`find ${name}`, () => expect(wrongFields({ ...good, ...change }, now)).toEqual([field]));
  }

  it('take a card until the end of its month, and Arabic digits', () => {
    expect(wrongFields({ ...good, expiry: '11/26' }, now)).toEqual([]);
    expect(wrongFields({ ...good, number: '٤١١١ ١١١١ ١١١١ ١١١١', expiry: '١٢/٣٠' }, now)).toEqual([]);
  });

  it('see every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = '4111111111111111'.split('').map(Number);
        digits[place] = ((digits[place] ?? 0) + by) % 10;
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });

  it('write what is typed as it stands on the card, whatever is typed', () => {
    expect(groupedNumber('378282246310005')).toBe('3782 822463 10005');
    expect(brandOf('3782')).toBe('amex');
    expect(groupedExpiry('1230')).toBe('12/30');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(groupedNumber(groupedNumber(text))).toBe(groupedNumber(text));
        expect(groupedExpiry(groupedExpiry(text))).toBe(groupedExpiry(text));
      }),
    );
  });
});
