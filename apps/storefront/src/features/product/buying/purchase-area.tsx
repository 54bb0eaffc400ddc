import { phoneText } from '@vitrine/domain';
import type { Product, Sku } from '@vitrine/contracts';
import { useState } from 'react';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import { WishSlot } from '../../../shared/page/wish-slot.tsx';
import { addToCart } from '../../../shared/session/cart-actions.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { usePurchaseButton } from '../../../shared/session/use-purchase-button.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import styles from './purchase-area.module.css';
import { stockLine } from './stock-line.ts';

const AdvisorPanel = lazyPart(
  async () => (await import('../../../shared/advice/advisor-panel.tsx')).AdvisorPanel,
);
const NotifyDialog = lazyPart(
  async () => (await import('../../../shared/advice/notify-dialog.tsx')).NotifyDialog,
);

type OpenPanel = 'none' | 'advisor' | 'notify';

interface PurchaseAreaProps {
  readonly product: Product;
  readonly sku: Sku;
  readonly isPersonalised: boolean;
}

/** [R4.001–R4.003] The one thing the SKU offers, and an advisor beside it. */
export function PurchaseArea({ product, sku, isPersonalised }: PurchaseAreaProps) {
  const { labels } = usePage();
  const { t } = labels;
  const inStock = useStore(shopper, (state) => state.inStock[sku.identifier]);
  const [panel, setPanel] = useState<OpenPanel>('none');
  const offer = usePurchaseButton()(sku, inStock);
  const stock = stockLine(offer, inStock);
  return (
    <div className={styles['area']}>
      {(offer === 'add-to-cart' || offer === 'awaiting-stock') && (
        <AddButton product={product} sku={sku} isReady={offer === 'add-to-cart'} />
      )}
      {offer === 'notify-me' && (
        <Button aria-haspopup="dialog" onClick={() => setPanel('notify')}>
          {t('product_notify_me')}
        </Button>
      )}
      {isPersonalised && (
        <Link to={`/perso-configurator?skuId=${sku.identifier}`} className={buttonClass('outline')}>
          {t('product_personalise')}
        </Link>
      )}
      <Button
        look={offer === 'call-advisor' ? 'solid' : 'outline'}
        aria-haspopup="dialog"
        onClick={() => setPanel('advisor')}
      >
        {t('global_call_to_perso_advice')}
      </Button>
      <div className={styles['foot']}>
        <p className={styles['stock']} aria-live="polite">
          {stock && t(stock)}
        </p>
        <WishSlot look="line" wish={{ ...sku, name: pieceText(product.name, sku, t) }} />
      </div>
      <NeedsScript />
      {panel === 'advisor' && <AdvisorPanel skuId={sku.identifier} onClose={() => setPanel('none')} />}
      {panel === 'notify' && <NotifyDialog sku={sku} onClose={() => setPanel('none')} />}
    </div>
  );
}

/** Without scripts the buttons above do nothing; the telephone number works. */
function NeedsScript() {
  const { labels, locale } = usePage();
  return (
    <noscript>
      <p className={styles['stock']}>
        {labels.t('product_needs_script')}{' '}
        <a className={styles['phone']} href={`tel:${locale.phone}`}>
          <bdi dir="ltr">{phoneText(locale.phone)}</bdi>
        </a>
      </p>
    </noscript>
  );
}

function AddButton({
  product,
  sku,
  isReady,
}: {
  readonly product: Product;
  readonly sku: Sku;
  /** False while availability is unknown: the button waits and offers nothing that may be sold out. */
  readonly isReady: boolean;
}) {
  const { t } = usePage().labels;
  const { run, isBusy } = useMutation(addToCart);
  const add = () => run([{ skuId: sku.identifier, quantity: 1, name: pieceText(product.name, sku, t) }]);
  return (
    <Button disabled={!isReady} aria-disabled={isBusy} onClick={() => void add()}>
      {t(isBusy ? 'product_adding' : 'product_add_to_bag')}
    </Button>
  );
}
