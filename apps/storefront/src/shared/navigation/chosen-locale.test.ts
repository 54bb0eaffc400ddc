import { expect, it } from 'vitest';
import { chosenLocale } from './chosen-locale.ts';

it.each([
  ['vitrine-locale=kor-kr', 'kor-kr'],
  ['a=b; vitrine-locale=ara-ae; c=d', 'ara-ae'],
  ['', undefined],
  ['not-vitrine-locale=kor-kr', undefined],
  ['vitrine-locale=xx-yy', undefined],
  ['vitrine-locale=__proto__', undefined],
])('[R2.032, R9.005] the cookies %j choose %s', (cookies, locale) => {
  expect(chosenLocale(cookies)).toBe(locale);
});
