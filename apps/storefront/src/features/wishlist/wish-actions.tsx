import type { WishlistItem } from '@vitrine/contracts';
import { PieceOffer } from '../../shared/advice/piece-offer.tsx';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { addToCart } from '../../shared/session/cart-actions.ts';
import { Button } from '../../shared/ui/button.tsx';
import { removeWish } from '../../shared/wishlist/wishlist-actions.ts';
import styles from './wish-actions.module.css';

interface WishActionsProps {
  readonly item: WishlistItem;
  /** Told how it ended: `moved` when the piece went into the cart, `failed` when it could not be taken off. */
  readonly onDone: (outcome: { readonly moved: boolean; readonly failed: boolean }) => void;
}

/** [R4.001–R4.003] What a piece on the list offers, and the way off the list. */
export function WishActions({ item, onDone }: WishActionsProps) {
  const t = useLabels();
  const name = pieceText(item.name, item, t);
  const { run, isBusy } = useMutation(async (to: 'cart' | 'nowhere') => {
    if (to === 'cart') {
      const added = await addToCart([{ skuId: item.identifier, quantity: 1, name }]);
      // What was refused stays, and the page's notification says why.
      if (!added.ok) return added;
    }
    const removed = await removeWish(item.identifier);
    onDone({ moved: to === 'cart', failed: !removed.ok });
    return removed;
  });
  return (
    <div className={styles['actions']} aria-busy={isBusy}>
      <PieceOffer
        item={item}
        name={name}
        isBusy={isBusy}
        add={{ text: t('wishlist_to_bag'), name: t('wishlist_to_bag_name', { name }) }}
        onAdd={() => void run('cart')}
      />
      <Button
        look="text"
        className={styles['remove']}
        disabled={isBusy}
        aria-label={t('wishlist_remove_name', { name })}
        onClick={() => void run('nowhere')}
      >
        {t('wishlist_remove')}
      </Button>
    </div>
  );
}
