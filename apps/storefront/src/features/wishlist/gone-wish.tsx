import type { WishlistItem } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { wishOf } from '../../shared/wishlist/wish.ts';
import { addWishes } from '../../shared/wishlist/wishlist-actions.ts';
import styles from './wish-actions.module.css';

interface GoneWishProps {
  readonly item: WishlistItem;
  /** It went into the cart. */
  readonly isMoved: boolean;
  /** The shopper took it off just now: the focus goes to the button that puts it back. */
  readonly takesFocus: boolean;
  readonly onFailed: (message: string) => void;
}

/** In the place of a piece that was taken off: the button that puts it back. */
export function GoneWish({ item, isMoved, takesFocus, onFailed }: GoneWishProps) {
  const { labels } = usePage();
  const { t } = labels;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  const { run: putBack, isBusy } = useMutation(async () => {
    const { errors } = await addWishes([wishOf(item)], labels);
    onFailed(errors.join(' '));
    return undefined;
  });
  return (
    <p className={styles['gone']}>
      <output>{t(isMoved ? 'wishlist_moved' : 'wishlist_removed')}</output>
      <button
        ref={undo}
        type="button"
        className={`${buttonClass('text')} ${styles['undo']}`}
        disabled={isBusy}
        aria-label={t('wishlist_undo_name', { name: pieceText(item.name, item, t) })}
        onClick={() => void putBack()}
      >
        {t('wishlist_undo')}
      </button>
    </p>
  );
}
