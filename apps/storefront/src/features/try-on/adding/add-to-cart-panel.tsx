import type { Product, Sku } from '@vitrine/contracts';
import { type PurchaseButton, purchaseButton } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { phoneText } from '../../../shared/i18n/phone-text.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { loadProductAvailability } from '../../../shared/session/availability.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LookPicture } from '../modal/look-picture.tsx';
import styles from './add-to-cart-panel.module.css';
import { SizeChoice } from './size-choice.tsx';

interface AddToCartPanelProps {
  readonly product: Product;
  readonly sku: Sku;
  readonly isAdding: boolean;
  /** Why the last attempt brought nothing; empty before the first. */
  readonly failures: readonly string[];
  readonly onConfirm: (skuId: string) => void;
  readonly onClose: () => void;
}

/** [R2.100] The piece, its sizes where it has several, and the button that its stock allows. */
export function AddToCartPanel(props: AddToCartPanelProps) {
  const { product, sku, isAdding, failures, onConfirm, onClose } = props;
  const t = useLabels();
  const { locale } = usePage();
  const sizes = product.skus.filter((other) => other.colorCode === sku.colorCode && other.size !== undefined);
  const [chosenId, choose] = useState(sizes.length > 1 ? undefined : sku.identifier);
  const chosen = product.skus.find((other) => other.identifier === chosenId);
  const inStock = useStore(shopper, (state) => state.inStock[chosenId ?? '']);

  useEffect(() => void loadProductAvailability(product.identifier), [product.identifier]);

  const hasFailed = failures.length > 0;
  const button = purchaseButton(chosen ?? sku, inStock, { isShop: locale.isShop, isAgent: false });
  return (
    <Dialog
      title={t(hasFailed ? 'tryon_add_to_cart_modal_error_title' : 'tryon_add_to_cart')}
      onClose={onClose}
    >
      <Piece sku={sku} />
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
        <NotOnline />
      )}
    </Dialog>
  );
}

const isOffered = (button: PurchaseButton): boolean =>
  button === 'add-to-cart' || button === 'awaiting-stock';

function NotOnline() {
  const t = useLabels();
  const { locale } = usePage();
  return (
    <p>
      {t('tryon_not_online')}{' '}
      <a className={styles['link']} href={`tel:${locale.phone}`} dir="ltr">
        {phoneText(locale.phone)}
      </a>
    </p>
  );
}

function Piece({ sku }: { readonly sku: Sku }) {
  return (
    <div className={styles['piece']}>
      <LookPicture sku={sku} alt="" className={styles['picture']} />
      <div>
        <p className={styles['name']}>{sku.name}</p>
        <p className={styles['colour']}>{sku.color}</p>
        <p>{sku.price?.label}</p>
      </div>
    </div>
  );
}
