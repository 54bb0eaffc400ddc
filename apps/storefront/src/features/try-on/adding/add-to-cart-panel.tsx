import type { Product } from '@vitrine/contracts';
import { useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PieceRow } from '../pieces/piece-row.tsx';
import type { Piece } from '../pieces/piece.ts';
import styles from './add-to-cart-panel.module.css';
import { NotOnline } from './not-online.tsx';
import { SizeChoice } from '../pieces/size-choice.tsx';
import { type PieceOffer, useOffer } from './use-offer.ts';

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
  const [chosenId, choose] = useState<string>();
  const asked = useOffer(piece, product, chosenId);
  const { sizes, chosen, offer, isHindered, missing } = asked;

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
      {chosen && isHindered ? (
        <NotOnline piece={chosen} offer={offer} />
      ) : (
        <OneButton {...asked} {...{ isAdding, hasFailed, onConfirm }} />
      )}
    </Dialog>
  );
}

interface OneButtonProps extends PieceOffer, Pick<AddToCartPanelProps, 'isAdding' | 'onConfirm'> {
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
