import type { Product } from '@vitrine/contracts';
import { type PurchaseButton, purchaseButton } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { loadProductAvailability } from '../../../shared/session/availability.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PieceRow } from '../pieces/piece-row.tsx';
import type { Piece } from '../pieces/piece.ts';
import { useSizes } from '../pieces/use-sizes.ts';
import styles from './add-to-cart-panel.module.css';
import { NotOnline } from './not-online.tsx';
import { SizeChoice } from './size-choice.tsx';

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
  const t = useLabels();
  const { locale } = usePage();
  const sizes = useSizes(piece, product);
  const [chosenId, choose] = useState<string>();
  const chosen = sizes.length > 1 ? sizes.find(({ identifier }) => identifier === chosenId) : piece;
  const inStock = useStore(shopper, (state) => state.inStock[chosen?.identifier ?? '']);

  useEffect(() => void loadProductAvailability(piece.productId), [piece.productId]);

  const hasFailed = failures.length > 0;
  const isAgent = useStore(shopper, ({ context }) => context?.agentIsLogged ?? false);
  const button = purchaseButton(chosen ?? piece, inStock, { isShop: locale.isShop, isAgent });
  return (
    <Dialog
      title={t(hasFailed ? 'tryon_add_to_cart_modal_error_title' : 'tryon_add_to_cart')}
      onClose={onClose}
    >
      <PieceRow piece={piece} />
      {sizes.length > 1 && <SizeChoice sizes={sizes} chosenId={chosenId} onChoose={choose} />}
      <div role="alert">
        {failures.map((message) => (
          <p key={message} className={styles['failure']}>
            {message}
          </p>
        ))}
      </div>
      {chosen === undefined || isOffered(button) ? (
        <Button
          disabled={chosen === undefined || button !== 'add-to-cart' || isAdding}
          aria-busy={isAdding}
          onClick={() => chosen && onConfirm(chosen.identifier)}
        >
          {t(hasFailed ? 'tryon_add_to_cart_retry' : 'tryon_add_to_cart')}
        </Button>
      ) : (
        <NotOnline piece={chosen} offer={button} />
      )}
    </Dialog>
  );
}

const isOffered = (button: PurchaseButton): boolean =>
  button === 'add-to-cart' || button === 'awaiting-stock';
