import type { Shade } from '@vitrine/contracts';
import type { TryOnType } from '@vitrine/try-on';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { type Piece, pieceOfShade } from './piece.ts';

/** Where pieces of a type are found: make-up in the house's shades, the rest in a category. */
export interface CandidateSource {
  readonly tryOnType: TryOnType;
  readonly dimId: string | undefined;
}

export interface Candidates {
  readonly pieces: readonly Piece[];
  /** Of make-up, with what only shades have. */
  readonly shades: readonly Shade[];
}

/** More pages than any house fills; a service that counts wrongly is not asked for ever. */
const MOST_PAGES = 20;

/** [R7.164, R7.053] Everything of a type that can be tried on; rejects where the shop does not answer. */
export async function fetchCandidates(source: CandidateSource, firstSkuId: string): Promise<Candidates> {
  if (source.tryOnType === 'lipsticks' || source.tryOnType === 'eyeshadows') {
    const shades = await fetchShades(source.tryOnType, firstSkuId);
    return { shades, pieces: shades.map(pieceOfShade) };
  }
  return { shades: [], pieces: await fetchPieces(source) };
}

async function fetchShades(
  tryOnType: 'lipsticks' | 'eyeshadows',
  selectedSku: string,
): Promise<readonly Shade[]> {
  const all: Shade[] = [];
  for (let page = 0, nbPages = 1; page < Math.min(nbPages, MOST_PAGES); page++) {
    const answer = await shopClient().call('getShades', {
      query: { tryOnType, selectedSku, page: String(page) },
    });
    if (!answer.ok) throw new Error('No shades');
    all.push(...answer.value.shades);
    ({ nbPages } = answer.value);
  }
  return all.filter((shade) => shade.tryOnEnabled);
}

/** One SKU for each colour, as a listing has them, in full. */
async function fetchPieces({ dimId, tryOnType }: CandidateSource): Promise<readonly Piece[]> {
  if (dimId === undefined) return [];
  const listing = await shopClient().call('getListing', { params: { dimId } });
  if (!listing.ok) throw new Error('No pieces');
  const skuIds = listing.value.hits
    .filter((card) => card.tryOnEnabled && card.tryOnType === tryOnType)
    .flatMap((card) => card.skus.map(({ identifier }) => identifier))
    .slice(0, 50);
  if (skuIds.length === 0) return [];
  const skus = await shopClient().call('getSkuListInContext', {
    params: { context: 'tryon', list: skuIds.join(','), precision: 'high' },
  });
  if (!skus.ok) throw new Error('No pieces');
  return skus.value.skuList.filter((sku) => sku.tryOnEnabled);
}
