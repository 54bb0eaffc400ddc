import { PAGE_IDS, pageSpec, readPageAddress } from '@vitrine/contracts';
import { dispatchTo } from '@vitrine/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicPage } from './cache-key.ts';

const get = (url: string) => {
  const address = readPageAddress(url);
  return address && publicPage(address);
};

/** An address of the page, with a word for each of its parameters. */
const addressOf = (path: string): string =>
  `/eng-us${path.replaceAll(/:\w+\??/gu, 'abc').replace('*', 'a/b')}`;

describe('the name of a public page', () => {
  it('is its path for a prefixed page', () => {
    expect(get('/fra-fr/products/TH2001')?.key).toBe('/fra-fr/products/TH2001');
  });

  it('drops every parameter that the page does not name from the name and from what is rendered', () => {
    const page = get('/eng-us/leather-goods?utm_source=x&page=2&evil=<script>');
    expect(page).toEqual({ key: '/eng-us/leather-goods?page=2', url: '/eng-us/leather-goods?page=2' });
  });

  it.each([
    '/homepage',
    '/',
    '/xxx-yy/homepage',
    '/eng-us/',
    '/eng-us/homepage/',
    '/eng-us/%68omepage',
    '/eng-us/homepage/../cart',
    '/ENG-US/homepage',
    '/eng-us/environmental-characteristics?sku=TK3001',
    '/eng-us/shoes?colour=green,black',
    '/eng-us/shoes?colour=black,green',
    '/eng-us/shoes?colour=green&size=41',
    '/eng-us/shoes?sort=newest',
    '/eng-us/shoes?page=6',
    `/eng-us/${'x'.repeat(300)}`,
  ])('has none for %s', (url) => expect(get(url)).toBeUndefined());

  it('has one for the pages of the registry that are public, and for no other', () => {
    const kept = PAGE_IDS.filter((id) => get(addressOf(pageSpec(id).path)) !== undefined);
    expect(kept).toEqual(PAGE_IDS.filter((id) => pageSpec(id).audience === 'public'));
    const ofData = PAGE_IDS.filter((id) => get(`${addressOf(pageSpec(id).path)}.data`) !== undefined);
    expect(ofData).toEqual(kept);
  });

  it('keeps the data that a navigation inside the shop asks for, and no other part of a page', () => {
    const url = '/eng-us/products/TH2001.data?_routes=routes%2Fproduct';
    expect(get(url)?.key).toBe(url);
    expect(get('/eng-us/beware.data?_routes=routes%2Fslug')).toBeDefined();
    expect(get('/eng-us/products/TH2001.data?_routes=root')).toBeUndefined();
    expect(get('/eng-us/products/TH2001.data?_routes=routes%2Fslug')).toBeUndefined();
  });

  it('has one name for a product page, whatever page number is asked', () => {
    expect(get('/eng-us/products/TH2001?page=7')?.key).toBe('/eng-us/products/TH2001');
  });

  it('[R2.021] names a country that is sent to, and no other of all that two letters can say', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const pairs = letters.flatMap((first) => letters.map((second) => first + second));
    for (const path of ['/eng-us/delivery-returns', '/eng-us/leather-goods']) {
      const named = pairs.filter((iso) => {
        const page = get(`${path}?dispatchCountry=${iso}`);
        const isNamed = page?.key === `${path}?dispatchCountry=${iso}`;
        if (!isNamed) expect(page).toEqual({ key: path, url: path });
        return isNamed;
      });
      expect(named).toEqual(pairs.filter((iso) => dispatchTo(iso) !== undefined));
    }
    expect(get('/eng-us/delivery-returns?dispatchCountry=ch')?.key).toBe('/eng-us/delivery-returns');
    expect(get('/eng-us/delivery-returns?dispatchCountry=CHE')?.key).toBe('/eng-us/delivery-returns');
  });

  it('[R7.009] keeps a listing with one value chosen under one name, whatever else was asked', () => {
    const key = '/eng-us/shoes?colour=green&page=2';
    expect(get('/eng-us/shoes?colour=green&utm_source=x&page=2')).toEqual({ key, url: key });
  });

  it('never keeps a value of the visitor’s own making, but what a listing may be chosen by', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const query = new URLSearchParams([[name, value]]).toString();
        const key = get(`/eng-us/leather-goods?${query}`)?.key ?? '';
        expect(key).toMatch(
          /^\/eng-us\/leather-goods(\?((colour|material|finish|size|price|tryOn)=[^,&]+|dispatchCountry=[A-Z]{2}|page=[2-5]|(newStore|viewLabelKeys|lvpass|lvpassdesign)=true))?$/u,
        );
      }),
    );
  });
});
