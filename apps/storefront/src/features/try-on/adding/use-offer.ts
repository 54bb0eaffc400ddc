import type { Product, Sku } from '@vitrine/contracts';
import type { PurchaseButton } from '@vitrine/domain';
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { usePurchaseButton } from '../../../shared/session/use-purchase-button.ts';
import { loadStockOf } from '../../../shared/catalogue/load-stock.ts';
import type { Piece } from '../pieces/piece.ts';
import { type CallAnswer, useAnswer } from '../pieces/use-answer.ts';
import { useSizes } from '../pieces/use-sizes.ts';

export interface PieceOffer extends Pick<CallAnswer, 'isAskedAgain' | 'askAgain'> {
  /** Empty for a piece with no sizes or only one; undefined while they are not known. */
  readonly sizes: readonly Sku[] | undefined;
  /** What would be bought; undefined while a size is missing. */
  readonly chosen: Piece | undefined;
  readonly offer: PurchaseButton;
  /** What is chosen cannot be bought now, and it is known why. */
  readonly isHindered: boolean;
  /** Why sizes or stock are not known. */
  readonly missing: CallFailure | undefined;
}

/**
 * [R4.001–R4.003] What the shop offers of a piece, or why that is not known; sizes and stock can be asked for again.
 *
 * @param product where the try-on was opened.
 * @param chosenId the SKU of the size that was chosen; undefined before.
 */
export function useOffer(piece: Piece, product: Product, chosenId?: string): PieceOffer {
  const { sizes, ...sizing } = useSizes(piece, product);
  const chosen = chosenOf(piece, sizes, chosenId);
  const inStock = useStore(shopper, (state) => state.inStock[chosen?.identifier ?? '']);
  const stock = useAnswer(loadStockOf, skuIdsOf(piece, sizes));
  const offer = usePurchaseButton()(chosen ?? piece, inStock);
  // An earlier answer suffices, however the last request ended.
  const { isAskedAgain, askAgain } = sizes === undefined ? sizing : stock;
  const missing = sizing.failure ?? (offer === 'awaiting-stock' ? stock.failure : undefined);
  const isHindered = chosen !== undefined && (offer === 'notify-me' || offer === 'call-advisor');
  return { sizes, chosen, offer, isHindered, missing, isAskedAgain, askAgain };
}

const skuIdsOf = (piece: Piece, sizes: readonly Sku[] | undefined): string =>
  (sizes === undefined || sizes.length === 0 ? [piece] : sizes).map(({ identifier }) => identifier).join(',');

function chosenOf(
  piece: Piece,
  sizes: readonly Sku[] | undefined,
  chosenId: string | undefined,
): Piece | undefined {
  if (sizes === undefined) return undefined;
  return sizes.length === 0 ? piece : sizes.find(({ identifier }) => identifier === chosenId);
}
