import type { WishlistItem } from '@vitrine/contracts';
import { useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { useLabels } from '../page/page.tsx';
import { usePurchaseButton } from '../session/use-purchase-button.ts';
import { Button } from '../ui/button.tsx';
import styles from './piece-offer.module.css';

const AdvisorPanel = lazyPart(async () => (await import('./advisor-panel.tsx')).AdvisorPanel);
const NotifyDialog = lazyPart(async () => (await import('./notify-dialog.tsx')).NotifyDialog);

interface PieceOfferProps {
  readonly item: WishlistItem;
  /** The piece with its colour and size. */
  readonly name: string;
  readonly isBusy: boolean;
  /** What the button says that puts it into the cart, and what it is called. */
  readonly add: { readonly text: string; readonly name: string };
  readonly onAdd: () => void;
}

/** [R4.001–R4.003] What a piece of a list offers: the cart, a word when it is back, or an adviser. */
export function PieceOffer({ item, name, isBusy, add, onAdd }: PieceOfferProps) {
  const t = useLabels();
  const [panel, setPanel] = useState<'none' | 'advisor' | 'notify'>('none');
  const close = () => setPanel('none');
  const offer = usePurchaseButton()(item, item.inStock);
  if (offer === 'add-to-cart') {
    return (
      <Button
        look="outline"
        className={styles['offer']}
        disabled={isBusy}
        aria-label={add.name}
        onClick={onAdd}
      >
        {add.text}
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
