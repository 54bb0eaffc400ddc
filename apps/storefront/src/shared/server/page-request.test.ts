import { describe, expect, it } from 'vitest';
import { readPageRequest } from './page-request.ts';

function read(path: string, headers: Record<string, string> = {}) {
  return readPageRequest(new URL(path, 'https://shop.example'), new Headers(headers));
}

describe('readPageRequest', () => {
  it.each([
    {
      takes: 'the locale of the path',
      path: '/fra-fr/cart',
      cookie: 'vitrine-locale=ara-ae',
      code: 'fra-fr',
    },
    { takes: 'the remembered one', path: '/cart', cookie: 'a=b; vitrine-locale=ara-ae', code: 'ara-ae' },
    { takes: 'the default for a stranger', path: '/cart', cookie: '', code: 'eng-us' },
    { takes: 'the default for an unknown memory', path: '/cart', cookie: 'vitrine-locale=x', code: 'eng-us' },
  ])('takes $takes', ({ path, cookie, code }) => {
    const page = read(path, { cookie, 'accept-language': 'fr' });
    expect(page.locale.code).toBe(code);
    expect(page.isPrefixed).toBe(path.startsWith('/fra-fr'));
  });

  it('[R8.015] names the path as requested, without the query', () => {
    expect(read('/eng-us/products/UNKNOWN?token=secret').path).toBe('/eng-us/products/UNKNOWN');
  });

  it('[R2.075] shows label keys only for exactly true', () => {
    expect(read('/homepage?viewLabelKeys=true').showsLabelKeys).toBe(true);
    expect(read('/homepage?viewLabelKeys=1').showsLabelKeys).toBe(false);
  });
});
