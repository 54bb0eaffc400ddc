import {
  Article,
  type ArticleCard,
  ArticlesBody,
  CALL_SPECS,
  type CallName,
  MagazineCategory,
} from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

type Query = Readonly<Record<string, string>>;
const article = (chunk: string, locale: LocaleCode = 'eng-us') =>
  services.call('getArticle', { locale, params: { chunk } });
const list = (query: Query = {}, name: CallName = 'getArticles') => services.call(name, { query });
const listed = async (query: Query = {}): Promise<ArticlesBody> =>
  ArticlesBody.parse((await list(query)).body);
const chunks = (cards: readonly ArticleCard[]): readonly string[] => cards.map(({ chunk }) => chunk);
const more = async (chunk: string, query: Query = {}) => {
  const answer = await services.call('getMoreArticles', { params: { chunk }, query });
  return chunks(CALL_SPECS.getMoreArticles.answer.parse(answer.body).articles);
};

describe('an article', () => {
  it('[R7.092] has its text, its picture, and the pieces it speaks of, in the language of the locale', async () => {
    const french = Article.parse((await article('fourteen-hours', 'fra-fr')).body);
    expect(french).toMatchObject({
      title: 'Quatorze heures',
      url: '/fra-fr/magazine/articles/fourteen-hours',
      category: 'workshop',
      tags: ['leather'],
      publishedOn: '2026-11-05',
      media: { view: 'detail' },
    });
    expect(french.blocks.filter(({ type }) => type === 'paragraph')).toHaveLength(3);
    expect(french.blocks[0]).toEqual({ type: 'heading', level: 2, text: 'Première heure' });
    expect(french.products.map(({ defaultSkuId }) => defaultSkuId)).toEqual(['QB5002', 'QB5001', 'QB5011']);
    expect(french).not.toHaveProperty('language');
  });

  it('[R7.092] is English where its paragraphs are not written in the language, and says so', async () => {
    expect((await article('fourteen-hours', 'ara-ae')).body).toMatchObject({
      title: 'Fourteen hours',
      language: 'en',
    });
    await services.db.executeSql(
      `UPDATE article_text SET blocks = NULL WHERE chunk = 'rain-in-august' AND language = 'fra';
       UPDATE catalogue_version SET version = version + 1`,
    );
    services.clock.advance(1_001);
    expect((await article('rain-in-august', 'fra-fr')).body).toMatchObject({
      title: 'Rain in August',
      language: 'en',
    });
    const { body } = await services.call('getArticles', { locale: 'fra-fr', query: { category: 'town' } });
    const card = ArticlesBody.parse(body).articles.find(({ chunk }) => chunk === 'rain-in-august');
    expect(card?.title).toBe('La pluie en août');
    expect(card).not.toHaveProperty('language');
  });

  it('[R7.092, R7.093] that is a draft or unknown is not found', async () => {
    for (const chunk of ['next-winter', 'nowhere']) {
      expect((await article(chunk)).status).toBe(404);
      expect((await services.call('getMoreArticles', { params: { chunk } })).status).toBe(404);
    }
  });

  it('[R7.093, R9.014] is followed by three others, those of its category first', async () => {
    const next = await more('fourteen-hours');
    expect(next).toHaveLength(3);
    expect(next.slice(0, 2)).toEqual(['eleven-coats-of-green', 'the-bench-of-acetate']);
    expect(next).not.toContain('fourteen-hours');
    expect(await more('fourteen-hours', { howMany: '2' })).toHaveLength(2);
    const all = await more('fourteen-hours', { howMany: '12' });
    expect(new Set(all).size).toBe(11);
    for (const howMany of ['0', '13', '-1', 'two']) {
      const answer = await services.call('getMoreArticles', {
        params: { chunk: 'fourteen-hours' },
        query: { howMany },
      });
      expect(answer.status, howMany).toBe(400);
    }
  });
});

describe('the list of articles', () => {
  it('[R7.095, R9.013] has the nine newest, and the rest when it is asked for', async () => {
    const first = await listed();
    expect(first.articles).toHaveLength(9);
    expect(first.total).toBe(12);
    const days = first.articles.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    const rest = await listed({ range: '9-17' });
    expect(rest.articles).toHaveLength(3);
    expect(new Set(chunks([...first.articles, ...rest.articles])).size).toBe(12);
    expect((await listed({ range: '100-108' })).articles).toEqual([]);
  });

  it('[R7.095, R7.069] is that of a category and of a tag, from the magazine and from the editors alike', async () => {
    const query = { category: 'town', tag: 'river' };
    expect(chunks((await listed(query)).articles)).toEqual(['down-at-the-quay', 'rain-in-august']);
    expect((await list(query, 'getEditorialArticles')).body).toEqual((await list(query)).body);
    const under = await services.app.inject('/api/eng-us/magazine/articles?category=town&tag=river');
    expect(under.json()).toEqual((await list(query)).body);
    expect((await listed({ category: 'town', tag: 'nowhere' })).total).toBe(0);
    expect((await list({ category: 'nowhere' })).status).toBe(404);
  });

  it.each(['8-0', '0', '0-50', 'a-b', '-1-3', ''])('[R7.095] refuses the range %j', async (range) => {
    expect((await list({ range })).status).toBe(400);
  });
});

describe('the categories of the magazine', () => {
  it('[R7.068] are the editorial ones, and stand beside the menu at the flat address', async () => {
    const { body } = await services.call('getEditorialCategories', { locale: 'fra-fr' });
    const { categories } = CALL_SPECS.getEditorialCategories.answer.parse(body);
    expect(categories.map(({ chunk }) => chunk)).toEqual(['workshop', 'town', 'people', 'in-use']);
    const flat = (await services.app.inject('/api/fra-fr/categories')).json();
    expect(flat.editorialCategories).toEqual(categories);
    expect(flat.categories[0]).toHaveProperty('dimId');
    const own = await services.app.inject('/api/fra-fr/editorial/categories');
    expect(own.json()).toEqual({ categories });
  });

  it('[R7.094] have tags, each of which leads to articles', async () => {
    const { body } = await services.call('getMagazineCategory', {
      locale: 'fra-fr',
      params: { chunk: 'workshop' },
    });
    const workshop = MagazineCategory.parse(body);
    expect(workshop).toMatchObject({ name: 'L’atelier', url: '/fra-fr/magazine/workshop' });
    for (const { code, url } of workshop.tags) {
      expect(url).toBe(`/fra-fr/magazine/workshop/${code}`);
      expect((await listed({ category: 'workshop', tag: code })).total).toBeGreaterThan(0);
    }
    expect((await services.call('getMagazineCategory', { params: { chunk: 'nowhere' } })).status).toBe(404);
  });

  it('[R7.096] are the menu, in the order of the house', async () => {
    const { body } = await services.call('getMagazineMenu', { locale: 'fra-fr' });
    expect(CALL_SPECS.getMagazineMenu.answer.parse(body).items.map(({ name }) => name)).toEqual([
      'L’atelier',
      'La ville',
      'Les gens',
      'À l’usage',
    ]);
    const japanese = await services.call('getMagazineMenu', { locale: 'jpn-jp' });
    expect(CALL_SPECS.getMagazineMenu.answer.parse(japanese.body).items[0]?.name).toBe('工房');
  });

  it('[R7.098] have their three newest articles, without the unknown ones', async () => {
    const { body } = await services.call('getArticlesOfCategories', {
      params: { ids: 'people,nowhere,town' },
    });
    const found = CALL_SPECS.getArticlesOfCategories.answer.parse(body);
    expect(Object.keys(found).toSorted()).toEqual(['people', 'town']);
    expect(chunks(found['people'] ?? [])).toEqual([
      'she-signs-inside',
      'two-weeks-on-the-shelf',
      'four-hundred-trials',
    ]);
    const none = await services.call('getArticlesOfCategories', { params: { ids: 'nowhere' } });
    expect(none.status).toBe(404);
  });
});
