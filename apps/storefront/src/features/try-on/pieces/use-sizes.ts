import type { Product, Sku } from '@vitrine/contracts';
import { useCallback, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { Piece } from './piece.ts';
import { type CallAnswer, useAnswer } from './use-answer.ts';

export interface Sizes extends CallAnswer {
  /** Empty for a piece with no sizes or only one; undefined while they are not known. */
  readonly sizes: readonly Sku[] | undefined;
}

/**
 * The sizes that a piece comes in.
 *
 * @param known the product that the try-on was opened from: its own pieces need no call.
 */
export function useSizes(piece: Piece, known: Product): Sizes {
  const { productId } = piece;
  const [fetched, setFetched] = useState<Product>();
  const ask = useCallback(async (id: string) => {
    const answer = await shopClient().call('getProduct', { params: { id } });
    if (!answer.ok) return answer.failure;
    setFetched(answer.value.product);
    return undefined;
  }, []);
  const product = [known, fetched].find((one) => one?.identifier === productId);
  const isAsked = piece.size !== undefined && product === undefined;
  const answer = useAnswer(ask, isAsked ? productId : '');
  return { ...answer, sizes: isAsked ? undefined : sizesOf(piece, product?.skus ?? []) };
}

function sizesOf({ identifier, size }: Piece, skus: readonly Sku[]): readonly Sku[] {
  const own = skus.find((sku) => sku.identifier === identifier);
  const sizes = skus.filter(({ colorCode }) => colorCode === own?.colorCode);
  return size === undefined || sizes.length < 2 ? [] : sizes;
}
