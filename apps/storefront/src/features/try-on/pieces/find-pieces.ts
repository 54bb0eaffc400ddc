import { readSkus } from '../../../shared/api/read-skus.ts';
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
    for (const sku of await readSkus(others)) known.set(sku.identifier, sku);
  }
  return skuIds.flatMap((skuId) => known.get(skuId) ?? []);
}
