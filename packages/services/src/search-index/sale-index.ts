import { createPlainIndex, type SearchIndex } from '@vitrine/search';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { readHouseWords } from './house-words.store.ts';
import { piecesOfSale } from './piece-documents.store.ts';

/**
 * [R7.010] The index of a category of a private sale, made once for a version of the catalogue. Pieces of sales stand in
 * no index of the house: a sale has few of them, and what is in no index cannot be found by chance.
 */
export function saleIndexes(
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
): (dimId: string) => Promise<SearchIndex> {
  const memory = createVersionMemory<SearchIndex>(deps);
  return (dimId) =>
    memory.get(dimId, async () => {
      const [pieces, { vocabulary }] = await Promise.all([
        piecesOfSale(deps.db, dimId),
        readHouseWords(deps.db),
      ]);
      const category = { dimId, parentId: null, rank: 0, path: '', words: { eng: { name: '', intro: '' } } };
      return createPlainIndex(pieces, { categories: [category], texts: [], vocabulary });
    });
}
