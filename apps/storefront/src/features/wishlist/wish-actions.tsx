import type { WishlistItem } from '@vitrine/contracts';
import { useState } from 'react';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { pieceText } from '../../shared/i18n/variant-text.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { addToCart } from '../../shared/session/cart-actions.ts';
import { usePurchaseButton } from '../../shared/session/use-purchase-button.ts';
import { Button } from '../../shared/ui/button.tsx';
import { removeWish } from '../../shared/wishlist/wishlist-actions.ts';
import styles from './wish-actions.module.css';

const AdvisorPanel = lazyPart(
  async () => (await import('../../shared/advice/advisor-panel.tsx')).AdvisorPanel,
);
const NotifyDialog = lazyPart(
  async () => (await import('../../shared/advice/notify-dialog.tsx')).NotifyDialog,
);

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
      <Offer {...{ item, name, isBusy }} onMove={() => void run('cart')} />
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

interface OfferProps {
  readonly item: WishlistItem;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onMove: () => void;
}

function Offer({ item, name, isBusy, onMove }: OfferProps) {
  const { labels } = usePage();
  const { t } = labels;
  const [panel, setPanel] = useState<'none' | 'advisor' | 'notify'>('none');
  const close = () => setPanel('none');
  const offer = usePurchaseButton()(item, item.inStock);
  if (offer === 'add-to-cart') {
    return (
      <Button
        look="outline"
        className={styles['offer']}
        disabled={isBusy}
        aria-label={t('wishlist_to_bag_name', { name })}
        onClick={onMove}
      >
        {t('wishlist_to_bag')}
      </Button>
    );
  }
  const isNotify = offer === 'notify-me';
  return (
    <>
      <Button
        look="outline"
        className={styles['offer']}
        aria-haspopup="dialog"
        onClick={() => setPanel(isNotify ? 'notify' : 'advisor')}
      >
        {t(isNotify ? 'product_notify_me' : 'global_call_to_perso_advice')}
      </Button>
      {panel === 'notify' && <NotifyDialog sku={item} onClose={close} />}
      {panel === 'advisor' && <AdvisorPanel about={name} onClose={close} />}
    </>
  );
}
