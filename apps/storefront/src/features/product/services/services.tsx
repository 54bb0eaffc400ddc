import type { Sku } from '@vitrine/contracts';
import { useState } from 'react';
import { loadLabels } from '../../../shared/i18n/load-labels.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { usePurchaseButton } from '../../../shared/session/use-purchase-button.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Delivery } from './delivery.tsx';
import styles from './services.module.css';
import { ShareButton } from './share-button.tsx';

// The import of this module waits for its labels too.
await loadLabels('detail');

const StoresWithPiece = lazyPart(
  async () => (await import('../../../shared/finding/stores-with-piece.tsx')).StoresWithPiece,
);

/** When a piece would be there, which store has it, and the way to tell somebody of it. It comes in the browser. */
export function Services({ sku }: { readonly sku: Sku }) {
  const t = useLabels();
  const inStock = useStore(shopper, (state) => state.inStock[sku.identifier]);
  const offer = usePurchaseButton()(sku, inStock);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles['services']}>
      {offer !== 'call-advisor' && inStock !== false && (
        <Delivery skuId={sku.identifier} isInStock={inStock === true} />
      )}
      <div className={styles['ways']}>
        <Button look="text" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('detail_in_store')}
        </Button>
        <ShareButton />
      </div>
      {isOpen && (
        <StoresWithPiece skuId={sku.identifier} productId={sku.productId} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
