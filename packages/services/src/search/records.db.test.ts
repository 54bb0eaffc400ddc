import { PredictiveBody, RecordsBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

type Query = Readonly<Record<string, string>>;
const records = (query: Query, locale: LocaleCode = 'eng-us') =>
  services.call('getRecords', { locale, query });
const found = async (query: Query, locale?: LocaleCode): Promise<RecordsBody> =>
  RecordsBody.parse((await records(query, locale)).body);
const predicted = async (keyword: string, locale: LocaleCode = 'eng-us'): Promise<PredictiveBody> =>
  PredictiveBody.parse((await services.call('getPredictive', { locale, query: { keyword } })).body);
const ids = ({ skus }: RecordsBody): readonly string[] => skus.hits.map(({ productId }) => productId);

describe('what is found for a keyword', () => {
  it('[R7.012] is the product of that name, first', async () => {
    const { keyword, skus } = await found({ keyword: '  Heure   Verte ' });
    expect(keyword).toBe('Heure Verte');
    expect(skus.hits[0]?.productId).toBe('AU1001');
    expect(skus).toMatchObject({ page: 0, sort: 'relevance' });
  });

  it('[R7.012] is another page of hits with another page', async () => {
    const first = await found({ keyword: 'green' });
    const second = await found({ keyword: 'green', page: '1' });
    expect(first.skus.nbHits).toBe(second.skus.nbHits);
    expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([]);
    expect((await found({ keyword: 'green', page: '100' })).skus.hits).toEqual([]);
  });

  it('[R7.012] is limited to a category by its code', async () => {
    const all = await found({ keyword: 'green' });
    const watches = await found({ keyword: 'green', urlCode: 'watches' });
    expect(watches.skus.nbHits).toBeGreaterThan(0);
    expect(watches.skus.nbHits).toBeLessThan(all.skus.nbHits);
    expect(ids(watches).filter((id) => !id.startsWith('AU1'))).toEqual([]);
    expect((await records({ keyword: 'green', urlCode: 'nowhere' })).status).toBe(404);
  });

  it('[R7.012] has categories, articles and answers beside the pieces, and none with filter=sku', async () => {
    const all = await found({ keyword: 'watches' });
    expect(all.categories.map(({ dimId }) => dimId)).toContain('watches');
    expect((await found({ keyword: 'returns' })).answers.nbHits).toBeGreaterThan(0);
    const alone = await found({ keyword: 'watches', filter: 'sku' });
    expect(alone).toMatchObject({ categories: [], articles: { nbHits: 0 }, answers: { nbHits: 0 } });
    expect(ids(alone)).toEqual(ids(all));
  });

  it('[R7.012] stands on the SKU of the colour that was asked for', async () => {
    const { skus } = await found({ keyword: 'black', filter: 'sku' });
    expect(skus.nbHits).toBeGreaterThan(0);
    const [first] = skus.hits;
    const own = first?.skus.find(({ url }) => url === first.url);
    expect(own?.color ?? first?.skus[0]?.color).toMatch(/black/iu);
  });

  it.each([
    ['nothing', {}],
    ['an empty keyword', { keyword: '' }],
    ['spaces', { keyword: ' \t ' }],
    ['marks of direction alone', { keyword: '\u200F\u202E' }],
    ['201 characters', { keyword: 'a'.repeat(201) }],
    ['2,000 characters', { keyword: 'green '.repeat(333) }],
    ['half a surrogate pair', { keyword: 'a\uD800' }],
    ['a NUL', { keyword: 'a\0' }],
  ])('[R7.012] refuses %s, and names the keyword', async (_what, query: Query) => {
    // What a URL cannot carry arrives as a sign of its own, and is searched.
    const answer = await records(query);
    if (query['keyword']?.includes('\uD800')) expect(answer.status).toBe(200);
    else expect(answer).toMatchObject({ status: 400, body: { statusDetails: 'keyword' } });
  });

  it.each([
    ['filter', { filter: 'everything' }],
    ['page', { page: '-1' }],
    ['sort', { sort: 'cheapest' }],
    ['urlCode', { urlCode: 'a/b' }],
    ['colour', { colour: '' }],
    ['colour', { colour: ',' }],
    ['size', { size: 'a'.repeat(61) }],
    ['material', { colour: 'a,b,c,d,e,f,g,h,i,j', material: 'a,b,c,d,e,f,g,h,i,j,k' }],
  ])('[R7.012] refuses a wrong %s, and names it', async (field, query: Query) => {
    expect(await records({ keyword: 'green', ...query })).toMatchObject({
      status: 400,
      body: { statusDetails: field },
    });
  });

  it.each([
    '50%2F50',
    '"quoted" & <b>',
    '👜',
    "l'or",
    '\u202Eabc',
    '../..',
    "'; DROP TABLE sku; --",
    'ｆｕｌｌ',
  ])('[R7.064] takes %j, and finds what there is', async (keyword) => {
    expect((await records({ keyword })).status).toBe(200);
    expect((await services.call('searchPieces', { params: { keyword } })).status).toBe(200);
    expect((await services.call('searchArticles', { params: { keyword } })).status).toBe(200);
  });

  it('[R7.012] is nothing for a word of no language', async () => {
    const nothing = await found({ keyword: 'xqzvkw' });
    expect(nothing).toMatchObject({
      skus: { hits: [], nbHits: 0, nbPages: 0 },
      categories: [],
      articles: { nbHits: 0 },
      answers: { nbHits: 0 },
    });
  });

  it('[R7.012, R7.014] never is an exclusive product, by name, id or words', async () => {
    const { rows } = await services.db.executeSql(
      `SELECT p.id, t.name FROM product p JOIN product_text t ON t.product_id = p.id WHERE p.is_exclusive
       UNION ALL SELECT s.product_id, s.id FROM sku s JOIN product p ON p.id = s.product_id WHERE p.is_exclusive`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const reserved = new Set(rows.map(({ id }) => String(id)));
    for (const word of new Set(rows.flatMap(({ id, name }) => [String(id), String(name)]))) {
      expect(ids(await found({ keyword: word })).filter((id) => reserved.has(id))).toEqual([]);
      const { products } = await predicted(word);
      expect(products.filter(({ productId }) => reserved.has(productId))).toEqual([]);
    }
  });
});

describe('what is shown while somebody types', () => {
  it('[R7.014] has the product of three letters, with picture and price, and completes the word', async () => {
    const { products, suggestions } = await predicted('heu');
    expect(products[0]).toMatchObject({
      productId: 'AU1001',
      price: { currency: 'USD' },
      media: { view: 'front' },
    });
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('[R7.014] does not mind accents and case', async () => {
    const plain = await predicted('faite');
    expect(plain.products.length).toBeGreaterThan(0);
    const accented = await predicted('FAÎTE');
    expect(accented.products).toEqual(plain.products);
  });

  it('[R7.014] has something from the first letter, and categories by their names', async () => {
    expect((await predicted('w')).products.length).toBeGreaterThan(0);
    expect((await predicted('watch')).categories.map(({ dimId }) => dimId)).toContain('watches');
    expect((await predicted('montr', 'fra-fr')).categories.map(({ url }) => url)).toContain(
      '/fra-fr/watches',
    );
  });

  it('[R7.014] refuses no keyword', async () => {
    expect(await services.call('getPredictive')).toMatchObject({
      status: 400,
      body: { statusDetails: 'keyword' },
    });
  });
});
