import type { Product, Sku } from '@vitrine/contracts';
import type { TryOnType } from '@vitrine/try-on';
import { useReducer } from 'react';
import { useNavigate } from 'react-router';
import { localizedPath } from '../../../shared/navigation/page-path.ts';
import { useLabels, usePage } from '../../../shared/page/page.tsx';
import { addToCart, dismissNotice } from '../../../shared/session/cart-actions.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AddToCartPanel } from './add-to-cart-panel.tsx';
import styles from './add-to-cart.module.css';
import { AddedNotice } from './added-notice.tsx';
import { type AddingEvent, IDLE, nextAdding, showsPanel } from './adding.ts';
import { refusalMessages } from './refusal-messages.ts';

interface AddToCartProps {
  readonly product: Product;
  /** What is worn. */
  readonly sku: Sku;
  readonly tryOnType: TryOnType;
  /** [R5.012] The engine or the piece's model is on its way. */
  readonly isLoading: boolean;
  /** [R4.024] */
  readonly goesToCart: boolean;
}

/** [R2.093, R4.021–R4.024] The button under the stage, with the panel and the notice that follow from it. */
export function AddToCart({ product, sku, tryOnType, isLoading, goesToCart }: AddToCartProps) {
  const t = useLabels();
  const [adding, tell] = useReducer(nextAdding, IDLE);
  const send = useSending(product, goesToCart, tell);

  const press = () => {
    const pressed: AddingEvent = { type: 'pressed', tryOnType, skuId: sku.identifier };
    tell(pressed);
    if (nextAdding(adding, pressed).step === 'adding') void send(sku.identifier);
  };
  const confirm = (skuId: string) => {
    tell(adding.step === 'failed' ? { type: 'retried' } : { type: 'confirmed', skuId });
    void send(skuId);
  };

  return (
    <div className={styles['adding']}>
      <Button disabled={sku.identifier === '' || isLoading || adding.step === 'adding'} onClick={press}>
        {t('tryon_add_to_cart')}
      </Button>
      <output>{adding.step === 'done' && <AddedNotice name={nameOf(product, adding.skuId)} />}</output>
      {adding.step === 'failed' && !adding.inPanel && (
        <p role="alert" className={styles['failure']}>
          {adding.messages.join(' ')}
        </p>
      )}
      {showsPanel(adding) && (
        <AddToCartPanel
          {...{ product, sku }}
          isAdding={adding.step === 'adding'}
          failures={adding.step === 'failed' ? adding.messages : []}
          onConfirm={confirm}
          onClose={() => tell({ type: 'dismissed' })}
        />
      )}
    </div>
  );
}

/** Sends one piece to the bag and tells what came of it. */
function useSending(product: Product, goesToCart: boolean, tell: (event: AddingEvent) => void) {
  const { locale, labels } = usePage();
  const navigate = useNavigate();
  return async (skuId: string) => {
    const result = await addToCart([{ skuId, quantity: 1, name: nameOf(product, skuId) }]);
    // Said here; the page's own notification lies behind the modal.
    dismissNotice();
    const messages = refusalMessages(result, labels);
    if (messages.length > 0) {
      tell({ type: 'refused', messages });
      return;
    }
    tell({ type: 'added' });
    if (goesToCart) await navigate(localizedPath('/cart', locale));
  };
}

const nameOf = (product: Product, skuId: string): string =>
  product.skus.find((sku) => sku.identifier === skuId)?.name ?? product.name;
