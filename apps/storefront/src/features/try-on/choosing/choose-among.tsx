import type { Product } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Piece } from '../pieces/piece.ts';
import styles from './choose-among.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { NOTHING_UNTICKED, tickedOf, withTick, withTickable } from './ticking.ts';

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

/**
 * [R2.099, R4.004] Which of the pieces that are worn together go into the bag, or onto the wishlist. All that can be ticked
 * are ticked beforehand; a size that is missing is asked for when the choice is confirmed.
 */
export function ChooseAmong(props: ChooseAmongProps) {
  const { product, pieces, purpose, isAdding, failures, onConfirm, onClose } = props;
  const t = useLabels();
  const [choice, setChoice] = useState(NOTHING_UNTICKED);
  const [sizes, setSizes] = useState<Readonly<Record<string, string>>>({});
  const hasFailed = failures.length > 0;
  const chosen = tickedOf(pieces, choice).map(({ identifier }) => sizes[identifier] ?? identifier);
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = event.currentTarget.querySelector<HTMLSelectElement>('select:invalid');
    if (missing) missing.focus();
    else onConfirm(chosen);
  };

  return (
    <Dialog
      title={t(hasFailed && purpose === 'cart' ? 'tryon_add_to_cart_modal_error_title' : TITLES[purpose])}
      onClose={onClose}
    >
      <form noValidate onSubmit={confirm} className={styles['form']}>
        <ul className={styles['list']}>
          {pieces.map((piece) => (
            <ChoiceRow
              key={piece.identifier}
              {...{ product, piece, purpose }}
              sizedId={sizes[piece.identifier]}
              isWanted={!choice.unticked.has(piece.identifier)}
              onTick={(isTicked) => setChoice((before) => withTick(before, piece, isTicked))}
              onTickable={(isTickable) => setChoice((before) => withTickable(before, piece, isTickable))}
              onSize={(skuId) => setSizes({ ...sizes, [piece.identifier]: skuId })}
            />
          ))}
        </ul>
        <div role="alert" className={styles['failures']}>
          {failures.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        <Button type="submit" disabled={chosen.length === 0 || isAdding} aria-busy={isAdding}>
          {t(hasFailed ? 'tryon_try_again' : CONFIRMATIONS[purpose])}
        </Button>
      </form>
    </Dialog>
  );
}

const TITLES = { cart: 'tryon_choose_cart', wishlist: 'tryon_choose_wishlist' } as const;
const CONFIRMATIONS = { cart: 'tryon_add_to_cart', wishlist: 'tryon_add_to_wishlist' } as const;
