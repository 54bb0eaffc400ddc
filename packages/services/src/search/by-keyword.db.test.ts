import { CALL_SPECS, type CallName, CategoryFilterBody, FoundArticlesBody } from '@vitrine/contracts';
import { addProducts, aProduct } from '@vitrine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, useServices } from '../test-harness/open-services.ts';
import { seeChanges } from '../test-harness/see-changes.ts';

const services = useServices();

type Texts = Readonly<Record<string, string>>;
const ask = (name: CallName, params: Texts, query: Texts = {}): Promise<TestAnswer> =>
  services.call(name, { params, query });
const pieces = async (params: Texts, query?: Texts) => {
  const name = params['dimId'] === undefined ? 'searchPieces' : 'searchPiecesIn';
  return CALL_SPECS.searchPieces.answer.parse((await ask(name, params, query)).body);
};
const articles = async (params: Texts, query?: Texts): Promise<FoundArticlesBody> => {
  const name = params['dimId'] === undefined ? 'searchArticles' : 'searchArticlesIn';
  return FoundArticlesBody.parse((await ask(name, params, query)).body);
};

const part = async (query?: Texts): Promise<CategoryFilterBody> =>
  CategoryFilterBody.parse((await ask('getCategoryFilter', { dimId: 'twenty' }, query)).body);

describe('pieces by a keyword', () => {
  it('[R7.064] are those of the word, with their total', async () => {
    const { skus, total } = await pieces({ keyword: 'bag' });
    expect(total).toBeGreaterThan(1);
    expect(skus.some(({ productType }) => /bag/u.test(productType))).toBe(true);
    const two = await pieces({ keyword: 'bag' }, { range: '0-1' });
    expect(two.skus).toEqual(skus.slice(0, 2));
    expect(two.total).toBe(total);
    expect((await pieces({ keyword: 'bag' }, { range: '900-901' })).skus).toEqual([]);
  });

  it('[R7.064] of a category are a true part of them', async () => {
    const all = await pieces({ keyword: 'green' }, { range: '0-49' });
    const some = await pieces({ keyword: 'green', dimId: 'watches' }, { range: '0-49' });
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    const known = new Set(all.skus.map(({ productId }) => productId));
    expect(some.skus.filter(({ productId }) => !known.has(productId))).toEqual([]);
    expect((await pieces({ keyword: 'green', dimId: 'nowhere' })).total).toBe(0);
  });

  it('[R7.064] are none for a word that nothing has', async () => {
    expect(await pieces({ keyword: 'xqzvkw' })).toMatchObject({ skus: [], total: 0 });
  });

  it('[R7.064] stand at the address of their service too, and an empty keyword is refused', async () => {
    const flat = await services.app.inject('/api/eng-us/search/bag');
    const under = await services.app.inject('/api/eng-us/catalog/search/bag');
    expect(under.json()).toEqual(flat.json());
    for (const url of ['/api/eng-us/search/', '/api/eng-us/search/%20', '/api/eng-us/search-article/']) {
      expect([url, (await services.app.inject(url)).statusCode]).toEqual([url, 400]);
    }
    expect((await services.app.inject('/api/eng-us/search/a%2Fb')).statusCode).toBe(200);
    expect((await ask('searchPieces', { keyword: 'a'.repeat(2000) })).status).toBe(400);
  });

  it.each(['5-2', '0-50', 'a-b', '0', '-1-3'])('[R7.064] refuse the range %s', async (range) => {
    expect((await ask('searchPieces', { keyword: 'bag' }, { range })).status).toBe(400);
  });
});

describe('articles by a keyword', () => {
  it('[R7.065] are ordered by their dates when asked', async () => {
    const newest = await articles({ keyword: 'leather' }, { articleDateSort: 'desc', range: '0-49' });
    const oldest = await articles({ keyword: 'leather' }, { articleDateSort: 'asc', range: '0-49' });
    expect(newest.total).toBeGreaterThan(1);
    const days = newest.articles.map(({ date = '' }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(oldest.articles.map(({ date = '' }) => date)).toEqual(days.toSorted());
    const first = await articles({ keyword: 'leather' }, { articleDateSort: 'desc', range: '0-0' });
    expect(first.articles).toEqual(newest.articles.slice(0, 1));
    expect(first.total).toBe(newest.total);
  });

  it('[R7.065] of a category are a part of them, and lead to their pages', async () => {
    const all = await articles({ keyword: 'leather' }, { range: '0-49' });
    const some = await articles({ keyword: 'leather', dimId: 'in-use' }, { range: '0-49' });
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThanOrEqual(all.total);
    for (const { id, kind, url } of some.articles) {
      expect([kind, url]).toEqual(['article', `/eng-us/magazine/articles/${id}`]);
    }
  });

  it('[R7.065] are none for a word that nothing has', async () => {
    expect(await articles({ keyword: 'xqzvkw' })).toMatchObject({ articles: [], total: 0 });
    expect((await ask('searchArticles', { keyword: 'leather' }, { articleDateSort: 'up' })).status).toBe(400);
  });
});

describe('a part of a category', () => {
  beforeAll(async () => {
    await services.db.executeSql(
      "INSERT INTO category (dim_id, path, url_code, rank) VALUES ('twenty', 'twenty', 'twenty', 900); INSERT INTO category_text VALUES ('twenty', 'eng', 'Twenty', '')",
    );
    const products = Array.from({ length: 20 }, (_, index) =>
      aProduct({ id: `TP${index}`, dimId: 'twenty' }),
    );
    await addProducts(services.db, products);
    await seeChanges(services);
  });
  it('[R7.056, R9.012] is its first 18 pieces unless said otherwise, and then the other two', async () => {
    const first = await part();
    expect([first.skus.length, first.total]).toEqual([18, 20]);
    expect(await part({ range: '0-17' })).toEqual(first);
    const rest = await part({ range: '18-35' });
    expect([rest.skus.length, rest.total]).toEqual([2, 20]);
    expect(new Set([...first.skus, ...rest.skus].map(({ productId }) => productId)).size).toBe(20);
  });

  it.each([
    ['5-2', 400],
    ['20-30', 416],
    ['99999-99999', 416],
    ['0-50', 400],
  ])('[R7.056] of the range %s is refused with %i', async (range, status) => {
    expect((await ask('getCategoryFilter', { dimId: 'twenty' }, { range })).status).toBe(status);
  });

  it('[R7.056] of an unknown or exclusive category is not found', async () => {
    expect((await ask('getCategoryFilter', { dimId: 'nowhere' })).status).toBe(404);
    const { rows } = await services.db.executeSql('SELECT dim_id FROM category WHERE is_exclusive LIMIT 1');
    expect((await ask('getCategoryFilter', { dimId: String(rows[0]?.['dim_id']) })).status).toBe(404);
  });

  it('[R7.011] stands in the tree of the search service, in the language of the locale', async () => {
    const { body } = await services.call('getSearchCategories', { locale: 'fra-fr' });
    const { categories } = CALL_SPECS.getSearchCategories.answer.parse(body);
    expect(categories).toContainEqual(
      expect.objectContaining({ dimId: 'watches', name: 'Montres', url: '/fra-fr/watches' }),
    );
    expect(JSON.stringify(categories)).not.toContain('salon-soir');
    expect((await services.app.inject('/api/xxx-yy/search/categories')).statusCode).toBe(404);
  });
});
