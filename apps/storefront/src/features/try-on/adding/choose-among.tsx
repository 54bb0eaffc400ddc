import type { Product } from '@vitrine/contracts';
import { useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Piece } from '../pieces/piece.ts';
import styles from './choose-among.module.css';
import { ChoiceRow } from './choice-row.tsx';

interface ChooseAmongProps {
  /** Where the try-on was opened. */
  readonly product: Product;
  /** What is worn together. */
  readonly pieces: readonly Piece[];
  readonly purpose: 'cart' | 'wishlist';
  readonly isAdding: boolean;
  readonly failures: readonly string[];
  readonly onConfirm: (skuIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** [R2.099, R4.004] Which of the pieces that are worn together shall go into the bag, or onto the wishlist. */
export function ChooseAmong(props: ChooseAmongProps) {
  const { product, pieces, purpose, isAdding, failures, onConfirm, onClose } = props;
  const t = useLabels();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [sizes, setSizes] = useState<Readonly<Record<string, string>>>({});
  const hasFailed = failures.length > 0;
  const skuOf = ({ identifier }: Piece) => sizes[identifier] ?? identifier;
  const tick = (piece: Piece, isTicked: boolean) => {
    const others = [...ticked].filter((skuId) => skuId !== piece.identifier);
    setTicked(new Set(isTicked ? [...others, piece.identifier] : others));
  };
  const chosen = pieces.filter(({ identifier }) => ticked.has(identifier)).map(skuOf);

  return (
    <Dialog
      title={t(hasFailed && purpose === 'cart' ? 'tryon_add_to_cart_modal_error_title' : TITLES[purpose])}
      onClose={onClose}
    >
      <ul className={styles['list']}>
        {pieces.map((piece) => (
          <ChoiceRow
            key={piece.identifier}
            {...{ product, piece, purpose }}
            sizedId={sizes[piece.identifier]}
            isTicked={ticked.has(piece.identifier)}
            onTick={(isTicked) => tick(piece, isTicked)}
            onSize={(skuId) => setSizes({ ...sizes, [piece.identifier]: skuId })}
          />
        ))}
      </ul>
      <div role="alert" className={styles['failures']}>
        {failures.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <Button
        disabled={chosen.length === 0 || isAdding}
        aria-busy={isAdding}
        onClick={() => onConfirm(chosen)}
      >
        {t(hasFailed ? 'tryon_try_again' : CONFIRMATIONS[purpose])}
      </Button>
    </Dialog>
  );
}

const TITLES = { cart: 'tryon_choose_cart', wishlist: 'tryon_choose_wishlist' } as const;
const CONFIRMATIONS = { cart: 'tryon_add_to_cart', wishlist: 'tryon_add_to_wishlist' } as const;
