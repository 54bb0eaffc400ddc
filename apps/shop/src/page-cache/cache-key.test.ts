import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicPage } from './cache-key.ts';

const LOCALES = new Set(['eng-us', 'fra-fr']);
const get = (url: string) => publicPage({ method: 'GET', url }, LOCALES);

describe('the name of a public page', () => {
  it('is its path for a prefixed page', () => {
    expect(get('/fra-fr/products/AU2001')?.key).toBe('/fra-fr/products/AU2001');
  });

  it('[R2.074, R2.075, R2.076, R2.077] keeps the flags that live across navigation, in one order', () => {
    expect(get('/eng-us/homepage?lvpass=true&newStore=true')?.key).toBe(
      '/eng-us/homepage?newStore=true&lvpass=true',
    );
    expect(get('/eng-us/homepage?newStore=true&lvpass=true')?.key).toBe(
      '/eng-us/homepage?newStore=true&lvpass=true',
    );
  });

  it('drops every other parameter from the name and from what is rendered', () => {
    const page = get('/eng-us/homepage?utm_source=x&page=2&evil=<script>');
    expect(page).toEqual({ key: '/eng-us/homepage?page=2', url: '/eng-us/homepage?page=2' });
  });

  it.each([
    '/homepage',
    '/',
    '/eng-us/cart',
    '/eng-us/checkout/payment',
    '/eng-us/cart.data',
    '/eng-us/mylv/orders',
    '/xxx-yy/homepage',
    '/eng-us',
    '/eng-us/',
    '/eng-us/homepage.data?_routes=root',
  ])('has none for %s: that page is one visitor’s', (url) => expect(get(url)).toBeUndefined());

  it('keeps the data that a navigation inside the shop asks for, and no other part of a page', () => {
    const url = '/eng-us/products/AU2001.data?_routes=routes%2Fproduct';
    expect(get(url)?.key).toBe(url);
    expect(get('/eng-us/products/AU2001.data?_routes=root')).toBeUndefined();
  });

  it('has one name for a product page, whatever page number is asked', () => {
    expect(get('/eng-us/products/AU2001?page=7')?.key).toBe('/eng-us/products/AU2001');
  });

  it('has none for anything but reading', () => {
    expect(publicPage({ method: 'POST', url: '/eng-us/homepage' }, LOCALES)).toBeUndefined();
  });

  it('never keeps a value of the visitor’s own making', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const query = new URLSearchParams([[name, value]]).toString();
        const key = get(`/eng-us/homepage?${query}`)?.key ?? '';
        return /^\/eng-us\/homepage(\?(dispatchCountry=[A-Z]{2}|page=\d{1,4}|(newStore|viewLabelKeys|lvpass|lvpassdesign)=true|_routes=routes%2F(homepage|product|slug)))?$/u.test(
          key,
        );
      }),
    );
  });
});
