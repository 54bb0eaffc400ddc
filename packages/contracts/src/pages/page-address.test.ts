import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dimensionIn, readPageAddress } from './page-address.ts';
import { PAGE_IDS, pageSpec } from './pages.ts';

const read = (asked: string) => readPageAddress(asked);

describe('the address of a page', () => {
  it.each([
    ['/', 'entry'],
    ['/eng-us', 'slug'],
    ['/homepage', 'homepage'],
    ['/eng-us/products/TH2001', 'product'],
    ['/eng-us/products/TH2001/TS2001', 'product'],
    ['/eng-us/products', 'slug'],
    ['/eng-us/products/a/b/c', 'slug'],
    ['/eng-us/checkout', 'checkout'],
    ['/eng-us/checkout/error', 'checkout-error'],
    ['/eng-us/checkout/payment', 'checkout-step'],
    ['/eng-us/mylv/certificates/transfer', 'mylv-certificate-transfer'],
    ['/eng-us/mylv/certificates/C1', 'mylv-certificate'],
    ['/eng-us/mylv/nothing', 'slug'],
    ['/eng-us/magazine/articles/one', 'magazine-article'],
    ['/eng-us/magazine/workshop/leather', 'magazine'],
    ['/eng-us/experiences/exposedexperiences', 'experiences'],
    ['/eng-us/stories/a/b', 'story'],
    ['/xx-yy/homepage', 'slug'],
    ['/eng-us/leather-goods', 'slug'],
  ])('%s is of the page %s', (asked, page) => expect(read(asked)?.page).toBe(page));

  it.each([
    ['/eng-us/homepage/', '/eng-us/homepage'],
    ['/eng-us//homepage', '/eng-us/homepage'],
    ['/ENG-US/homepage', '/eng-us/homepage'],
    ['/eng-us/HomePage', '/eng-us/homepage'],
    ['/eng-us/%68omepage', '/eng-us/homepage'],
    ['/eng-us/x/../cart', '/eng-us/cart'],
    ['/eng-us/x/%2e%2e/cart', '/eng-us/cart'],
    ['/eng-us/products/%54H2001', '/eng-us/products/TH2001'],
    ['/eng-us/caf%c3%a9', '/eng-us/caf%C3%A9'],
    ['/eng-us/café', '/eng-us/caf%C3%A9'],
    ['/eng-us/a%2Fb', '/eng-us/a%2Fb'],
    ['/eng-us/_/N-leather%2Dgoods', '/eng-us/_/N-leather-goods'],
    ['//evil.example/cart', '/evil.example/cart'],
    ['/\\evil.example/cart', '/evil.example/cart'],
  ])('%s belongs at %s', (asked, path) => expect(read(asked)?.path).toBe(path));

  it.each([
    '/eng-us/a%0a',
    '/eng-us/a%0d',
    '/eng-us/%E2%80%A8',
    '/eng-us/%E2%80%AE',
    '/eng-us/%E0%A4%A',
    'x',
    '',
  ])('%j is none', (asked) => expect(read(asked)).toBeUndefined());

  it('keeps the case of what names something', () => {
    expect(read('/eng-us/products/Au2001')).toMatchObject({
      path: '/eng-us/products/Au2001',
      isCanonical: true,
    });
  });

  it('leaves out what the page does not name, and words that are not its own', () => {
    expect(read('/eng-us/homepage?utm_source=x&page=2&evil=<script>&lvpass=1')?.search).toBe('');
    expect(read('/eng-us/leather-goods?page=2&dispatchCountry=FR')?.search).toBe(
      '?dispatchCountry=FR&page=2',
    );
    expect(read('/eng-us/leather-goods?page=1')?.search).toBe('');
  });

  it.each([
    ['/eng-us/shoes?page=1', '/eng-us/shoes'],
    ['/eng-us/shoes?size=41&colour=green,black', '/eng-us/shoes?colour=black,green&size=41'],
    ['/eng-us/shoes?Colour=green&colour=black', '/eng-us/shoes?colour=black,green'],
    ['/eng-us/shoes?colour=green%2Cblack&utm_source=a+b', '/eng-us/shoes?colour=black,green&utm_source=a+b'],
    ['/eng-us/shoes?utm_source=x&sort=cheapest', '/eng-us/shoes?utm_source=x'],
    ['/ENG-US/shoes/?page=2', '/eng-us/shoes?page=2'],
    ['/eng-us/shoes/?utm_source=x', '/eng-us/shoes?utm_source=x'],
  ])('[R7.009] %s of a listing is spelt %s', (asked, spelling) => {
    expect(read(asked)).toMatchObject({ isCanonical: false, spelling });
    expect(read(spelling)).toMatchObject({ isCanonical: true, spelling });
  });

  it.each([
    '?utm_source=x&colour=green',
    '?colour=green&utm_source=x',
    '?',
    '?page',
    '?newStore=true&page=2',
  ])('leaves alone what else was asked: %s', (query) =>
    expect(read(`/eng-us/shoes${query}`)?.isCanonical).toBe(query !== '?page'),
  );

  it('[R7.009] tells a choice that is one of too many to be kept', () => {
    expect(read('/eng-us/shoes?colour=green')?.isRare).toBe(false);
    expect(read('/eng-us/shoes?colour=black,green')?.isRare).toBe(true);
    expect(read('/eng-us/homepage?colour=black,green')).toMatchObject({ isRare: false, search: '' });
  });

  it('[R2.031] tells a path that names its category itself, and may begin with anything', () => {
    expect(read('/eng-us/anything/_/N-shoes')?.isRare).toBe(true);
    expect(dimensionIn('/anything/_/N-shoes')).toBe('shoes');
    expect(dimensionIn('/anything/_/N-')).toBeUndefined();
  });

  it('[R2.074, R2.075, R2.076, R2.077] keeps the flags that live across navigation, in one order', () => {
    const search = '?newStore=true&lvpass=true';
    expect(read('/eng-us/homepage?lvpass=true&newStore=true')?.search).toBe(search);
    expect(read('/eng-us/cart?newStore=true&lvpass=true')?.search).toBe(search);
  });

  it('tells the visitor’s own words', () => {
    expect(read('/eng-us/environmental-characteristics?sku=TK3001')?.isTyped).toBe(true);
    expect(read('/eng-us/environmental-characteristics')?.isTyped).toBe(false);
  });

  it('is that of its data', () => {
    expect(read('/eng-us/cart.data')).toMatchObject({ page: 'cart', path: '/eng-us/cart', isData: true });
    expect(read('/_root.data')).toMatchObject({ page: 'entry', path: '/' });
  });

  it('has one spelling: what it leads to leads nowhere else', () => {
    const segment = fc.oneof(
      fc.string(),
      fc.constantFrom('eng-us', 'ENG-US', 'cart', 'Products', '..', '.', '%2e%2e', '%2F', '%', ''),
    );
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const first = read(`/${segments.join('/')}`);
        if (first === undefined) return;
        const again = read(first.path);
        expect(again).toMatchObject({ path: first.path, isCanonical: true, page: first.page });
        expect(first.path).toMatch(/^\/(?!\/)/u);
      }),
    );
  });
});

describe('the registry of pages', () => {
  const pages = PAGE_IDS.map(pageSpec);

  it('names each of the 66 routes of the specification', () => {
    const named = new Set(pages.flatMap(({ ids }) => ids));
    const wanted = Array.from({ length: 66 }, (_, at) => `R2.${String(at + 1).padStart(3, '0')}`);
    expect(wanted.filter((id) => !named.has(id))).toEqual([]);
  });

  it('names no address twice', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('shows search engines no page that is not for everybody', () => {
    const shown = pages.filter(({ seo, audience }) => seo.isIndexed && audience !== 'public');
    expect(shown).toEqual([]);
  });
});
