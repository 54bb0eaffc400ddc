import { SeoLinksBody, SeoTagsBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { TEST_ORIGIN, type TestRequest, useServices } from '../test-harness/open-services.ts';

const services = useServices();

const linksOf = async (type: string, seoUrl: string, request: TestRequest = {}) =>
  SeoLinksBody.parse((await services.call('getSeoLinks', { ...request, query: { type, seoUrl } })).body)
    .links;

const tagsOf = async (filters: string, extras = '') => {
  const query = { page: 'category', contentId: 'eyewear', filters, extras };
  return SeoTagsBody.parse((await services.call('getSeoTags', { query })).body);
};

describe('the links at the foot of a page', () => {
  it('[R7.089] lead from a category to those below it, then to those beside it, in the words of the locale', async () => {
    const { rows } = await services.db.executeSql(
      "SELECT dim_id, path FROM category WHERE parent_id = 'eyewear' OR parent_id = 'eyewear-sunglasses'",
    );
    const links = await linksOf('category', 'eyewear', { locale: 'fra-fr' });
    expect(links[0]).toMatchObject({ url: '/fra-fr/eyewear/sunglasses' });
    expect(rows.map(({ path }) => `/fra-fr/${String(path)}`)).toContain(links[0]?.url);
    expect(links.map(({ url }) => url)).not.toContain('/fra-fr/eyewear');
    expect(links.length).toBeGreaterThan(2);
    expect(links.length).toBeLessThanOrEqual(12);
  });

  it('[R7.089] lead from a product to its categories, the closest first', async () => {
    const links = await linksOf('product', 'products/anything-AU2002/QS2011');
    const urls = links.map(({ url }) => url);
    expect(urls.slice(0, 3)).toEqual([
      '/eng-us/eyewear/sunglasses/round',
      '/eng-us/eyewear/sunglasses',
      '/eng-us/eyewear',
    ]);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('[R6.012, R7.089] lead to no category that is exclusive, and from none', async () => {
    const { rows } = await services.db.executeSql('SELECT path FROM category WHERE is_exclusive');
    expect(rows).not.toEqual([]);
    const all = await services.db.executeSql('SELECT path FROM category WHERE NOT is_exclusive');
    for (const { path } of rows) {
      const query = { type: 'category', seoUrl: String(path) };
      expect((await services.call('getSeoLinks', { query })).status).toBe(404);
    }
    for (const { path } of all.rows) {
      const query = { type: 'category', seoUrl: String(path) };
      const { status, body } = await services.call('getSeoLinks', { query });
      if (status === 404) continue;
      const urls = SeoLinksBody.parse(body).links.map(({ url }) => url);
      for (const { path: secret } of rows) expect(urls).not.toContain(`/eng-us/${String(secret)}`);
    }
  });

  it('[R7.089] are the same at the address that stands in for the gateway', async () => {
    const query = { type: 'category', seoUrl: 'eyewear' };
    const legacy = await services.call('getSeoLinksLegacy', { query });
    expect(SeoLinksBody.parse(legacy.body).links).toEqual(await linksOf('category', 'eyewear'));
  });

  it.each([
    [{ type: 'category', seoUrl: '/eyewear' }, 200],
    [{ type: 'category', seoUrl: 'nowhere' }, 404],
    [{ type: 'product', seoUrl: 'products/gone-AU9999' }, 404],
    [{ type: 'product', seoUrl: 'eyewear' }, 404],
    [{ type: 'product', seoUrl: 'products' }, 404],
    [{ type: 'weather', seoUrl: 'eyewear' }, 400],
    [{ type: 'category', seoUrl: '//evil.example' }, 400],
    [{ type: 'category' }, 400],
  ])('[R7.089] of %j are answered with %i', async (query, status) => {
    expect((await services.call('getSeoLinks', { query })).status).toBe(status);
  });
});

describe('the tags of a listing', () => {
  it('[R7.088] say one address for one chosen value, and the same in every locale', async () => {
    const tags = await tagsOf('colour=black', 'page=2');
    expect(tags).toMatchObject({
      canonical: `${TEST_ORIGIN}/eng-us/eyewear?colour=black&page=2`,
      robots: 'index, follow',
    });
    expect(tags.hreflang).toContainEqual({
      lang: 'fr-FR',
      url: `${TEST_ORIGIN}/fra-fr/eyewear?colour=black&page=2`,
    });
  });

  it('[R7.088] keep a listing of two values and another order from search engines', async () => {
    const noindex = { canonical: `${TEST_ORIGIN}/eng-us/eyewear`, robots: 'noindex, follow', hreflang: [] };
    expect(await tagsOf('colour=black,gold')).toMatchObject(noindex);
    expect(await tagsOf('', 'sort=newest')).toMatchObject(noindex);
  });
});
