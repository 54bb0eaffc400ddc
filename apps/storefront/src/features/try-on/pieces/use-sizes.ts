import type { Product, Sku } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { Piece } from './piece.ts';

/**
 * The sizes that a piece comes in; none until they are known, and of what has none.
 *
 * @param known the product that the try-on was opened from: its own pieces need no call.
 */
export function useSizes(piece: Piece, known: Product): readonly Sku[] {
  const { identifier, productId, size } = piece;
  const isKnown = productId === known.identifier;
  const [fetched, setFetched] = useState<readonly Sku[]>([]);
  useEffect(() => {
    if (isKnown || size === undefined) return undefined;
    let isGone = false;
    const load = async () => {
      const answer = await shopClient().call('getProduct', { params: { id: productId } });
      if (!isGone && answer.ok) setFetched(answer.value.product.skus);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isKnown, productId, size]);
  return size === undefined ? [] : inColourOf(identifier, isKnown ? known.skus : fetched);
}

function inColourOf(identifier: string, skus: readonly Sku[]): readonly Sku[] {
  const own = skus.find((sku) => sku.identifier === identifier);
  return skus.filter(({ colorCode }) => colorCode === own?.colorCode);
}
