import type { Piece } from '../pieces/piece.ts';

/** Why a piece cannot be ticked for the bag. */
export type Hindrance = 'not-sold-here' | 'checking' | 'out-of-stock';

/**
 * [R4.004] Only what is in stock, in a locale that sells, with a price and sellable; undefined when all holds.
 *
 * @param inStock undefined while availability is unknown.
 */
export function hindranceOf(
  piece: Pick<Piece, 'price' | 'sellable'>,
  inStock: boolean | undefined,
  isShop: boolean,
): Hindrance | undefined {
  if (!isShop || !piece.sellable || piece.price === undefined) return 'not-sold-here';
  if (inStock === undefined) return 'checking';
  return inStock ? undefined : 'out-of-stock';
}
