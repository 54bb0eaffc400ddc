import { shopClient } from '../../../shared/api/shop-client.ts';
import type { Piece } from './piece.ts';

/**
 * The pieces of SKU ids, in their order: known ones as they are, others (a size of another product) from the
 * catalogue.
 */
export async function findPieces(
  skuIds: readonly string[],
  atHand: readonly Piece[],
): Promise<readonly Piece[]> {
  const known = new Map(atHand.map((piece) => [piece.identifier, piece]));
  const others = skuIds.filter((skuId) => !known.has(skuId));
  if (others.length > 0) {
    const params = { list: others.join(','), precision: 'low' } as const;
    const answer = await shopClient().call('getSkuList', { params });
    for (const sku of answer.ok ? answer.value.skuList : []) known.set(sku.identifier, sku);
  }
  return skuIds.flatMap((skuId) => known.get(skuId) ?? []);
}
