import { describe, expect, it } from 'vitest';
import { callUrl } from './call-url.ts';

describe('the address of a call', () => {
  it('[R7.001] stands below the per-locale root, with its parameters and query', () => {
    const address = { locale: 'kor-kr', params: { list: 'A,B' } };
    expect(callUrl('getSkuPrices', address)).toBe('/api/kor-kr/catalog/skus/A%2CB/price');
    expect(callUrl('startGuestSession', { locale: 'fra-fr', query: { usid: 'a b', x: undefined } })).toBe(
      '/api/fra-fr/guest?usid=a+b',
    );
  });

  it('[R7.195, R9.003, R9.005] of a gateway stands below the realm that is named, else below eco-eu', () => {
    const path = '/lvcom-tkn-handlr-eapi/v1/context';
    expect(callUrl('getUserContext', { locale: 'kor-kr' })).toBe(`/eco-eu${path}`);
    expect(callUrl('getUserContext', { locale: 'kor-kr', realm: 'abc-ap' })).toBe(`/abc-ap${path}`);
  });

  it('[R7.002] begins with the gateway that a rule sends it to', () => {
    const target = 'https://gateway.example/shop';
    expect(callUrl('getCart', { locale: 'kor-kr', target })).toBe(`${target}/api/kor-kr/cart`);
  });

  it('is not made without a parameter of its path', () => {
    expect(() => callUrl('getProduct', { locale: 'kor-kr' })).toThrowError(/needs the parameter id/u);
  });
});
