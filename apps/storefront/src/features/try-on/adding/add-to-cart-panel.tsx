import type { Product, Sku } from '@vitrine/contracts';
import type { PurchaseButton } from '@vitrine/domain';
import { useState } from 'react';
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { usePurchaseButton } from '../../../shared/session/use-purchase-button.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { loadSkuAvailability } from '../pieces/load-sku-availability.ts';
import { PieceRow } from '../pieces/piece-row.tsx';
import type { Piece } from '../pieces/piece.ts';
import { type CallAnswer, useAnswer } from '../pieces/use-answer.ts';
import { type Sizes, useSizes } from '../pieces/use-sizes.ts';
import styles from './add-to-cart-panel.module.css';
import { NotOnline } from './not-online.tsx';
import { SizeChoice } from '../pieces/size-choice.tsx';

interface AddToCartPanelProps {
  /** Where the try-on was opened. */
  readonly product: Product;
  readonly piece: Piece;
  readonly isAdding: boolean;
  /** Why the last attempt brought nothing; empty before the first. */
  readonly failures: readonly string[];
  readonly onConfirm: (skuId: string) => void;
  readonly onClose: () => void;
}

/** [R2.100] The piece, its sizes where it has several, and what its stock allows. */
export function AddToCartPanel(props: AddToCartPanelProps) {
  const { product, piece, isAdding, failures, onConfirm, onClose } = props;
  const { labels } = usePage();
  const { t } = labels;
  const { sizes, ...sizing } = useSizes(piece, product);
  const [chosenId, choose] = useState<string>();
  const chosen = chosenOf(piece, sizes, chosenId);
  const asked = useOffer(piece, chosen, { sizes, ...sizing });
  const { offer, missing } = asked;

  const hasFailed = failures.length > 0;
  const messages = missing ? [failureText(missing, labels)] : failures;
  return (
    <Dialog
      title={t(hasFailed ? 'tryon_add_to_cart_modal_error_title' : 'tryon_add_to_cart')}
      onClose={onClose}
    >
      <PieceRow piece={piece} />
      <SizeChoice sizes={sizes} chosenId={chosenId} onChoose={choose} />
      <div role="alert">
        {messages.map((message) => (
          <p key={message} className={styles['failure']}>
            {message}
          </p>
        ))}
      </div>
      {chosen === undefined || isOffered(offer) ? (
        <OneButton {...asked} {...{ chosen, isAdding, hasFailed, onConfirm }} />
      ) : (
        <NotOnline piece={chosen} offer={offer} />
      )}
    </Dialog>
  );
}

interface OneButtonProps extends Offer, Pick<AddToCartPanelProps, 'isAdding' | 'onConfirm'> {
  readonly chosen: Piece | undefined;
  readonly hasFailed: boolean;
}

/** [R8.014] Adds, tries again and waits. It is one button throughout, so that it keeps the focus. */
function OneButton(props: OneButtonProps) {
  const { chosen, offer, missing, isAskedAgain, askAgain, isAdding, hasFailed, onConfirm } = props;
  const t = useLabels();
  const isReady = chosen !== undefined && offer === 'add-to-cart';
  const isWaiting = isAdding || isAskedAgain;
  const press = () => {
    if (missing) askAgain();
    else if (chosen && !isWaiting) onConfirm(chosen.identifier);
  };
  return (
    <Button
      disabled={!isReady && !missing && !isWaiting}
      aria-disabled={isWaiting}
      aria-busy={isWaiting}
      onClick={press}
    >
      {t(hasFailed || missing || isAskedAgain ? 'tryon_try_again' : 'tryon_add_to_cart')}
    </Button>
  );
}

interface Offer extends Pick<CallAnswer, 'isAskedAgain' | 'askAgain'> {
  readonly offer: PurchaseButton;
  /** Why it is not known. */
  readonly missing: CallFailure | undefined;
}

/** What the shop offers of the piece, or why that is not known; sizes and stock can be asked for again. */
function useOffer(piece: Piece, chosen: Piece | undefined, sizing: Sizes): Offer {
  const inStock = useStore(shopper, (state) => state.inStock[chosen?.identifier ?? '']);
  const stock = useAnswer(loadSkuAvailability, skuIdsOf(piece, sizing.sizes));
  const offer = usePurchaseButton()(chosen ?? piece, inStock);
  // An earlier answer suffices, however the last request ended.
  const asked = sizing.sizes === undefined ? sizing : stock;
  const missing = sizing.failure ?? (offer === 'awaiting-stock' ? stock.failure : undefined);
  return { offer, missing, isAskedAgain: asked.isAskedAgain, askAgain: asked.askAgain };
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

const isOffered = (button: PurchaseButton): boolean =>
  button === 'add-to-cart' || button === 'awaiting-stock';
