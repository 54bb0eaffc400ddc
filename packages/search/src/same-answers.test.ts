import { FACET_IDS, HOUSE_LANGUAGES, LISTING_SORTS, toSkuId } from '@vitrine/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HouseWords, PieceDocument } from './documents.ts';
import { createPlainIndex } from './plain/plain-index.ts';
import type { KeptIndex, PieceQuery } from './search-index.ts';
import { aCategory, aPiece, aSku } from './test-harness/a-house.ts';
import { typedIndexOf } from './test-harness/typed-index-of.ts';

const WORDS = [
  'green',
  'watch',
  'silk',
  'bag',
  'rive',
  'anse',
  '緑',
  '時計',
  'シルク',
  'montre',
  'حقيبة',
  '스카프',
  '40 mm',
  'x1',
];
const words: HouseWords = {
  categories: [
    aCategory('a', 'Watches', { rank: 2 }),
    aCategory('b', 'Bags', { rank: 1, parentId: 'a' }),
    aCategory('c', 'Silk', { rank: 3 }),
  ],
  texts: [],
  vocabulary: {
    facetValues: [
      { facet: 'colour', value: 'green', rank: 1, names: { eng: 'Green', jpn: '緑' }, synonyms: {} },
      { facet: 'material', value: 'silk', rank: 1, names: { eng: 'Silk' }, synonyms: {} },
    ],
    synonyms: [{ eng: ['watch', 'timepiece', 'rive anse'] }],
  },
};

const some = (...values: readonly string[]) => fc.constantFrom(...values);
const texts = fc.array(some(...WORDS), { maxLength: 3 }).map((list) => list.join(' '));
const skus = fc.array(
  fc.record({
    colourFamily: some('green', 'black', ''),
    finish: fc.option(some('matte', 'satin')),
    size: fc.option(some('40 mm', '41', 'S')),
    tryOnType: fc.option(some('watches')),
    prices: fc.dictionary(some('US', 'JP'), fc.integer({ min: 0, max: 300_000 })),
    words: fc.record({ eng: fc.record({ colour: texts, label: texts }) }),
  }),
  { minLength: 1, maxLength: 4 },
);
const pieces = fc
  .array(
    fc.record({
      skus,
      name: texts,
      long: texts,
      materials: fc.uniqueArray(some('silk', 'gold')),
      launchedOn: fc.nat(3),
      subFamily: some('one', 'two', ''),
      dimIds: fc.uniqueArray(some('a', 'b', 'c')),
      place: fc.nat(2),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ skus: ownSkus, name, long, dimIds, place, ...rest }, at): PieceDocument => ({
      ...aPiece(name, { productId: `P${at}` }),
      ...rest,
      words: {
        eng: { name, short: '', disambiguating: '', long },
        jpn: { name: long, short: name, disambiguating: '', long: '' },
      },
      categories: dimIds.map((dimId) => ({ dimId, place })),
      skus: ownSkus.map((sku, number) => aSku({ ...sku, look: '', skuId: toSkuId(`K${at}x${number}`) })),
    })),
  );

const chosen = fc.dictionary(
  some(...FACET_IDS),
  fc.array(some('green', 'black', 'silk', 'matte', '40 mm', '41', '0-100', '500-', 'watches', 'none'), {
    maxLength: 3,
  }),
);
const queries: fc.Arbitrary<PieceQuery> = fc.record(
  {
    language: fc.constantFrom(...HOUSE_LANGUAGES),
    country: some('US', 'JP', 'XX'),
    chosen,
    sort: fc.constantFrom(...LISTING_SORTS),
    offset: fc.nat(3),
    limit: fc.nat(8),
    dimId: some('a', 'b', 'c', 'none'),
    keyword: fc
      .array(some(...WORDS, 'wacth', 'gre', 'timepiece', 'k1x0', 'zzz'), { minLength: 1, maxLength: 3 })
      .map((list) => list.join(' ')),
  },
  { requiredKeys: ['language', 'country', 'chosen', 'sort', 'offset', 'limit'] },
);

async function answersOf(index: KeptIndex, query: PieceQuery): Promise<unknown> {
  const keyword = query.keyword ?? 'gr';
  return {
    found: await index.findPieces(query),
    predicted: await index.predict({ ...query, keyword }),
    similar: await index.findSimilar({ ...query, productId: 'P1' }),
  };
}

describe('the typed index', () => {
  it('[R7.009] [R7.012] [R7.014] [R7.064] answers as the plain one does, to whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, queries, async (documents, query) => {
        const plain = await answersOf(createPlainIndex(documents, words), query);
        expect(await answersOf(typedIndexOf(documents, words), query)).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  it('[R7.009] [R7.012] answers alike when some of the pieces were added since it was built', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, fc.nat(12), queries, async (documents, built, query) => {
        const plain = await answersOf(createPlainIndex(documents, words), query);
        const index = typedIndexOf(documents.slice(0, built), words);
        index.put(documents.slice(built));
        expect(await answersOf(index, query)).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  it('[R7.009] lists alike when pieces were changed and removed', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, pieces, queries, async (before, after, query) => {
        const { keyword: _, ...listing } = query;
        const index = typedIndexOf(before, words);
        index.put(after);
        index.remove(['P0']);
        const left = new Map([...before, ...after].map((document) => [document.productId, document]));
        left.delete('P0');
        const plain = createPlainIndex([...left.values()], words);
        expect(index.size).toBe(plain.size);
        expect(await index.findPieces(listing)).toEqual(await plain.findPieces(listing));
      }),
      { numRuns: 60 },
    );
  });
});
