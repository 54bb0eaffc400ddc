import { SeoTagsBody } from '@vitrine/contracts';
import { hreflangsOf, LOCALE_LIST } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { TEST_ORIGIN, type TestRequest, useServices } from '../test-harness/open-services.ts';

const services = useServices();

const tags = async (request: TestRequest): Promise<SeoTagsBody> =>
  SeoTagsBody.parse((await services.call('getSeoTags', request)).body);

describe('the tags of a page', () => {
  it('[R7.088] name a product, its one address, and the same page in every locale', async () => {
    const found = await tags({
      locale: 'fra-fr',
      query: { page: 'product', contentId: 'AU2001', skuId: 'QS2003' },
    });
    expect(found).toMatchObject({
      title: 'Rive | Maison Aurèle',
      canonical: `${TEST_ORIGIN}/fra-fr/products/rive-AU2001`,
      robots: 'index, follow',
    });
    expect(found.description).toMatch(/^Un carré doux.*…$/u);
    const urls = new Map(found.hreflang.map(({ lang, url }) => [lang, url]));
    expect(urls.size).toBe(found.hreflang.length);
    const product = 'products/rive-AU2001';
    for (const locale of LOCALE_LIST)
      expect(urls.get(hreflangsOf(locale)[0] ?? '')).toBe(`${TEST_ORIGIN}/${locale.code}/${product}`);
    expect(urls.get('en-CH')).toBe(`${TEST_ORIGIN}/eng-e1/${product}`);
    expect(urls.get('x-default')).toBe(`${TEST_ORIGIN}/eng-us/${product}`);
  });

  it('[R7.088] find the product of a SKU alone', async () => {
    expect((await tags({ query: { page: 'product', skuId: 'QW1002' } })).title).toBe(
      'Heure Verte, 39 mm | Maison Aurèle',
    );
  });

  it.each([
    ['category', 'eyewear', 'نظارات | ميزون أوريل', '/ara-ae/eyewear'],
    ['content', 'delivery-returns', 'التوصيل والإرجاع | ميزون أوريل', '/ara-ae/delivery-returns'],
    ['content', 'stories/heure-verte', 'Heure Verte | ميزون أوريل', '/ara-ae/stories/heure-verte'],
  ])('[R7.088] describe a page of the kind %s', async (page, contentId, ...[title, path]) => {
    const found = await tags({ locale: 'ara-ae', query: { page, contentId } });
    expect(found).toMatchObject({ title, canonical: `${TEST_ORIGIN}${path}` });
  });

  it('[R7.088] keep the cart out of search engines, and the home page in', async () => {
    expect((await tags({ query: { page: 'cart' } })).robots).toBe('noindex, nofollow');
    expect(await tags({ query: { page: 'homepage' } })).toMatchObject({
      title: 'Maison Aurèle',
      canonical: `${TEST_ORIGIN}/eng-us/homepage`,
      robots: 'index, follow',
    });
  });

  it('[R7.088] are the same at the address that stands in for the gateway', async () => {
    const query = { page: 'product', skuId: 'QS2001' };
    const legacy = await services.call('getSeoTagsLegacy', { query });
    expect(legacy.body).toEqual(await tags({ query }));
  });

  it.each([
    [{ page: 'nowhere' }],
    [{ page: 'product' }],
    [{ page: 'product', contentId: 'AU9999' }],
    [{ page: 'category', contentId: 'nowhere' }],
    [{ page: 'content', contentId: 'eyewear' }],
  ])('[R7.088] of %j are not found', async (query) => {
    expect((await services.call('getSeoTags', { query })).status).toBe(404);
  });

  it('[R7.088] are refused without a page', async () => {
    expect((await services.call('getSeoTags')).status).toBe(400);
  });

  it('[R2.016, R2.025, R7.088] name the stores of a place and a store, and none that is closed', async () => {
    const place = await tags({
      locale: 'fra-fr',
      query: { page: 'stores', contentId: 'stores/france/paris' },
    });
    expect(place).toMatchObject({
      title: 'Boutiques | Maison Aurèle',
      canonical: `${TEST_ORIGIN}/fra-fr/stores/france/paris`,
    });
    const store = await tags({ locale: 'fra-fr', query: { page: 'store', contentId: 'florence' } });
    expect(store).toMatchObject({
      title: 'Maison Aurèle Firenze | Boutiques',
      canonical: `${TEST_ORIGIN}/fra-fr/point-of-sale/florence`,
    });
    const closed = await services.call('getSeoTags', { query: { page: 'store', contentId: 'stockholm' } });
    expect(closed.status).toBe(404);
  });
});
