import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale/locales.ts';
import { calledName, fullName } from './person-name.ts';

describe('a whole name', () => {
  it.each([
    ['Anna', 'Bianchi', 'IT', 'Anna Bianchi'],
    ['太郎', '山田', 'JP', '山田 太郎'],
    ['さくら', '佐々木', 'US', '佐々木 さくら'],
    ['민지', '김', 'KR', '김민지'],
    ['小明', '王', 'CN', '王小明'],
    ['Ana', 'Duarte', 'JP', 'Ana Duarte'],
    ['Kim', '山田', 'JP', 'Kim 山田'],
    ['نور', 'حداد', 'AE', 'نور حداد'],
    ['Noor', '', 'AE', 'Noor'],
  ])('of %s and %s in %s is %s', (...[firstName, lastName, country, whole]) => {
    expect(fullName({ firstName, lastName }, country)).toBe(whole);
  });

  it('loses no part, whatever it is written in', () => {
    const part = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(part, part, fc.constantFrom('JP', 'CN', 'FR'), (firstName, lastName, country) => {
        const whole = fullName({ firstName, lastName }, country);
        expect(whole).toContain(firstName);
        expect(whole).toContain(lastName);
      }),
    );
  });
});

describe('what a customer is called', () => {
  it('is the whole name in Japanese, Korean and Chinese, and the given name elsewhere', () => {
    const yamada = { firstName: '太郎', lastName: '山田' };
    expect(calledName(yamada, LOCALES['jpn-jp'])).toBe('山田 太郎');
    expect(calledName({ firstName: 'Ana', lastName: 'Duarte' }, LOCALES['kor-kr'])).toBe('Ana Duarte');
    expect(calledName(yamada, LOCALES['eng-us'])).toBe('太郎');
    expect(calledName({ firstName: 'Anna', lastName: 'Bianchi' }, LOCALES['ita-it'])).toBe('Anna');
  });
});
