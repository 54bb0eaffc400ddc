import { describe, expect, it } from 'vitest';
import { identified } from './identified-call.ts';

const CLIENT = { id: 'vitrine-web', secret: 'known', country: 'FR' };
const REQUEST = { locale: 'fra-fr', query: { seoUrl: '/faq' }, headers: { authorization: 'Bearer x' } };

describe('a call as its client sends it', () => {
  it.each(['getContent', 'login', 'getWishlist'] as const)(
    '[R7.003] names the application and the country: %s',
    (name) => {
      expect(identified(name, REQUEST, CLIENT)).toEqual({
        locale: 'fra-fr',
        query: { dispatchCountry: 'FR', seoUrl: '/faq' },
        headers: { client_id: 'vitrine-web', client_secret: 'known', authorization: 'Bearer x' },
      });
    },
  );

  it('[R7.003] keeps the country that the page was asked for', () => {
    const request = { ...REQUEST, query: { dispatchCountry: 'BE' } };
    expect(identified('getContent', request, CLIENT).query).toEqual({ dispatchCountry: 'BE' });
  });

  it('leaves the calls of other services as they are', () => {
    expect(identified('getCart', REQUEST, CLIENT)).toBe(REQUEST);
  });
});
