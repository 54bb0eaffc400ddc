import { type HouseLanguage, toSkuId } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import type { HouseWords, PieceDocument } from './documents.ts';
import { createPlainIndex } from './plain/plain-index.ts';
import type { KeptIndex, PieceQuery } from './search-index.ts';
import { typedIndexOf } from './test-harness/typed-index-of.ts';
import { aCategory, aPiece, aSku, aText, NO_WORDS } from './test-harness/a-house.ts';

const ADAPTERS: readonly (readonly [
  string,
  (documents: readonly PieceDocument[], words: HouseWords) => KeptIndex,
])[] = [
  ['plain', createPlainIndex],
  ['typed', typedIndexOf],
  ['changed', changedIndexOf],
];

/** A typed index whose every piece was put in after its base was built. */
function changedIndexOf(documents: readonly PieceDocument[], house: HouseWords): KeptIndex {
  const index = typedIndexOf(documents.slice(1), house);
  index.put(documents);
  return index;
}

const words: HouseWords = {
  categories: [
    aCategory('watches', 'Watches', {
      rank: 1,
      words: inSeven('Watches', 'Montres', '腕時計', '시계', '腕表', 'ساعات'),
    }),
    aCategory('bags', 'Bags', { rank: 2, words: inSeven('Bags', 'Sacs', 'バッグ', '가방', '包袋', 'حقائب') }),
    aCategory('bags-evening', 'Evening bags', { rank: 3, parentId: 'bags' }),
    aCategory('collection-watches', 'Watches', { rank: 4 }),
  ],
  texts: [
    aText('How a watch is wound', { id: 'old', date: '2024-01-02', dimIds: ['workshop'] }),
    aText('The watch on the left wrist', { id: 'new', date: '2025-03-04' }),
    aText('Returns of a watch', { id: 'care/returns', kind: 'answer' }),
  ],
  vocabulary: {
    facetValues: [
      {
        facet: 'colour',
        value: 'green',
        rank: 2,
        names: { eng: 'Green', fra: 'Vert', jpn: '緑' },
        synonyms: { eng: ['emerald'] },
      },
      {
        facet: 'colour',
        value: 'black',
        rank: 1,
        names: { eng: 'Black', fra: 'Noir', jpn: '黒' },
        synonyms: {},
      },
      { facet: 'colour', value: 'grey', rank: 3, names: { eng: 'Grey' }, synonyms: {} },
      {
        facet: 'material',
        value: 'silk',
        rank: 1,
        names: { eng: 'Silk', jpn: 'シルク', zhs: '真丝' },
        synonyms: {},
      },
    ],
    synonyms: [{ eng: ['bag', 'handbag', 'purse'] }],
  },
};

function named(name: string): { name: string; intro: string } {
  return { name, intro: '' };
}

function inSeven(eng: string, fra: string, ...[jpn = '', kor = '', zhs = '', ara = '']: readonly string[]) {
  return {
    eng: named(eng),
    fra: named(fra),
    jpn: named(jpn),
    kor: named(kor),
    zhs: named(zhs),
    ara: named(ara),
  };
}

const inWatches = { categories: [{ dimId: 'watches', place: 0 }] };
const pieces: readonly PieceDocument[] = [
  aPiece('Rive', {
    productId: 'TP7001',
    ...inWatches,
    launchedOn: 300,
    words: {
      eng: {
        name: 'Rive',
        short: 'A quiet watch',
        disambiguating: 'Round',
        long: 'Made on the river bank. It likes to lie in bags.',
      },
      fra: { name: 'Carré d’Or', short: 'Une montre', disambiguating: '', long: '' },
      jpn: { name: 'スカーフ', short: '静かな時計', disambiguating: '', long: '' },
      kor: { name: '스카프', short: '', disambiguating: '', long: '' },
      zhs: { name: '重庆围巾', short: '', disambiguating: '', long: '' },
      ara: { name: 'حقيبة ذهبيّة', short: '', disambiguating: '', long: '' },
    },
    skus: [
      aSku({ skuId: toSkuId('TS7001'), size: '40 mm', prices: { US: 90_000 } }),
      aSku({ skuId: toSkuId('TS7002'), size: '40 mm', colourFamily: 'green', prices: { US: 95_000 } }),
      aSku({ skuId: toSkuId('TS7003'), size: '52 mm', prices: { US: 20_000 } }),
    ],
  }),
  aPiece('Green pasture', { productId: 'TP8001', launchedOn: 100, materials: ['silk'] }),
  aPiece('Anse', { productId: 'TP8002', launchedOn: 200, categories: [{ dimId: 'bags-evening', place: 0 }] }),
  aPiece('Baie', {
    productId: 'TP8003',
    categories: [{ dimId: 'bags', place: 1 }],
    skus: [aSku({ skuId: toSkuId('TS8003'), prices: {} })],
  }),
];

const asked = {
  language: 'eng',
  country: 'US',
  chosen: {},
  sort: 'relevance',
  offset: 0,
  limit: 24,
} as const;

describe.each(ADAPTERS)('the %s index', (_, create) => {
  const index = create(pieces, words);
  const found = async (query: Partial<PieceQuery>): Promise<readonly string[]> =>
    (await index.findPieces({ ...asked, ...query })).hits.map(({ skuId }) => skuId);
  const first = async (keyword: string, language: HouseLanguage = 'eng') =>
    (await found({ keyword, language }))[0];

  const categoriesOf = async (keyword: string): Promise<readonly string[]> =>
    (await index.findPieces({ ...asked, keyword })).categories;

  it('[R7.009] lists a category and all below it in the order of the house', async () => {
    expect(await found({ dimId: 'bags' })).toEqual(['STP8001', 'TS8003', 'STP8002']);
    expect(await found({ dimId: 'nowhere' })).toEqual([]);
    expect(await found({ dimId: 'bags', offset: 1, limit: 1 })).toEqual(['TS8003']);
  });

  it('[R7.009] sorts by date and price, pieces without a price last', async () => {
    expect((await found({ sort: 'newest' }))[0]).toBe('TS7001');
    expect((await found({ sort: 'price-asc' })).at(-1)).toBe('TS8003');
    expect(await found({ sort: 'price-desc' })).toEqual(['TS7001', 'STP8001', 'STP8002', 'TS8003']);
  });

  it('[R7.009] counts a piece once, with one SKU meeting all that is chosen', async () => {
    const { total, facets } = await index.findPieces({
      ...asked,
      chosen: { colour: ['green'], size: ['52 mm'] },
    });
    expect(total).toBe(0);
    expect(facets.find(({ id }) => id === 'colour')?.values).toEqual([
      { value: 'black', count: 1 },
      { value: 'green', count: 0 },
    ]);
    expect(facets.find(({ id }) => id === 'size')?.values).toEqual([
      { value: '40 mm', count: 1 },
      { value: '52 mm', count: 0 },
    ]);
  });

  it('[R7.009] takes either value of a facet, and any range of prices', async () => {
    expect((await found({ chosen: { colour: ['green', 'black'] } })).length).toBe(4);
    expect(await found({ chosen: { price: ['200-300'] } })).toEqual(['TS7003']);
    expect(await found({ chosen: { price: ['hat'], colour: ['black'] } })).toEqual([]);
  });

  it.each([
    ['rive', 'eng', 'TS7001'],
    ['RIVE watch', 'eng', 'TS7001'],
    ['green watches', 'eng', 'TS7002'],
    ['emerald watch', 'eng', 'TS7002'],
    ['watch 52 mm', 'eng', 'TS7003'],
    ['watch 5.2cm', 'eng', 'TS7003'],
    ['ts7002', 'eng', 'TS7002'],
    ['ts 7002', 'eng', 'TS7002'],
    ['tp 7001', 'fra', 'TS7001'],
    ['tp70', 'eng', 'TS7001'],
    ['carre dor', 'fra', 'TS7001'],
    ['Carré d’Or', 'fra', 'TS7001'],
    ['montre verte', 'fra', 'TS7002'],
    ['watch', 'jpn', 'TS7001'],
    ['緑の腕時計', 'jpn', 'TS7002'],
    ['すかーふ', 'jpn', 'TS7001'],
    ['sukaafu', 'jpn', 'TS7001'],
    ['weijin', 'zhs', 'TS7001'],
    ['tmzkvm', 'kor', 'TS7001'],
    ['스카프를', 'kor', 'TS7001'],
    ['والحقيبة', 'ara', 'TS7001'],
    ['スカアフ', 'jpn', 'TS7001'],
    ['sigye', 'kor', 'TS7001'],
    ['싀계', 'kor', 'TS7001'],
    ['ㅅㄱ', 'kor', 'TS7001'],
    ['시계스카프', 'kor', 'TS7001'],
    ['wanbiao', 'zhs', 'TS7001'],
    ['sa3at', 'ara', 'TS7001'],
    ['montre', 'eng', 'TS7001'],
    ['sacs', 'ara', 'STP8001'],
    ['taille 52 mm', 'fra', 'TS7003'],
    ['purse', 'eng', 'STP8001'],
    ['silk', 'eng', 'STP8001'],
    ['watches of the pasture', 'eng', 'STP8001'],
  ] as const)('[R7.012] finds %j (%s) on %s', async (keyword, language, skuId) => {
    expect(await first(keyword, language)).toBe(skuId);
  });

  it('[R7.012] corrects a sure fault and says so', async () => {
    const { hits, correction } = await index.findPieces({ ...asked, keyword: 'gren wacth' });
    expect(hits[0]?.skuId).toBe('TS7002');
    expect(correction).toEqual({ keyword: 'green watch', isApplied: true });
    expect((await index.findPieces({ ...asked, keyword: 'gren pasture' })).correction?.isApplied).toBe(true);
  });

  it('[R7.012] shows others of its kind behind a piece that alone answers everything', async () => {
    expect(await found({ keyword: 'silk bags' })).toEqual(['STP8001', 'TS8003', 'STP8002']);
    expect(await found({ keyword: 'silk pasture' })).toEqual(['STP8001']);
  });

  it('[R7.012] leaves out pieces whose description alone names the kind that others are of', async () => {
    expect(await found({ keyword: 'bags' })).toEqual(['STP8001', 'TS8003', 'STP8002']);
    expect(await found({ keyword: 'river bank' })).toEqual(['TS7001']);
    expect(await found({ keyword: 'river umbrella' })).toEqual([]);
  });

  it('[R7.012] names the categories that a keyword means, and those around them', async () => {
    expect(await categoriesOf('bags')).toEqual(['bags', 'bags-evening']);
    expect(await categoriesOf('evening bags')).toEqual(['bags-evening', 'bags']);
    expect(await categoriesOf('drop table bags')).toEqual([]);
    expect(await categoriesOf('watches')).toEqual(['watches']);
  });

  it.each(['xqzvw', 'hjkl fdsa', '€€€', '%2F', '😀', '\u202E', '龘靐', '1=1', "' OR 1=1; --", 'frive'])(
    '[R7.064] finds nothing for %j',
    async (keyword) => {
      expect((await index.findPieces({ ...asked, keyword })).total).toBe(0);
    },
  );

  it('[R7.014] completes what is being typed', async () => {
    const { suggestions, pieces: hits, categories } = await index.predict({ ...asked, keyword: 'WA' });
    expect(suggestions[0]).toBe('Watches');
    expect(categories).toEqual(['watches']);
    expect(hits[0]?.productId).toBe('TP7001');
    const begun = await index.predict({ ...asked, keyword: 'riv' });
    expect(begun.pieces[0]?.productId).toBe('TP7001');
    expect(begun.suggestions).toEqual(['Rive']);
  });

  it('[R7.065] finds texts by relevance or date, of a kind and of a category', async () => {
    const texts = { ...asked, keyword: 'watch', kinds: ['article'] } as const;
    const ids = async (query: object): Promise<readonly string[]> =>
      (await index.findTexts({ ...texts, ...query })).hits.map(({ id }) => id);
    expect(await ids({ dateSort: 'desc' })).toEqual(['new', 'old']);
    expect(await ids({ dateSort: 'asc' })).toEqual(['old', 'new']);
    expect(await ids({ kinds: ['answer'], keyword: 'return' })).toEqual(['care/returns']);
    expect(await ids({ dimId: 'workshop' })).toEqual(['old']);
    expect(await ids({ keyword: 'umbrella' })).toEqual([]);
    expect((await index.findTexts({ ...texts, limit: 1 })).total).toBe(2);
  });

  it('likens pieces of one category, never a piece to itself', async () => {
    const similar = await index.findSimilar({ ...asked, productId: 'TP8001' });
    expect(similar.map(({ productId }) => productId)).toEqual(['TP8003']);
    expect(await index.findSimilar({ ...asked, productId: 'none' })).toEqual([]);
  });

  it('answers with what was changed and removed', async () => {
    const changing = create(pieces, words);
    changing.put([aPiece('Lagune', { productId: 'TP8001' }), aPiece('Nouvelle', { productId: 'NEW1' })]);
    changing.remove(['TP7001', 'none']);
    const hits = async (keyword: string) => (await changing.findPieces({ ...asked, keyword })).hits;
    expect(changing.size).toBe(4);
    expect((await hits('lagune')).map(({ productId }) => productId)).toEqual(['TP8001']);
    expect((await hits('nouvelle')).length).toBe(1);
    expect((await hits('rive')).map(({ productId }) => productId)).not.toContain('TP7001');
    changing.setWords(NO_WORDS);
    expect((await changing.findPieces({ ...asked, dimId: 'bags' })).total).toBe(0);
  });
});
