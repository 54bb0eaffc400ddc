import type { Shade, Sku } from '@vitrine/contracts';
import { isPainted, type PaintedType, readInBatches, SKU_BATCH, type TryOnType } from '@vitrine/domain';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { readWholeCategory } from '../../../shared/catalogue/read-category.ts';
import { everyPage } from './every-page.ts';
import { type Piece, pieceOfShade } from './piece.ts';

/** The source of pieces of a type: the house's shades for make-up, a category for the rest. */
export interface CandidateSource {
  readonly tryOnType: TryOnType;
  readonly dimId: string | undefined;
}

export interface Candidates {
  readonly pieces: readonly Piece[];
  /** Of make-up, with what only shades have. */
  readonly shades: readonly Shade[];
}

/** [R7.164, R7.053] Everything of a type that can be tried on; rejects where the shop does not answer. */
export async function fetchCandidates(source: CandidateSource, firstSkuId: string): Promise<Candidates> {
  const { tryOnType } = source;
  if (isPainted(tryOnType)) {
    const shades = await fetchShades(tryOnType, firstSkuId);
    return { shades, pieces: shades.map(pieceOfShade) };
  }
  return { shades: [], pieces: await fetchPieces(source) };
}

async function fetchShades(tryOnType: PaintedType, selectedSku: string): Promise<readonly Shade[]> {
  const all = await everyPage(async (page) => {
    const query = { tryOnType, selectedSku, page: String(page) };
    const answer = await shopClient().call('getShades', { query });
    if (!answer.ok) throw new Error('No shades');
    return { items: answer.value.shades, nbPages: answer.value.nbPages };
  });
  return all.filter((shade) => shade.tryOnEnabled);
}

/** One SKU for each colour, as a listing has them, in full. */
async function fetchPieces({ dimId, tryOnType }: CandidateSource): Promise<readonly Piece[]> {
  if (dimId === undefined) return [];
  const cards = await readWholeCategory(dimId);
  const skuIds = cards
    .filter((card) => card.tryOnEnabled && card.tryOnType === tryOnType)
    .flatMap((card) => card.skus.map(({ identifier }) => identifier));
  const found = await readInBatches(skuIds, SKU_BATCH, fetchSkus);
  return found.filter((sku) => sku.tryOnEnabled);
}

async function fetchSkus(skuIds: readonly string[]): Promise<readonly Sku[]> {
  const skus = await shopClient().call('getSkuListInContext', {
    params: { context: 'tryon', list: skuIds.join(','), precision: 'high' },
  });
  if (!skus.ok) throw new Error('No pieces');
  return skus.value.skuList;
}
