import { LOCALES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { localizedPath, splitPagePath } from './page-path.ts';

describe('splitPagePath', () => {
  it.each([
    ['/eng-us/cart', 'eng-us', '/cart'],
    ['/ara-ae', 'ara-ae', '/'],
    ['/ara-ae/', 'ara-ae', '/'],
    ['/cart', undefined, '/cart'],
    ['/', undefined, '/'],
    ['/eyewear/sunglasses', undefined, '/eyewear/sunglasses'],
    ['/eng-xx/cart', undefined, '/eng-xx/cart'],
    ['/constructor/cart', undefined, '/constructor/cart'],
  ])('[R2.031] reads %s', (pathname, code, local) => {
    const path = splitPagePath(pathname);
    expect(path.locale?.code).toBe(code);
    expect(path.local).toBe(local);
  });
});

describe('localizedPath', () => {
  it.each([
    ['/cart', '/fra-fr/cart'],
    ['/fra-fr/cart', '/fra-fr/cart'],
    ['/ara-ae/homepage?a=1', '/ara-ae/homepage?a=1'],
    ['/faq?from=/eng-us/cart', '/fra-fr/faq?from=/eng-us/cart'],
  ])('leads %s to %s from a French page', (path, expected) => {
    expect(localizedPath(path, LOCALES['fra-fr'])).toBe(expected);
  });
});
